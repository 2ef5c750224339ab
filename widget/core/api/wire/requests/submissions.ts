import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import {
  Address,
  AddressLine,
  completion,
  Email,
  FilledText,
  follows,
  Generic,
  list,
  names,
  OptIns,
  only,
  optionalNames,
  Phone,
  PhoneNumber,
  PostalCode,
  Text,
} from './common.ts';

export const CheckRegistrationRequest = s.type({
  ...completion,
  ...follows,
  ...names,
  prefix: maybe(Short),
  email: Email,
  phoneNumber: maybe(PhoneNumber),
  street: Short,
  streetNo: Short,
  adminArea1Code: Short,
  city: Short,
  dateOfBirth: Short,
  zipCode: PostalCode,
  subscribedToElectionReminders: maybe(s.boolean()),
  optIns: OptIns,
});
export type CheckRegistrationRequest = s.Infer<typeof CheckRegistrationRequest>;

/** Far more than any search returns. */
const MAX_REPRESENTATIVES = 50;

/** A recipient: an id, a name, or an object that has one of them. */
const Representative = s.union([Id, only({ id: maybe(Id), name: maybe(Short), fullName: maybe(Short) })]);

export const CompleteEmailRequest = s.type({
  ...completion,
  ...follows,
  ...optionalNames,
  from: Email,
  text: FilledText,
  representatives: maybe(list(Representative, MAX_REPRESENTATIVES)),
  phoneNumber: maybe(PhoneNumber),
  subject: Short,
  address: maybe(Address),
  answerId: maybe(Id),
  optIns: OptIns,
});
export type CompleteEmailRequest = s.Infer<typeof CompleteEmailRequest>;

export const AddressLocationRequest = s.type({
  ...Generic,
  enteredAddress: AddressLine,
  enteredAddressLatitude: maybe(Finite),
  enteredAddressLongitude: maybe(Finite),
  geolocatedCountry: maybe(Short),
  geolocatedLatitude: maybe(Finite),
  geolocatedLongitude: maybe(Finite),
});
export type AddressLocationRequest = s.Infer<typeof AddressLocationRequest>;

/** `from` is the full name as typed; `showName`: others may see the first name and the initial (contract §6). */
export const CompletePetitionRequest = s.type({
  ...completion,
  ...follows,
  ...optionalNames,
  ...names,
  email: Email,
  from: maybe(Short),
  phoneNumber: maybe(PhoneNumber),
  zipCode: maybe(PostalCode),
  address: maybe(s.union([Address, AddressLine])),
  optIns: OptIns,
  showName: maybe(s.boolean()),
});
export type CompletePetitionRequest = s.Infer<typeof CompletePetitionRequest>;

export const CompleteOpinionRequest = s.type({
  ...completion,
  ...follows,
  ...optionalNames,
  ...names,
  email: Email,
  phoneNumber: maybe(PhoneNumber),
  address: maybe(s.union([Address, AddressLine])),
  zipCode: maybe(PostalCode),
  text: FilledText,
  optIns: OptIns,
});
export type CompleteOpinionRequest = s.Infer<typeof CompleteOpinionRequest>;

export const CompleteSignupRequest = s.type({
  ...completion,
  ...follows,
  ...names,
  prefix: maybe(Short),
  email: Email,
  optIns: OptIns,
  phone: maybe(Phone),
  address: maybe(Address),
});
export type CompleteSignupRequest = s.Infer<typeof CompleteSignupRequest>;

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

export const CompleteCallRequest = s.type({ ...completion, completionType: Id, recipientName: maybe(Short) });
export type CompleteCallRequest = s.Infer<typeof CompleteCallRequest>;

/** Adds another recipient to a completion, or changes the outcome of one. */
export const UpdateCallRequest = s.type({ ...CompleteCallRequest.schema, callActionCompletionId: Id });
export type UpdateCallRequest = s.Infer<typeof UpdateCallRequest>;

export const CompleteTweetRequest = s.type({ ...completion, text: maybe(Text) });
export type CompleteTweetRequest = s.Infer<typeof CompleteTweetRequest>;

export const InitiateDonationRequest = s.type({ ...completion, paymentMethod: Id, amount: Finite, currency: Short });
export type InitiateDonationRequest = s.Infer<typeof InitiateDonationRequest>;

export const CompleteDonationRequest = s.type({
  ...completion,
  user: s.type({ ...names, email: Email, address: maybe(s.type({ zipCode: maybe(Short) })) }),
  optIns: OptIns,
  dedication: maybe(Text),
  trackingId: Id,
  paymentNonce: maybe(Text),
  currency: Short,
  paymentProvider: maybe(Short),
  deviceData: maybe(Text),
});
export type CompleteDonationRequest = s.Infer<typeof CompleteDonationRequest>;

export const PaymentAuthorizedRequest = s.type({ ...completion, trackingId: Id });
export type PaymentAuthorizedRequest = s.Infer<typeof PaymentAuthorizedRequest>;

export const RecordVideoRequest = s.type({ ...completion, ...follows, videoName: Short, videoId: Id });
export type RecordVideoRequest = s.Infer<typeof RecordVideoRequest>;

export const CompleteLinkRequest = s.type({ ...completion, isVisual: maybe(s.boolean()) });
export type CompleteLinkRequest = s.Infer<typeof CompleteLinkRequest>;

export const CompleteVideoRequest = s.type(completion);
export type CompleteVideoRequest = s.Infer<typeof CompleteVideoRequest>;
