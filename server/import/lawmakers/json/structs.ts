import * as s from 'superstruct';
import { Email, maybe } from '../../../../widget/api/wire.ts';
import { LEVEL, ROLE } from '../../../../widget/model/enums.ts';
import { Picture, WebAddress } from '../../shape/addresses.ts';

const Filled = s.nonempty(s.string());
const text = maybe(s.string());

/** An enum's name or number (spec §3). */
const named = (values: Record<string, number>) =>
  s.refine(
    s.union([s.string(), s.number()]),
    'known',
    (value) =>
      ([...Object.keys(values), ...Object.values(values)] as (string | number)[]).includes(value) ||
      `"${value}" is not one of ${Object.keys(values).join(', ')}`,
  );

const Level = named(LEVEL);
const Role = named(ROLE);

const Office = s.object({ name: Filled, phone: Filled, hours: text });

/** One of `members` in `lawmakers.json`. */
export const JsonMember = s.object({
  id: s.union([Filled, s.number()]),
  level: Level,
  role: Role,
  /** Without the country's prefix; empty if the whole country is represented. */
  adminArea1Code: text,
  /** Empty if the whole area is represented; `0` if the area is a single district. */
  district: maybe(s.union([s.string(), s.number()])),
  fullName: Filled,
  lastName: text,
  nameTemplate: text,
  displayName: maybe(s.object({ short: text, full: text })),
  officeName: Filled,
  partyIdentifier: text,
  twitterMention: text,
  photoUrl: maybe(Picture),
  /** Never leaves the server. */
  email: maybe(Email),
  phones: maybe(s.array(Filled)),
  contactFormUrl: maybe(WebAddress),
  offices: maybe(s.array(Office)),
});
export type JsonMember = s.Infer<typeof JsonMember>;

export const CountryCode = s.refine(
  s.string(),
  'country',
  (value) => /^[A-Z]{2}$/.test(value) || `"${value}" is not a country’s two capital letters (ISO 3166-1)`,
);
