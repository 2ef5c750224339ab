import { inBatches } from '../../db/rows.ts';
import type { Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError } from '../mistakes.ts';
import { someOf } from './replaced.ts';
import type { Gaps } from './unreached.ts';

/** @param list null for all lists */
export async function clearLawmakers(trx: Transact, list: string | null) {
  for (const table of ['lawmakers', 'postcodes', 'postcodeTowns', 'districtShapes', 'lawmakerLists'] as const)
    await trx
      .deleteFrom(table)
      .$if(list !== null, (rows) => rows.where('list', '=', list as string))
      .execute();
}

/** Members that another list has too, by that list’s name. */
async function sharedIds(trx: Transact, list: string, ids: ReadonlyMap<string, number>) {
  const others = await trx.selectFrom('lawmakers').select(['id', 'list']).where('list', '!=', list).execute();
  const shared = new Map<string, string[]>();
  for (const other of others)
    if (ids.has(other.id)) shared.set(other.list, [...(shared.get(other.list) ?? []), `"${other.id}"`]);
  return [...shared];
}

/** Ids must be unique across lists, since letters keep only a recipient's id. */
async function refuseSharedIds(trx: Transact, list: string, { members }: Dataset) {
  const counts = new Map<string, number>();
  for (const { id } of members) counts.set(id, (counts.get(id) ?? 0) + 1);
  const shared = [
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `"${id}" stands for two members`),
    ...(await sharedIds(trx, list, counts)).map(
      ([other, ids]) => `${someOf(ids)} ${ids.length === 1 ? 'is' : 'are'} in the list "${other}" already`,
    ),
  ];
  if (shared.length > 0) throw new ContentError(shared.map((message) => ({ file: 'members', path: 'id', message })));
}

const memberRows = (list: string, { members, countryCode }: Dataset) =>
  members.map(({ wire, ...member }, position) => ({
    ...member,
    list,
    countryCode,
    position,
    data: JSON.stringify(wire),
  }));

function* postcodeRows(list: string, { postcodes, countryCode }: Dataset) {
  for (const { postalCode, level, role, adminArea1Code, district } of postcodes)
    yield { list, countryCode, postalCode, level, role, adminArea1Code, district };
}

const townRows = (list: string, { towns, countryCode }: Dataset) => [
  ...new Map(towns.map((row) => [JSON.stringify(row), { list, countryCode, ...row }])).values(),
];

const shapeRows = (list: string, { shapes, countryCode }: Dataset) =>
  shapes.map(({ box: [west, south, east, north], rings, ...district }) => ({
    ...district,
    list,
    countryCode,
    west,
    south,
    east,
    north,
    rings: JSON.stringify(rings),
  }));

/** A list with its name, and what was found to be missing in it. */
export type ReadyList = { list: string; dataset: Dataset; gaps: Gaps };

async function noteFacts(trx: Transact, { list, dataset: { facts }, gaps }: ReadyList, clock: () => Date) {
  const counts = { emptySeats: gaps.empty.length, unreached: gaps.unreached.length };
  const row = { list, ...facts, ...counts, importedAt: clock().toISOString() };
  await trx.insertInto('lawmakerLists').values(row).execute();
}

/** Puts a dataset in the place of the list of this name, if there is one. */
export async function replaceList(trx: Transact, ready: ReadyList, clock: () => Date) {
  const { list, dataset } = ready;
  await refuseSharedIds(trx, list, dataset);
  await clearLawmakers(trx, list);
  await inBatches(memberRows(list, dataset), (batch) => trx.insertInto('lawmakers').values(batch).execute());
  await inBatches(postcodeRows(list, dataset), (batch) => trx.insertInto('postcodes').values(batch).execute());
  await inBatches(townRows(list, dataset), (batch) => trx.insertInto('postcodeTowns').values(batch).execute());
  for (const shape of shapeRows(list, dataset)) await trx.insertInto('districtShapes').values(shape).execute();
  await noteFacts(trx, ready, clock);
}
