import * as s from 'superstruct';
import { Count, Id, maybe, withFieldsOrCount } from '../common.ts';

const Results = s.type({
  endUsersCount: maybe(Count),
  userAnswerId: maybe(Id),
  results: s.array(s.type({ answerId: Id, percentage: s.number() })),
});

/** Many services answer with an empty list of `results`. */
export const PollAnswer = s.refine(
  Results,
  'completion',
  ({ endUsersCount, results }) => endUsersCount != null || results.length > 0,
);
export type PollAnswer = s.Infer<typeof PollAnswer>;

const Judged = s.type({
  endUsersCount: maybe(Count),
  answerId: maybe(Id),
  correctValue: maybe(s.number()),
  counter: maybe(s.number()),
  result: maybe(s.enums(['Correct', 'Close', 'Incorrect'])),
  feedbackCustomVariableCalc: maybe(s.union([s.string(), s.number()])),
  /** How many guessed what: counts at even distances from the scale's low end to its high one, both included. */
  guesses: maybe(s.array(s.number())),
});

export const SpeedometerAnswer = withFieldsOrCount(Judged, 'answerId', 'correctValue', 'counter', 'result');
export type SpeedometerAnswer = s.Infer<typeof SpeedometerAnswer>;

const Distributed = s.type({
  endUsersCount: maybe(Count),
  id: maybe(Id),
  resultDistribution: s.size(s.array(s.number()), 12),
});

export const SentimentPollAnswer = withFieldsOrCount(Distributed, 'id', 'resultDistribution');
export type SentimentPollAnswer = s.Infer<typeof SentimentPollAnswer>;
