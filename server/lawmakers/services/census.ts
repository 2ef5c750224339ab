import * as s from 'superstruct';
import { codeOfArea } from '../../addresses/areas.ts';
import { locatedOf, Match } from '../../addresses/geocoders/census.ts';
import type { Located } from '../../addresses/geocoders/geocoder.ts';
import { isSameHouse } from '../../addresses/look-up.ts';
import { type Draft, lineOf } from '../../addresses/typed/draft.ts';
import type { Database } from '../../db/schema.ts';
import type { Chamber } from '../dataset.ts';
import { STATE_LOWER, STATE_UPPER } from '../districts.ts';
import { LOWER_HOUSE } from '../ground.ts';
import { AT_LARGE } from '../resolve.ts';
import type { Point } from '../shapes.ts';
import { type Ask, type DistrictService, otherForm, type Served, type ServedDistrict } from './service.ts';

/** Names of the layers that are asked for; they carry a year or the number of the Congress. */
const CONGRESS = /^(\d+)\w* Congressional Districts$/;
const UPPER = /State Legislative Districts - Upper$/;
const LOWER = /State Legislative Districts - Lower$/;

const Features = s.array(s.record(s.string(), s.unknown()));
const Geographies = s.record(s.string(), s.unknown());
type Geographies = s.Infer<typeof Geographies>;
type Feature = Record<string, unknown>;

const AtAddress = s.type({
  result: s.type({ addressMatches: s.array(s.assign(Match, s.type({ geographies: Geographies }))) }),
});
const AtPoint = s.type({ result: s.type({ geographies: Geographies }) });

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Of water and land that no district has. */
const isNone = ({ GEOID }: Feature) => /ZZZ?$/.test(text(GEOID));

/** The features of the layers whose name fits; none where the service has no such layer. */
const featuresOf = (geographies: Geographies, name: RegExp): Feature[] =>
  Object.entries(geographies).flatMap(([layer, features]) =>
    name.test(layer) && s.is(features, Features) ? features.filter((feature) => !isNone(feature)) : [],
  );

/** Delegates have the number 98, and members for a whole state 00. */
const numberOf = (code: string) => (/^(00|98)$/.test(code) ? AT_LARGE : code.replace(/^0+(?=\d)/, ''));

/** Districts of the Congress whose members were imported: another one has other maps. */
function ofCongress(geographies: Geographies, congress: number): ServedDistrict[] {
  return featuresOf(geographies, CONGRESS).flatMap((feature) => {
    const number = Number(text(feature.CDSESSN));
    const code = text(feature[`CD${number}`]);
    return number === congress && /^\d\d$/.test(code) ? [{ ...LOWER_HOUSE, names: [numberOf(code)] }] : [];
  });
}

/** Words that say which chamber a district is of. Names such as `7th Hampden District` keep the rest. */
const CHAMBER_WORDS =
  /\b(state|senate|senatorial|house|assembly|legislative|representative|delegate|general|subdistrict|district)\b/gi;

function ofState(geographies: Geographies, layer: RegExp, chamber: Chamber): ServedDistrict[] {
  return featuresOf(geographies, layer).flatMap((feature) => {
    const name = text(feature.NAME).replace(CHAMBER_WORDS, ' ');
    const names = [text(feature.BASENAME), name.replace(/\s+/g, ' ').trim(), text(feature.NAME)].filter(Boolean);
    return names.length > 0 ? [{ ...chamber, names }] : [];
  });
}

function areaOf(geographies: Geographies): string {
  const [state, ...others] = featuresOf(geographies, /^States$/);
  return state && others.length === 0 ? codeOfArea('US', text(state.STUSAB) || text(state.NAME)) : '';
}

const districtsIn = (geographies: Geographies, congress: number): ServedDistrict[] => [
  ...ofCongress(geographies, congress),
  ...ofState(geographies, UPPER, STATE_UPPER),
  ...ofState(geographies, LOWER, STATE_LOWER),
];

/** The same district of two matches of one house. */
const distinct = (districts: ServedDistrict[]) => [
  ...new Map(districts.map((each) => [JSON.stringify(each), each])).values(),
];

/** What matches of the house say. Those of other houses are left out, and matches in two states say nothing. */
function servedOf(answer: unknown, house: Draft, congress: number): Served | null {
  if (!s.is(answer, AtAddress)) throw otherForm();
  const matches = answer.result.addressMatches.flatMap((match) =>
    locatedOf(match).flatMap((located: Located) => (isSameHouse(house, located) ? [{ ...match, located }] : [])),
  );
  const areas = new Set(matches.map(({ geographies }) => areaOf(geographies)));
  const [first] = matches;
  if (!first || areas.size > 1) return null;
  const { latitude, longitude } = first.located;
  return {
    adminArea1Code: areaOf(first.geographies),
    districts: distinct(matches.flatMap(({ geographies }) => districtsIn(geographies, congress))),
    point: { latitude, longitude },
  };
}

const FIRST_CONGRESS_YEAR = 1789;

/** The Congress of a day: each begins on 3 January of an odd year (20th Amendment). */
export function congressOn(day: Date): number {
  const year = day.getUTCFullYear();
  const hasBegun = year % 2 === 0 || day.getTime() >= Date.UTC(year, 0, 3);
  return Math.floor((year - FIRST_CONGRESS_YEAR) / 2) + (hasBegun ? 1 : 0);
}

/** The map of a list of the Congress, as its import writes it. */
const CONGRESS_MAP = /^CD (\d+)$/;

/**
 * The Congress whose members are in the database, as their list says; null where lists are of several. For lists of earlier
 * releases, which don't say it, that of the day of the last import.
 */
export async function importedCongress(db: Database): Promise<number | null> {
  const maps = await db.selectFrom('lawmakerLists').select('map').execute();
  const told = new Set(maps.flatMap(({ map }) => CONGRESS_MAP.exec(map ?? '')?.[1] ?? []));
  if (told.size > 0) return told.size === 1 ? Number([...told][0]) : null;
  const last = await db.selectFrom('lawmakerImports').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last ? congressOn(new Date(last.at)) : null;
}

const QUERY = { benchmark: 'Public_AR_Current', vintage: 'Current_Current', layers: 'all', format: 'json' };

/**
 * The geographies of the US Census Bureau: the districts of Congress and of both chambers of the state, with the
 * coordinates. It needs no key.
 *
 * @param congress the number of the Congress whose members were imported; `null` if there is none
 */
export function censusDistricts(base: string, ask: Ask, congress: () => Promise<number | null>): DistrictService {
  async function geographies(path: string, query: Record<string, string>): Promise<unknown> {
    const url = new URL(`geographies/${path}`, base);
    url.search = new URLSearchParams({ ...query, ...QUERY }).toString();
    return ask(url);
  }

  async function atPoint(point: Point, imported: number): Promise<Served> {
    const answer = await geographies('coordinates', { x: String(point.longitude), y: String(point.latitude) });
    if (!s.is(answer, AtPoint)) throw otherForm();
    const { geographies: found } = answer.result;
    return { adminArea1Code: areaOf(found), districts: districtsIn(found, imported), point };
  }

  return {
    countryCode: 'US',
    async districtsAt({ point }, house) {
      const imported = (await congress()) ?? 0;
      if (point) return atPoint(point, imported);
      if (!house) return null;
      return servedOf(
        await geographies('onelineaddress', { address: lineOf({ ...house, unit: '' }) }),
        house,
        imported,
      );
    },
  };
}
