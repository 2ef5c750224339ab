import type { Infer } from 'superstruct';
import type * as wire from '../../core/api/wire/lawmakers.ts';
import type { Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';

export type WireLawmaker = Infer<typeof wire.Lawmaker>;

const lastWord = (name: string) => name.trim().split(/\s+/).at(-1) ?? '';

const names = ({ fullName, lastName, displayName, nameTemplate }: WireLawmaker) => ({
  fullName,
  lastName: lastName || lastWord(fullName),
  displayName: { short: displayName?.short || fullName, full: displayName?.full || fullName },
  nameTemplate: nameTemplate ?? '',
});

const office = (wire: WireLawmaker) => ({
  officeName: wire.officeName ?? '',
  level: wire.level ?? null,
  role: wire.role ?? null,
  district: String(wire.district ?? ''),
  adminArea1Code: wire.adminArea1Code ?? '',
  countryCode: wire.countryCode?.toUpperCase() ?? '',
  partyIdentifier: wire.partyIdentifier ?? '',
});

const contact = (wire: WireLawmaker) => ({
  twitterMention: wire.twitterMention ?? '',
  canBeEmailed: wire.canBeEmailed ?? false,
  phones: wire.phones ?? [],
  contactFormUrl: wire.contactFormUrl ?? '',
  offices: (wire.offices ?? []).map(({ name, phone, hours }) => ({ name, phone: phone ?? '', hours: hours ?? '' })),
});

/** Converts a lawmaker from the API's format, with defaults for missing fields. */
export const parseLawmaker = (wire: WireLawmaker): Lawmaker => ({
  id: wire.id,
  ...names(wire),
  ...office(wire),
  ...contact(wire),
  photoUrl: wire.photoUrl ?? '',
  ...(wire.roll && { roll: wire.roll }),
});
