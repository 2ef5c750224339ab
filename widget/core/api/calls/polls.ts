import { PollAnswer, SentimentPollAnswer, SpeedometerAnswer } from '../wire/answers/polls.ts';
import type {
  CompletePollRequest,
  SentimentPollRequest,
  SpeedometerRequest,
  UpdatePollRequest,
  UpdateSentimentPollRequest,
  UpdateSpeedometerRequest,
} from '../wire/requests/submissions.ts';
import type { Call } from './call.ts';

/** In a test the reader's own answer is the only one. */
const cannedPoll = ({ answerId }: CompletePollRequest) => ({
  endUsersCount: 1,
  results: [{ answerId, percentage: 100 }],
});
const cannedSpeedometer = ({ value }: SpeedometerRequest) => ({
  endUsersCount: 1,
  answerId: 0,
  correctValue: value,
  counter: 1,
  result: 'Correct' as const,
});
const cannedSentiment = () => ({ endUsersCount: 1, id: 0, resultDistribution: Array.from({ length: 12 }, () => 1) });

export const completePoll: Call<CompletePollRequest, PollAnswer> = {
  path: 'Widget/CompletePollAsync',
  answer: PollAnswer,
  canned: cannedPoll,
};
export const updatePoll: Call<UpdatePollRequest, PollAnswer> = {
  path: 'Widget/UpdatePollAsync',
  answer: PollAnswer,
  canned: cannedPoll,
};
export const completeQuiz: Call<CompletePollRequest, PollAnswer> = {
  path: 'Widget/CompleteQuizAsync',
  answer: PollAnswer,
  canned: cannedPoll,
};
export const completeSpeedometer: Call<SpeedometerRequest, SpeedometerAnswer> = {
  path: 'Widget/CompleteSpeedometerAsync',
  answer: SpeedometerAnswer,
  canned: cannedSpeedometer,
};
export const updateSpeedometer: Call<UpdateSpeedometerRequest, SpeedometerAnswer> = {
  path: 'Widget/UpdateSpeedometerAsync',
  answer: SpeedometerAnswer,
  canned: cannedSpeedometer,
};
export const completeSentimentPoll: Call<SentimentPollRequest, SentimentPollAnswer> = {
  path: 'Widget/CompleteSentimentPollAsync',
  answer: SentimentPollAnswer,
  canned: cannedSentiment,
};
export const updateSentimentPoll: Call<UpdateSentimentPollRequest, SentimentPollAnswer> = {
  path: 'Widget/UpdateSentimentPollAsync',
  answer: SentimentPollAnswer,
  canned: cannedSentiment,
};
