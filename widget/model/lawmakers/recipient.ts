import type { Id } from '../id.ts';
import { isPrivate, type Lawmaker } from './lawmaker.ts';

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
  representative: { name },
});

export const lawmakerRecipient = (lawmaker: Lawmaker): Recipient => ({
  key: String(lawmaker.id),
  name: lawmaker.displayName.full,
  picture: '',
  canBeEmailed: lawmaker.canBeEmailed,
  contactFormUrl: lawmaker.contactFormUrl,
  isPrivate: isPrivate(lawmaker),
  representative: { id: lawmaker.id, name: lawmaker.fullName },
});

/** Recipients who can be emailed and have not been yet (spec §5). */
export const stillToWrite = (recipients: readonly Recipient[], emailed: ReadonlySet<string>): Recipient[] =>
  recipients.filter(({ key, canBeEmailed }) => canBeEmailed && !emailed.has(key));
