import * as s from 'superstruct';
import { Count, Id, maybe } from '../common.ts';

export const CompleteCallAnswer = s.type({
  endUsersCount: Count,
  callActionCompletionId: maybe(Id),
  isSinglePerson: maybe(s.boolean()),
});
export type CompleteCallAnswer = s.Infer<typeof CompleteCallAnswer>;

export const CompleteTweetAnswer = s.type({
  endUsersCount: Count,
  thankYouText: maybe(s.string()),
  thankYouTitle: maybe(s.string()),
  useLocalRepresentative: maybe(s.boolean()),
});
export type CompleteTweetAnswer = s.Infer<typeof CompleteTweetAnswer>;
