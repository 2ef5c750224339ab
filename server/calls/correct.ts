import type { Transact } from '../db/schema.ts';

/** Tables with a row per submission of a form. */
export type FormTable = 'signatures' | 'signups' | 'opinions' | 'registrationChecks';

type Earlier = { identifier: string; earlierKey: string | null | undefined };

/**
 * Deletes the submission that is corrected. Only its sender knows its key; the e-mail address may differ, since that
 * may be what was wrong.
 *
 * @returns whether such a submission was stored
 */
export async function takeBack(trx: Transact, table: FormTable, { identifier, earlierKey }: Earlier): Promise<boolean> {
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
