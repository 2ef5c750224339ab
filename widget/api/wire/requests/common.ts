import * as s from 'superstruct';
import { isRecord } from '../../../model/value.ts';
import { maybe, Short } from '../common.ts';
import { MAX_ADDRESS_CHARS, MAX_TEXT_CHARS, MAX_URL_CHARS } from '../limits.ts';

type Fields = Record<string, unknown>;

const namesIn = (value: Fields, schema: object) => Object.keys(schema).filter((name) => Object.hasOwn(value, name));

/** Like `type`, but drops unknown fields when the server coerces a body. */
export const only: typeof s.type = (schema) =>
  s.coerce(s.type(schema), s.any(), (value: unknown) =>
    isRecord(value) ? Object.fromEntries(namesIn(value, schema).map((name) => [name, value[name]])) : value,
  );

/** A list of at most `max` members. Unlike `size`, it checks the length before the members. */
export function list<T, S>(member: s.Struct<T, S>, max: number) {
  const whole = s.array(member);
  const isShort = (value: unknown) => Array.isArray(value) && value.length <= max;
  return new s.Struct({
    ...whole,
    validator: isShort,
    entries: (value, context) => (isShort(value) ? whole.entries(value, context) : []),
  });
}

/** An address in one line. */
export const AddressLine = s.size(s.string(), 0, MAX_ADDRESS_CHARS);
export const Text = s.size(s.string(), 0, MAX_TEXT_CHARS);
export const Url = s.size(s.string(), 0, MAX_URL_CHARS);

/** What the generic POST adds to every body (spec §7, contract §6). */
export const Generic = {
  adNetworkDomain: maybe(Url),
  adCampaign: maybe(Short),
  analyticsClientId: maybe(Short),
  googleAnalyticsUserId: maybe(Short),
  googleAnalyticsEventUserId: maybe(Short),
  /** Base64 text; only with consent. */
  fingerprint: maybe(Text),
};
