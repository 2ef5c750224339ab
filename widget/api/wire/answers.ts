import * as s from 'superstruct';
import { Id, maybe } from './common.ts';

/** How many people have completed this action (contract §6). */
const Count = maybe(s.number());

export const Counted = s.type({ endUsersCount: Count });

/** What became of the letter to each recipient; `kept`: it waits for an operator; `noAddress`: nobody knows where to send it. */
const LetterOutcome = s.type({ name: s.string(), status: s.string() });

export const EmailAnswer = s.type({ endUsersCount: Count, recipients: maybe(s.array(LetterOutcome)) });

export const CompleteCallAnswer = s.type({
  endUsersCount: Count,
  callActionCompletionId: maybe(Id),
  isSinglePerson: maybe(s.boolean()),
});

export const CompleteTweetAnswer = s.type({
  endUsersCount: Count,
  thankYouText: maybe(s.string()),
  thankYouTitle: maybe(s.string()),
  useLocalRepresentative: maybe(s.boolean()),
});

export const CheckRegistrationAnswer = s.type({ endUsersCount: Count, isRegistered: maybe(s.boolean()) });

export const InitiateDonationAnswer = s.type({
  clientToken: maybe(s.string()),
  trackingId: maybe(Id),
  errorList: maybe(s.array(s.string())),
});

export const CompleteDonationAnswer = s.type({
  endUsersCount: Count,
  status: maybe(s.string()),
  errorList: maybe(s.array(s.string())),
  endUserId: maybe(Id),
});

export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });

export const RecordVideoAnswer = s.type({
  endUsersCount: Count,
  videoURL: maybe(s.string()),
  fullThumbnailURL: maybe(s.string()),
  fullVideoURL: maybe(s.string()),
  recordVideoAnswerId: maybe(Id),
});

export const PollAnswer = s.type({
  endUsersCount: Count,
  userAnswerId: maybe(Id),
  results: s.array(s.type({ answerId: Id, percentage: s.number() })),
});

export const SpeedometerAnswer = s.type({
  endUsersCount: Count,
  answerId: maybe(Id),
  correctValue: maybe(s.number()),
  counter: maybe(s.number()),
  result: maybe(s.enums(['Correct', 'Close', 'Incorrect'])),
  feedbackCustomVariableCalc: maybe(s.union([s.string(), s.number()])),
});

export const SentimentPollAnswer = s.type({
  endUsersCount: Count,
  id: maybe(Id),
  resultDistribution: s.size(s.array(s.number()), 12),
});
