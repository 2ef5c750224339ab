import { LEVEL } from '../enums.ts';
import type { Id } from '../value.ts';
import { isMember, isPrivate, type Lawmaker } from './lawmaker.ts';

/**
 * What recipients are called together: members of a country's legislature (`congress` in the US, else `parliament`), of
 * another one, other officials, or those that an action names.
 */
export type Body = 'congress' | 'parliament' | 'legislators' | 'officials' | 'named';

/** A recipient of a letter: named by the action, or found by its search. */
export type Recipient = {
  /** Tells recipients of one action apart. */
  key: string;
  name: string;
  /** An id on the CDN, or an address; '' for none, and for lawmakers, who have their own. */
  picture: Id;
  canBeEmailed: boolean;
  /** '' for none. */
  contactFormUrl: string;
  /** No contact details are known (spec §4). */
  isPrivate: boolean;
  body: Body;
  /** What is sent to the API. */
  representative: { id?: Id; name: string };
};

/** A recipient that the action names. Only the server knows the e-mail address. */
export const namedRecipient = ({ name }: { name: string }, picture: Id = ''): Recipient => ({
  key: name,
  name,
  picture,
  canBeEmailed: true,
  contactFormUrl: '',
  isPrivate: false,
  body: 'named',
  representative: { name },
});

function bodyOf({ level, role, countryCode }: Lawmaker): Body {
  if (!isMember(role)) return 'officials';
  if (level !== LEVEL.Country) return 'legislators';
  return countryCode === 'US' ? 'congress' : 'parliament';
}

/** What all of these recipients may be called together. */
export function sharedBody(recipients: readonly Recipient[]): Body {
  const [first, ...others] = new Set(recipients.map(({ body }) => body));
  if (first && others.length === 0) return first;
  return [first, ...others].some((body) => body === 'officials' || body === 'named') ? 'officials' : 'legislators';
}

export const lawmakerRecipient = (lawmaker: Lawmaker): Recipient => ({
  key: String(lawmaker.id),
  name: lawmaker.displayName.full,
  picture: '',
  canBeEmailed: lawmaker.canBeEmailed,
  contactFormUrl: lawmaker.contactFormUrl,
  isPrivate: isPrivate(lawmaker),
  body: bodyOf(lawmaker),
  representative: { id: lawmaker.id, name: lawmaker.fullName },
});

/** Recipients who can be emailed and have not been yet (spec §5). */
export const stillToWrite = (recipients: readonly Recipient[], emailed: ReadonlySet<string>): Recipient[] =>
  recipients.filter(({ key, canBeEmailed }) => canBeEmailed && !emailed.has(key));
