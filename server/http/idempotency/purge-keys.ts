import { type Batch, purge, ROWS_AT_ONCE } from '../../db/purge.ts';
import type { Database } from '../../db/schema.ts';

const keysBefore =
  (oldest: string): Batch =>
  async (trx) => {
    const { numDeletedRows } = await trx
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
    return Number(numDeletedRows);
  };

/** Deletes the keys from before `oldest`, an ISO time. */
export const purgeKeys = (db: Database, oldest: string, signal?: AbortSignal) => purge(db, keysBefore(oldest), signal);
