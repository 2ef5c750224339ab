import type { Member } from '../../../lawmakers/dataset.ts';
import type { JsonMember } from './structs.ts';
import { levelOf, roleOf } from './values.ts';

const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? '';

const handleOf = (handle: string | null | undefined) => (handle ? `@${handle.replace(/^@/, '')}` : '');

function namesOf({ fullName, lastName, nameTemplate, displayName }: JsonMember) {
  return {
    fullName,
    lastName: lastName || lastWord(fullName),
    nameTemplate: nameTemplate || fullName,
    displayName: { short: displayName?.short || fullName, full: displayName?.full || fullName },
  };
}

/** A member of `lawmakers.json` with every default filled in. */
export function memberOf(given: JsonMember, countryCode: string): Member {
  const place = {
    level: levelOf(given.level),
    role: roleOf(given.role),
    adminArea1Code: given.adminArea1Code ?? '',
    district: String(given.district ?? ''),
  };
  const id = String(given.id);
  const offices = (given.offices ?? []).map(({ name, phone, hours }) => ({ name, phone, hours: hours ?? '' }));
  const wire = {
    id,
    ...namesOf(given),
    officeName: given.officeName,
    ...place,
    countryCode,
    partyIdentifier: given.partyIdentifier ?? '',
    twitterMention: handleOf(given.twitterMention),
    photoUrl: given.photoUrl ?? '',
    canBeEmailed: Boolean(given.email),
    phones: [...new Set([...(given.phones ?? []), ...offices.map(({ phone }) => phone)])],
    contactFormUrl: given.contactFormUrl ?? '',
    offices,
  };
  return { id, ...place, email: given.email ?? null, wire };
}
