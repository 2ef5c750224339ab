import * as s from 'superstruct';
import { Generic, maybe, Short } from './common.ts';
import { EndUserLocation, RepresentativeSearch } from './widget.ts';

/** An address as it is sent (spec §3); `countryCode` is ISO 3166-1 alpha-2, degrees are WGS 84. */
export const Address = s.type({
  streetNo: maybe(Short),
  street: maybe(Short),
  city: maybe(Short),
  county: maybe(Short),
  adminArea1Code: maybe(Short),
  adminArea1Name: maybe(Short),
  countryCode: maybe(Short),
  postalCode: maybe(Short),
  zipCode: maybe(Short),
  formattedAddress: maybe(s.string()),
  latitude: maybe(s.number()),
  longitude: maybe(s.number()),
});

/** Where else a lawmaker can be called; `hours` as the office writes them, empty where it doesn't. */
export const LawmakerOffice = s.type({ name: s.string(), phone: maybe(s.string()), hours: maybe(s.string()) });

/** Why a look-up finds nobody: 422 `{error}` (contract §6). */
export type { LookupRefusal as WireLookupError } from '../../model/lookup.ts';

/** `twitterMention` is with its @. `phones` are those of `offices` too, the capital's first. */
export const Lawmaker = s.type({
  id: s.union([s.number(), s.string()]),
  fullName: s.string(),
  lastName: maybe(s.string()),
  nameTemplate: maybe(s.string()),
  displayName: maybe(s.type({ short: maybe(s.string()), full: maybe(s.string()) })),
  officeName: maybe(s.string()),
  level: maybe(s.number()),
  role: maybe(s.number()),
  district: maybe(s.union([s.number(), s.string()])),
  adminArea1Code: maybe(s.string()),
  partyIdentifier: maybe(s.string()),
  twitterMention: maybe(s.string()),
  photoUrl: maybe(s.string()),
  countryCode: maybe(s.string()),
  canBeEmailed: maybe(s.boolean()),
  phones: maybe(s.array(s.string())),
  contactFormUrl: maybe(s.string()),
  offices: maybe(s.array(LawmakerOffice)),
});

export type WireLawmaker = s.Infer<typeof Lawmaker>;

export const GetForPreviewRequest = s.type({
  ...Generic,
  representativeSearch: RepresentativeSearch,
  userIPLocation: maybe(EndUserLocation),
});
export const GetForContactRequest = s.type({
  ...Generic,
  representativeSearch: RepresentativeSearch,
  address: Address,
});
export const Lawmakers = s.array(Lawmaker);
