import * as s from 'superstruct';
import { LEVEL } from '../../../../../widget/core/model/enums.ts';
import { ContentError } from '../../../mistakes.ts';
import { mistakesWithLines } from '../../check.ts';
import { lastSaved, readNeeded, readYaml } from '../../files.ts';
import type { SourceFolder, Table } from '../folder.ts';
import type { Official } from '../officials.ts';
import { chamberOf, stateOf } from './chambers.ts';

const Filled = s.nonempty(s.string());
const text = s.optional(s.nullable(s.string()));
const named = s.union([s.string(), s.number()]);
const day = s.optional(s.nullable(named));

const Role = s.type({
  type: Filled,
  jurisdiction: Filled,
  district: s.optional(s.nullable(named)),
  start_date: day,
  end_date: day,
});
type Role = s.Infer<typeof Role>;

const Office = s.type({ classification: Filled, address: text, voice: text });

/** A person of Open States. */
const Person = s.type({
  id: Filled,
  name: Filled,
  given_name: text,
  family_name: text,
  email: text,
  image: text,
  party: s.optional(s.array(s.type({ name: Filled }))),
  roles: s.array(Role),
  offices: s.optional(s.nullable(s.array(Office))),
  links: s.optional(s.nullable(s.array(s.type({ url: Filled })))),
  ids: s.optional(s.nullable(s.type({ twitter: text }))),
});
type Person = s.Infer<typeof Person>;

/** A year or a month alone stands for its first or its last day. */
const isBegun = (start: string, today: string) => start <= today;
const isOver = (end: string, today: string) =>
  end !== '' && `${end}-12-31`.slice(0, end.length < 8 ? 10 : end.length) < today;

const isInForce = ({ start_date, end_date }: Role, today: string) =>
  isBegun(String(start_date ?? ''), today) && !isOver(String(end_date ?? ''), today);

const OFFICES: Record<string, string> = { capitol: 'Capitol', district: 'District office' };

/** The town of an address such as `680 Broadway, Paterson, NJ 07514`. */
const townOf = (address: string) => /[,;]\s*([^,;\d]+),?\s+[A-Z]{2}\.?\s+\d{5}/.exec(address)?.[1]?.trim() ?? '';

type Given = { classification: string; address: string; voice: string };

/** Offices with a telephone, the capitol's first. Several in the district are told apart by their towns. */
function officesOf(given: Given[]) {
  const withPhone = given.filter(({ voice }) => voice !== '');
  const order = ({ classification }: Given) => ['capitol', 'district'].indexOf(classification) >>> 0;
  const areSeveral = withPhone.filter(({ classification }) => classification === 'district').length > 1;
  return withPhone
    .toSorted((one, other) => order(one) - order(other))
    .map(({ classification, address, voice }) => {
      const town = areSeveral && classification === 'district' ? townOf(address) : '';
      return { name: [OFFICES[classification] ?? 'Office', town].filter(Boolean).join(', '), phone: voice };
    });
}

const PARTIES: Record<string, string> = { Democratic: 'D', Republican: 'R', Independent: 'I', Libertarian: 'L' };

/** What both forms of the data say of a person. */
type Known = Pick<Official, 'id' | 'fullName' | 'lastName' | 'email' | 'links' | 'photo' | 'twitter' | 'offices'> & {
  party: string;
  state: string;
  /** `upper`, `lower` or `legislature`. */
  chamber: string;
  seat: string;
};

function officialOf({ state, chamber, seat, party, ...person }: Known): Official {
  const { title, short, ...place } = chamberOf(state, chamber, seat);
  return {
    ...person,
    ...{ level: LEVEL.State, adminArea1Code: state, ...place },
    greeting: `${title} ${person.lastName}`,
    displayName: { short: `${short} ${person.fullName}`, full: `${title} ${person.fullName}` },
    party: PARTIES[party] ?? party,
  };
}

