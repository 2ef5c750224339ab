import type { Id, WireAction, WireWidget } from '../../widget/api/wire.ts';
import type { Database } from '../db/schema.ts';

const has = (widget: WireWidget, { id, type }: WireAction) =>
  (widget.cards as { actions: WireAction[] }[]).some(({ actions }) =>
    actions.some((each) => String(each.id) === String(id) && each.type === type),
  );

/**
 * The widget that has an action, by which the page of a video leads back to the article: of several the one that the
 * request names, which may be in another language; `null` if none has it.
 */
export async function requestIdOf(db: Database, action: WireAction, widgetId: Id | null): Promise<string | null> {
  let first: string | null = null;
  const rows = db
    .selectFrom('widgets')
    .select(['requestId', 'data'])
    // Few widgets have one, and a widget is large.
    .where('data', 'like', '%"recordvideo"%')
    .orderBy('requestId')
    .stream();
  for await (const { requestId, data } of rows) {
    const widget = JSON.parse(data) as WireWidget;
    if (!has(widget, action)) continue;
    if (String(widget.widgetId) === String(widgetId)) return requestId;
    first ??= requestId;
  }
  return first;
}
