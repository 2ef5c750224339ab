import type { RepresentativeSearch } from '../action.ts';
import { LEVEL, ROLE } from '../enums.ts';
import type { Id } from '../id.ts';

/** Another place where a lawmaker can be called; `hours` as the office writes them. */
export type Office = { name: string; phone: string; hours: string };

/** A lawmaker (spec §3); what is not known is '' or empty. */
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
  /** With its @. */
  twitterMention: string;
  photoUrl: string;
  countryCode: string;
  canBeEmailed: boolean;
  phones: string[];
  contactFormUrl: string;
  offices: Office[];
};

/** Neither mail, nor a number, nor a form: their contact details are private (spec §4). */
export const isPrivate = ({ canBeEmailed, phones, contactFormUrl }: Lawmaker) =>
  !canBeEmailed && phones.length === 0 && contactFormUrl === '';

/**
 * The devolved parliaments of the UK have one chamber, which data call now a lower and now an upper house, and members
 * for a constituency beside members for its region: who looks for a lower house below the country means them all.
 */
export const isDevolved = ({ countryCode, levels, roles }: RepresentativeSearch) =>
  countryCode === 'GB' && levels.includes(LEVEL.State) && roles.includes(ROLE.LegislatureLowerBody);

const isMember = (role: number) => role === ROLE.LegislatureLowerBody || role === ROLE.LegislatureUpperBody;

/** An empty list asks for nothing in particular. */
const allows = (list: readonly number[], value: number | null) =>
  list.length === 0 || (value !== null && list.includes(value));

/** A lawmaker is shown only if its level and role are in the search (spec §5), as far as it names any. */
export function fits({ level, role }: Lawmaker, search: RepresentativeSearch): boolean {
  if (!allows(search.levels, level)) return false;
  if (allows(search.roles, role)) return true;
  return isDevolved(search) && level === LEVEL.State && role !== null && isMember(role);
}

/** The first of those who have name, office and level in common (spec §5). */
export function distinct(lawmakers: readonly Lawmaker[]): Lawmaker[] {
  const keys = lawmakers.map(({ fullName, officeName, level }) => JSON.stringify([fullName, officeName, level]));
  return lawmakers.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
