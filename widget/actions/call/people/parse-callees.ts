import type { Id } from '../../../model/id.ts';
import type { Lawmaker } from '../../../model/lawmakers/lawmaker.ts';
import type { CallRecipient } from '../index.ts';

/** One number of somebody. */
export type Line = { name: string; phone: string; hours: string };

/** Somebody to call. */
export type Callee = {
  id: Id;
  name: string;
  title: string;
  /** The first is called, the rest are offered; none where the number is not public. */
  lines: Line[];
  /** A picture's address or id; '' for none. */
  photo: Id;
  contactFormUrl: string;
  canBeEmailed: boolean;
  /** Whose numbers these are; '' where nobody says. */
  countryCode: string;
  isLawmaker: boolean;
};

const isFilled = ({ phone }: Line) => phone.trim() !== '';

/** Those whom the publisher named. */
export const calleesNamed = (recipients: readonly CallRecipient[], pictures: readonly Id[] = []): Callee[] =>
  recipients.map(({ id, name, title, phone }, index) => ({
    id,
    name,
    title,
    lines: [{ name: '', phone, hours: '' }].filter(isFilled),
    photo: pictures[index] ?? '',
    contactFormUrl: '',
    canBeEmailed: false,
    countryCode: '',
    isLawmaker: false,
  }));

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** A lawmaker's own numbers first; the same number stands once, with what an office says of it. */
function linesOf({ phones, offices }: Lawmaker): Line[] {
  const known = offices.filter(isFilled);
  const lines = [
    ...phones.map(
      (phone) => known.find((office) => digitsOf(office.phone) === digitsOf(phone)) ?? { name: '', phone, hours: '' },
    ),
    ...known,
  ].filter(isFilled);
  return lines.filter(({ phone }, at) => lines.findIndex((line) => digitsOf(line.phone) === digitsOf(phone)) === at);
}

export const calleesOfLawmakers = (lawmakers: readonly Lawmaker[]): Callee[] =>
  lawmakers.map((lawmaker) => ({
    id: lawmaker.id,
    name: lawmaker.displayName.full || lawmaker.fullName,
    title: [lawmaker.officeName, lawmaker.partyIdentifier].filter(Boolean).join(' · '),
    lines: linesOf(lawmaker),
    photo: lawmaker.photoUrl,
    contactFormUrl: lawmaker.contactFormUrl,
    canBeEmailed: lawmaker.canBeEmailed,
    countryCode: lawmaker.countryCode,
    isLawmaker: true,
  }));
