import type { Id } from '../../widget/core/api/wire.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';
import { identifierOf } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import { type Place, placesAt, requireOpen } from '../widgets/hours.ts';
import type { StoredAction } from '../widgets/in-language.ts';

/** @property hours of all widgets with the action, where one of them opens or closes (server/import/store.ts) */
export type KnownAction = { identifier: string; action: StoredAction & { hours?: Place[] } };

/** The action a request is about, whether its widget is open or not; or 404. */
export async function findAction(db: Database | Transact, id: Id, type: ActionType): Promise<KnownAction> {
  const identifier = identifierOf({ id, type });
  const row = await db.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  if (!row) throw notFound('Unknown action');
  return { identifier, action: JSON.parse(row.data) as KnownAction['action'] };
}

type Asked = { widgetId?: Id | null | undefined };

/** @throws HttpError 410 after the action's widget has closed, 403 before it opens (contract §6) */
export const requireOpenAction = ({ action }: KnownAction, { widgetId }: Asked, at: Date) =>
  requireOpen(placesAt(action.hours ?? [], widgetId, at));

/**
 * The action that a reader does now. A submission that was stored before its widget closed never comes here again: its
 * key has its answer.
 *
 * @throws HttpError 404 for an unknown one, 410 after its widget has closed, 403 before it opens (contract §6)
 */
export async function findOpenAction(
  db: Database | Transact,
  request: Asked & { id: Id },
  type: ActionType,
  now: Date,
): Promise<KnownAction> {
  const known = await findAction(db, request.id, type);
  requireOpenAction(known, request, now);
  return known;
}
