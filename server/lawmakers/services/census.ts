import * as s from 'superstruct';
import { knownArea } from '../../addresses/areas.ts';
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

/** A state by its code and by the digits with which the `GEOID` of everything in it begins. */
type State = { code: string; digits: string };

/** Where an answer lies; null where it does not say one state. */
function stateOf(geographies: Geographies): State | null {
  const [state, ...others] = featuresOf(geographies, /^States$/);
  if (!state || others.length > 0) return null;
  const code = knownArea('US', text(state.feature.STUSAB) || text(state.feature.NAME));
  const digits = text(state.feature.GEOID);
  return code !== '' && /^\d\d$/.test(digits) ? { code, digits } : null;
}

/** Another state's district of that number is none of the reader's. */
const isWithin = ({ digits }: State, { GEOID }: Feature) => text(GEOID).startsWith(digits);

function ofCongress(geographies: Geographies, state: State): ServedDistrict[] {
  return featuresOf(geographies, CONGRESS).flatMap(({ feature }) => {
    if (!isWithin(state, feature)) return [];
    const congress = Number(text(feature.CDSESSN));
    const code = text(feature[`CD${congress}`]);
    return /^\d\d$/.test(code) ? [{ ...LOWER_HOUSE, map: `CD ${congress}`, names: [districtNumber(code)] }] : [];
  });
}

function ofState(geographies: Geographies, state: State, layer: RegExp, chamber: Chamber): ServedDistrict[] {
  return featuresOf(geographies, layer).flatMap(({ feature, year }) => {
    if (!isWithin(state, feature)) return [];
    const names = [text(feature.BASENAME), text(feature.NAME)].filter(Boolean);
    return names.length > 0 ? [{ ...chamber, map: `SLD ${year}`, names }] : [];
  });
}

const districtsIn = (geographies: Geographies, state: State): ServedDistrict[] => [
  ...ofCongress(geographies, state),
  ...ofState(geographies, state, UPPER, STATE_UPPER),
  ...ofState(geographies, state, LOWER, STATE_LOWER),
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
  const [first] = matches;
  const state = first ? stateOf(first.geographies) : null;
  if (!first || !state || matches.some(({ geographies }) => stateOf(geographies)?.code !== state.code)) return null;
  const { latitude, longitude } = first.located;
  return {
    adminArea1Code: state.code,
    districts: distinct(matches.flatMap(({ geographies }) => districtsIn(geographies, state))),
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

  async function atPoint(point: Point): Promise<Served | null> {
    const answer = await geographies('coordinates', { x: String(point.longitude), y: String(point.latitude) });
    if (!s.is(answer, AtPoint)) throw otherForm();
    const { geographies: found } = answer.result;
    const state = stateOf(found);
    return state && { adminArea1Code: state.code, districts: districtsIn(found, state), point };
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
