import * as s from 'superstruct';
import { Id, maybe, Short } from '../common.ts';
import { Text } from './common.ts';
import { completion } from './completion.ts';

export const CompleteCallRequest = s.type({
  ...completion,
  completionType: Id,
  recipientName: maybe(Short),
});
export type CompleteCallRequest = s.Infer<typeof CompleteCallRequest>;

/** Adds another recipient to a completion, or changes the outcome of one. */
export const UpdateCallRequest = s.type({ ...CompleteCallRequest.schema, callActionCompletionId: Id });
export type UpdateCallRequest = s.Infer<typeof UpdateCallRequest>;

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });
export type CompleteTweetRequest = s.Infer<typeof CompleteTweetRequest>;
