import { inBatches } from '../db/rows.ts';
import type { Transact } from '../db/schema.ts';
import type { ContentRows } from './rows.ts';

/** Notes how widgets are named, and what their actions are stored under. Those of earlier content stay. */
export const insertNames = (trx: Transact, names: ContentRows['widgetNames']) =>
  inBatches(names, (batch) =>
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
            at: excluded.ref('excluded.at'),
          })),
      )
      .execute(),
  );
