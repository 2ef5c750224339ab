import * as s from 'superstruct';
import { codeOfArea } from '../../addresses/areas.ts';
import { locatedOf, Match } from '../../addresses/geocoders/census.ts';
import type { Located } from '../../addresses/geocoders/geocoder.ts';
import { isSameHouse } from '../../addresses/look-up.ts';
import { type Draft, lineOf } from '../../addresses/typed/draft.ts';
import type { Chamber } from '../dataset.ts';
import { STATE_LOWER, STATE_UPPER } from '../districts.ts';
import { LOWER_HOUSE } from '../ground.ts';
import { districtNumber } from '../names.ts';
import type { Point } from '../shapes.ts';
import { type Ask, type DistrictService, otherForm, type Served, type ServedDistrict } from './service.ts';

/** Names of the layers that are asked for; they carry a year or the number of the Congress. */
const CONGRESS = /^\d+\w* Congressional Districts$/;
const UPPER = /^(\d{4}) State Legislative Districts - Upper$/;
const LOWER = /^(\d{4}) State Legislative Districts - Lower$/;

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

/** The features of the layers whose name fits, each with the layer's year; none where the service has no such layer. */
const featuresOf = (geographies: Geographies, name: RegExp): { feature: Feature; year: string }[] =>
  Object.entries(geographies).flatMap(([layer, features]) => {
    const found = name.exec(layer);
    if (!found || !s.is(features, Features)) return [];
    return features.filter((feature) => !isNone(feature)).map((feature) => ({ feature, year: found[1] ?? '' }));
  });

function ofCongress(geographies: Geographies): ServedDistrict[] {
  return featuresOf(geographies, CONGRESS).flatMap(({ feature }) => {
    const congress = Number(text(feature.CDSESSN));
    const code = text(feature[`CD${congress}`]);
    return /^\d\d$/.test(code) ? [{ ...LOWER_HOUSE, map: `CD ${congress}`, names: [districtNumber(code)] }] : [];
  });
}

function ofState(geographies: Geographies, layer: RegExp, chamber: Chamber): ServedDistrict[] {
  return featuresOf(geographies, layer).flatMap(({ feature, year }) => {
    const names = [text(feature.BASENAME), text(feature.NAME)].filter(Boolean);
    return names.length > 0 ? [{ ...chamber, map: `SLD ${year}`, names }] : [];
  });
}

function areaOf(geographies: Geographies): string {
  const [state, ...others] = featuresOf(geographies, /^States$/);
  return state && others.length === 0 ? codeOfArea('US', text(state.feature.STUSAB) || text(state.feature.NAME)) : '';
}

const districtsIn = (geographies: Geographies): ServedDistrict[] => [
  ...ofCongress(geographies),
  ...ofState(geographies, UPPER, STATE_UPPER),
  ...ofState(geographies, LOWER, STATE_LOWER),
];

/** The same district of two matches of one house. */
const distinct = (districts: ServedDistrict[]) => [
  ...new Map(districts.map((each) => [JSON.stringify(each), each])).values(),
];

/** What matches of the house say. Those of other houses are left out, and matches in two states say nothing. */
function servedOf(answer: unknown, house: Draft): Served | null {
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
    districts: distinct(matches.flatMap(({ geographies }) => districtsIn(geographies))),
    point: { latitude, longitude },
  };
}

const QUERY = { benchmark: 'Public_AR_Current', vintage: 'Current_Current', layers: 'all', format: 'json' };

/**
 * The geographies of the US Census Bureau: the districts of Congress and of both chambers of the state, with the
 * coordinates. It needs no key.
 */
export function censusDistricts(base: string, ask: Ask): DistrictService {
  async function geographies(path: string, query: Record<string, string>): Promise<unknown> {
    const url = new URL(`geographies/${path}`, base);
    url.search = new URLSearchParams({ ...query, ...QUERY }).toString();
    return ask(url);
  }

  async function atPoint(point: Point): Promise<Served> {
    const answer = await geographies('coordinates', { x: String(point.longitude), y: String(point.latitude) });
    if (!s.is(answer, AtPoint)) throw otherForm();
    const { geographies: found } = answer.result;
    return { adminArea1Code: areaOf(found), districts: districtsIn(found), point };
  }

  return {
    countryCode: 'US',
    async districtsAt({ point }, house) {
      if (point) return atPoint(point);
      if (!house) return null;
      return servedOf(await geographies('onelineaddress', { address: lineOf({ ...house, unit: '' }) }), house);
    },
  };
}
