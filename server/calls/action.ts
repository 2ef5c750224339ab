import type { Id } from '../../widget/core/api/wire.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';
import type { Database, Transact } from '../db/schema.ts';
import { badInput, notFound } from '../http/errors.ts';
import { isGiven } from '../widgets/find.ts';
import { type Hours, type Place, placesAt, requireOpen } from '../widgets/hours.ts';
import type { StoredAction } from '../widgets/in-language.ts';

/**
 * @property identifier what its rows are stored under (server/db/rows.ts)
 * @property action.wording the words that people put their names to (server/import/wordings.ts)
 * @property action.opensAt beside `closesAt`, its own hours
 * @property action.hours of all widgets with the action, where one of them opens or closes (server/import/store.ts)
 */
export type KnownAction = { identifier: string; action: StoredAction & Hours & { hours?: Place[]; wording?: string } };

/** What a request says of its action. Two publishers may have an action of the same id and type. */
type Named = { id: Id; widgetId?: Id | null | undefined; publisherId?: Id | null | undefined };

/** The publisher that a widget belonged to last, so that a page which is still open counts for its own. */
async function publisherOf(db: Database | Transact, widgetId: Id): Promise<string | undefined> {
  const row = await db
    .selectFrom('widgetNames')
    .select('publisherId')
    .where('widgetId', '=', String(widgetId))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.publisherId;
}

async function isPublisher(db: Database | Transact, id: string): Promise<boolean> {
  const row = await db.selectFrom('publishers').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The publisher whose action a request means; undefined where it names none that is known. */
async function publisherIn(db: Database | Transact, { widgetId, publisherId }: Named): Promise<string | undefined> {
  const ofWidget = isGiven(widgetId) ? await publisherOf(db, widgetId) : undefined;
  if (ofWidget !== undefined || !isGiven(publisherId)) return ofWidget;
  return (await isPublisher(db, String(publisherId))) ? String(publisherId) : undefined;
}

/**
 * The action a request is about, whether its widget is open or not.
 *
 * @throws HttpError 404 for one that the publisher does not have, 400 where nothing tells which publisher's it is
 */
export async function findAction(db: Database | Transact, named: Named, type: ActionType): Promise<KnownAction> {
  const rows = await db
    .selectFrom('actions')
    .select(['identifier', 'publisherId', 'data'])
    .where('actionId', '=', String(named.id).replaceAll('\0', '')) // PostgreSQL looks for no NUL
    .where('type', '=', type)
    .execute();
  const isIts = (publisherId: string) => (row: (typeof rows)[number]) =>
    (row.publisherId ?? publisherId) === publisherId;
  const said = isGiven(named.publisherId) ? String(named.publisherId) : undefined;
  // The widget says its publisher, so that a submission costs no further query.
  const isPlain = rows.length === 1 && said !== undefined && rows.every(isIts(said));
  const publisherId = rows.length === 0 || isPlain ? said : await publisherIn(db, named);
  const own = rows.filter((each) => each.publisherId === publisherId);
  // Its own comes before one that others share.
  const its = publisherId === undefined ? rows : own.length > 0 ? own : rows.filter(isIts(publisherId));
  const [row, ...more] = its;
  if (!row) throw notFound('Unknown action');
  if (more.length > 0) throw badInput({ widgetId: ['Required'] });
  return { identifier: row.identifier, action: JSON.parse(row.data) as KnownAction['action'] };
}

type Asked = { widgetId?: Id | null | undefined };

/** @throws HttpError 410 after the action's widget has closed, 403 before it opens (contract §6) */
export const requireOpenAction = ({ action }: KnownAction, { widgetId }: Asked, at: Date) =>
  requireOpen(placesAt(action, action.hours ?? [], widgetId, at));

/**
 * The action that a reader does now. A submission that was stored before its widget closed never comes here again: its
 * key has its answer.
 *
 * @throws HttpError as `findAction`, 410 after its widget has closed, 403 before it opens (contract §6)
 */
export async function findOpenAction(
  db: Database | Transact,
  request: Named,
  type: ActionType,
  now: Date,
): Promise<KnownAction> {
  const known = await findAction(db, request, type);
  requireOpenAction(known, request, now);
  return known;
}
