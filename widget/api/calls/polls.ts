import type { Infer } from 'superstruct';
import { PollAnswer, SentimentPollAnswer, SpeedometerAnswer } from '../wire/answers.ts';
import * as w from '../wire/polls.ts';
import { call } from './call.ts';

/** Nobody else is there in a test, so the visitor's answer is all there is. */
const cannedPoll = ({ answerId }: Infer<typeof w.CompletePollRequest>) => ({
  results: [{ answerId, percentage: 100 }],
});
const cannedSpeedometer = ({ value }: Infer<typeof w.SpeedometerRequest>) => ({
  answerId: 0,
  correctValue: value,
  counter: 1,
  result: 'Correct' as const,
});
const cannedSentiment = () => ({ id: 0, resultDistribution: Array.from({ length: 12 }, () => 1) });

export const completePoll = call('Widget/CompletePollAsync', w.CompletePollRequest, PollAnswer, cannedPoll);
export const updatePoll = call('Widget/UpdatePollAsync', w.UpdatePollRequest, PollAnswer, cannedPoll);
export const completeQuiz = call('Widget/CompleteQuizAsync', w.CompletePollRequest, PollAnswer, cannedPoll);
export const completeSpeedometer = call(
  'Widget/CompleteSpeedometerAsync',
  w.SpeedometerRequest,
  SpeedometerAnswer,
  cannedSpeedometer,
);
export const updateSpeedometer = call(
  'Widget/UpdateSpeedometerAsync',
  w.UpdateSpeedometerRequest,
  SpeedometerAnswer,
  cannedSpeedometer,
);
export const completeSentimentPoll = call(
  'Widget/CompleteSentimentPollAsync',
  w.SentimentPollRequest,
  SentimentPollAnswer,
  cannedSentiment,
);
export const updateSentimentPoll = call(
  'Widget/UpdateSentimentPollAsync',
  w.UpdateSentimentPollRequest,
  SentimentPollAnswer,
  cannedSentiment,
);
