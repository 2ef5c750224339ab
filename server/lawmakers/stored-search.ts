import type { Database } from '../db/schema.ts';
import type { Search } from './target.ts';

type Holder = { representativeSearch?: Search | null };
type Content = { cards?: (Holder & { actions?: Holder[] })[] };

/** Whether a search is an id alone, which refers to the whole search of that id elsewhere in the content. */
export const isBare = ({ countryCode, levels, roles, adminArea1Codes, districtIds }: Search) =>
  !countryCode && ![levels, roles, adminArea1Codes, districtIds].some((list) => list && list.length > 0);

export const searchesIn = ({ cards = [] }: Content): Search[] => {
  const holders = cards.flatMap((card) => [card, ...(card.actions ?? [])]);
  return holders.flatMap(({ representativeSearch }) => (representativeSearch ? [representativeSearch] : []));
};

/** Completes a search that has only an id from the content; `null` if the id is unknown. */
export async function wholeSearch(db: Database, search: Search): Promise<Search | null> {
  const { id } = search;
  if (!isBare(search) || id === undefined || id === null) return search;
  const rows = await db
    .selectFrom('widgets')
    .select('data')
    .where('data', 'like', '%"representativeSearch":{%')
    .execute();
  const known = rows.flatMap(({ data }) => searchesIn(JSON.parse(data))).find((each) => String(each.id) === String(id));
  return known && !isBare(known) ? known : null;
}
