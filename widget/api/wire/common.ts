import * as s from 'superstruct';

/** Numbers and strings are both valid ids (contract §6). */
export const Id = s.union([s.number(), s.string()]);
export type Id = s.Infer<typeof Id>;

/** A field that may be absent or `null`; both mean "not set". */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <T, S>(struct: s.Struct<T, S>) => s.optional(s.nullable(struct));

/** Upper bounds of what a visitor can send: far above honest use, far below what would hurt a database row. */
export const MAX_NAME_CHARS = 200;
export const MAX_EMAIL_CHARS = 254;
export const MAX_TEXT_CHARS = 10_000;
export const MAX_URL_CHARS = 2_048;

export const Short = s.size(s.string(), 0, MAX_NAME_CHARS);
export const Text = s.size(s.string(), 0, MAX_TEXT_CHARS);
export const Url = s.size(s.string(), 0, MAX_URL_CHARS);

/** What the generic POST adds to every body (spec §7, contract §6). */
export const Generic = {
  adNetworkDomain: maybe(Url),
  adCampaign: maybe(Short),
  analyticsClientId: maybe(Short),
  googleAnalyticsUserId: maybe(Short),
  /** Base64 text; only with consent. */
  fingerprint: maybe(Text),
};
