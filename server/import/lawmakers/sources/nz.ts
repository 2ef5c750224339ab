import { LEVEL, ROLE } from '../../../../widget/core/model/enums.ts';
import type { Dataset, District, Shape } from '../../../lawmakers/dataset.ts';
import { foldName } from '../../../lawmakers/names.ts';
import { ContentError } from '../../mistakes.ts';
import { createPostcodeRows } from '../postcode-rows.ts';
import { requireOneMap } from '../unreached.ts';
import type { SourceFolder } from './folder.ts';
import { spokenName, surnameOf } from './names.ts';
import { membersFrom, type Official, readEmails } from './officials.ts';
import { propertyOf, readOutlines } from './seats.ts';
import type { ReadOptions, SourceList } from './source.ts';

/** The seven Māori electorates lie over the general ones. */
const MAORI = new Set(
  [
    'Hauraki-Waikato',
    'Ikaroa-Rāwhiti',
    'Tāmaki Makaurau',
    'Te Tai Hauāuru',
    'Te Tai Tokerau',
    'Te Tai Tonga',
    'Waiariki',
  ].map(foldName),
);
const isMaori = (electorate: string) => MAORI.has(foldName(electorate));

/** Elections whose day is known. */
const ELECTIONS = ['2026-11-07'];

/** Of the general and of the Māori map, with its year: `GED2025_V1_00_NAME`. */
const NAME = /^([GM])ED(\d{4})\w*_NAME$/i;
/** The sea, which is in no electorate. */
const NOWHERE = /^area outside/i;

const seatOf = (electorate: string): District => ({
  level: LEVEL.Country,
  role: ROLE.LegislatureLowerBody,
  adminArea1Code: '',
  district: electorate,
});

const COLUMNS = {
  needed: ['contact', 'job', 'electorate', 'party', 'email'],
  patterns: {
    contact: /^contact$/i,
    job: /^job title$/i,
    electorate: /^electorate$/i,
    party: /^party$/i,
    email: /^parliament email$/i,
  },
} as const;

async function readMembers({ withColumns, read }: SourceFolder) {
  const officials: Official[] = [];
  const tables = withColumns(COLUMNS.patterns.contact, COLUMNS.patterns.job);
  for (const table of tables)
    await read(table, COLUMNS, ({ contact, electorate, party, email }) => {
      const [fullName, lastName] = [spokenName(contact), surnameOf(contact)];
      if (lastName === '') return `"${contact}" is not a surname, a comma and a given name`;
      officials.push({
        ...{
          id: `nz-${foldName(contact).replaceAll(' ', '-')}`,
          ...seatOf(electorate),
          fullName,
          lastName,
          isAtLarge: electorate === '',
        },
        displayName: {
          short: `${fullName} MP`,
          full: electorate ? `${fullName}, MP for ${electorate}` : `${fullName}, list MP`,
        },
        officeName: isMaori(electorate) ? 'House of Representatives (Māori electorate)' : 'House of Representatives',
        ...{ party, email, links: [], photo: '', twitter: '', offices: [] },
      });
      return undefined;
    });
  return { officials, files: tables.map(({ file }) => file) };
}

/** The electorates of either map, under the names that members have. */
async function readMaps({ folder }: SourceFolder, officials: Official[]) {
  const known = new Map(officials.map(({ district }) => [foldName(district), district]));
  const { shapes, names } = await readOutlines(folder, (properties) => {
    const name = propertyOf(properties, NAME);
    if (NOWHERE.test(name)) return undefined;
    return name ? seatOf(known.get(foldName(name)) ?? name) : null;
  });
  const yearOf = (letter: string) =>
    names.map((name) => NAME.exec(name)).find((match) => match?.[1]?.toUpperCase() === letter)?.[2];
  return { shapes, yearOf };
}

/**
 * Parliament: members of its own table, outlines of Stats NZ. The electorates of the Māori roll are a list of their own, since
 * every address lies in one of either; those who were elected by a party's list stand for no place.
 */
export async function readNz(
  source: SourceFolder,
  { today, withPhotos, withListMembers }: ReadOptions,
): Promise<SourceList[]> {
  const { officials, files } = await readMembers(source);
  const message = 'has no members of Parliament: not its table of contacts';
  if (officials.length === 0) throw new ContentError([{ file: source.folder, path: '', message }]);
  const { shapes, yearOf } = await readMaps(source, officials);
  const emails = await readEmails(source.folder);
  const asOf = (await source.savedOn(files)) ?? today;
  const termEnds = ELECTIONS.find((day) => asOf < day) ?? null;
  const file = 'members';

  function listOf(people: Official[], drawn: Shape[], map: string | null) {
    const { members, notes } = membersFrom(people, { file, countryCode: 'NZ', emails, withPhotos });
    const dataset: Dataset = {
      ...{ file, countryCode: 'NZ', members, shapes: drawn, postcodes: createPostcodeRows(), towns: [], seats: [] },
      facts: { source: 'nz', asOf, map, termEnds },
    };
    return { dataset: requireOneMap(dataset, { isByState: true }), notes };
  }

  const wanted = officials.filter(({ district }) => district !== '' || withListMembers);
  const [general, maori] = [false, true].map((isOf) =>
    listOf(
      wanted.filter(({ district }) => isMaori(district) === isOf),
      shapes.filter(({ district }) => isMaori(district) === isOf),
      yearOf(isOf ? 'M' : 'G') ? `${isOf ? 'MED' : 'GED'} ${yearOf(isOf ? 'M' : 'G')}` : null,
    ),
  ) as [Omit<SourceList, 'suffix'>, Omit<SourceList, 'suffix'>];
  const left = officials.length - wanted.length;
  const about = `members who were elected by party lists are left out, ${left} of them; --list-members takes them in, for every reader`;
  return [
    { suffix: '', ...general, notes: [...general.notes, ...(left > 0 ? [{ file, path: '', message: about }] : [])] },
    ...(maori.dataset.members.length > 0 ? [{ suffix: '-maori' as const, ...maori }] : []),
  ];
}
