import { resolve } from 'node:path';
import { lock } from '../db/locks.ts';
import { identifierOf, inBatches, textOf } from '../db/rows.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { articleKeyOf, siteOf } from '../widgets/article-key.ts';
import { hasHours, type Place } from '../widgets/hours.ts';
import type { ActionContent, CardContent, Content } from './check.ts';
import { createComposer, publisherFields } from './compose.ts';

async function clear(trx: Transact) {
  for (const table of ['widgets', 'actions', 'domains', 'publishers', 'demoCounts', 'demoNames'] as const)
    await trx.deleteFrom(table).execute();
}

async function storePublishers(trx: Transact, { publishers }: Content) {
  const rows = publishers.map((publisher) => ({
    id: String(publisher.id),
    data: JSON.stringify(publisherFields(publisher)),
  }));
  const domains = publishers.flatMap(({ id, domains }) =>
    [...new Set(domains?.map(siteOf))].map((domain) => ({ domain, publisherId: String(id) })),
  );
  await inBatches(rows, (batch) => trx.insertInto('publishers').values(batch).execute());
  await inBatches(domains, (batch) => trx.insertInto('domains').values(batch).execute());
}

async function storeWidgets(trx: Transact, content: Content) {
  const compose = createComposer(content);
  const rows = content.widgets.map(({ widget }) => ({
    requestId: String(widget.widgetRequestId),
    previewId: textOf(widget.widgetPreviewId),
    articleKey: widget.articleUrl ? articleKeyOf(widget.articleUrl) : null,
    publisherId: String(widget.publisherId),
    data: JSON.stringify(compose.widget(widget)),
  }));
  await inBatches(rows, (batch) => trx.insertInto('widgets').values(batch).execute());
}

/** Those of earlier content stay. */
async function storeWidgetNames(trx: Transact, { widgets }: Content, at: string) {
  const rows = widgets.map(({ widget }) => ({
    requestId: String(widget.widgetRequestId),
    widgetId: String(widget.widgetId),
    publisherId: String(widget.publisherId),
    articleKey: widget.articleUrl ? articleKeyOf(widget.articleUrl) : null,
    actions: JSON.stringify(widget.cards.flatMap(({ actions }) => actions.map(identifierOf))),
    at,
  }));
  await inBatches(rows, (batch) =>
    trx
      .insertInto('widgetNames')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column('requestId')
          .doUpdateSet((excluded) => ({
            widgetId: excluded.ref('excluded.widgetId'),
            publisherId: excluded.ref('excluded.publisherId'),
            articleKey: excluded.ref('excluded.articleKey'),
            actions: excluded.ref('excluded.actions'),
            at,
          })),
      )
      .execute(),
  );
}

/**
 * The hours of all widgets with an action, for each action of a widget that opens or closes. They are stored with the
 * action, so that a submission costs no further query (server/calls/action.ts).
 */
function hoursByAction({ widgets }: Content): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { widget } of widgets) {
    const { widgetId, opensAt, closesAt } = widget;
    for (const identifier of new Set(widget.cards.flatMap(({ actions }) => actions.map(identifierOf))))
      places.set(identifier, [...(places.get(identifier) ?? []), { widgetId, opensAt, closesAt }]);
  }
  return new Map([...places].filter(([, each]) => each.some(hasHours)));
}

/** A card's search applies to its actions without one. */
const actionsOf = ({ actions, representativeSearch }: CardContent) =>
  actions.map((action) => (representativeSearch ? { representativeSearch, ...action } : action));

/** The last of each is stored: a widget that looks for nobody must not take away another's search. */
const searchingLast = (actions: ActionContent[]) =>
  actions.toSorted((one, other) => Number(!!one.representativeSearch) - Number(!!other.representativeSearch));

async function storeActions(trx: Transact, content: Content) {
  const compose = createComposer(content);
  const actions = searchingLast(content.widgets.flatMap(({ widget }) => widget.cards.flatMap(actionsOf)));
  const distinct = new Map(actions.map((action) => [identifierOf(action), action]));
  const hours = hoursByAction(content);
  const rows = [...distinct].map(([identifier, action]) => ({
    identifier,
    actionId: String(action.id),
    type: action.type.toLowerCase(),
    data: JSON.stringify({ ...compose.action(action), hours: hours.get(identifier) }),
  }));
  await inBatches(rows, (batch) => trx.insertInto('actions').values(batch).execute());
}

export type StoredContent = { publishers: number; partners: number; widgets: number };
export type Origin = Schema['contentImports']['origin'];

/** Replaces all content; submissions stay. @returns how many there are of each */
export async function storeContent(
  trx: Transact,
  { folder, content }: { folder: string; content: Content },
  clock: () => Date,
  origin: Origin,
): Promise<StoredContent> {
  // Without the lock, servers that start together would insert the same rows.
  await lock(trx, 'content import');
  const at = clock().toISOString();
  await clear(trx);
  await storePublishers(trx, content);
  await storeWidgets(trx, content);
  await storeWidgetNames(trx, content, at);
  await storeActions(trx, content);
  await trx
    .insertInto('contentImports')
    .values({ at, folder: resolve(folder), origin })
    .execute();
  const { publishers, partners, widgets } = content;
  return { publishers: publishers.length, partners: partners.length, widgets: widgets.length };
}
