import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database, OutboxStatus } from '../db/schema.ts';
import { SettingError } from '../environment.ts';
import { type Mailbox, messageOf } from './message.ts';
import { countOutbox } from './outbox.ts';

const STATUSES: readonly OutboxStatus[] = ['queued', 'sending', 'delivered', 'failed', 'noAddress', 'repeated', 'test'];

function statusOf(text: string | undefined): OutboxStatus | undefined {
  const status = STATUSES.find((each) => each === text);
  if (text && !status) throw new SettingError(`"${text}" is not one of ${STATUSES.join(', ')}`);
  return status;
}

const rowsOf = (db: Database, status?: OutboxStatus) => {
  const rows = db.selectFrom('outbox').selectAll().orderBy('dueAt');
  return (status ? rows.where('status', '=', status) : rows).execute();
};

/** What an operator of the outbox sees: a line per letter. */
export async function listLetters(db: Database, statusText?: string): Promise<string> {
  const rows = await rowsOf(db, statusOf(statusText));
  return rows
    .map(({ id, status, attempts, recipientName, recipientEmail, dueAt, deliveredAt, reason }) =>
      [id, status, attempts, `${recipientName} <${recipientEmail ?? ''}>`, deliveredAt ?? dueAt, reason ?? ''].join(
        '\t',
      ),
    )
    .join('\n');
}

/** How many letters there are of each status; the failed ones in full. */
export async function summary(db: Database): Promise<string> {
  const counts = Object.entries(await countOutbox(db)).map(([status, count]) => `${status}\t${count}`);
  return [...counts, await listLetters(db, 'failed')].join('\n').trim();
}

/** A letter whose recipient has no address still says who it is for. */
const NOWHERE = 'undisclosed-recipients:;';

/** Writes letters as files that any mail program can send. They stay in the outbox as they are. */
export async function exportLetters(db: Database, from: Mailbox | undefined, folder: string, statusText = 'queued') {
  if (!from) throw new SettingError('Set MAIL_FROM, the address that letters come from');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const rows = await rowsOf(db, statusOf(statusText));
  await mkdir(folder, { recursive: true });
  for (const { leasedBy: _, recipientEmail, ...row } of rows) {
    const letter = await db.selectFrom('letters').selectAll().where('id', '=', row.letterId).executeTakeFirstOrThrow();
    const message = messageOf({ ...row, leasedBy: '', recipientEmail: recipientEmail ?? '', letter }, from);
    const { message: bytes } = await writer.sendMail(recipientEmail ? message : { ...message, to: NOWHERE });
    await writeFile(join(folder, `${row.id}.eml`), bytes as Buffer);
  }
  return `${rows.length} letters written to ${folder}`;
}
