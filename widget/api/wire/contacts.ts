import * as s from 'superstruct';
import { Id, maybe, Short, Text } from './common.ts';
import { completion } from './completion.ts';

export const CompleteCallRequest = s.type({
  ...completion,
  completionType: s.union([s.number(), s.string()]),
  recipientName: maybe(Short),
  callActionCompletionId: maybe(Id),
});

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });
