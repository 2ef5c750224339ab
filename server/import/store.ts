import type { Transact } from '../db/schema.ts';
import { articleKeyOf, siteOf } from '../widgets/article-key.ts';
import { identifierOf } from '../widgets/identifier.ts';
import type { CardContent, Content } from './check.ts';
import { createComposer, publisherFields } from './compose.ts';

async function clear(trx: Transact) {
  for (const table of ['widgets', 'actions', 'domains', 'publishers'] as const) await trx.deleteFrom(table).execute();
}

async function storePublishers(trx: Transact, { publishers }: Content) {
  for (const publisher of publishers) {
    const publisherId = String(publisher.id);
    const data = JSON.stringify(publisherFields(publisher));
    await trx.insertInto('publishers').values({ id: publisherId, data }).execute();
    for (const domain of new Set(publisher.domains?.map(siteOf)))
      await trx.insertInto('domains').values({ domain, publisherId }).execute();
  }
}

async function storeWidgets(trx: Transact, content: Content) {
  const compose = createComposer(content);
  for (const { widget } of content.widgets)
    await trx
      .insertInto('widgets')
      .values({
        requestId: String(widget.widgetRequestId),
        previewId:
          widget.widgetPreviewId === undefined || widget.widgetPreviewId === null
            ? null
            : String(widget.widgetPreviewId),
        articleKey: widget.articleUrl ? articleKeyOf(widget.articleUrl) : null,
        publisherId: String(widget.publisherId),
        data: JSON.stringify(compose.widget(widget)),
      })
      .execute();
}

/** What the card says fills what the action leaves open. */
const actionsOf = ({ actions, representativeSearch }: CardContent) =>
  actions.map((action) => (representativeSearch ? { representativeSearch, ...action } : action));

async function storeActions(trx: Transact, content: Content) {
  const compose = createComposer(content);
  const actions = content.widgets.flatMap(({ widget }) => widget.cards.flatMap(actionsOf));
  const distinct = new Map(actions.map((action) => [identifierOf(action), action]));
  for (const [identifier, action] of distinct)
    await trx
      .insertInto('actions')
      .values({
        identifier,
        actionId: String(action.id),
        type: action.type.toLowerCase(),
        data: JSON.stringify(compose.action(action)),
      })
      .execute();
}

/** The content becomes what `content` says, nothing more; what people did stays. */
export async function replaceContent(trx: Transact, content: Content) {
  await clear(trx);
  await storePublishers(trx, content);
  await storeWidgets(trx, content);
  await storeActions(trx, content);
}
