import { LEVEL, ROLE } from '../../../../widget/core/model/enums.ts';
import { codeOfArea } from '../../../addresses/areas.ts';
import type { Dataset, District, TownRow } from '../../../lawmakers/dataset.ts';
import { foldName } from '../../../lawmakers/names.ts';
import { ContentError } from '../../mistakes.ts';
import { createPostcodeRows } from '../postcode-rows.ts';
import { requireOneMap } from '../unreached.ts';
import type { SourceFolder, Table } from './folder.ts';
import { spokenName, withoutTitle } from './names.ts';
import { membersFrom, type Official, readEmails } from './officials.ts';
import { propertyOf, readOutlines } from './seats.ts';
import type { ReadOptions, SourceList } from './source.ts';

/** The last day of a House that first met on 22 July 2025. */
const TERM_ENDS = '2028-07-22';

const SURNAME = /^surname$/i;
const DIVISION = /^(electorate|division|electoral division)$/i;
const POSTCODE = /^postcode$/i;
const TOWN = /^(place|suburb|locality|locality\/suburb)$/i;
const REASON = /^reason$/i;

const stateOf = (text: string) => codeOfArea('AU', text.replaceAll('.', '').trim());

type Person = {
  fullName: string;
  lastName: string;
  isSenator: boolean;
  division: string;
  state: string;
  party: string;
  offices: Official['offices'];
};

function officialOf({ fullName, lastName, isSenator, division, state, party, offices }: Person): Official {
  const role = isSenator ? ROLE.LegislatureUpperBody : ROLE.LegislatureLowerBody;
  const names = isSenator
    ? { greeting: `Senator ${lastName}`, displayName: { short: `Sen. ${fullName}`, full: `Senator ${fullName}` } }
    : { displayName: { short: `${fullName} MP`, full: `${fullName}, Member for ${division}` } };
  return {
    ...{ id: `au-${foldName(fullName).replaceAll(' ', '-')}`, level: LEVEL.Country, role },
    ...{ adminArea1Code: state, district: division, fullName, lastName, ...names },
    isAtLarge: isSenator && state !== '',
    officeName: isSenator ? 'Senate' : 'House of Representatives',
    ...{ party, email: '', links: [], photo: '', twitter: '', offices },
  };
}

/** Parliament's own tables: numbers are written as `() (08) 8555 0101` where a part is missing. */
const phoneOf = (text: string) => text.replace(/^\(\s*\)\s*/, '').trim();

const OWN = {
  needed: ['surname', 'first', 'party'],
  optional: ['title', 'preferred', 'division', 'state', 'phone', 'office'],
  patterns: {
    title: /^(title|honorific)$/i,
    surname: SURNAME,
    first: /^first ?name$/i,
    preferred: /^preferred ?name$/i,
    division: DIVISION,
    state: /^state$/i,
    party: /^political party$/i,
    phone: /^telephone$/i,
    office: /^electorate (office )?(telephone|phone)$/i,
  },
} as const;

/** The Senate's table by its name, such as `allsenel.csv`; "representatives" has these letters too. */
const OF_SENATE = /(?<!repre)sen[^/]*$/i;

async function readOwn({ read }: SourceFolder, table: Table): Promise<Person[]> {
  const people: Person[] = [];
  const isSenator = !table.head.some((cell) => DIVISION.test(cell));
  let isSenate = OF_SENATE.test(table.file);
  await read(table, OWN, ({ title, surname, first, preferred, division, state, party, phone, office }) => {
    if (surname === '') return undefined;
    isSenate ||= /^senator\b/i.test(title);
    const phones = [
      { name: 'Parliament House', phone: phoneOf(phone) },
      { name: 'Electorate office', phone: phoneOf(office) },
    ];
    const fullName = withoutTitle(`${preferred || first} ${surname}`);
    const offices = phones.filter((each) => each.phone !== '');
    people.push({ fullName, lastName: surname, isSenator, division, state: stateOf(state), party, offices });
    return undefined;
  });
  const message = 'has no column of electorates, and neither its name nor a title says that it is the Senate’s';
  if (isSenator && !isSenate) throw new ContentError([{ file: table.file, path: '', message }]);
  return people;
}

const OF_OPEN_AUSTRALIA = {
  needed: ['name', 'division', 'state', 'reason', 'party'],
  patterns: { division: /^division$/i, state: /^state\/territory$/i, reason: REASON, party: /^most recent party$/i },
} as const;

