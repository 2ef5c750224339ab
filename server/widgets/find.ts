import type { Id, WireWidget } from '../../widget/core/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import { articleKeyOf, siteOf, webAddress } from './article-key.ts';

type Wanted = { widgetRequestId?: Id | null; widgetPreviewId?: Id | null; articleUrl?: string | null };
type Column = 'requestId' | 'previewId' | 'articleKey';

export const isGiven = (id: Id | null | undefined): id is Id => id !== undefined && id !== null && id !== '';

async function byColumn(db: Database, column: Column, value: string): Promise<WireWidget | null> {
  const row = await db.selectFrom('widgets').select('data').where(column, '=', value).executeTakeFirst();
  return row ? (JSON.parse(row.data) as WireWidget) : null;
}

async function byId(db: Database, column: Column, id: Id): Promise<WireWidget> {
  const widget = await byColumn(db, column, String(id));
  if (!widget) throw notFound('Unknown widget');
  return widget;
}

async function byArticle(db: Database, articleUrl: string) {
  const key = articleKeyOf(articleUrl);
  return key ? byColumn(db, 'articleKey', key) : null;
}

/** Finds a widget: null for an article without one; throws 404 for an unknown id (contract §6). */
export function findWidget(db: Database, wanted: Wanted): Promise<WireWidget | null> {
  if (isGiven(wanted.widgetRequestId)) return byId(db, 'requestId', wanted.widgetRequestId);
  if (isGiven(wanted.widgetPreviewId)) return byId(db, 'previewId', wanted.widgetPreviewId);
  return byArticle(db, wanted.articleUrl ?? '');
}

/** A widget by its public id; null if there is none. No id holds NUL, and PostgreSQL refuses to look for one. */
export const widgetById = async (db: Database, requestId: string) =>
  requestId.includes('\0') ? null : byColumn(db, 'requestId', requestId);

/** Among so many an example is looked for: anybody may ask for it, and a server may have thousands of widgets. */
const MOST_EXAMPLES = 20;

/** A widget to show as an example, always the same one, in English if possible as the pages are. */
export async function anyRequestId(db: Database): Promise<string | null> {
  const some = db.selectFrom('widgets').select(['requestId', 'data']).orderBy('requestId').limit(MOST_EXAMPLES);
  const first = await db
    .selectFrom(some.as('some'))
    .select('requestId')
    .orderBy(({ case: when }) => when().when('data', 'like', '%"languageLocale":"en%').then(0).else(1).end())
    .orderBy('requestId')
    .limit(1)
    .executeTakeFirst();
  return first?.requestId ?? null;
}

/** A publisher's fields in a widget's answer. */
export type PublisherFields = Pick<WireWidget, Extract<keyof WireWidget, `publisher${string}`> | 'twitterMention'>;

/** The publisher of an article by its domain; null if unknown. */
export async function publisherOfArticle(db: Database, articleUrl: string): Promise<PublisherFields> {
  const hostname = webAddress(articleUrl)?.hostname;
  if (!hostname) return {};
  const row = await db
    .selectFrom('domains')
    .innerJoin('publishers', 'publishers.id', 'domains.publisherId')
    .select('publishers.data')
    .where('domains.domain', '=', siteOf(hostname))
    .executeTakeFirst();
  return row ? (JSON.parse(row.data) as PublisherFields) : {};
}

/** The id of the publisher of a widget; null if there is no such widget. */
export async function publisherOfWidget(db: Database, requestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('widgets')
    .select('publisherId')
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return row?.publisherId ?? null;
}

const WIDGETS_AT_ONCE = 100;

/** Every stored widget, some at a time: a server may have thousands. */
export async function* storedWidgets(db: Database): AsyncGenerator<WireWidget> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('widgets')
      .select(['requestId', 'data'])
      .where('requestId', '>', last)
      .orderBy('requestId')
      .limit(WIDGETS_AT_ONCE)
      .execute();
    for (const { data } of rows) yield JSON.parse(data) as WireWidget;
    const end = rows.at(-1)?.requestId;
    if (end === undefined) return;
    last = end;
  }
}
