import type { Selectable } from 'kysely';
import { jsonOf } from '../db/rows.ts';
import type { Database, Schema } from '../db/schema.ts';
import { articleKeyOf, siteOf, webAddress } from '../widgets/article-key.ts';
import { type Cell, type Columns, PORTION } from './cells.ts';

/** What a row says of its widget. */
type Told = {
  requestId?: Cell;
  widgetId?: Cell;
  publisherId?: Cell;
  articleUrl?: Cell;
  /** Of an action. */
  identifier?: string;
};

/** How a file names the widget and the publisher of a row. */
export type Named = { requestId: Cell; widgetId: Cell; publisherId: Cell };

/** Says what a row's widget and publisher are, as far as the row tells or the content knew. */
export type NameOf = (told: Told) => Named;

/** The same columns in every file. */
export const WIDGET_COLUMNS: Columns<{ named: Named }> = {
  widget: ({ named }) => named.requestId,
  widget_id: ({ named }) => named.widgetId,
  publisher_id: ({ named }) => named.publisherId,
};

type Widget = Pick<Selectable<Schema['widgetNames']>, 'requestId' | 'widgetId' | 'publisherId' | 'at'>;

/** What all have in common. */
function agreed(widgets: readonly Widget[]): Named {
  const common = (name: 'requestId' | 'widgetId' | 'publisherId') =>
    widgets.every((widget) => widget[name] === widgets[0]?.[name]) ? widgets[0]?.[name] : null;
  return { requestId: common('requestId'), widgetId: common('widgetId'), publisherId: common('publisherId') };
}

const isTold = (value: Cell) => value !== null && value !== undefined && value !== '';

/** A name may have passed to another widget since. */
function latest(widgets: readonly Widget[]) {
  const last = widgets.reduce((at, widget) => (widget.at > at ? widget.at : at), '');
  return widgets.filter(({ at }) => at === last);
}

/** Widgets by one of their names. */
function createIndex() {
  const found = new Map<string, Widget[]>();
  return {
    add(key: string, widget: Widget) {
      const widgets = found.get(key);
      if (widgets) widgets.push(widget);
      else found.set(key, [widget]);
    },
    of: (key: string): readonly Widget[] => found.get(key) ?? [],
  };
}

async function readWidgets(db: Database) {
  const [requestIds, widgetIds, articles, actions] = [createIndex(), createIndex(), createIndex(), createIndex()];
  for await (const { actions: identifiers, articleKey, ...widget } of db
    .selectFrom('widgetNames')
    .selectAll()
    .stream(PORTION)) {
    requestIds.add(widget.requestId, widget);
    widgetIds.add(widget.widgetId, widget);
    if (articleKey) articles.add(articleKey, widget);
    for (const identifier of new Set(jsonOf(identifiers) as string[])) actions.add(identifier, widget);
  }
  return { requestIds, widgetIds, articles, actions };
}

/** Reads what the content knows of its widgets and knew of earlier ones. */
export async function namesIn(db: Database): Promise<NameOf> {
  const { requestIds, widgetIds, articles, actions } = await readWidgets(db);
  const domains = await db.selectFrom('domains').selectAll().execute();
  const publishers = new Map(domains.map(({ domain, publisherId }) => [domain, publisherId]));

  function widgetsOf({ requestId, widgetId, publisherId, articleUrl, identifier }: Told) {
    if (isTold(requestId)) return requestIds.of(String(requestId));
    const withAction = actions.of(identifier ?? '');
    if (isTold(widgetId)) {
      // The number of a widget that has had the action may have gone to one that never had it.
      const candidates = withAction.length > 0 ? withAction : widgetIds.of(String(widgetId));
      const isIt = (widget: Widget) =>
        widget.widgetId === String(widgetId) && (!isTold(publisherId) || widget.publisherId === String(publisherId));
      return latest(candidates.filter(isIt));
    }
    // Where several widgets have had an action, nobody knows which one it was.
    return identifier ? withAction : latest(articles.of(articleKeyOf(String(articleUrl ?? '')) ?? ''));
  }

  return (told) => {
    const known = agreed(widgetsOf(told));
    const publisherOfArticle = () => publishers.get(siteOf(webAddress(String(told.articleUrl ?? ''))?.hostname ?? ''));
    return {
      requestId: isTold(told.requestId) ? told.requestId : known.requestId,
      widgetId: isTold(told.widgetId) ? told.widgetId : known.widgetId,
      publisherId: isTold(told.publisherId) ? told.publisherId : (known.publisherId ?? publisherOfArticle()),
    };
  };
}