/** OpenAustralia's tables have everybody since 1980, with every given name and no surname of their own. */
async function readOpenAustralia({ read }: SourceFolder, table: Table): Promise<Person[]> {
  const people: Person[] = [];
  await read(table, OF_OPEN_AUSTRALIA, ({ name, division, state, reason, party }) => {
    if (reason !== 'still_in_office') return undefined;
    const fullName = withoutTitle(spokenName(name));
    people.push({ fullName, lastName: fullName, isSenator: true, division, state: stateOf(state), party, offices: [] });
    return undefined;
  });
  // The column is empty in the Senate's table, and there alone.
  const isSenator = people.every(({ division }) => division === '');
  return people.map((person) => ({ ...person, isSenator }));
}

/** Of each chamber Parliament's own table, which has telephones, before another's. */
async function readPeople(source: SourceFolder) {
  const own = source.withColumns(SURNAME, /^political party$/i);
  const others = source.withColumns(REASON, /^most recent party$/i);
  const first = (await Promise.all(own.map((table) => readOwn(source, table)))).flat();
  const chambers = new Set(first.map(({ isSenator }) => isSenator));
  const second = await Promise.all(
    others.map(async (table) => ({
      table,
      people: (await readOpenAustralia(source, table)).filter(({ isSenator }) => !chambers.has(isSenator)),
    })),
  );
  const people = [...first, ...second.flatMap((each) => each.people)];
  const used = second.filter((each) => each.people.length > 0).map(({ table }) => table);
  return {
    people: people.toSorted((one, other) => Number(one.isSenator) - Number(other.isSenator)),
    files: [...own, ...used].map(({ file }) => file),
  };
}

/** Divisions as members have them, by the names of maps. */
function createDivisions(people: Person[]) {
  const known = new Map(people.map(({ division, state }) => [foldName(division), { division, state }]));
  return (name: string): District => {
    const { division, state } = known.get(foldName(name)) ?? { division: name, state: '' };
    return { level: LEVEL.Country, role: ROLE.LegislatureLowerBody, adminArea1Code: state, district: division };
  };
}
type DivisionOf = ReturnType<typeof createDivisions>;

/** Divisions of postcodes, and of the places in them where a table has these. */
async function readPostcodes({ withColumns, read }: SourceFolder, divisionOf: DivisionOf) {
  const postcodes = createPostcodeRows();
  const towns: TownRow[] = [];
  const columns = {
    needed: ['postcode', 'division'],
    optional: ['town'],
    patterns: { postcode: POSTCODE, division: DIVISION, town: TOWN },
  } as const;
  const tables = withColumns(POSTCODE, DIVISION).filter(({ head }) => !head.some((cell) => SURNAME.test(cell)));
  for (const table of tables)
    await read(table, columns, ({ postcode, division, town }) => {
      // Numbers lose the zero of the Northern Territory in spreadsheets.
      const postalCode = postcode.padStart(4, '0');
      if (!/^\d{4}$/.test(postalCode)) return `"${postcode}" is not a postcode of four digits`;
      if (division === '') return 'has no division';
      const row = { ...divisionOf(division), postalCode };
      postcodes.add(row);
      if (town !== '') towns.push({ ...row, town: foldName(town) });
      return undefined;
    });
  return { postcodes, towns };
}

/** The year stands in the names of the columns: `CED_NAME_2024`. */
const CED = /^CED_(?:NAME|CODE)_?(\d{2,4})$/i;
/** People without an address, and those at sea. */
const NOWHERE = /no usual address|migratory|outside australia/i;

/** Both houses of Parliament: members of their own tables, postcodes of the Electoral Commission, outlines of the Bureau of Statistics. */
export async function readAu(source: SourceFolder, { today, withPhotos }: ReadOptions): Promise<SourceList[]> {
  const { people, files } = await readPeople(source);
  const message = 'has no members of Parliament: neither its own tables nor those of OpenAustralia';
  if (people.length === 0) throw new ContentError([{ file: source.folder, path: '', message }]);
  const divisionOf = createDivisions(people.filter(({ division }) => division !== ''));
  const { shapes, names } = await readOutlines(source.folder, (properties) => {
    const name = propertyOf(properties, /^(CED_NAME(_?\d+)?|ELECT_DIV)$/i);
    if (NOWHERE.test(name)) return undefined;
    return name ? divisionOf(name) : null;
  });
  const file = 'members';
  const given = { file, countryCode: 'AU', emails: await readEmails(source.folder), withPhotos };
  const { members, notes } = membersFrom(people.map(officialOf), given);
  const year = names.map((name) => CED.exec(name)?.[1]).find(Boolean);
  const dataset: Dataset = {
    ...{ file, countryCode: 'AU', members, shapes, seats: [] },
    ...(await readPostcodes(source, divisionOf)),
    facts: {
      source: 'au',
      asOf: (await source.savedOn(files)) ?? today,
      map: year ? `CED ${year.padStart(4, '20')}` : null,
      termEnds: TERM_ENDS,
    },
  };
  return [{ suffix: '', dataset: requireOneMap(dataset, { isByState: true }), notes }];
}
