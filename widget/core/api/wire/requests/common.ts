import * as s from 'superstruct';
import { isEmail } from '../../../model/person.ts';
import { isRecord } from '../../../model/value.ts';
import { Finite, Id, maybe, Short } from '../common.ts';
import { MAX_ADDRESS_CHARS, MAX_NAME_CHARS, MAX_TEXT_CHARS, MAX_URL_CHARS } from '../limits.ts';

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

/** At least one non-space character (spec §5). */
const Filled = s.refine(s.size(s.string(), 1, MAX_NAME_CHARS), 'filled', (value) => value.trim() !== '');

/** Text that is not blank. */
export const FilledText = s.refine(Text, 'filled', (value) => value.trim() !== '');

export const Email = s.refine(s.string(), 'email', isEmail);

/** At most 10 characters and not blank (spec §5). */
export const PostalCode = s.refine(s.size(s.string(), 1, 10), 'postalCode', (value) => value.trim() !== '');

/** `countryCode` is ISO 3166-1 alpha-2 (`US`); `nationalNumber` is digits only. */
export const Phone = only({ countryCode: Short, nationalNumber: Short });

/** A phone number as E.164 text, or as country code and national number. */
export const PhoneNumber = s.union([Short, Phone]);

export const names = { firstName: Filled, lastName: Filled };
export const optionalNames = {
  firstName: maybe(Short),
  lastName: maybe(Short),
  middleName: maybe(Short),
  prefix: maybe(Short),
  suffix: maybe(Short),
};

/** Degrees, WGS 84. */
export const Location = only({ latitude: maybe(Finite), longitude: maybe(Finite) });

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

/** What the reader agreed to, and the label that was on the screen (spec §3). */
export const OptIn = only({
  partnerId: maybe(Id),
  isOptedInToPartnerEmail: maybe(s.boolean()),
  isOptedInToPartnerSMS: maybe(s.boolean()),
  isOptedInToPartnerCall: maybe(s.boolean()),
  /** Ours: the publisher's own record has these two in place of the partner's. */
  publisherId: maybe(Id),
  isOptedInToPublisherEmail: maybe(s.boolean()),
  recordedLabelSeen: maybe(Text),
});
export type OptIn = s.Infer<typeof OptIn>;

/** A form sends two at most: one for its partner, one for the publisher. */
const MAX_OPT_INS = 20;

export const OptIns = maybe(s.union([list(OptIn, MAX_OPT_INS), OptIn]));

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

/** Fields of every completion, with its action's data (spec §7, contract §6). */
export const completion = {
  ...Generic,
  id: Id,
  actionId: maybe(Id),
  widgetCardId: maybe(Id),
  articleId: maybe(Id),
  articleUrlTracking: maybe(Url),
  widgetId: maybe(Id),
  partnerName: maybe(Short),
  partnerId: maybe(Id),
  publisherId: maybe(Id),
  publishedDate: maybe(Short),
  widgetType: maybe(Id),
  widgetEmbedType: maybe(s.number()),
  issueId: maybe(Id),
  subIssueId: maybe(Id),
  actionOrder: maybe(s.number()),
  location: maybe(Location),
  sponsored: maybe(s.boolean()),
  /** Seconds from initiated to completed (spec §4). */
  actionCompletedTime: maybe(Id),
};

/** The key of an earlier submission by the same reader, which this form corrects or follows (contract §8, 17). */
export const follows = { earlierKey: maybe(Short) };