function fromPerson(person: Person, { type, jurisdiction, district }: Role): Official {
  return officialOf({
    id: person.id,
    fullName: person.name,
    lastName: person.family_name || person.name,
    party: person.party?.[0]?.name ?? '',
    state: stateOf(jurisdiction),
    chamber: type,
    seat: String(district ?? ''),
    email: person.email ?? '',
    links: (person.links ?? []).map(({ url }) => url),
    photo: person.image ?? '',
    twitter: person.ids?.twitter ?? '',
    offices: officesOf(
      (person.offices ?? []).map(({ classification, address, voice }) => ({
        classification,
        address: address ?? '',
        voice: voice ?? '',
      })),
    ),
  });
}

const CHAMBERS = new Set(['upper', 'lower', 'legislature']);

const isSeat = ({ type, jurisdiction }: Role) => CHAMBERS.has(type) && stateOf(jurisdiction) !== '';

/** Other folders of the project have governors, mayors and those who have left. */
const LEGISLATORS = /(^|\/)legislature\/[^/]+\.ya?ml$/;

export type People = {
  officials: Official[];
  /** Files that tell how old they are. */
  files: string[];
  /** Those whose seat is not theirs any more, or not yet. */
  without: string[];
};

/** Whether people of a state are wanted, by its two letters. */
export type IsWanted = (state: string) => boolean;

/** Legislators of a copy of the project, a file for each person. */
export async function readPeople(
  { folder, files }: Pick<SourceFolder, 'folder' | 'files'>,
  today: string,
  isWanted: IsWanted,
): Promise<People> {
  const found = [...(await files('.yml')), ...(await files('.yaml'))].filter((file) => LEGISLATORS.test(file));
  const people: People = { officials: [], files: await lastSaved(folder, found), without: [] };
  for (const file of found) {
    const source = readYaml(file, await readNeeded(folder, file));
    const mistakes = mistakesWithLines(source, source.value, Person, []);
    if (mistakes.length > 0) throw new ContentError(mistakes);
    const person = source.value as Person;
    const seats = person.roles.filter((role) => isSeat(role) && isWanted(stateOf(role.jurisdiction)));
    const seat = seats.find((role) => isInForce(role, today));
    if (seat) people.officials.push(fromPerson(person, seat));
    else if (seats.length > 0) people.without.push(person.name);
  }
  return people;
}

const CSV_COLUMNS = {
  needed: ['id', 'name', 'current_party', 'current_district', 'current_chamber', 'email'],
  optional: [
    'family_name',
    'image',
    'links',
    'capitol_address',
    'capitol_voice',
    'district_address',
    'district_voice',
    'twitter',
  ],
} as const;

/** The state of a table: it stands in its name alone, such as `nj.csv`. */
const stateIn = ({ file }: Table) => (/(?:^|\/)([a-z]{2})(?![a-z])[^/]*$/.exec(file)?.[1] ?? '').toUpperCase();

/** Legislators of the project's tables, one for each state. */
export async function readPeopleTables(
  { withColumns, read }: Pick<SourceFolder, 'withColumns' | 'read'>,
  isWanted: IsWanted,
): Promise<People> {
  const found = withColumns(/^current_chamber$/, /^current_district$/);
  const people: People = { officials: [], files: [], without: [] };
  for (const table of found) {
    const state = stateIn(table);
    const message = 'is a table of legislators whose state is not known: name it after the state, such as nj.csv';
    if (!state) throw new ContentError([{ file: table.file, path: '', message }]);
    if (!isWanted(state)) continue;
    people.files.push(table.file);
    await read(table, CSV_COLUMNS, (row) => {
      if (!row.id || !row.name) return 'has no id or no name';
      if (!CHAMBERS.has(row.current_chamber)) return `"${row.current_chamber}" is not upper, lower or legislature`;
      people.officials.push(
        officialOf({
          ...{ id: row.id, fullName: row.name, lastName: row.family_name || row.name, state },
          ...{ chamber: row.current_chamber, seat: row.current_district, party: row.current_party },
          ...{ email: row.email, photo: row.image, twitter: row.twitter, links: row.links.split(';') },
          offices: officesOf([
            { classification: 'capitol', address: row.capitol_address, voice: row.capitol_voice },
            { classification: 'district', address: row.district_address, voice: row.district_voice },
          ]),
        }),
      );
      return undefined;
    });
  }
  return people;
}
