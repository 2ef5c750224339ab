import type { WireAction, WireLawmaker } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';

/** An official as the outbox needs one. */
export type Official = {
  id: string;
  name: string;
  /** null: reached by a contact form only. */
  email: string | null;
  countryCode: string;
  level: number | null;
  role: number | null;
};

export type FindOfficials = (trx: Transact, ids: readonly string[]) => Promise<Official[]>;

type Search = NonNullable<WireAction['representativeSearch']>;

const allows = <T>(allowed: readonly T[] | null | undefined, value: T | null) =>
  !allowed || allowed.length === 0 || (value !== null && allowed.includes(value));

/** Whether an action speaks to this official at all; who that is in a district is the look-up's business. */
export const isMeant = ({ countryCode, levels, roles }: Search, official: Official) =>
  (!countryCode || countryCode.toUpperCase() === official.countryCode.toUpperCase()) &&
  allows(levels, official.level) &&
  allows(roles, official.role);

/** Officials by id, as far as the imported lawmaker data has them. */
export const findOfficials: FindOfficials = async (trx, ids) => {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('lawmakers')
    .select(['id', 'email', 'countryCode', 'level', 'role', 'data'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, name: (JSON.parse(data) as WireLawmaker).fullName }));
};
