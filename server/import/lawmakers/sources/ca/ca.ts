import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import { codeOfArea } from '../../../../addresses/areas.ts';
import type { Dataset, District } from '../../../../lawmakers/dataset.ts';
import { provinceOf } from '../../../../lawmakers/districts.ts';
import { foldName } from '../../../../lawmakers/names.ts';
import { ContentError } from '../../../mistakes.ts';
import { requireOneMap } from '../../unreached.ts';
import type { SourceFolder } from '../folder.ts';
import { membersFrom, type Official, readEmails } from '../officials.ts';
import { propertyOf, readOutlines } from '../seats.ts';
import type { ReadOptions, SourceList } from '../source.ts';
import { type Mp, readMpTable, readRepresent } from './members.ts';
import { readRegister } from './register.ts';

const HOUSE = { level: LEVEL.Country, role: ROLE.LegislatureLowerBody };

const districtOf = (number: string): District => ({ ...HOUSE, adminArea1Code: provinceOf(number), district: number });

/** The fixed day of the next general election. */
const TERM_ENDS = '2029-10-15';

/** Election numbers of Open Civic Data: `ocd-division/country:ca/ed:10001-2023`. */
const OCD = /country:ca\/ed:(\d{5})-(\d{4})$/;

/** Ridings of a map, each with its English and its French name. */
async function readRidings({ withColumns, read }: SourceFolder) {
  const numbers = new Map<string, string>();
  const years = new Set<string>();
  const seats: Dataset['seats'] = [];
  for (const table of withColumns(/^id$/, /^name$/, /^name_fr$/))
    await read(table, { needed: ['id', 'name', 'name_fr'] }, ({ id, name, name_fr }) => {
      const [, number, year] = OCD.exec(id) ?? [];
      if (!number || !year) return `"${id}" is not the id of a federal riding`;
      for (const each of [name, name_fr]) numbers.set(foldName(each), number);
      years.add(year);
      seats.push({ ...districtOf(number), name });
      return undefined;
    });
  return { numbers, years, seats };
}

function officialOf(mp: Mp, numbers: Map<string, string>): Official {
  const { id, fullName, lastName, riding, party, email, links, photo, offices } = mp;
  const number = mp.number || numbers.get(foldName(riding)) || '';
  const place = number
    ? districtOf(number)
    : { ...HOUSE, adminArea1Code: codeOfArea('CA', mp.province), district: riding };
  return {
    ...{ id, ...place, districtName: riding, fullName, lastName, officeName: 'House of Commons' },
    displayName: { short: `${fullName}, MP`, full: `${fullName}, MP for ${riding}` },
    ...{ party, email, links, photo, twitter: '', offices },
  };
}

const refused = (message: string) => new ContentError([{ file: 'the map', path: '', message }]);

/** Numbers were given anew with each map: where many of them have other names, it is another map. @throws ContentError */
function requireNames(mps: Mp[], names: Map<string, string>) {
  const both = mps.filter(({ number }) => names.has(number));
  const others = both.filter(({ number, riding }) => foldName(names.get(number) ?? '') !== foldName(riding));
  if (others.length * MOST_RENAMED > both.length && others.length > 1)
    throw refused(
      `is of another map than its members: ${others.length} of ${both.length} ridings have other names there. Take files of one map`,
    );
}
/** Parliament renames one riding in twenty between two maps; one in four is another map. */
const MOST_RENAMED = 4;

function requireOneYear(years: Set<string>) {
  const found = [...years].sort();
  if (found.length > 1)
    throw refused(
      `is of another map than its members: these files are of the representation orders of ${found.join(' and ')}. Take files of one map`,
    );
  return found[0] ? `FED ${found[0]}` : null;
}

/** A riding is of another map where it has no name, or one that a member's riding has under another number; else it is vacant. */
function foreignTo(mps: Mp[], names: Map<string, string>, seats: Dataset['seats']) {
  const known = new Map([...names, ...seats.map(({ district, name }) => [district, name] as const)]);
  const ridings = new Set(mps.map(({ riding }) => foldName(riding)));
  return ({ district }: District) => {
    const name = known.get(district);
    return !name || ridings.has(foldName(name));
  };
}

const isByNumber = (mps: Mp[]) => mps.every(({ number }) => number !== '');

/** The House of Commons: members of Represent, postcodes of Statistics Canada, outlines of Elections Canada. */
export async function readCa(source: SourceFolder, { today, withPhotos }: ReadOptions): Promise<SourceList[]> {
  const represent = readRepresent(source);
  const table = await readMpTable(source);
  const ids = new Set(represent.members.map(({ id }) => id));
  const mps = [...represent.members, ...table.members.filter(({ id }) => !ids.has(id))];
  const message = 'has no members of Parliament: no answers of Represent';
  if (mps.length === 0) throw new ContentError([{ file: source.folder, path: '', message }]);
  const { numbers, years, seats } = await readRidings(source);
  for (const year of represent.years) years.add(year);
  const { postcodes, names } = await readRegister(source, districtOf);
  requireNames(mps, names);
  const { shapes } = await readOutlines(source.folder, (properties) => {
    const year = propertyOf(properties, /^REP_?ORDER$/i).slice(0, 4);
    if (year) years.add(year);
    const number = propertyOf(properties, /^(FED_?NUM|FEDUID|FED_CODE)$/i);
    return /^\d{5}$/.test(number) ? districtOf(number) : null;
  });
  const file = 'members';
  const given = { file, countryCode: 'CA', emails: await readEmails(source.folder), withPhotos };
  const { members, notes } = membersFrom(
    mps.map((mp) => officialOf(mp, numbers)),
    given,
  );
  const asOf = (await source.savedOn([...represent.files, ...table.files])) ?? today;
  const dataset: Dataset = {
    ...{ file, countryCode: 'CA', members, postcodes, shapes, seats, towns: [] },
    facts: { source: 'ca', asOf, map: requireOneYear(years), termEnds: TERM_ENDS },
  };
  // Names of one riding differ between Parliament and the map: without numbers, they are reported and refuse nothing.
  if (isByNumber(mps)) requireOneMap(dataset, { isForeign: foreignTo(mps, names, seats), isByState: true });
  return [{ suffix: '', dataset, notes }];
}
