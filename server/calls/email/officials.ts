import type { WireAction, WireLawmaker } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';
import { wholeSearch } from '../../lawmakers/stored-search.ts';
import { isLevelAndRole, isTargetArea, type Target, targetOf } from '../../lawmakers/target.ts';
import type { Recipient } from '../../mail/outbox.ts';

type Row = { countryCode: string; level: number; role: number; adminArea1Code: string };

/** Whether an action may address this official. The look-up decides which officials belong to an address. */
const isMeant = (target: Target, row: Row) =>
  (!target.countryCode || target.countryCode === row.countryCode) &&
  isLevelAndRole(target, row) &&
  (row.adminArea1Code === '' || isTargetArea(target, row.adminArea1Code));

/** Officials with these ids whom the action's search can find. */
export async function officialsOf(
  trx: Transact,
  { representativeSearch }: WireAction,
  ids: readonly string[],
): Promise<Map<string, Recipient>> {
  const search = representativeSearch && (await wholeSearch(trx, representativeSearch));
  if (!search || ids.length === 0) return new Map();
  const target = targetOf(search);
  const rows = await trx
    .selectFrom('lawmakers')
    .select(['id', 'countryCode', 'level', 'role', 'adminArea1Code', 'email', 'data'])
    .where('id', 'in', [...ids])
    .execute();
  const nameOf = (data: string) => (JSON.parse(data) as WireLawmaker).fullName;
  return new Map(
    rows
      .filter((row) => isMeant(target, row))
      .map(({ id, email, data }) => [id, { key: `id:${id}`, name: nameOf(data), email }]),
  );
}
