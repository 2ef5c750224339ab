import * as s from 'superstruct';
import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import type { Dataset, District } from '../../../../lawmakers/dataset.ts';
import { bareSeat, foldSeat } from '../../../../lawmakers/names.ts';
import { ContentError, type Mistake } from '../../../mistakes.ts';
import { mistakesWithLines } from '../../check.ts';
import { readNeeded, readYaml } from '../../files.ts';
import { createPostcodeRows } from '../../postcode-rows.ts';
import { someOf } from '../../replaced.ts';
import type { SourceFolder, Table } from '../folder.ts';
import { membersFrom, type Official, readEmails } from '../officials.ts';
import { propertyOf, readOutlines } from '../seats.ts';
import type { ReadOptions, SourceList } from '../source.ts';
import { nextTerm, stateOfFips } from './chambers.ts';
import { type IsWanted, type People, readPeople, readPeopleTables } from './people.ts';

const MOST_NAMED = 10;

/** The columns of the Census Bureau's table of ZIP code areas by state districts, with the year of the map. */
const GEOID = /^GEOID_SLD([UL])(\d{4})_20$/;
const NAME = /^NAMELSAD_SLD[UL]\d{4}_20$/;
const ZIP = /^GEOID_ZCTA5_20$/;

const ROLES: Record<string, number> = { U: ROLE.LegislatureUpperBody, L: ROLE.LegislatureLowerBody };

/** Districts as members have them, by the names that maps use. */
function createSeats(officials: Official[]) {
  const keyOf = (state: string, role: number, name: string) => `${state} ${role} ${foldSeat(name)}`;
  const seats = new Map(officials.map((each) => [keyOf(each.adminArea1Code, each.role, each.district), each.district]));
  return (state: string, role: number, name: string): District => ({
    level: LEVEL.State,
    role,
    adminArea1Code: state,
    district: seats.get(keyOf(state, role, name)) ?? bareSeat(name),
  });
}
type SeatOf = ReturnType<typeof createSeats>;

/** The Census Bureau's tables, and the year of their map. */
async function readZips({ withColumns, read }: SourceFolder, seatOf: SeatOf, states: Set<string>) {
  const postcodes = createPostcodeRows();
  const tables = withColumns(GEOID, NAME, ZIP);
  const columns = { needed: ['geoid', 'name', 'zip'], patterns: { geoid: GEOID, name: NAME, zip: ZIP } } as const;
  const kindOf = (table: Table) => table.head.map((cell) => GEOID.exec(cell)).find((match) => match !== null);
  for (const table of tables) {
    const role = ROLES[kindOf(table)?.[1] ?? 'U'] as number;
    await read(table, columns, ({ geoid, name, zip }) => {
      // Land in no district, such as lakes, and areas without a ZIP code.
      if (geoid.endsWith('ZZZ') || geoid === '' || zip === '') return undefined;
      const state = stateOfFips(geoid);
      if (!state) return `"${geoid}" begins with no state's number`;
      if (!/^\d{5}$/.test(zip)) return `"${zip}" is not a ZIP code of five digits`;
      if (states.has(state)) postcodes.add({ ...seatOf(state, role, name), postalCode: zip });
      return undefined;
    });
  }
  const years = [...new Set(tables.map((table) => kindOf(table)?.[2] ?? ''))];
  if (years.length > 1)
    throw new ContentError([
      {
        file: tables.map(({ file }) => file).join(', '),
        path: '',
        message: `are maps of several years: ${years.join(', ')}`,
      },
    ]);
  return { postcodes, map: years[0] ? `SLD ${years[0]}` : null };
}

/** Outlines of the Census Bureau: `STATEFP`, `SLDUST` or `SLDLST`, and the name. */
const outlineReader =
  (seatOf: SeatOf, states: Set<string>) =>
  (properties: Record<string, unknown>): District | null | undefined => {
    const state = stateOfFips(propertyOf(properties, /^STATEFP(\d\d)?$/));
    if (state && !states.has(state)) return undefined;
    const isUpper = propertyOf(properties, /^SLDUST$/) !== '';
    const name = propertyOf(properties, /^NAMELSAD(\d\d)?$/) || propertyOf(properties, /^SLD[UL]ST$/);
    return state && name ? seatOf(state, isUpper ? ROLE.LegislatureUpperBody : ROLE.LegislatureLowerBody, name) : null;
  };

