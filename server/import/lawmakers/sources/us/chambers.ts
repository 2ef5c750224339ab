import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import { chamberName } from '../../../../../widget/core/model/lawmakers/chamber.ts';
import { nameOfArea } from '../../../../addresses/areas.ts';
import { bareSeat, withoutSeat } from '../../../../lawmakers/names.ts';

/** The state of a division such as `ocd-jurisdiction/country:us/state:nj/government`; '' of Congress and of cities. */
export const stateOf = (jurisdiction: string): string =>
  (/country:us\/(?:state|district|territory):([a-z]{2})\/government$/.exec(jurisdiction)?.[1] ?? '').toUpperCase();

/** States whose chambers are one: their members count as an upper house, as on the Census Bureau's maps. */
const ONE_CHAMBER: Record<string, { officeName: string; title: string; short: string }> = {
  NE: { officeName: 'Nebraska Legislature', title: 'Senator', short: 'Sen.' },
  DC: { officeName: 'Council of the District of Columbia', title: 'Councilmember', short: 'Councilmember' },
};

/** Assemblies that are not called “State Assembly”. */
const ASSEMBLIES: Record<string, string> = { NV: 'Assembly', NJ: 'General Assembly' };

function lowerHouse(state: string) {
  const seat = { countryCode: 'US', adminArea1Code: state, level: LEVEL.State, role: ROLE.LegislatureLowerBody };
  const kind = chamberName(seat);
  if (kind === 'assembly')
    return { name: ASSEMBLIES[state] ?? 'State Assembly', title: 'Assemblymember', short: 'Asm.' };
  if (kind === 'delegates') return { name: 'House of Delegates', title: 'Delegate', short: 'Del.' };
  return { name: 'House of Representatives', title: 'Representative', short: 'Rep.' };
}

/** Members who stand for all of the District of Columbia, or of a territory. */
const WHOLE = new Set(['At-Large', 'Chairman']);
/** Elsewhere every member has a district. */
const WITH_WHOLE = new Set(['DC', 'PR', 'GU', 'VI']);

const seatOf = (state: string, chamber: string, seat: string) =>
  bareSeat(chamber === 'lower' ? withoutSeat(state, seat) : seat);

/**
 * What a seat is called, and where it stands.
 *
 * @param chamber `upper`, `lower` or `legislature`
 */
export function chamberOf(state: string, chamber: string, seat: string) {
  const only = ONE_CHAMBER[state];
  const isAtLarge = WITH_WHOLE.has(state) && WHOLE.has(seat);
  const place = { isAtLarge, district: isAtLarge ? '' : seatOf(state, chamber, seat) };
  if (only) {
    const title = seat === 'Chairman' ? seat : only.title;
    return { ...only, title, short: title === seat ? seat : only.short, role: ROLE.LegislatureUpperBody, ...place };
  }
  const name = nameOfArea('US', state);
  if (chamber !== 'lower')
    return { role: ROLE.LegislatureUpperBody, officeName: `${name} Senate`, title: 'Senator', short: 'Sen.', ...place };
  const { name: house, ...titles } = lowerHouse(state);
  return { role: ROLE.LegislatureLowerBody, officeName: `${name} ${house}`, ...titles, ...place };
}

/** Numbers of the states in Census files (FIPS). */
const FIPS = new Map(
  `01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN
  28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA
  54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI`
    .split(/\s+/)
    .map((each) => [each.slice(0, 2), each.slice(2)]),
);

/** The state in whose number a Census code begins; '' if there is none. */
export const stateOfFips = (geoid: string): string => FIPS.get(geoid.slice(0, 2)) ?? '';

/** States that elect their chambers in odd years. */
const IN_ODD_YEARS = new Set(['LA', 'MS', 'NJ', 'VA']);

/** The January in which new chambers sit after the next elections: of an odd year, unless all of these vote in odd years. */
export function nextTerm(states: string[], asOf: string): string {
  const isEven = states.length > 0 && states.every((state) => IN_ODD_YEARS.has(state));
  const next = Number(asOf.slice(0, 4)) + 1;
  return `${next + (next % 2 === (isEven ? 0 : 1) ? 0 : 1)}-01-01`;
}
