import * as s from 'superstruct';
import { foldName } from '../../../../lawmakers/names.ts';
import type { SourceFolder } from '../folder.ts';
import { withoutTitle } from '../names.ts';

const text = s.optional(s.nullable(s.string()));

/** `/representatives/house-of-commons/` of Represent. */
const Answer = s.type({
  objects: s.array(
    s.type({
      name: s.string(),
      last_name: s.string(),
      district_name: s.string(),
      elected_office: s.string(),
      party_name: text,
      email: text,
      url: text,
      personal_url: text,
      photo_url: text,
      offices: s.optional(s.array(s.type({ type: text, tel: text, postal: text }))),
      related: s.optional(s.type({ boundary_url: text })),
    }),
  ),
});
type Person = s.Infer<typeof Answer>['objects'][number];

/** What the sources say of a member; '' where they don't. */
export type Mp = {
  id: string;
  fullName: string;
  lastName: string;
  riding: string;
  /** The riding's number, which stays where Parliament renames it. */
  number: string;
  /** Where no number is known. */
  province: string;
  party: string;
  email: string;
  links: string[];
  photo: string;
  offices: { name: string; phone: string }[];
};

/** The year of the map is in its name: `federal-electoral-districts-2023-representation-order/59028/`. */
const BOUNDARY = /(\d{4})-representation-order\/(\d{5})/;

const numberIn = (url: string) => /\((\d+)\)\/?$/.exec(url)?.[1];

const idOf = (url: string, name: string) => `ca-${numberIn(url) ?? foldName(name).replaceAll(' ', '-')}`;

/** `Main office - Richmond` stands before the street. */
const townOf = (postal: string) =>
  /^[^\n]*office - ([^\n\d]+)$/im.exec(postal.split('\n', 1)[0] ?? '')?.[1]?.trim() ?? '';

function officesOf(offices: NonNullable<Person['offices']>) {
  const nameOf = ({ type, postal }: (typeof offices)[number]) =>
    type === 'legislature'
      ? 'House of Commons'
      : ['Constituency office', townOf(postal ?? '')].filter(Boolean).join(', ');
  const order = ({ type }: (typeof offices)[number]) => (type === 'legislature' ? 0 : 1);
  return offices
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((office) => (office.tel ? [{ name: nameOf(office), phone: office.tel }] : []));
}

/** Members in answers of Represent, and the years of the maps that these name. */
export function readRepresent({ json }: Pick<SourceFolder, 'json'>) {
  const years = new Set<string>();
  const files: string[] = [];
  const members = json.flatMap(({ file, value }): Mp[] => {
    if (!s.is(value, Answer)) return [];
    files.push(file);
    return value.objects
      .filter(({ elected_office }) => elected_office === 'MP')
      .map((person) => {
        const [, year, number = ''] = BOUNDARY.exec(person.related?.boundary_url ?? '') ?? [];
        if (year) years.add(year);
        const { name, url } = person;
        return {
          ...{ id: idOf(url ?? '', name), fullName: withoutTitle(name), lastName: person.last_name },
          ...{ riding: person.district_name.trim(), number, province: '', party: person.party_name ?? '' },
          ...{
            email: person.email ?? '',
            links: [person.personal_url ?? '', url ?? ''],
            photo: person.photo_url ?? '',
          },
          offices: officesOf(person.offices ?? []),
        };
      });
  });
  return { members, files, years };
}

const COLUMNS = {
  needed: ['mp_id', 'name', 'party', 'riding', 'province'],
  optional: ['parliament_url', 'photo_url'],
} as const;

/** Members of a table that has ridings by name alone, and neither addresses nor telephones. */
export async function readMpTable({ withColumns, read }: Pick<SourceFolder, 'withColumns' | 'read'>) {
  const members: Mp[] = [];
  const tables = withColumns(/^mp_id$/, /^riding$/);
  for (const table of tables)
    await read(table, COLUMNS, ({ mp_id, name, party, riding, province, parliament_url, photo_url }) => {
      const fullName = withoutTitle(name);
      members.push({
        ...{ id: `ca-${mp_id}`, fullName, lastName: fullName, riding, number: '', province, party },
        ...{ email: '', links: [parliament_url], photo: photo_url, offices: [] },
      });
      return undefined;
    });
  return { members, files: tables.map(({ file }) => file) };
}
