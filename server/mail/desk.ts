import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Database, OUTBOX_STATUSES, type OutboxStatus } from '../db/schema.ts';
import { SettingError } from '../settings.ts';
import { type Mailbox, messageOf } from './message.ts';
import { type Claimed, claimForExport, countOutbox, markExported, markFailed, readClaimed } from './outbox.ts';

/** @throws SettingError for an unknown status */
function statusOf(text: string | undefined): OutboxStatus | undefined {
  const status = OUTBOX_STATUSES.find((each) => each === text);
  if (text && !status) throw new SettingError(`"${text}" is not one of ${OUTBOX_STATUSES.join(', ')}`);
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

/** An empty group (RFC 5322 §3.4), which names a recipient without an address. */
const emptyGroup = (name: string) => `"${name.replace(/["\\\p{Cc}]/gu, '')}":;`;

/** Statuses of letters that the server would send, now or after a retry. */
const UNSENT: readonly OutboxStatus[] = ['queued', 'failed'];

type Tools = { db: Database; clock: () => Date; folder: string; write: (letter: Claimed) => Promise<string> };

function createWriter(folder: string, from: Mailbox): Tools['write'] {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (claimed) => {
    const message = messageOf(claimed, from);
    const to = claimed.recipientEmail ? message.to : emptyGroup(claimed.recipientName);
    const { message: bytes } = await writer.sendMail({ ...message, to });
    const file = join(folder, `${claimed.id}.eml`);
    // On the disk before the row is marked, so that a power cut can't lose the letter.
    await writeFile(file, bytes as Buffer, { flush: true });
    return file;
  };
}

/** Leased while it is written, so that a running server doesn't send it. */
async function handOver({ db, clock, write }: Tools, id: string): Promise<boolean> {
  const claimed = await claimForExport(db, id, clock());
  if (!claimed) return false;
  try {
    await markExported(db, claimed, await write(claimed));
  } catch (cause) {
    await markFailed(db, claimed, clock(), { reason: 'It could not be written to a file', isFinal: false });
    throw cause;
  }
  return true;
}

async function copy({ db, write }: Tools, id: string): Promise<boolean> {
  await write(await readClaimed(db, id));
  return true;
}

/**
 * Writes letters as files that any mail program can send. Letters that the server would have sent become `exported`, so
 * that it doesn't send them; of the others the files are copies.
 *
 * @throws SettingError if MAIL_FROM is not set or the status is unknown
 */
export async function exportLetters(
  db: Database,
  { mailFrom, clock }: { mailFrom?: Mailbox | undefined; clock: () => Date },
  to: string,
  statusText = 'queued',
): Promise<string> {
  if (!mailFrom) throw new SettingError('Set MAIL_FROM, the address that letters come from');
  const status = statusOf(statusText) ?? 'queued';
  const folder = resolve(to);
  const tools: Tools = { db, clock, folder, write: createWriter(folder, mailFrom) };
  const take = UNSENT.includes(status) ? handOver : copy;
  const rows = await db.selectFrom('outbox').select('id').where('status', '=', status).orderBy('dueAt').execute();
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const { id } of rows) if (await take(tools, id)) written++;
  const mark = UNSENT.includes(status) ? ', and marked: the server will not send them' : '';
  return `${written} letters written to ${to}${mark}`;
}
