import * as s from 'superstruct';
import { Id, maybe } from './common.ts';

/** Another office of a lawmaker; `hours` as the office writes them, or empty. */
const LawmakerOffice = s.type({ name: s.string(), phone: maybe(s.string()), hours: maybe(s.string()) });

/** The error of a look-up that finds nobody, with status 422: `{error}` (contract §6). */
export type { LookupRefusal as WireLookupError } from '../../model/lawmakers/lookup.ts';

/** The area that a search is for; a 422 has it for readers who live elsewhere. */
export const LookupTarget = s.type({
  countryCode: s.string(),
  adminArea1Codes: s.array(s.string()),
  districtIds: s.array(Id),
});

/** A chamber of the search whose district is not certain, and why; `officeName` as its members have it. */
const UncertainChamber = s.type({
  countryCode: s.string(),
  adminArea1Code: s.string(),
  level: s.number(),
  role: s.number(),
  officeName: s.string(),
  error: s.enums(['NotFullAddress', 'AddressLookupUnavailable']),
});
export type UncertainChamber = s.Infer<typeof UncertainChamber>;

/** `twitterMention` includes the @. `phones` includes those of `offices`, the capital's first. */
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
  /** In New Zealand, where electorates of both rolls are known. */
  roll: maybe(s.enums(['general', 'maori'])),
  /** Where not every chamber of the search could be told: the others, the same on each lawmaker of the answer. */
  uncertain: maybe(s.array(UncertainChamber)),
});

export type WireLawmaker = s.Infer<typeof Lawmaker>;

export const Lawmakers = s.array(Lawmaker);
export type Lawmakers = s.Infer<typeof Lawmakers>;
