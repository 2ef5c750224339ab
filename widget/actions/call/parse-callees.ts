import type { Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import type { Id } from '../../core/model/value.ts';
import type { CallRecipient } from './details.ts';

/** A phone line of a callee. */
export type Line = { name: string; phone: string; hours: string };

/** A person to call. */
export type Callee = {
  id: Id;
  name: string;
  title: string;
  /** The first is the number to call, the rest are alternatives. Empty when no number is public. */
  lines: Line[];
  /** URL or id of a picture; '' for none. */
  photo: Id;
  contactFormUrl: string;
  canBeEmailed: boolean;
  /** Country of the numbers, ISO 3166-1 alpha-2; '' when unknown. */
  countryCode: string;
  isLawmaker: boolean;
};

const isFilled = ({ phone }: Line) => phone.trim() !== '';

/** Callees named by the publisher. */
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

/** A lawmaker's own numbers, then the offices'. Duplicates are merged, with the office's name and hours. */
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
