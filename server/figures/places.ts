import type { WireWidget } from '../../widget/core/api/wire.ts';
import { identifierOf } from '../db/rows.ts';
import type { Database, Schema } from '../db/schema.ts';
import { articleKeyOf, siteOf } from '../widgets/article-key.ts';
import { latestImport } from '../widgets/known.ts';

export type Place = { publisherId: string; widgetId: string; article: string };

/** What a row says of where it comes from. */
type Told = { widgetRequestId?: string | null; widgetId?: string | null; articleUrlTracking: string | null };

type Known = Pick<Schema['widgets'], 'requestId' | 'publisherId' | 'articleKey'>;

/** The content's widgets by each of their names. */
type Widgets = {
  contentImport: number;
  byRequestId: Map<string, Known>;
  byWidgetId: Map<string, Known>;
  byArticle: Map<string, Known>;
  publisherByDomain: Map<string, string>;
  actions: Set<string>;
};

async function readWidgets(db: Database, contentImport: number): Promise<Widgets> {
  const rows = await db.selectFrom('widgets').selectAll().orderBy('requestId').execute();
  const domains = await db.selectFrom('domains').selectAll().execute();
  const actions = await db.selectFrom('actions').select(['actionId as id', 'type']).execute();
  const byNumber = rows.map((row) => [String((JSON.parse(row.data) as WireWidget).widgetId), row] as const);
  return {
    contentImport,
    byRequestId: new Map(rows.map((row) => [row.requestId, row])),
    byWidgetId: new Map(byNumber),
    byArticle: new Map(rows.flatMap((row) => (row.articleKey ? [[row.articleKey, row] as const] : []))),
    publisherByDomain: new Map(domains.map(({ domain, publisherId }) => [domain, publisherId])),
    actions: new Set(actions.map(identifierOf)),
  };
}

/** An address without its query, which may say who the reader is. */
const pathOf = (key: string) => key.replace(/\?.*$/, '');

/** Keeps a stranger's endless address out of a key. */
const MOST_ARTICLE_CHARS = 200;

/** What the content knows of rows. */
export type Places = {
  /**
   * Which widget, publisher and article a row belongs to. A query stays only in the address of an article that the content
   * names: it may hold a reader's name.
   */
  placeOf: (told: Told) => Place;
  /** Whether a publisher of the content has an action of this identifier: a row has its publisher beside. */
  hasAction: (identifier: string) => boolean;
};

/** Reads the content once for each import of it. */
export function createPlaces() {
  let known: Widgets | undefined;

  return async (db: Database): Promise<Places> => {
    const contentImport = await latestImport(db);
    if (known?.contentImport !== contentImport) known = await readWidgets(db, contentImport);
    const { byRequestId, byWidgetId, byArticle, publisherByDomain, actions } = known;
    const placeOf = ({ widgetRequestId, widgetId, articleUrlTracking }: Told): Place => {
      const key = articleKeyOf(articleUrlTracking ?? '') ?? '';
      const widget = byRequestId.get(widgetRequestId ?? '') ?? byWidgetId.get(widgetId ?? '') ?? byArticle.get(key);
      return {
        publisherId: widget?.publisherId ?? publisherByDomain.get(siteOf(key.split(/[:/?]/)[0] ?? '')) ?? '',
        widgetId: widget?.requestId ?? widgetRequestId ?? '',
        article: (byArticle.has(key) ? key : pathOf(key)).slice(0, MOST_ARTICLE_CHARS),
      };
    };
    return { placeOf, hasAction: (identifier) => actions.has(identifier) };
  };
}
