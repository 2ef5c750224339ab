import * as s from 'superstruct';

const Filled = s.nonempty(s.string());
const State = s.refine(
  s.string(),
  'state',
  (value) => /^[A-Z]{2}$/.test(value) || `"${value}" is not a state’s two capital letters`,
);
const text = s.optional(s.nullable(s.string()));

/** Without a district, a representative would be shown for all of the state. */
const withDistrict = <T extends { type: string; district?: number | null | undefined }>(struct: s.Struct<T, unknown>) =>
  s.refine(
    struct,
    'district',
    ({ type, district }) => type !== 'rep' || Number.isInteger(district) || 'has no district',
  );

/** A member's current term; earlier ones have other fields. */
export const Term = withDistrict(
  s.type({
    type: s.enums(['sen', 'rep']),
    state: State,
    district: s.optional(s.nullable(s.min(s.integer(), 0))),
    party: Filled,
    url: text,
    contact_form: text,
    phone: text,
  }),
);
export type Term = s.Infer<typeof Term>;

const Ids = s.type({ bioguide: Filled });

export const Legislator = s.type({
  id: Ids,
  name: s.type({
    first: Filled,
    middle: text,
    last: Filled,
    suffix: text,
    nickname: text,
    official_full: text,
  }),
  terms: s.nonempty(s.array(s.type({}))),
});
export type Legislator = s.Infer<typeof Legislator>;

export const Social = s.type({ id: Ids, social: s.type({ twitter: s.optional(s.nullable(s.string())) }) });
export type Social = s.Infer<typeof Social>;

export const Office = s.type({ city: Filled, state: State, building: text, address: text, phone: text, hours: text });
export type Office = s.Infer<typeof Office>;

export const Offices = s.type({ id: Ids, offices: s.array(Office) });
export type Offices = s.Infer<typeof Offices>;
