import { LEVEL, ROLE } from '../../../widget/core/model/enums.ts';
import { isEmail } from '../../../widget/core/model/person.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { readTable } from '../table.ts';
import { checkedList } from './check.ts';
import {
  EMAILS_FILE,
  isThere,
  MEMBERS_FILE,
  OFFICES_FILE,
  readNeeded,
  readText,
  readYaml,
  SOCIAL_FILE,
  ZIPS_FILE,
} from './files.ts';
import { createPostcodeRows } from './postcode-rows.ts';
import { type ReadDistrict, readShapes } from './shapes.ts';
import { membersOf, Offices, Social } from './us-members.ts';

const HOUSE = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };

/** Census files give a delegate's district the number 98 and an at-large district 0. */
const AT_LARGE = new Set(['0', '00', '98', 'AL']);

/** `03` and `3` are one district, and at-large is 0. */
const districtNumber = (text: string) => (AT_LARGE.has(text) ? '0' : text.replace(/^0+(?=\d)/, ''));

/** The districts that each ZIP code area touches. */
async function readZips(folder: string) {
  const stateByFips = new Map<string, string>();
  const postcodes = createPostcodeRows();
  const columns = { needed: ['state_fips', 'state_abbr', 'zcta', 'cd'] } as const;
  await readTable(folder, ZIPS_FILE, columns, ({ state_fips, state_abbr, zcta, cd }) => {
    stateByFips.set(state_fips, state_abbr);
    if (!/^[A-Z]{2}$/.test(state_abbr)) return `"${state_abbr}" is not a state`;
    if (!/^\d{5}$/.test(zcta)) return `"${zcta}" is not a ZIP code of five digits`;
    if (!/^(\d{1,2}|AL)$/.test(cd)) return `"${cd}" is not a district's number`;
    postcodes.add({ ...HOUSE, postalCode: zcta, adminArea1Code: state_abbr, district: districtNumber(cd) });
  });
  return { postcodes, stateByFips };
}

const CODE = /^([A-Z]{2})-(\d{1,2}|AL)$/;

/** Census files number the states and name the column of districts after the Congress: `CD119FP`. */
function censusCode(properties: Record<string, unknown>, stateByFips: Map<string, string>) {
  const state = stateByFips.get(String(properties.STATEFP ?? properties.STATEFP20 ?? ''));
  const column = Object.keys(properties).find((name) => /^CD\d{2,3}FP$/.test(name));
  return state && column ? `${state}-${properties[column]}` : '';
}

/** The district of a feature, by its `Code` (`NJ-10`) or by the columns of Census files. */
const districtReader =
  (stateByFips: Map<string, string>): ReadDistrict =>
  (properties) => {
    const match = CODE.exec(String(properties.Code ?? '')) ?? CODE.exec(censusCode(properties, stateByFips));
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

async function readEmails(folder: string) {
  const emails = new Map<string, string>();
  if (!(await isThere(folder, EMAILS_FILE))) return emails;
  await readTable(folder, EMAILS_FILE, { needed: ['bioguide', 'email'] }, ({ bioguide, email }) => {
    if (!isEmail(email)) return `"${email}" is not an e-mail address`;
    emails.set(bioguide, email);
  });
  return emails;
}

/**
 * Reads Congress from a folder of the public files; offices, social media, e-mail addresses and polygons are optional.
 */
export async function readCongress(folder: string): Promise<Dataset> {
  const [members, { postcodes, stateByFips }, offices, handles, emails] = await Promise.all([
    readNeeded(folder, MEMBERS_FILE),
    readZips(folder),
    readOffices(folder),
    readHandles(folder),
    readEmails(folder),
  ]);
  return {
    file: MEMBERS_FILE,
    countryCode: 'US',
    members: membersOf(readYaml(MEMBERS_FILE, members), { offices, handles, emails }),
    postcodes,
    shapes: await readShapes(folder, districtReader(stateByFips)),
  };
}
