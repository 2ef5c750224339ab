import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { Address } from './address.ts';
import { AddressLine, Generic, list, only } from './common.ts';
import { completion, FilledText, follows, names, optionalNames, PhoneNumber, PostalCode } from './completion.ts';
import { Email, OptIns, Phone } from './entered.ts';

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
