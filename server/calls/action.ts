import type { ActionType } from '../../widget/model/enums.ts';
import type { Database, Transact } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import { identifierOf } from '../widgets/identifier.ts';
import type { StoredAction } from '../widgets/in-language.ts';

export type KnownAction = { identifier: string; action: StoredAction };

/** The action a request is about, or 404. */
export async function findAction(db: Database | Transact, id: string | number, type: ActionType): Promise<KnownAction> {
  const identifier = identifierOf({ id, type });
  const row = await db.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  if (!row) throw notFound('Unknown action');
  return { identifier, action: JSON.parse(row.data) as StoredAction };
}
