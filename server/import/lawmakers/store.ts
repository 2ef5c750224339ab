import { inBatches } from '../../db/in-batches.ts';
import type { Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError } from '../mistakes.ts';

export async function clearLawmakers(trx: Transact) {
  for (const table of ['lawmakers', 'postcodes', 'districtShapes'] as const) await trx.deleteFrom(table).execute();
}

async function clearCountry(trx: Transact, countryCode: string) {
  for (const table of ['lawmakers', 'postcodes', 'districtShapes'] as const)
    await trx.deleteFrom(table).where('countryCode', '=', countryCode).execute();
}

/** Ids must be unique across countries, since letters keep only a recipient's id. */
async function refuseSharedIds(trx: Transact, { members, countryCode }: Dataset) {
  const counts = new Map<string, number>();
  for (const { id } of members) counts.set(id, (counts.get(id) ?? 0) + 1);
  const others = await trx.selectFrom('lawmakers').select('id').where('countryCode', '!=', countryCode).execute();
  const shared = [
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `"${id}" stands for two members`),
    ...others.filter(({ id }) => counts.has(id)).map(({ id }) => `"${id}" is another country's member`),
  ];
  if (shared.length > 0) throw new ContentError(shared.map((message) => ({ file: 'members', path: 'id', message })));
}

const memberRows = ({ members, countryCode }: Dataset) =>
  members.map(({ wire, ...member }, position) => ({ ...member, countryCode, position, data: JSON.stringify(wire) }));

/** Tables may repeat rows. */
const distinct = <Row extends object>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [Object.values(row).join('|'), row])).values(),
];

const postcodeRows = ({ postcodes, countryCode }: Dataset) =>
  distinct(
    postcodes.map(({ postalCode, level, role, adminArea1Code, district }) => ({
      countryCode,
      postalCode,
      level,
      role,
      adminArea1Code,
      district,
    })),
  );

const shapeRows = ({ shapes, countryCode }: Dataset) =>
  shapes.map(({ box: [west, south, east, north], rings, ...district }) => ({
    ...district,
    countryCode,
    west,
    south,
    east,
    north,
    rings: JSON.stringify(rings),
  }));

/** Replaces a country's lawmakers with those of the dataset. */
export async function replaceCountry(trx: Transact, dataset: Dataset) {
  await refuseSharedIds(trx, dataset);
  await clearCountry(trx, dataset.countryCode);
  await inBatches(memberRows(dataset), (batch) => trx.insertInto('lawmakers').values(batch).execute());
  await inBatches(postcodeRows(dataset), (batch) => trx.insertInto('postcodes').values(batch).execute());
  for (const shape of shapeRows(dataset)) await trx.insertInto('districtShapes').values(shape).execute();
}
