import { resolve } from 'node:path';
import { lock } from '../db/locks.ts';
import { inBatches, jsonOf } from '../db/rows.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { type Changes, changesOf, isHarm, readContentNow, readCounts, saidOf, usedIn } from './changes.ts';
import type { Content } from './check.ts';
import { keepContent } from './kept.ts';
import { ContentError } from './mistakes.ts';
import { insertNames } from './names.ts';
import { type Picture, storePictures } from './pictures.ts';
import { regroup } from './regroup.ts';
import { type ContentRows, rowsOf } from './rows.ts';
import { storeWordings } from './wordings.ts';

/** @param publisherId of whom alone; `null`: of all. What several publishers share stays then. */
async function clear(trx: Transact, publisherId: string | null) {
  for (const table of ['widgets', 'actions', 'domains'] as const)
    await trx
      .deleteFrom(table)
      .$if(publisherId !== null, (query) => query.where('publisherId', '=', publisherId as string))
      .execute();
  await trx
    .deleteFrom('publishers')
    .$if(publisherId !== null, (query) => query.where('id', '=', publisherId as string))
    .execute();
  if (publisherId !== null) return;
  for (const table of ['demoCounts', 'demoNames'] as const) await trx.deleteFrom(table).execute();
}

type Stored = { hours?: { widgetId?: unknown }[] };

/** A shared action keeps the hours that it has in other publishers' widgets. */
async function withOthersHours(trx: Transact, { actions, widgetNames }: ContentRows): Promise<ContentRows['actions']> {
  const own = new Set(widgetNames.map(({ widgetId }) => widgetId));
  const shared = actions.filter(({ publisherId }) => publisherId === null);
  const merged = new Map<string, string>();
  for (const { identifier, data } of shared) {
    const stored = await trx
      .selectFrom('actions')
      .select('data')
      .where('identifier', '=', identifier)
      .executeTakeFirst();
    const others = ((jsonOf(stored?.data ?? null) as Stored | null)?.hours ?? []).filter(
      ({ widgetId }) => !own.has(String(widgetId)),
    );
    const action = jsonOf(data) as Stored;
    if (others.length > 0)
      merged.set(identifier, JSON.stringify({ ...action, hours: [...(action.hours ?? []), ...others] }));
  }
  return actions.map((row) => ({ ...row, data: merged.get(row.identifier) ?? row.data }));
}

async function insert(trx: Transact, { publishers, domains, widgets, widgetNames, actions }: ContentRows) {
  await inBatches(publishers, (batch) => trx.insertInto('publishers').values(batch).execute());
  await inBatches(domains, (batch) => trx.insertInto('domains').values(batch).execute());
  await inBatches(widgets, (batch) => trx.insertInto('widgets').values(batch).execute());
  await insertNames(trx, widgetNames);
  await inBatches(actions, (batch) =>
    trx
      .insertInto('actions')
      .values(batch)
      // Another publisher's widgets have brought it.
      .onConflict((conflict) => conflict.column('identifier').doUpdateSet((eb) => ({ data: eb.ref('excluded.data') })))
      .execute(),
  );
}

/** Shared actions that no widget has any more: the last publisher that had one has taken it out. */
async function removeUnused(trx: Transact) {
  const rows = await trx
    .selectFrom('widgets')
    .innerJoin('widgetNames', 'widgetNames.requestId', 'widgets.requestId')
    .select('widgetNames.actions')
    .execute();
  const used = new Set(rows.flatMap(({ actions }) => jsonOf(actions) as string[]));
  const shared = await trx.selectFrom('actions').select('identifier').where('publisherId', 'is', null).execute();
  const unused = shared.map(({ identifier }) => identifier).filter((identifier) => !used.has(identifier));
  if (unused.length > 0) await trx.deleteFrom('actions').where('identifier', 'in', unused).execute();
}

export type StoredContent = { publishers: number; partners: number; widgets: number; changes: Changes };
export type Origin = Schema['contentImports']['origin'];

export type HowToStore = {
  /** Whether what readers lose, and what changes under their answers, was agreed to. */
  isAgreed?: boolean;
  /** The only publisher whose content is replaced. */
  publisherId?: string | null;
};

/** The import would take something away, or change what people have answered. Nothing was stored. */
export class HarmError extends Error {
  override readonly name = 'HarmError';
  readonly changes: Changes;

