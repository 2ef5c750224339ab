import * as s from 'superstruct';
import { Id, maybe, Short, Text } from './common.ts';
import { completion, counted } from './completion.ts';

export const CompleteCallRequest = s.type({
  ...completion,
  completionType: s.union([s.number(), s.string()]),
  recipientName: maybe(Short),
  callActionCompletionId: maybe(Id),
});

export const CompleteCallAnswer = s.type({
  ...counted,
  callActionCompletionId: maybe(Id),
  isSinglePerson: maybe(s.boolean()),
});

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });

export const CompleteTweetAnswer = s.type({
  ...counted,
  thankYouText: maybe(s.string()),
  thankYouTitle: maybe(s.string()),
  useLocalRepresentative: maybe(s.boolean()),
});
