import type { WireAction, WireLawmaker } from '../../../widget/core/api/wire.ts';
import { isRecord } from '../../../widget/core/model/value.ts';
import type { Transact } from '../../db/schema.ts';
import { badInput } from '../../http/errors.ts';
import { isMeant, targetOf, wholeSearch } from '../../lawmakers/target.ts';
import type { Recipient } from '../../mail/outbox.ts';

/** Officials with these ids whom the action's search can find. */
async function officialsOf(
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

/** A recipient in the content. The address is never sent to a browser. */
type Listed = { name: string; email?: string | null };

type Named = { id?: unknown; name?: unknown; fullName?: unknown };

const refuse = (message: string) => badInput({ representatives: [message] });

/** A recipient as a page names it: an id, a name, or an object with either. */
function keyOf(given: unknown): string {
  const { id, name, fullName } = (isRecord(given) ? given : { id: given }) as Named;
  const key = id ?? name ?? fullName;
  if (typeof key !== 'string' && typeof key !== 'number') throw refuse('Unknown representative');
  return String(key);
}

const listed = ({ name, email }: Listed): Recipient => ({ key: `name:${name}`, name, email: email ?? null });

const chosen = (keys: readonly string[], find: (key: string) => Recipient | undefined) =>
  keys.map((key) => {
    const found = find(key);
    if (!found) throw refuse('Unknown representative');
    return found;
  });

/** The letter's recipients: those whom the action names or whom its search can find. Any other is refused. */
export async function recipientsOf(trx: Transact, action: WireAction, given: readonly unknown[]): Promise<Recipient[]> {
  const keys = [...new Set(given.map(keyOf))];
  if (action.emailRecipients?.length) {
    const all = (action.emailRecipients as Listed[]).map(listed);
    return keys.length === 0 ? all : chosen(keys, (key) => all.find(({ name }) => name === key));
  }
  if (keys.length === 0) throw refuse('Required');
  const known = await officialsOf(trx, action, keys);
  return chosen(keys, (key) => known.get(key));
}
