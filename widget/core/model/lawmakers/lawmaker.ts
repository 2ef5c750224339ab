import type { RepresentativeSearch } from '../action.ts';
import { LEVEL, ROLE } from '../enums.ts';
import type { Id } from '../value.ts';

/** Another office where a lawmaker can be called; `hours` as the office writes them. */
export type Office = { name: string; phone: string; hours: string };

/** A lawmaker (spec §3); unknown fields are '' or empty. */
export type Lawmaker = {
  id: Id;
  fullName: string;
  lastName: string;
  displayName: { short: string; full: string };
  nameTemplate: string;
  officeName: string;
  level: number | null;
  role: number | null;
  district: string;
  adminArea1Code: string;
  partyIdentifier: string;
  /** Includes the @. */
  twitterMention: string;
  photoUrl: string;
  countryCode: string;
  canBeEmailed: boolean;
  phones: string[];
  contactFormUrl: string;
  offices: Office[];
  /** Of New Zealand's two rolls, which have electorates of their own, the one that votes for this member. */
  roll?: 'general' | 'maori';
};

/** Whether no contact details are known: no e-mail, no phone, no form (spec §4). */
export const isPrivate = ({ canBeEmailed, phones, contactFormUrl }: Lawmaker) =>
  !canBeEmailed && phones.length === 0 && contactFormUrl === '';

/**
 * Whether a search is for a devolved parliament of the UK. These have one chamber, which some data call a lower house
 * and some an upper house, and members for constituencies as well as regions: a search for the lower house means all of
 * them.
 */
export const isDevolved = ({ countryCode, levels, roles }: RepresentativeSearch) =>
  countryCode === 'GB' && levels.includes(LEVEL.State) && roles.includes(ROLE.LegislatureLowerBody);

/** Whether a role is a seat in a legislature. */
export const isMember = (role: number | null) =>
  role === ROLE.LegislatureLowerBody || role === ROLE.LegislatureUpperBody;

/** An empty list allows any value. */
const allows = (list: readonly number[], value: number | null) =>
  list.length === 0 || (value !== null && list.includes(value));

/** Whether the lawmaker's level and role are in the search (spec §5). A search that names none allows any. */
export function fits({ level, role }: Pick<Lawmaker, 'level' | 'role'>, search: RepresentativeSearch): boolean {
  if (!allows(search.levels, level)) return false;
  if (allows(search.roles, role)) return true;
  return isDevolved(search) && level === LEVEL.State && role !== null && isMember(role);
}

/** Drops lawmakers with the same name, office and level as one before (spec §5). */
export function distinct(lawmakers: readonly Lawmaker[]): Lawmaker[] {
  const keys = lawmakers.map(({ fullName, officeName, level }) => JSON.stringify([fullName, officeName, level]));
  return lawmakers.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
