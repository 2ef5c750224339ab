import type { SendMailOptions } from 'nodemailer';
import type { Claimed } from './outbox.ts';

/** The deployment's own address, from `MAIL_FROM`. */
export type Mailbox = { name: string; address: string };

type Letter = Claimed['letter'];
type Place = Partial<
  Record<'streetNo' | 'street' | 'city' | 'adminArea1Code' | 'zipCode' | 'postalCode' | 'countryCode', string | null>
>;

/** Removes line breaks, which would end a header, and other control characters. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();

const joined = (parts: (string | null | undefined)[], by = ' ') =>
  parts
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join(by);

const nameOf = ({ firstName, middleName, lastName, suffix }: Letter) =>
  joined([firstName, middleName, lastName, suffix]);

function placeLines(address: string | null): string[] {
  if (!address) return [];
  const place = JSON.parse(address) as Place;
  const street = joined([place.streetNo, place.street]);
  const town = joined([place.city, joined([place.adminArea1Code, place.zipCode ?? place.postalCode])], ', ');
  return [street, town, oneLine(place.countryCode ?? '')].filter(Boolean);
}

function phoneText(phone: string | null): string {
  const value: unknown = phone ? JSON.parse(phone) : '';
  if (typeof value === 'string') return oneLine(value);
  const { countryCode, nationalNumber } = value as { countryCode: string; nationalNumber: string };
  return joined([nationalNumber, countryCode && `(${countryCode})`]);
}

/** The writer's address, by which an office recognises its constituents. */
function signature(letter: Letter): string {
  const name = joined([letter.prefix, nameOf(letter)]);
  return [name, ...placeLines(letter.address), oneLine(letter.email), phoneText(letter.phone)]
    .filter(Boolean)
    .join('\n');
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

type Addressed = Pick<SendMailOptions, 'from' | 'replyTo' | 'text' | 'headers'>;

/** From nobody but the deployment; no robot should answer it (RFC 3834). */
const asReceipt = ({ letter }: Claimed, from: Mailbox): Addressed => ({
  from,
  text: `${plain(letter.text).trim()}\n`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function asLetter({ letter }: Claimed, from: Mailbox): Addressed {
  const name = nameOf(letter);
  return {
    from: { name: name || from.name, address: from.address },
    replyTo: { name, address: letter.email },
    text: `${plain(letter.text).trim()}\n\n${signature(letter)}\n`,
  };
}

/**
 * A letter as a message. It comes from the deployment's own address, for which its relay can sign; answers go to the
 * writer. The same row always makes the same message, with the same id and date, so that receivers drop a second copy.
 */
export function messageOf(claimed: Claimed, from: Mailbox): SendMailOptions {
  const { id, letter, recipientName, recipientEmail } = claimed;
  return {
    ...(letter.isReceipt ? asReceipt(claimed, from) : asLetter(claimed, from)),
    to: { name: oneLine(recipientName), address: recipientEmail },
    subject: oneLine(letter.subject),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: new Date(letter.at),
    // Otherwise a letter could make nodemailer attach a local file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
