import * as s from 'superstruct';

/** A field that may be absent or `null`; both mean "not set". */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <T, S>(struct: s.Struct<T, S>) => s.optional(s.nullable(struct));

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (value: Fields, schema: object) => Object.keys(schema).filter((name) => Object.hasOwn(value, name));

/** Like `type`, but where the server coerces what a visitor sent, fields that nobody knows are dropped, not kept. */
/* @__NO_SIDE_EFFECTS__ */
export const only: typeof s.type = (schema) =>
  s.coerce(s.type(schema), s.any(), (value: unknown) =>
    isFields(value) ? Object.fromEntries(namesIn(value, schema).map((name) => [name, value[name]])) : value,
  );

/** A list of at most `max` members. `size` would look at each of them first, and at thousands as well. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T, S>(member: s.Struct<T, S>, max: number) {
  const whole = s.array(member);
  const isShort = (value: unknown) => Array.isArray(value) && value.length <= max;
  return new s.Struct({
    ...whole,
    validator: isShort,
    entries: (value, context) => (isShort(value) ? whole.entries(value, context) : []),
  });
}

/** Upper bounds of what a visitor can send: far above honest use, far below what would hurt a database row. */
export const MAX_NAME_CHARS = 200;
export const MAX_EMAIL_CHARS = 254;
export const MAX_ADDRESS_CHARS = 500;
export const MAX_TEXT_CHARS = 10_000;
export const MAX_URL_CHARS = 2_048;

export const Short = s.size(s.string(), 0, MAX_NAME_CHARS);
/** An address in one text. */
export const AddressLine = s.size(s.string(), 0, MAX_ADDRESS_CHARS);
export const Text = s.size(s.string(), 0, MAX_TEXT_CHARS);
export const Url = s.size(s.string(), 0, MAX_URL_CHARS);

/** JSON's `1e999` is infinite, and no column of a database keeps that. */
export const Finite = s.refine(s.number(), 'finite', Number.isFinite);

/** Numbers and strings are both valid ids (contract §6). */
export const Id = s.union([Finite, Short]);
export type Id = s.Infer<typeof Id>;

/** What the generic POST adds to every body (spec §7, contract §6). */
export const Generic = {
  adNetworkDomain: maybe(Url),
  adCampaign: maybe(Short),
  analyticsClientId: maybe(Short),
  googleAnalyticsUserId: maybe(Short),
  /** Base64 text; only with consent. */
  fingerprint: maybe(Text),
};