/** `settings.yml` of Open States, by the two letters of each state. */
const Settings = s.record(
  s.string(),
  s.nullable(
    s.type({
      vacancies: s.optional(
        s.nullable(s.array(s.type({ chamber: s.string(), district: s.union([s.string(), s.number()]) }))),
      ),
    }),
  ),
);

/** Seats that the project knows to be vacant. */
async function readVacancies({ folder, files }: SourceFolder, seatOf: SeatOf, states: Set<string>) {
  const [file] = (await files('settings.yml')).slice(0, 1);
  if (!file) return [];
  const source = readYaml(file, await readNeeded(folder, file));
  const settings = source.value ?? {};
  const mistakes = mistakesWithLines(source, settings, Settings, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return Object.entries(settings as s.Infer<typeof Settings>).flatMap(([state, settings]) =>
    (states.has(state.toUpperCase()) ? (settings?.vacancies ?? []) : []).map(({ chamber, district }) =>
      seatOf(
        state.toUpperCase(),
        chamber === 'lower' ? ROLE.LegislatureLowerBody : ROLE.LegislatureUpperBody,
        String(district),
      ),
    ),
  );
}

const isFloterial = ({ adminArea1Code, role }: District) =>
  adminArea1Code === 'NH' && role === ROLE.LegislatureLowerBody;

function said({ without, officials }: People, file: string, isMapped: boolean): Mistake[] {
  const left =
    without.length === 1
      ? '1 person holds no seat today and was'
      : `${without.length} people hold no seat today and were`;
  const gone = `${left} left out: ${someOf(without, MOST_NAMED)}`;
  const floterials =
    'New Hampshire’s floterial districts overlay others and are on no map of the Census Bureau: their members are found for no address';
  return [...(without.length > 0 ? [gone] : []), ...(isMapped && officials.some(isFloterial) ? [floterials] : [])].map(
    (message) => ({ file, path: '', message }),
  );
}

const firstOf = (people: People[]): People => {
  const officials = new Map<string, Official>();
  for (const each of people.flatMap((each) => each.officials))
    if (!officials.has(each.id)) officials.set(each.id, each);
  return {
    officials: [...officials.values()],
    files: people.flatMap(({ files }) => files),
    without: people.flatMap(({ without }) => without),
  };
};

/** Legislatures of the US states: people of Open States, maps of the Census Bureau. */
export async function readUsStates(
  source: SourceFolder,
  { today, only, withPhotos }: ReadOptions,
): Promise<SourceList[]> {
  const isWanted: IsWanted = (state) => only.length === 0 || only.includes(state);
  const people = firstOf([await readPeople(source, today, isWanted), await readPeopleTables(source, isWanted)]);
  const { officials, files } = people;
  const file = 'legislators';
  if (officials.length === 0)
    throw new ContentError([
      {
        file: source.folder,
        path: '',
        message: 'has no legislators of Open States: neither legislature/*.yml nor nj.csv',
      },
    ]);
  const states = new Set(officials.map(({ adminArea1Code }) => adminArea1Code));
  const seatOf = createSeats(officials);
  const { postcodes, map } = await readZips(source, seatOf, states);
  const { shapes } = await readOutlines(source.folder, outlineReader(seatOf, states));
  const { members, notes } = membersFrom(officials, {
    file,
    countryCode: 'US',
    emails: await readEmails(source.folder),
    withPhotos,
  });
  const asOf = (await source.savedOn(files)) ?? today;
  const dataset: Dataset = {
    ...{ file, countryCode: 'US', members, postcodes, shapes, towns: [] },
    seats: await readVacancies(source, seatOf, states),
    facts: { source: 'us-states', asOf, map, termEnds: nextTerm([...states], asOf) },
  };
  return [{ suffix: '', dataset, notes: [...said(people, file, postcodes.size + shapes.length > 0), ...notes] }];
}
