import type { Database } from '../db/schema.ts';
import { countOutbox } from './outbox.ts';

/** Kinds that send letters to officials. */
const WRITING = ['email', 'recordvideo'];

async function isWritten(db: Database): Promise<boolean> {
  const action = await db.selectFrom('actions').select('actionId').where('type', 'in', WRITING).executeTakeFirst();
  return action !== undefined;
}

/** A notice for the operator of a server that sends no letters; null if the content has none. */
export async function lettersNotice(db: Database): Promise<string | null> {
  const { queued, sending } = await countOutbox(db);
  const waiting = queued + sending;
  if (waiting > 0)
    return `LETTERS WAIT: ${waiting} letters and receipts are not sent, since SMTP_URL is not set. Set it, or write them to files: npm run outbox export FOLDER`;
  return (await isWritten(db))
    ? 'Letters to officials will be kept and not sent: SMTP_URL is not set. Readers are told so.'
    : null;
}
