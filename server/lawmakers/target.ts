import type { Infer } from 'superstruct';
import type { RepresentativeSearch } from '../../widget/api/wire.ts';
import { LEVEL, ROLE } from '../../widget/model/enums.ts';
import { codeOfArea } from '../addresses/areas.ts';

export type Search = Infer<ReturnType<typeof RepresentativeSearch>>;

/** The officials and places that an action is for; an empty list allows all. */
export type Target = {
  countryCode: string;
  levels: number[];
  roles: number[];
  areas: string[];
  /** `NJ-10`, or the number alone. */
  districts: string[];
};

/** A search in the spelling of the imported data. */
export function targetOf({ countryCode, levels, roles, adminArea1Codes, districtIds }: Search): Target {
  const country = (countryCode ?? '').trim().toUpperCase();
  return {
    countryCode: country,
    levels: levels ?? [],
    roles: roles ?? [],
    areas: (adminArea1Codes ?? []).map((code) => codeOfArea(country, code)),
    districts: (districtIds ?? []).map((id) => String(id).trim().toUpperCase()),
  };
}

const allows = <T>(list: T[], value: T) => list.length === 0 || list.includes(value);

type Seat = { level: number; role: number };

/** Each devolved parliament of the UK has one chamber, which data call a lower or an upper house (spec §5). */
const isDevolvedSeat = ({ countryCode, levels, roles }: Target, seat: Seat) =>
  countryCode === 'GB' &&
  seat.level === LEVEL.State &&
  levels.includes(LEVEL.State) &&
  seat.role === ROLE.LegislatureUpperBody &&
  roles.includes(ROLE.LegislatureLowerBody);

export const isLevelAndRole = (target: Target, seat: Seat) =>
  isDevolvedSeat(target, seat) || (allows(target.levels, seat.level) && allows(target.roles, seat.role));

export const isTargetArea = ({ areas }: Target, adminArea1Code: string) => allows(areas, adminArea1Code);

export const isTargetDistrict = ({ districts }: Target, adminArea1Code: string, district: string) =>
  allows(districts, district.toUpperCase()) || districts.includes(`${adminArea1Code}-${district}`.toUpperCase());
