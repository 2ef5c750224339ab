import type { Migration } from 'kysely/migration';
import { type AnyDatabase, required } from '../columns.ts';

type Action = { id: unknown; type: string };
type Widget = { widgetId?: unknown; cards?: { actions?: Action[] }[] };

async function fill(db: AnyDatabase) {
  const stored = db as import('kysely').Kysely<{
    widgets: { requestId: string; publisherId: string; articleKey: string | null; data: string };
    widgetNames: Record<string, string | null>;
  }>;
  const at = new Date().toISOString();
  const rows = await stored.selectFrom('widgets').select(['requestId', 'publisherId', 'articleKey', 'data']).execute();
  for (const { data, ...names } of rows) {
    const { widgetId, cards = [] } = JSON.parse(data) as Widget;
    const actions = cards.flatMap((card) => card.actions ?? []).map(({ id, type }) => `${id}|${type.toLowerCase()}`);
    await stored
      .insertInto('widgetNames')
      .values({ ...names, widgetId: String(widgetId), actions: JSON.stringify(actions), at })
      .execute();
  }
}

/** Remembers how every widget was named, so that exports can name those that the content no longer has. */
export const widgetNames: Migration = {
  async up(db) {
    await db.schema
      .createTable('widgetNames')
      .addColumn('requestId', 'text', (column) => column.primaryKey())
      .addColumn('widgetId', 'text', required)
      .addColumn('publisherId', 'text', required)
      .addColumn('articleKey', 'text')
      .addColumn('actions', 'text', required)
      .addColumn('at', 'text', required)
      .execute();
    await fill(db);
  },
};
