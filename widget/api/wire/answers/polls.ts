import * as s from 'superstruct';
import { Count, Id, maybe } from '../common.ts';

export const PollAnswer = s.type({
  endUsersCount: Count,
  userAnswerId: maybe(Id),
  results: s.array(s.type({ answerId: Id, percentage: s.number() })),
});
export type PollAnswer = s.Infer<typeof PollAnswer>;

export const SpeedometerAnswer = s.type({
  endUsersCount: Count,
  answerId: maybe(Id),
  correctValue: maybe(s.number()),
  counter: maybe(s.number()),
  result: maybe(s.enums(['Correct', 'Close', 'Incorrect'])),
  feedbackCustomVariableCalc: maybe(s.union([s.string(), s.number()])),
});
export type SpeedometerAnswer = s.Infer<typeof SpeedometerAnswer>;

export const SentimentPollAnswer = s.type({
  endUsersCount: Count,
  id: maybe(Id),
  resultDistribution: s.size(s.array(s.number()), 12),
});
export type SentimentPollAnswer = s.Infer<typeof SentimentPollAnswer>;
