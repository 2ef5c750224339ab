import type { Infer, Struct } from 'superstruct';
import { type } from 'superstruct';
import * as w from './wire.ts';

/** One call of the API: everything that client, server and the test modes must agree on. */
export type Call<Req = unknown, Res = unknown> = {
  /** Below the API base. */
  path: string;
  request: Struct<Req, unknown>;
  answer: Struct<Res, unknown>;
  /** What test and preview modes answer instead of sending (spec §7). */
  canned: (request: Req) => Res;
  /** Really sent in test mode (spec §7). */
  sentInTestMode?: true;
  /** Adds the visitor id, with consent only. */
  fingerprint?: true;
  /** How often a failed POST is sent again by itself; a visitor's submission never is. */
  retries?: number;
};

type Options = Pick<Call, 'sentInTestMode' | 'fingerprint' | 'retries'>;

// biome-ignore lint/suspicious/noExplicitAny: a struct's schema parameter has no use outside superstruct
type AnyStruct = Struct<any, any>;

const call = <Q extends AnyStruct, A extends AnyStruct>(
  path: string,
  request: Q,
  answer: A,
  canned: (request: Infer<Q>) => Infer<A>,
  options: Options = {},
) => ({ path, request, answer, canned, ...options }) as Call<Infer<Q>, Infer<A>>;

const Empty = type({});
const empty = () => ({});

const cannedCall = () => ({ callActionCompletionId: 0 });

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

/** Every call of spec §7 and contract §6. Adding a call is a line. */
export const calls = {
  getActions: call('Widget/GetActionsAsync', w.GetActionsRequest, w.Widget, () => ({ widgetId: 0, cards: [] }), {
    retries: 2,
  }),
  recordActivity: call('Widget/RecordActivity', w.RecordActivityRequest, Empty, empty),
  recordTimings: call('Widget/RecordTimings', w.RecordTimingsRequest, Empty, empty),
  completeCall: call('Widget/CompleteCallAsync', w.CompleteCallRequest, w.CompleteCallAnswer, cannedCall, {
    fingerprint: true,
  }),
  updateCall: call('Widget/UpdateCallAsync', w.CompleteCallRequest, w.CompleteCallAnswer, cannedCall),
  completeCheckRegistration: call(
    'Widget/CompleteCheckRegistrationAsync',
    w.CheckRegistrationRequest,
    w.CheckRegistrationAnswer,
    empty,
    { fingerprint: true },
  ),
  initiateDonation: call('Widget/InitiateDonationAsync', w.InitiateDonationRequest, w.InitiateDonationAnswer, empty),
  completeDonation: call('Widget/CompleteDonationAsync', w.CompleteDonationRequest, w.CompleteDonationAnswer, empty, {
    fingerprint: true,
  }),
  checkPaymentAuthorized: call(
    'Widget/CheckPaymentAuthorizedAsync',
    w.PaymentAuthorizedRequest,
    w.PaymentAuthorizedAnswer,
    empty,
  ),
  completeEmail: call('Widget/CompleteEmailAsync', w.CompleteEmailRequest, w.Counted, empty, { fingerprint: true }),
  completeRecordVideoEmail: call('Widget/CompleteRecordVideoEmailAsync', w.CompleteEmailRequest, w.Counted, empty, {
    fingerprint: true,
  }),
  testCompleteEmail: call('Widget/TestCompleteEmailAsync', w.CompleteEmailRequest, w.Counted, empty, {
    fingerprint: true,
    sentInTestMode: true,
  }),
  recordAddressLocationPairs: call('Widget/RecordAddressLocationPairs', w.AddressLocationRequest, Empty, empty),
  completeRecordVideo: call('Widget/CompleteRecordVideoAsync', w.RecordVideoRequest, w.RecordVideoAnswer, empty),
  completeLink: call('Widget/CompleteLinkAsync', w.CompleteLinkRequest, w.Counted, empty),
  completePetition: call('Widget/CompletePetitionAsync', w.CompletePetitionRequest, w.Counted, empty),
  completeOpinion: call('Widget/CompleteOpinionAsync', w.CompleteOpinionRequest, w.Counted, empty),
  completePoll: call('Widget/CompletePollAsync', w.CompletePollRequest, w.PollAnswer, cannedPoll),
  updatePoll: call('Widget/UpdatePollAsync', w.UpdatePollRequest, w.PollAnswer, cannedPoll),
  completeQuiz: call('Widget/CompleteQuizAsync', w.CompletePollRequest, w.PollAnswer, cannedPoll),
  completeSpeedometer: call(
    'Widget/CompleteSpeedometerAsync',
    w.SpeedometerRequest,
    w.SpeedometerAnswer,
    cannedSpeedometer,
  ),
  updateSpeedometer: call(
    'Widget/UpdateSpeedometerAsync',
    w.UpdateSpeedometerRequest,
    w.SpeedometerAnswer,
    cannedSpeedometer,
  ),
  completeSentimentPoll: call(
    'Widget/CompleteSentimentPollAsync',
    w.SentimentPollRequest,
    w.SentimentPollAnswer,
    cannedSentiment,
  ),
  updateSentimentPoll: call(
    'Widget/UpdateSentimentPollAsync',
    w.UpdateSentimentPollRequest,
    w.SentimentPollAnswer,
    cannedSentiment,
  ),
  completeSignup: call('Widget/CompleteSignupAsync', w.CompleteSignupRequest, w.Counted, empty),
  completeTweet: call('Widget/CompleteTweetAsync', w.CompleteTweetRequest, w.CompleteTweetAnswer, empty),
  completeVideo: call('Widget/CompleteVideoAsync', w.CompleteVideoRequest, w.Counted, empty),
  getLawmakersForPreview: call('Lawmakers/GetForPreview', w.GetForPreviewRequest, w.Lawmakers, () => [], {
    sentInTestMode: true,
  }),
  getLawmakersForContact: call('Lawmakers/GetForContact', w.GetForContactRequest, w.Lawmakers, () => [], {
    sentInTestMode: true,
  }),
} as const;

export type CallName = keyof typeof calls;
