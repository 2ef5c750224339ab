import { LEVEL, ROLE } from '../enums.ts';
import type { Lawmaker } from './lawmaker.ts';

type Seat = Pick<Lawmaker, 'countryCode' | 'adminArea1Code' | 'level' | 'role'>;

/** Chambers that we have words for. */
type ChamberName =
  | 'usHouse'
  | 'usSenate'
  | 'assembly'
  | 'delegates'
  | 'stateHouse'
  | 'stateSenate'
  | 'legislature'
  | 'commons'
  | 'representatives'
  | 'senate';

/** By country: the lower house and the upper house. */
const NATIONAL: Readonly<Record<string, readonly [lower: ChamberName, upper: ChamberName | null]>> = {
  US: ['usHouse', 'usSenate'],
  GB: ['commons', null],
  CA: ['commons', 'senate'],
  AU: ['representatives', 'senate'],
  NZ: ['representatives', null],
};

const ASSEMBLIES = ['CA', 'NJ', 'NV', 'NY', 'WI'];
const DELEGATES = ['MD', 'VA', 'WV'];
/** Councils and legislatures of their own, which data name. */
const NO_STATES = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI'];
/** It has one house. */
const NEBRASKA = 'NE';

function lowerOf(state: string): ChamberName {
  if (ASSEMBLIES.includes(state)) return 'assembly';
  return DELEGATES.includes(state) ? 'delegates' : 'stateHouse';
}

/** The chamber of a seat, whose name is translated; `null` where only the data can name it. */
export function chamberName({ countryCode, adminArea1Code, level, role }: Seat): ChamberName | null {
  const isLower = role === ROLE.LegislatureLowerBody;
  if (!isLower && role !== ROLE.LegislatureUpperBody) return null;
  if (level === LEVEL.Country) return NATIONAL[countryCode]?.[isLower ? 0 : 1] ?? null;
  const isState = countryCode === 'US' && level === LEVEL.State && adminArea1Code !== '';
  if (!isState || NO_STATES.includes(adminArea1Code)) return null;
  if (adminArea1Code === NEBRASKA) return 'legislature';
  return isLower ? lowerOf(adminArea1Code) : 'stateSenate';
}
