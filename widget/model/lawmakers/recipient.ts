import type { Id } from '../id.ts';
import { isPrivate, type Lawmaker } from './lawmaker.ts';

/** Somebody whom a letter is for: named by the action, or found by its search. */
export type Recipient = {
  /** Tells recipients of one action apart. */
  key: string;
  name: string;
  /** An id on the CDN, or an address; '' where there is none, or where the lawmaker's stands elsewhere. */
  picture: Id;
  canBeEmailed: boolean;
  /** '' where there is none. */
  contactFormUrl: string;
  /** No way at all is known to reach them (spec §4). */
  isPrivate: boolean;
  /** How the API knows them. */
  representative: { id?: Id; name: string };
};

/** A recipient that the action names; only the server knows the address. */
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

/** Without those who cannot be emailed or were already emailed (spec §5). */
export const stillToWrite = (recipients: readonly Recipient[], emailed: ReadonlySet<string>): Recipient[] =>
  recipients.filter(({ key, canBeEmailed }) => canBeEmailed && !emailed.has(key));
