import * as s from 'superstruct';
import { Generic, Id, maybe, Short, Text } from './common.ts';
import { completion, FilledText, names, optionalNames, PhoneNumber, PostalCode } from './completion.ts';
import { Email, OptIns, Phone } from './entered.ts';
import { Address } from './lawmakers.ts';

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

export const CompleteSignupRequest = s.type({
  ...completion,
  ...names,
  email: Email,
  optIns: OptIns,
  phone: maybe(Phone),
});
