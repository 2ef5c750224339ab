import { isEmail } from '../../../../widget/model/person/email.ts';
import type { Dataset } from '../../../lawmakers/dataset.ts';
import { checkedList } from '../check.ts';
import { convertRows, readTable } from '../csv.ts';
import { readNeeded, readText, readYaml } from '../files.ts';
import { readShapes } from '../shapes.ts';
import { EMAILS_FILE, MEMBERS_FILE, OFFICES_FILE, SOCIAL_FILE, ZIPS_FILE } from './files.ts';
import { membersOf } from './members.ts';
import { districtReader } from './shapes.ts';
import { Offices, Social } from './structs.ts';
import { readZips } from './zips.ts';

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
  const text = await readText(folder, EMAILS_FILE);
  const rows = text === null ? [] : readTable(EMAILS_FILE, text, ['bioguide', 'email']);
  const pairs = convertRows(EMAILS_FILE, rows, ({ bioguide, email }) =>
    isEmail(email) ? ([bioguide, email] as const) : `"${email}" is not an e-mail address`,
  );
  return new Map(pairs);
}

/**
 * Reads Congress from a folder of the public files; offices, social media, e-mail addresses and polygons are optional.
 */
export async function readCongress(folder: string): Promise<Dataset> {
  const [members, zips, offices, handles, emails] = await Promise.all([
    readNeeded(folder, MEMBERS_FILE),
    readNeeded(folder, ZIPS_FILE),
    readOffices(folder),
    readHandles(folder),
    readEmails(folder),
  ]);
  const { postcodes, stateByFips } = readZips(zips);
  return {
    file: MEMBERS_FILE,
    countryCode: 'US',
    members: membersOf(readYaml(MEMBERS_FILE, members), { offices, handles, emails }),
    postcodes,
    shapes: await readShapes(folder, districtReader(stateByFips)),
  };
}