  constructor(changes: Changes) {
    super(saidOf(changes).join('\n'));
    this.changes = changes;
  }
}

/** What an import of one publisher would take from others. */
async function takenFromOthers(trx: Transact, rows: ContentRows, publisherId: string) {
  const { widgets, domains } = rows;
  const others = await trx
    .selectFrom('widgets')
    .innerJoin('widgetNames', 'widgetNames.requestId', 'widgets.requestId')
    .select(['widgets.requestId', 'widgets.previewId', 'widgets.articleKey', 'widgets.publisherId'])
    .select('widgetNames.widgetId')
    .where('widgets.publisherId', '!=', publisherId)
    .execute();
  const sites = await trx.selectFrom('domains').selectAll().where('publisherId', '!=', publisherId).execute();
  const ownIds = rows.widgetNames.map(({ widgetId }) => widgetId);
  const taken = [
    ...others.flatMap(({ requestId, previewId, articleKey, widgetId, publisherId: owner }) => [
      ...widgets.flatMap((own) => [
        own.requestId === requestId && `widgetRequestId "${requestId}" is publisher ${owner}’s`,
        own.previewId !== null &&
          own.previewId === previewId &&
          `widgetPreviewId "${previewId}" is publisher ${owner}’s`,
        own.articleKey !== null &&
          own.articleKey === articleKey &&
          `articleUrl "${articleKey}" is publisher ${owner}’s`,
      ]),
      ownIds.includes(widgetId) && `widgetId "${widgetId}" is publisher ${owner}’s`,
    ]),
    ...sites.map(
      ({ domain, publisherId: owner }) =>
        domains.some((own) => own.domain === domain) && `the domain "${domain}" is publisher ${owner}’s`,
    ),
  ].filter((text) => text !== false);
  if (taken.length > 0)
    throw new ContentError([...new Set(taken)].map((message) => ({ file: 'widgets/', path: '', message })));
}

/** The part of the content that is one publisher's. @throws ContentError for one that the content does not have */
function ofPublisher(content: Content, publisherId: string): Content {
  const isIts = (id: unknown) => String(id) === publisherId;
  const publishers = content.publishers.filter(({ id }) => isIts(id));
  if (publishers.length === 0)
    throw new ContentError([
      { file: 'publishers.json', path: '', message: `has no publisher with the id "${publisherId}"` },
    ]);
  return { ...content, publishers, widgets: content.widgets.filter(({ widget }) => isIts(widget.publisherId)) };
}

/**
 * Replaces content, of all publishers or of one; submissions stay. What was there before is kept, if this changes anything.
 *
 * @returns how many there are of each, and what has changed
 * @throws HarmError for what was not agreed to, ContentError for what belongs to another publisher
 */
export async function storeContent(
  trx: Transact,
  { folder, content: all, pictures }: { folder: string; content: Content; pictures: readonly Picture[] },
  clock: () => Date,
  origin: Origin,
  { isAgreed = false, publisherId = null }: HowToStore = {},
): Promise<StoredContent> {
  // Without the lock, servers that start together would insert the same rows.
  await lock(trx, 'content import');
  const content = publisherId === null ? all : ofPublisher(all, publisherId);
  const at = clock().toISOString();
  const rows = rowsOf(content, at);
  if (publisherId !== null) await takenFromOthers(trx, rows, publisherId);
  const before = await readContentNow(trx, publisherId);
  const changes = changesOf(before, rows, await readCounts(trx, usedIn(before, rows)));
  if (isHarm(changes, origin) && !isAgreed) throw new HarmError(changes);
  if (changes.isAny) await keepContent(trx, at);
  await regroup(trx, before, rows);
  const actions = publisherId === null ? rows.actions : await withOthersHours(trx, rows);
  await clear(trx, publisherId);
  await insert(trx, { ...rows, actions });
  if (publisherId !== null) await removeUnused(trx);
  await storeWordings(trx, rows.wordings, at);
  await storePictures(trx, pictures, at);
  await trx
    .insertInto('contentImports')
    .values({ at, folder: resolve(folder), origin })
    .execute();
  const { publishers, partners, widgets } = content;
  return { publishers: publishers.length, partners: partners.length, widgets: widgets.length, changes };
}
