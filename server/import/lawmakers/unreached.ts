import { LEVEL } from '../../../widget/core/model/enums.ts';
import type { Dataset, District, Member } from '../../lawmakers/dataset.ts';
import { LOWER_HOUSE } from '../../lawmakers/ground.ts';
import { AT_LARGE } from '../../lawmakers/resolve.ts';
import type { Mistake } from '../mistakes.ts';
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

/** Only who has a district, or a town, needs a way to it. */
function unreached({ members, postcodes, shapes }: Dataset): Member[] {
  const ways = new Map<string, District>();
  for (const { level, role, adminArea1Code, district } of [...postcodes.districts(), ...shapes])
    ways.set(`${level}|${role}|${adminArea1Code}|${district}`, { level, role, adminArea1Code, district });
  return members.filter((member) => needsDistrict(member) && ![...ways.values()].some((way) => leadsTo(member, way)));
}

const seatOf = ({ wire, district }: Member) => (district === '' ? wire.fullName : `${wire.fullName} (${district})`);

function misplaced({ members, postcodes }: Dataset): Mistake[] {
  const isMeant = members.some(isLowerHouse) || !members.some(needsDistrict);
  if (isMeant || postcodes.size === 0 || !postcodes.districts().every(isLowerHouse)) return [];
  const message =
    'its districts are those of the country’s lower house, but the list has nobody in it: add the columns level and role, such as City and LegislatureLowerBody';
  return [{ file: POSTCODES_FILE, path: '', message }];
}

/** Warns of members whom no reader can find. */
export function unreachedIn(dataset: Dataset): Mistake[] {
  const names = unreached(dataset).map(seatOf);
  const message = `no postcode and no outline leads to ${someOf(names, MOST_NAMES)}: readers never find them`;
  return [...misplaced(dataset), ...(names.length > 0 ? [{ file: dataset.file, path: '', message }] : [])];
}
