import type { SendMailOptions } from 'nodemailer';
import type { Claimed } from './outbox.ts';

/** The deployment's own address, as `MAIL_FROM` has it. */
export type Mailbox = { name: string; address: string };

type Letter = Claimed['letter'];
type Place = Partial<
  Record<'streetNo' | 'street' | 'city' | 'adminArea1Code' | 'zipCode' | 'postalCode' | 'countryCode', string | null>
>;

/** Nothing that a header could be ended with, nor anything that only steers a screen. */
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

/** Who writes, so that an office can tell its own people and answer them. */
function signature(letter: Letter): string {
  const name = joined([letter.prefix, nameOf(letter)]);
  return [name, ...placeLines(letter.address), oneLine(letter.email), phoneText(letter.phone)]
    .filter(Boolean)
    .join('\n');
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/**
 * A letter as it goes out. It comes from the deployment's own address, which its relay may sign for, and is answered to
 * who wrote it. The same row always makes the same message, with the same id and date: receivers drop a second copy.
 */
export function messageOf({ id, letter, recipientName, recipientEmail }: Claimed, from: Mailbox): SendMailOptions {
  const name = nameOf(letter);
  return {
    from: { name: name || from.name, address: from.address },
    replyTo: { name, address: letter.email },
    to: { name: oneLine(recipientName), address: recipientEmail },
    subject: oneLine(letter.subject),
    text: `${plain(letter.text).trim()}\n\n${signature(letter)}\n`,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: new Date(letter.at),
    // Anybody could name a file or an address of ours in a letter.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
