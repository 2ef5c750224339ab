import { divideAction, type Move, moveActions } from '../db/action-rows.ts';
import { identifierOf } from '../db/rows.ts';
import type { Transact } from '../db/schema.ts';
import type { ContentNow } from './changes.ts';
import { type ContentRows, keysByPublisher } from './rows.ts';

/** A publisher's own actions that are a part of a shared one from now on. */
const joining = (before: ContentNow, keys: ReadonlyMap<string, ReadonlySet<string>>): Move[] =>
  before.actions.flatMap(({ actionId, type, publisherId, identifier }) => {
    const plain = identifierOf({ id: actionId, type });
    const own = publisherId === null ? undefined : keys.get(publisherId);
    return own?.has(plain) && !own.has(identifier) ? [{ from: identifier, to: plain }] : [];
  });

/** Parts of a shared action that are their publisher's own from now on. */
const leaving = (
  before: ContentNow,
  { actions }: Pick<ContentRows, 'actions'>,
  keys: ReadonlyMap<string, ReadonlySet<string>>,
) => {
  const shared = new Set(
    before.actions.filter(({ publisherId }) => publisherId === null).map(({ identifier }) => identifier),
  );
  return actions.flatMap(({ actionId, type, publisherId, identifier }) => {
    const plain = identifierOf({ id: actionId, type });
    const isOwn = publisherId !== null && shared.has(plain) && !keys.get(publisherId)?.has(plain);
    return isOwn ? [{ from: plain, to: identifier, publisherId }] : [];
  });
};

/** Where a publisher's action becomes shared, or is shared no longer, its rows and counts go with it. */
export async function regroup(trx: Transact, before: ContentNow, after: Pick<ContentRows, 'actions' | 'widgetNames'>) {
  const keys = keysByPublisher(after.widgetNames);
  await moveActions(trx, joining(before, keys));
  for (const { from, to, publisherId } of leaving(before, after, keys)) {
    const widgets = await trx
      .selectFrom('widgetNames')
      .select('widgetId')
      .where('publisherId', '=', publisherId)
      .execute();
    await divideAction(trx, { from, to }, { publisherId, widgetIds: widgets.map(({ widgetId }) => widgetId) });
  }
}
