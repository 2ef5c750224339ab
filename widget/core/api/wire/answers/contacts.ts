import * as s from 'superstruct';
import { Count, Id, maybe, withFieldsOrCount } from '../common.ts';

export const CompleteCallAnswer = s.type({
  endUsersCount: Count,
  callActionCompletionId: maybe(Id),
  isSinglePerson: maybe(s.boolean()),
});
export type CompleteCallAnswer = s.Infer<typeof CompleteCallAnswer>;

const Thanked = s.type({
  endUsersCount: maybe(Count),
  thankYouText: maybe(s.string()),
  thankYouTitle: maybe(s.string()),
  useLocalRepresentative: maybe(s.boolean()),
});

export const CompleteTweetAnswer = withFieldsOrCount(
  Thanked,
  'thankYouText',
  'thankYouTitle',
  'useLocalRepresentative',
);
export type CompleteTweetAnswer = s.Infer<typeof CompleteTweetAnswer>;
