import * as s from 'superstruct';
import { postcodeKey } from '../../../addresses/postcode.ts';
import type { Dataset, PostcodeRow } from '../../../lawmakers/dataset.ts';
import { ContentError } from '../../mistakes.ts';
import { checkedList, mistakesWithLines } from '../check.ts';
import { convertRows, readTable } from '../csv.ts';
import { LAWMAKERS_FILE, POSTCODES_FILE, readNeeded, readText, readYaml } from '../files.ts';
import { type ReadDistrict, readShapes } from '../shapes.ts';
import { memberOf } from './members.ts';
import { CountryCode, JsonMember } from './structs.ts';
import { chamberFrom } from './values.ts';

async function readMembers(folder: string) {
  const source = readYaml(LAWMAKERS_FILE, await readNeeded(folder, LAWMAKERS_FILE));
  const mistakes = mistakesWithLines(source, source.value, s.type({ countryCode: CountryCode }), []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const { countryCode, members } = source.value as { countryCode: string; members: unknown };
  const list = checkedList<JsonMember>(source, members, JsonMember, ['members']);
  return { countryCode, members: list.map((member) => memberOf(member, countryCode)) };
}

async function readPostcodes(folder: string, countryCode: string): Promise<PostcodeRow[]> {
  const text = await readText(folder, POSTCODES_FILE);
  if (text === null) return [];
  const rows = readTable(POSTCODES_FILE, text, ['postalCode', 'adminArea1Code', 'district'], ['level', 'role']);
  return convertRows(POSTCODES_FILE, rows, ({ postalCode, adminArea1Code, district, level, role }) => {
    const chamber = chamberFrom(level, role);
    if (!chamber) return 'names a level or role that does not exist';
    const key = postcodeKey(countryCode, postalCode);
    if (!key) return 'has no postal code';
    return { ...chamber, postalCode: key, adminArea1Code, district };
  });
}

const districtOf: ReadDistrict = ({ adminArea1Code, district, level, role }) => {
  const chamber = chamberFrom(level, role);
  const isNamed = typeof district === 'string' || typeof district === 'number';
  return chamber && isNamed && typeof (adminArea1Code ?? '') === 'string'
    ? { ...chamber, adminArea1Code: String(adminArea1Code ?? ''), district: String(district) }
    : null;
};

/** Reads any country's lawmakers from `lawmakers.json` and, if there are any, `postcodes.csv` and `*.geojson`. */
export async function readCountry(folder: string): Promise<Dataset> {
  const { countryCode, members } = await readMembers(folder);
  return {
    file: LAWMAKERS_FILE,
    countryCode,
    members,
    postcodes: await readPostcodes(folder, countryCode),
    shapes: await readShapes(folder, districtOf),
  };
}
