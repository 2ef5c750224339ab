import * as s from 'superstruct';
import { Finite, Id, maybe } from '../common.ts';
import { Text } from './common.ts';
import { completion } from './completion.ts';

/** Poll and quiz. `userAnswerId` comes from the answer to the first vote, and is needed to change it (spec §7). */
export const CompletePollRequest = s.type({
  ...completion,
  answerId: Id,
  text: maybe(Text),
  skipEndCard: maybe(s.boolean()),
  userAnswerId: maybe(Id),
});
export type CompletePollRequest = s.Infer<typeof CompletePollRequest>;

export const UpdatePollRequest = s.assign(CompletePollRequest, s.type({ userAnswerId: Id }));
export type UpdatePollRequest = s.Infer<typeof UpdatePollRequest>;

export const SpeedometerRequest = s.type({ ...completion, value: Finite, answerId: maybe(Id) });
export type SpeedometerRequest = s.Infer<typeof SpeedometerRequest>;

export const UpdateSpeedometerRequest = s.assign(SpeedometerRequest, s.type({ answerId: Id }));
export type UpdateSpeedometerRequest = s.Infer<typeof UpdateSpeedometerRequest>;

/** A sentiment is 0 to 1. */
const sentiment = s.min(s.max(s.number(), 1), 0);

export const SentimentPollRequest = s.type({ ...completion, value: sentiment, answerId: maybe(Id) });
export type SentimentPollRequest = s.Infer<typeof SentimentPollRequest>;

export const UpdateSentimentPollRequest = s.assign(SentimentPollRequest, s.type({ answerId: Id }));
export type UpdateSentimentPollRequest = s.Infer<typeof UpdateSentimentPollRequest>;
