import type { Id, WireWidget } from '../../widget/core/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { articleKeyOf } from './article-key.ts';
import { isGiven, publisherOfWidget } from './find.ts';

/** The ids by which a page may name a widget. */
type Named = {
  widgetId?: Id | null | undefined;
  widgetRequestId?: Id | null | undefined;
  widgetPreviewId?: Id | null | undefined;
  articleUrl?: string | null | undefined;
};

export type KnownWidgets = ReturnType<typeof createKnownWidgets>;

async function hasRow(db: Database, column: 'requestId' | 'previewId' | 'articleKey', value: string | null) {
  if (value === null) return false;
  const row = await db.selectFrom('widgets').select('requestId').where(column, '=', value).executeTakeFirst();
  return row !== undefined;
}

/** The import that the present content came from; 0 before the first. */
export async function latestImport(db: Database): Promise<number> {
  const row = await db.selectFrom('contentImports').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Placements report in great numbers, and mostly of few widgets. */
const KEPT_MS = 10_000;

async function readIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('widgets').select('data').execute();
  return new Set(rows.map(({ data }) => String((JSON.parse(data) as WireWidget).widgetId)));
}

/**
 * Knows which widgets exist, so that activity of made-up ones can be refused. A `widgetId` stands within the content's
 * JSON, so these ids are kept in memory until the next import.
 */
export function createKnownWidgets() {
  let known: { contentImport: number; ids: Promise<Set<string>> } | undefined;
  let kept = { until: 0, publishers: new Map<string, string>() };

  /** Read once for events that arrive together. */
  function idsOf(db: Database, contentImport: number): Promise<Set<string>> {
    if (known?.contentImport === contentImport) return known.ids;
    const ids = readIds(db);
    const reading = { contentImport, ids };
    known = reading;
    ids.catch(() => {
      if (known === reading) known = undefined;
    });
    return ids;
  }

  async function hasId(db: Database, widgetId: Id): Promise<boolean> {
    const ids = await idsOf(db, await latestImport(db));
    return ids.has(String(widgetId));
  }

  /** Whether the first given id belongs to a widget. Not for a transaction: the first read after an import takes long. */
  async function has(
    db: Database,
    { widgetId, widgetRequestId, widgetPreviewId, articleUrl }: Named,
  ): Promise<boolean> {
    if (isGiven(widgetId)) return hasId(db, widgetId);
    if (isGiven(widgetRequestId)) return hasRow(db, 'requestId', String(widgetRequestId));
    if (isGiven(widgetPreviewId)) return hasRow(db, 'previewId', String(widgetPreviewId));
    return hasRow(db, 'articleKey', articleKeyOf(articleUrl ?? ''));
  }

  /** The id of a widget's publisher, as it was up to 10 s ago; null if there is no such widget. */
  async function publisherOf(db: Database, requestId: string): Promise<string | null> {
    const now = performance.now();
    if (now >= kept.until) kept = { until: now + KEPT_MS, publishers: new Map() };
    const { publishers } = kept;
    const publisherId = publishers.get(requestId) ?? (await publisherOfWidget(db, requestId));
    if (publisherId !== null) publishers.set(requestId, publisherId);
    return publisherId;
  }

  return { has, publisherOf };
}
