import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import type { Dataset } from '../../../../lawmakers/dataset.ts';
import { districtNumber } from '../../../../lawmakers/names.ts';
import { ContentError } from '../../../mistakes.ts';
import { readTable } from '../../../table.ts';
import { checkedList } from '../../check.ts';
import {
  isThere,
  MEMBERS_FILE,
  OFFICES_FILE,
  readNeeded,
  readText,
  readYaml,
  SOCIAL_FILE,
  savedOn,
  ZIPS_FILE,
} from '../../files.ts';
import { createPostcodeRows } from '../../postcode-rows.ts';
import { type ReadDistrict, readShapes } from '../../shapes.ts';
import { openSource, type SourceFolder, type Table } from '../folder.ts';
import { readEmails } from '../officials.ts';
import type { ReadSource } from '../source.ts';
import { stateOfFips } from './chambers.ts';
import { congressOf, Offices, Social } from './congress-members.ts';

const HOUSE = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };

/** The maps of two Congresses have districts of the same numbers in other places. @throws ContentError */
function requireCongress(drawnFor: number, congress: number | null, file: string) {
  if (congress === null || drawnFor === congress) return;
  const message = `is of another map than its members: it has the districts of Congress ${drawnFor}, and they sit in Congress ${congress}. Take files of one map`;
  throw new ContentError([{ file, path: '', message }]);
}

/** The Census Bureau's own table, whose columns name the Congress. */
const GEOID = /^GEOID_CD(\d{2,3})_20$/;
const ZIP = /^GEOID_ZCTA5_20$/;

const congressIn = ({ head }: Table) => Number(head.map((cell) => GEOID.exec(cell)?.[1]).find(Boolean));

/** Of several Congresses' tables, those of the members': the last term's stays in the folder that this term's is fetched into. */
async function readCensusZips({ withColumns, read }: SourceFolder, congress: number | null, folder: string) {
  const postcodes = createPostcodeRows();
  const all = withColumns(GEOID, ZIP);
  const [first] = all;
  if (!first) throw new ContentError([{ file: ZIPS_FILE, path: '', message: `is missing in ${folder}` }]);
  const tables = all.filter((table) => congress === null || congressIn(table) === congress);
  if (tables.length === 0) requireCongress(congressIn(first), congress, first.file);
  for (const table of tables)
    await read(table, { needed: ['geoid', 'zip'], patterns: { geoid: GEOID, zip: ZIP } }, ({ geoid, zip }) => {
      if (geoid.endsWith('ZZ') || geoid === '' || zip === '') return undefined;
      const state = stateOfFips(geoid);
      if (!state) return `"${geoid}" begins with no state's number`;
      postcodes.add({ ...HOUSE, postalCode: zip, adminArea1Code: state, district: districtNumber(geoid.slice(2)) });
      return undefined;
    });
  return postcodes;
}

/** The districts that each ZIP code area touches. */
async function readZips(folder: string, congress: number | null) {
  if (!(await isThere(folder, ZIPS_FILE))) return readCensusZips(await openSource(folder), congress, folder);
  const postcodes = createPostcodeRows();
  await readTable(folder, ZIPS_FILE, { needed: ['state_abbr', 'zcta', 'cd'] }, ({ state_abbr, zcta, cd }) => {
    if (!/^[A-Z]{2}$/.test(state_abbr)) return `"${state_abbr}" is not a state`;
    if (!/^\d{5}$/.test(zcta)) return `"${zcta}" is not a ZIP code of five digits`;
    if (!/^(\d{1,2}|AL)$/.test(cd)) return `"${cd}" is not a district's number`;
    postcodes.add({ ...HOUSE, postalCode: zcta, adminArea1Code: state_abbr, district: districtNumber(cd) });
    return undefined;
  });
  return postcodes;
}

const CODE = /^([A-Z]{2})-(\d{1,2}|AL)$/;

/** The column of a map's districts, which has the Congress in its name. */
const COLUMN = /^CD(\d{2,3})FP$/;

/** Census files number the states and name the column of districts after the Congress: `CD119FP`. */
function censusCode(properties: Record<string, unknown>, congress: number | null) {
  const state = stateOfFips(String(properties.STATEFP ?? properties.STATEFP20 ?? ''));
  const column = Object.keys(properties).find((name) => COLUMN.test(name));
  if (!state || !column) return '';
  requireCongress(Number(COLUMN.exec(column)?.[1]), congress, 'the map');
  return `${state}-${properties[column]}`;
}

/** The district of a feature, by its `Code` (`NJ-10`) or by the columns of Census files. */
const districtReader =
  (congress: number | null): ReadDistrict =>
  (properties) => {
    const match = CODE.exec(String(properties.Code ?? '')) ?? CODE.exec(censusCode(properties, congress));
    if (!match) return null;
    const [, adminArea1Code = '', number = ''] = match;
    return { ...HOUSE, adminArea1Code, district: districtNumber(number) };
  };

async function readList<T>(folder: string, file: string, struct: typeof Offices | typeof Social): Promise<T[]> {
  const text = await readText(folder, file);
  if (text === null) return [];
  const source = readYaml(file, text);
  return checkedList<T>(source, source.value, struct);
}

async function readOffices(folder: string) {
  const list = await readList<Offices>(folder, OFFICES_FILE, Offices);
  return new Map(list.map(({ id, offices }) => [id.bioguide, offices]));
}

async function readHandles(folder: string) {
  const list = await readList<Social>(folder, SOCIAL_FILE, Social);
  return new Map(list.flatMap(({ id, social }) => (social.twitter ? [[id.bioguide, social.twitter] as const] : [])));
}

/**
 * Reads Congress from a folder of the public files; offices, social media, e-mail addresses and polygons are optional.
 */
export async function readCongress(folder: string): Promise<Dataset> {
  const [members, offices, handles, emails] = await Promise.all([
    readNeeded(folder, MEMBERS_FILE),
    readOffices(folder),
    readHandles(folder),
    readEmails(folder),
  ]);
  const { congress, termEnds, ...found } = congressOf(readYaml(MEMBERS_FILE, members), { offices, handles, emails });
  return {
    ...{ file: MEMBERS_FILE, countryCode: 'US', ...found, towns: [], seats: [] },
    postcodes: await readZips(folder, congress),
    shapes: await readShapes(folder, districtReader(congress)),
    facts: {
      source: 'us',
      asOf: await savedOn(folder, [MEMBERS_FILE]),
      map: congress === null ? null : `CD ${congress}`,
      termEnds,
    },
  };
}

/** Congress as one of the sources. */
export const readUs: ReadSource = async ({ folder }) => [
  { suffix: '', dataset: await readCongress(folder), notes: [] },
];
