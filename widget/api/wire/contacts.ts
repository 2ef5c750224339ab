import * as s from 'superstruct';
import { Id, maybe, Short, Text } from './common.ts';
import { completion } from './completion.ts';

export const CompleteCallRequest = s.type({
  ...completion,
  completionType: Id,
  recipientName: maybe(Short),
});

/** Adds to a completion, or changes what was reported of a recipient. */
export const UpdateCallRequest = s.type({ ...CompleteCallRequest.schema, callActionCompletionId: Id });

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });
