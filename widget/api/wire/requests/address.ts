import type * as s from 'superstruct';
import { Finite, maybe, Short } from '../common.ts';
import { AddressLine, only } from './common.ts';

/** An address as it is sent (spec §3); `countryCode` is ISO 3166-1 alpha-2, degrees are WGS 84. */
export const Address = only({
  streetNo: maybe(Short),
  street: maybe(Short),
  city: maybe(Short),
  county: maybe(Short),
  adminArea1Code: maybe(Short),
  adminArea1Name: maybe(Short),
  countryCode: maybe(Short),
  postalCode: maybe(Short),
  zipCode: maybe(Short),
  formattedAddress: maybe(AddressLine),
  latitude: maybe(Finite),
  longitude: maybe(Finite),
});
export type Address = s.Infer<typeof Address>;
