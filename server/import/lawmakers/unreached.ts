import { LEVEL } from '../../../widget/core/model/enums.ts';
import type { Dataset, District, Member } from '../../lawmakers/dataset.ts';
import { LOWER_HOUSE } from '../../lawmakers/ground.ts';
import { AT_LARGE } from '../../lawmakers/names.ts';
import { ContentError, type Mistake } from '../mistakes.ts';
import { POSTCODES_FILE } from './files.ts';
import { someOf } from './replaced.ts';

/** More would fill the screen. */
const MOST_NAMES = 20;

const isWhole = (district: string) => district === '' || district === AT_LARGE;

const isLowerHouse = ({ level, role }: District) => level === LOWER_HOUSE.level && role === LOWER_HOUSE.role;

/** Whether a postcode or an outline of this district leads to a member. */
const leadsTo = (member: Member, { level, role, adminArea1Code, district }: District) =>
  level === member.level &&
  (adminArea1Code === '' || member.adminArea1Code === '' || adminArea1Code === member.adminArea1Code) &&
  // A member for a whole town, such as a mayor, is found in each of its districts.
  ((member.level === LEVEL.City && isWhole(member.district)) || (role === member.role && district === member.district));

const needsDistrict = ({ level, district }: Member) => level === LEVEL.City || !isWhole(district);

const keyOf = ({ level, role, adminArea1Code, district }: District) => `${level}|${role}|${adminArea1Code}|${district}`;

/** Where a list says that people live, each district once. */
const waysIn = ({ postcodes, shapes, seats }: Dataset): Dataset['seats'] => [
  ...new Map([...postcodes.districts(), ...shapes, ...seats].map((each) => [keyOf(each), each])).values(),
];

export type Gaps = {
  /** Members to whom no postcode and no outline leads. */
  unreached: Member[];
  /** Districts that nobody has. */
  empty: Dataset['seats'];
};

/** Where members and map do not fit each other. Only who has a district, or a town, needs a way to it. */
export function gapsIn(dataset: Dataset): Gaps {
  const { members, postcodes, shapes } = dataset;
  const ways = [...postcodes.districts(), ...shapes];
  return {
    unreached: members.filter((member) => needsDistrict(member) && !ways.some((way) => leadsTo(member, way))),
    empty: waysIn(dataset).filter((way) => way.district !== '' && !members.some((member) => leadsTo(member, way))),
  };
}

const seatOf = ({ wire }: Member) => (wire.district ? `${wire.fullName} (${wire.district})` : wire.fullName);

function misplaced({ members, postcodes }: Dataset): Mistake[] {
  const isMeant = members.some(isLowerHouse) || !members.some(needsDistrict);
  if (isMeant || postcodes.size === 0 || !postcodes.districts().every(isLowerHouse)) return [];
  const message =
    'its districts are those of the country’s lower house, but the list has nobody in it: add the columns level and role, such as City and LegislatureLowerBody';
  return [{ file: POSTCODES_FILE, path: '', message }];
}

const CHAMBERS: Record<number, string> = { 0: 'lower house', 1: 'upper house' };

const nameOf = ({ adminArea1Code, district, name, role }: Gaps['empty'][number]) =>
  [adminArea1Code, district, name, `(${CHAMBERS[role] ?? 'office'})`].filter(Boolean).join(' ');

/** Warns of members whom no reader can find; of a published list also of seats that nobody has. */
export function warningsOf(dataset: Dataset, { unreached, empty }: Gaps): Mistake[] {
  const { file, facts } = dataset;
  const lost = `no postcode and no outline leads to ${someOf(unreached.map(seatOf), MOST_NAMES)}: readers never find them`;
  const seats = someOf(empty.map(nameOf), MOST_NAMES);
  const vacant = empty.length === 1 ? `the seat of ${seats} has no member` : `the seats of ${seats} have no members`;
  return [
    ...misplaced(dataset),
    ...(unreached.length > 0 ? [{ file, path: '', message: lost }] : []),
    ...(empty.length > 0 && facts.source !== null
      ? [{ file, path: '', message: `${vacant}: readers there find nobody` }]
      : []),
  ];
}

const seatsIn = (members: Member[], area: string) =>
  members.filter((member) => needsDistrict(member) && member.adminArea1Code === area).length;

type Leeway = {
  /** Whether a district that nobody has may be of another map; by default it is, and else it is vacant. */
  isForeign?: (district: District) => boolean;
  /** Whether the map may be of some states only: where it leads to few of a state's members, the others don't count. */
  isByState?: boolean;
};

/**
 * Refuses a map with districts that no member has, of members who have districts that it lacks: boundaries were drawn anew
 * in between, and a reader would find the member for a district of the past.
 *
 * @throws ContentError
 */
export function requireOneMap(dataset: Dataset, { isForeign = () => true, isByState = false }: Leeway = {}): Dataset {
  const { unreached, empty } = gapsIn({ ...dataset, seats: [] });
  const isCovered = (area: string) => seatsIn(unreached, area) * 2 <= seatsIn(dataset.members, area);
  const lacking = unreached.filter(({ adminArea1Code }) => !isByState || isCovered(adminArea1Code));
  const foreign = empty.filter(isForeign);
  if (lacking.length === 0 || foreign.length === 0) return dataset;
  const message = `is of another map than its members: it has ${someOf(foreign.map(({ district }) => district))}, and they have ${someOf(lacking.map(({ district }) => district))}. Take files of one map`;
  throw new ContentError([{ file: 'the map', path: '', message }]);
}
