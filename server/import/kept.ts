/** The content before the last import that changed it, so that it can be brought back. */

import { lock } from '../db/locks.ts';
import { actionKeyOf, inBatches, jsonOf } from '../db/rows.ts';
import type { Database, Transact } from '../db/schema.ts';
import { readContentNow } from './changes.ts';
import { insertNames } from './names.ts';
import { regroup } from './regroup.ts';
import type { ContentRows } from './rows.ts';

const TABLES = [
  ['publishers', 'keptPublishers'],
  ['domains', 'keptDomains'],
  ['widgets', 'keptWidgets'],
  ['actions', 'keptActions'],
] as const;
type Present = (typeof TABLES)[number][0];
type Kept = (typeof TABLES)[number][1];

type Row = Record<string, unknown>;

const readAll = async (trx: Transact, table: Present | Kept) =>
  (await trx.selectFrom(table).selectAll().execute()) as unknown as Row[];

async function replace(trx: Transact, table: Present | Kept, rows: Row[]) {
  await trx.deleteFrom(table).execute();
  await inBatches(rows, (batch) =>
    trx
      .insertInto(table)
      .values(batch as never)
      .execute(),
  );
}

/** The folder that the present content came from, and when. */
const lastImport = (trx: Transact) =>
  trx.selectFrom('contentImports').select(['at', 'folder']).orderBy('id', 'desc').limit(1).executeTakeFirst();

async function noteKept(trx: Transact, { at, folder }: { at: string; folder: string }) {
  await trx.deleteFrom('keptImports').execute();
  await trx.insertInto('keptImports').values({ id: 1, at, folder }).execute();
}

/** Keeps the present content, in the place of what was kept before. Does nothing before the first import. */
export async function keepContent(trx: Transact, at: string) {
  const last = await lastImport(trx);
  if (!last) return;
  for (const [present, kept] of TABLES) await replace(trx, kept, await readAll(trx, present));
  await noteKept(trx, { folder: last.folder, at });
}

/** Widgets of one content and not of another. */
type Stored = { widgetId?: unknown; cards?: { actions?: Parameters<typeof actionKeyOf>[0][] }[] };

/** How the widgets of a content are named. */
const namesOf = (widgets: Row[], at: string) =>
  widgets.map(({ requestId, publisherId, articleKey, data }) => {
    const { widgetId, cards = [] } = jsonOf(String(data)) as Stored;
    const keys = cards.flatMap(({ actions = [] }) => actions.map((action) => actionKeyOf(action, String(publisherId))));
    return {
      requestId: String(requestId),
      widgetId: String(widgetId),
      publisherId: String(publisherId),
      articleKey: articleKey === null ? null : String(articleKey),
      actions: JSON.stringify(keys),
      at,
    };
  });

const missing = (from: Row[], to: Row[]) => {
  const ids = new Set(to.map(({ requestId }) => requestId));
  return from.filter(({ requestId }) => !ids.has(requestId)).map(({ requestId }) => String(requestId));
};

/** How many widgets there are now, and the request ids of those that are back and those that are gone. */
export type BroughtBack = { widgets: number; back: string[]; gone: string[] };

/**
 * Exchanges the present content and the one before it: a second time undoes the first. Lawmakers stay as they are.
 *
 * @returns what there is now; null where nothing is kept
 */
export async function bringBack(db: Database, clock: () => Date): Promise<BroughtBack | null> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'content import');
    const [kept, last] = [await trx.selectFrom('keptImports').selectAll().executeTakeFirst(), await lastImport(trx)];
    if (!kept || !last) return null;
    const [widgets, before] = [await readAll(trx, 'keptWidgets'), await readAll(trx, 'widgets')];
    // A publisher is named by its domains and widgets, so it comes first and goes last.
    const all = [];
    for (const [present, keptTable] of TABLES)
      all.push({ present, keptTable, now: await readAll(trx, present), earlier: await readAll(trx, keptTable) });
    const at = clock().toISOString();
    const names = namesOf(widgets, at);
    const actions = (await readAll(trx, 'keptActions')) as ContentRows['actions'];
    await regroup(trx, await readContentNow(trx, null), { actions, widgetNames: names });
    for (const { present } of all.toReversed()) await trx.deleteFrom(present).execute();
    for (const { present, keptTable, now, earlier } of all) {
      await replace(trx, present, earlier);
      await replace(trx, keptTable, now);
    }
    for (const table of ['demoCounts', 'demoNames'] as const) await trx.deleteFrom(table).execute();
    await insertNames(trx, names);
    await trx.insertInto('contentImports').values({ at, folder: kept.folder, origin: 'command' }).execute();
    await noteKept(trx, { folder: last.folder, at });
    return { widgets: widgets.length, back: missing(widgets, before), gone: missing(before, widgets) };
  });
}
