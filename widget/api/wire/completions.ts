import * as s from 'superstruct';
import { ActionData, Email, Filled, Generic, Id, maybe, OptIns, Phone, Short, Text } from './common.ts';
import { Address } from './lawmakers.ts';

const completion = { ...Generic, ...ActionData };

const names = { firstName: Filled, lastName: Filled };
const optionalNames = {
  firstName: maybe(Short),
  lastName: maybe(Short),
  middleName: maybe(Short),
  prefix: maybe(Short),
  suffix: maybe(Short),
};

/** At most 10 characters and not blank (spec §5); optional, since a form may not ask for it. */
export const PostalCode = s.refine(s.size(s.string(), 1, 10), 'postalCode', (value) => value.trim() !== '');

/** Text that has something in it. */
const FilledText = s.refine(Text, 'filled', (value) => value.trim() !== '');

/** A number that was parsed, as E.164 text or in its two parts. */
const PhoneNumber = s.union([Short, Phone]);

/** How many people have completed this action (contract §6). */
const counted = { endUsersCount: maybe(s.number()) };
export const Counted = s.type(counted);

export const CompleteCallRequest = s.type({
  ...completion,
  completionType: s.union([s.number(), s.string()]),
  recipientName: maybe(Short),
  callActionCompletionId: maybe(Id),
});
export const CompleteCallAnswer = s.type({
  ...counted,
  callActionCompletionId: maybe(Id),
  isSinglePerson: maybe(s.boolean()),
});

export const CheckRegistrationRequest = s.type({
  ...completion,
  ...names,
  email: Email,
  street: Short,
  streetNo: Short,
  adminArea1Code: Short,
  city: Short,
  dateOfBirth: Short,
  zipCode: PostalCode,
  subscribedToElectionReminders: maybe(s.boolean()),
  optIns: OptIns,
});
export const CheckRegistrationAnswer = s.type({ ...counted, isRegistered: maybe(s.boolean()) });

export const InitiateDonationRequest = s.type({
  ...completion,
  paymentMethod: s.union([s.number(), s.string()]),
  amount: s.number(),
  currency: Short,
});
export const InitiateDonationAnswer = s.type({
  clientToken: maybe(s.string()),
  trackingId: maybe(Id),
  errorList: maybe(s.array(s.string())),
});

export const CompleteDonationRequest = s.type({
  ...completion,
  user: s.type({ ...names, email: Email, address: maybe(s.type({ zipCode: maybe(Short) })) }),
  optIns: OptIns,
  dedication: maybe(Text),
  trackingId: Id,
  paymentNonce: maybe(s.string()),
  currency: Short,
  paymentProvider: maybe(Short),
  deviceData: maybe(s.string()),
});
export const CompleteDonationAnswer = s.type({
  ...counted,
  status: maybe(s.string()),
  errorList: maybe(s.array(s.string())),
  endUserId: maybe(Id),
});
export const PaymentAuthorizedRequest = s.type({ ...completion, trackingId: Id });
export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });

export const CompleteEmailRequest = s.type({
  ...completion,
  ...optionalNames,
  from: Email,
  text: FilledText,
  representatives: maybe(s.array(s.unknown())),
  phoneNumber: maybe(PhoneNumber),
  subject: Short,
  address: maybe(Address),
  answerId: maybe(Id),
  optIns: OptIns,
});

export const AddressLocationRequest = s.type({
  ...Generic,
  enteredAddress: Text,
  enteredAddressLatitude: maybe(s.number()),
  enteredAddressLongitude: maybe(s.number()),
  geolocatedCountry: maybe(Short),
  geolocatedLatitude: maybe(s.number()),
  geolocatedLongitude: maybe(s.number()),
});

export const RecordVideoRequest = s.type({ ...completion, videoName: Short, videoId: Id });
export const RecordVideoAnswer = s.type({
  ...counted,
  videoURL: maybe(s.string()),
  fullThumbnailURL: maybe(s.string()),
  fullVideoURL: maybe(s.string()),
  recordVideoAnswerId: maybe(Id),
});

export const CompleteLinkRequest = s.type({ ...completion, isVisual: maybe(s.boolean()) });

/** `from` is the full name as it was typed. */
export const CompletePetitionRequest = s.type({
  ...completion,
  ...optionalNames,
  ...names,
  email: Email,
  from: maybe(Short),
  phoneNumber: maybe(PhoneNumber),
  zipCode: maybe(PostalCode),
  address: maybe(s.union([Address, Text])),
  optIns: OptIns,
});

export const CompleteOpinionRequest = s.type({
  ...completion,
  ...optionalNames,
  ...names,
  email: Email,
  phoneNumber: maybe(PhoneNumber),
  address: maybe(s.union([Address, Text])),
  zipCode: maybe(PostalCode),
  text: FilledText,
  optIns: OptIns,
});

/** Poll and quiz. `userAnswerId` is what the first answer returned: who has it may change that vote (spec §7). */
export const CompletePollRequest = s.type({
  ...completion,
  answerId: Id,
  text: maybe(Text),
  skipEndCard: maybe(s.boolean()),
  userAnswerId: maybe(Id),
});
export const UpdatePollRequest = s.assign(CompletePollRequest, s.type({ userAnswerId: Id }));
export const PollAnswer = s.type({
  ...counted,
  userAnswerId: maybe(Id),
  results: s.array(s.type({ answerId: Id, percentage: s.number() })),
});

export const SpeedometerRequest = s.type({ ...completion, value: s.number(), answerId: maybe(Id) });
export const UpdateSpeedometerRequest = s.assign(SpeedometerRequest, s.type({ answerId: Id }));
export const SpeedometerAnswer = s.type({
  ...counted,
  answerId: maybe(Id),
  correctValue: maybe(s.number()),
  counter: maybe(s.number()),
  result: maybe(s.enums(['Correct', 'Close', 'Incorrect'])),
  feedbackCustomVariableCalc: maybe(s.union([s.string(), s.number()])),
});

/** A sentiment is 0 to 1. */
const sentiment = s.min(s.max(s.number(), 1), 0);
export const SentimentPollRequest = s.type({ ...completion, value: sentiment, answerId: maybe(Id) });
export const UpdateSentimentPollRequest = s.assign(SentimentPollRequest, s.type({ answerId: Id }));
export const SentimentPollAnswer = s.type({
  ...counted,
  id: maybe(Id),
  resultDistribution: s.size(s.array(s.number()), 12),
});

export const CompleteSignupRequest = s.type({
  ...completion,
  ...names,
  email: Email,
  optIns: OptIns,
  phone: maybe(Phone),
});

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });
export const CompleteTweetAnswer = s.type({
  ...counted,
  thankYouText: maybe(s.string()),
  thankYouTitle: maybe(s.string()),
  useLocalRepresentative: maybe(s.boolean()),
});

export const CompleteVideoRequest = s.type(completion);
