import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database } from '../../db/schema.ts';

/** SQLite blocks all other work while it deletes, so rows go in small batches. */
const ROWS_AT_ONCE = 500;

/** Deletes the keys from before `oldest`, an ISO time. */
export async function purgeKeys(db: Database, oldest: string) {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('idempotencyKeys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('path', 'key'),
          'in',
          selectFrom('idempotencyKeys')
            .select(['path', 'key'])
            .where('at', '<', oldest)
            .orderBy('at')
            .limit(ROWS_AT_ONCE)
            .$asTuple('path', 'key'),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows < BigInt(ROWS_AT_ONCE)) return;
    await yieldToRequests();
  }
}
