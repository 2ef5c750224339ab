import type { Member } from '../../lawmakers/dataset.ts';

/** A list of lawmakers that is in the database. */
export type ListedMembers = { list: string; countryCode: string; members: { id: string; fullName: string }[] };

const MOST_NAMES = 3;

/** The first names of many: `A, B, C and 534 more`. */
export function someOf(names: string[], most = MOST_NAMES): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ');
}

const namesOf = (members: { fullName: string }[]) => someOf(members.map(({ fullName }) => fullName));

/** How many there are, of which country, and who: `537 lawmakers of US (A, B, C and 534 more)`. */
export const countedIn = ({ countryCode, members }: ListedMembers) =>
  `${members.length} ${members.length === 1 ? 'lawmaker' : 'lawmakers'} of ${countryCode} (${namesOf(members)})`;

/** What an import under the name of a list that is there would do. */
export function replacementOf(there: ListedMembers, members: Pick<Member, 'id'>[]): string {
  const ids = new Set(members.map(({ id }) => id));
  const gone = there.members.filter(({ id }) => !ids.has(id));
  const loss = gone.length > 0 ? `${gone.length} of them would be removed: ${namesOf(gone)}` : 'all of them stay';
  return `would replace the list "${there.list}", ${countedIn(there)}, with ${members.length}; ${loss}. Add --yes to replace it, or --as NAME to keep both`;
}

export const removalOf = (there: ListedMembers) =>
  `would remove the list "${there.list}", ${countedIn(there)}. Add --yes to remove it`;
