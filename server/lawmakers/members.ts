import type { WireLawmaker } from '../../widget/core/api/wire.ts';
import { LEVEL } from '../../widget/core/model/enums.ts';
import type { Database } from '../db/schema.ts';
import type { Chamber, ListedDistrict } from './dataset.ts';
import { chamberKey } from './ground.ts';
import { AT_LARGE } from './names.ts';
import { isLevelAndRole, type Target } from './target.ts';

export type StoredMember = ListedDistrict & { data: string };

/** Members of the target who represent an area, a part of it or the whole country. */
export async function membersIn(db: Database, countryCode: string, area: string, target: Target) {
  const rows = await db
    .selectFrom('lawmakers')
    .select(['list', 'level', 'role', 'adminArea1Code', 'district', 'data'])
    .where('countryCode', '=', countryCode)
    .where('adminArea1Code', 'in', ['', area])
    .orderBy('list')
    .orderBy('position')
    .execute();
  return rows.filter((member) => isLevelAndRole(target, member));
}

export async function hasMembers(db: Database, countryCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('lawmakers')
    .select('id')
    .where('countryCode', '=', countryCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type DistrictMap = Chamber & { list?: string; isAtLarge: boolean };

/** Chambers that are elected by district; `isAtLarge` if the district is the whole area. */
export function mapsOf(members: StoredMember[]): DistrictMap[] {
  const maps = new Map<string, DistrictMap>();
  for (const { list, level, role, district } of members.filter(({ district }) => district !== '')) {
    const key = chamberKey({ list, level, role });
    const isAtLarge = district === AT_LARGE && maps.get(key)?.isAtLarge !== false;
    maps.set(key, { list, level, role, isAtLarge });
  }
  return [...maps.values()];
}

/** The list of New Zealand's Māori electorates, which lie across the general ones. */
const MAORI_LIST = /(^|[-_])maori$/i;

type Rolls = (member: StoredMember) => Pick<WireLawmaker, 'roll'> | null;

/** Which roll votes for a member, where lists of both are known: nobody else can tell which one a reader is on. */
export function rollsOf(countryCode: string, members: StoredMember[]): Rolls {
  const hasBoth = countryCode === 'NZ' && members.some(({ list }) => MAORI_LIST.test(list));
  return ({ list, level, district }) =>
    hasBoth && level === LEVEL.Country && district !== ''
      ? { roll: MAORI_LIST.test(list) ? 'maori' : 'general' }
      : null;
}

/** One lawmaker per name, office and level (spec §5), since data may repeat people. */
export function distinctLawmakers(members: StoredMember[], rolls: Rolls): WireLawmaker[] {
  const lawmakers = members.map((member) => ({ ...(JSON.parse(member.data) as WireLawmaker), ...rolls(member) }));
  const first = new Map<string, WireLawmaker>();
  for (const lawmaker of lawmakers) {
    const key = JSON.stringify([lawmaker.fullName, lawmaker.officeName, lawmaker.level]);
    if (!first.has(key)) first.set(key, lawmaker);
  }
  return [...first.values()];
}
