import type { Transact } from '../db/schema.ts';

/** Tables with a row per submission of a form. */
type Form = 'signatures' | 'signups' | 'opinions' | 'registrationChecks';

type Earlier = { identifier: string; earlierKey: string | null | undefined };

/**
 * Takes away what is corrected: an earlier submission whose key only its sender has. It may have another address: that
 * may be what was wrong.
 *
 * @returns whether there was something; a key that nothing was stored under corrects nothing
 */
export async function takeBack(trx: Transact, table: Form, { identifier, earlierKey }: Earlier): Promise<boolean> {
  if (!earlierKey) return false;
  const submissionKey = earlierKey.toLowerCase();
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('submissionKey', '=', submissionKey)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .deleteFrom('optIns')
    .where('submissionKey', '=', submissionKey)
    .where('identifier', '=', identifier)
    .execute();
  return true;
}
