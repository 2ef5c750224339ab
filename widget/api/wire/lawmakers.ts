import * as s from 'superstruct';
import { AddressLine, Finite, Generic, Id, list, maybe, only, Short } from './common.ts';
import { RepresentativeSearch } from './widget.ts';

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

/** A content's search as a page sends it back. The United States have 435 districts. */
const AskedSearch = s.assign(
  RepresentativeSearch,
  s.type({
    countryCode: maybe(Short),
    levels: maybe(list(s.number(), 50)),
    roles: maybe(list(s.number(), 50)),
    adminArea1Codes: maybe(list(Short, 200)),
    districtIds: maybe(list(Id, 1_000)),
  }),
);

/** A place that this server told the page. */
const AskedPlace = s.type({
  city: maybe(Short),
  countryCode: maybe(Short),
  zip: maybe(Short),
  adminArea1Code: maybe(Short),
  adminArea1Name: maybe(Short),
  lat: maybe(Finite),
  lon: maybe(Finite),
});

export const GetForPreviewRequest = s.type({
  ...Generic,
  representativeSearch: AskedSearch,
  userIPLocation: maybe(AskedPlace),
});
export const GetForContactRequest = s.type({
  ...Generic,
  representativeSearch: AskedSearch,
  address: Address,
});
export const Lawmakers = s.array(Lawmaker);
