import type { Database, OutboxStatus } from '../db/schema.ts';
import { SettingError } from '../settings.ts';
import { countOutbox } from './outbox.ts';

const STATUSES: readonly OutboxStatus[] = [
  'queued',
  'sending',
  'delivered',
  'failed',
  'exported',
  'noAddress',
  'repeated',
  'test',
];

/** @throws SettingError for an unknown status */
export function statusOf(text: string | undefined): OutboxStatus | undefined {
  const status = STATUSES.find((each) => each === text);
  if (text && !status) throw new SettingError(`"${text}" is not one of ${STATUSES.join(', ')}`);
  return status;
}

const rowsOf = (db: Database, status?: OutboxStatus) => {
  const rows = db.selectFrom('outbox').selectAll().orderBy('dueAt');
  return (status ? rows.where('status', '=', status) : rows).execute();
};

const HEADS = ['id', 'status', 'tries', 'recipient', 'sent or due', 'reason'].join('\t');

/** The outbox as an operator sees it: heads, and a line per letter; nothing where there is none. */
export async function listLetters(db: Database, statusText?: string): Promise<string> {
  const rows = await rowsOf(db, statusOf(statusText));
  if (rows.length === 0) return '';
  const lines = rows.map(({ id, status, attempts, recipientName, recipientEmail, dueAt, deliveredAt, reason }) =>
    [id, status, attempts, `${recipientName} <${recipientEmail ?? ''}>`, deliveredAt ?? dueAt, reason ?? ''].join('\t'),
  );
  return [HEADS, ...lines].join('\n');
}

/** Counts letters by status, and lists the failed ones. */
export async function summary(db: Database): Promise<string> {
  const counts = Object.entries(await countOutbox(db)).map(([status, count]) => `${status}\t${count}`);
  return [...counts, await listLetters(db, 'failed')].join('\n').trim();
}
