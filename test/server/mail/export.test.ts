import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { exportLetters } from '../../../server/mail/desk.ts';
import { claimDue, holdAll, markFailed } from '../../../server/mail/outbox.ts';
import { requeue } from '../../../server/mail/try-again.ts';
import { createDatabase } from '../support/databases.ts';
import { putLetter, START } from '../support/mail/letters.ts';

const WITH = { mailFrom: { name: '', address: 'letters@widgets.example' }, clock: () => START };
const LATER = new Date(START.getTime() + 7 * 86_400_000);

async function withLetters(use: (db: Database, folder: string) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-letters-'));
  try {
    await putLetter(db, 2);
    await use(db, folder);
  } finally {
    await db.destroy();
    await remove();
    rmSync(folder, { recursive: true });
  }
}

const statuses = async (db: Database) =>
  (await db.selectFrom('outbox').select('status').orderBy('recipientName').execute()).map(({ status }) => status);

test('sends no exported letter, however often a retry is asked for', () =>
  withLetters(async (db, folder) => {
    assert.match(await exportLetters(db, WITH, folder), '2 letters written');
    assert.is(readdirSync(folder).length, 2);
    assert.equal(await statuses(db), ['exported', 'exported']);
    assert.is(await requeue(db, LATER), 0);
    assert.equal(await claimDue(db, LATER, 10), []);
    assert.match(await exportLetters(db, WITH, folder), '0 letters written');
  }));

test('holds letters that are waiting or in flight, until a retry', () =>
  withLetters(async (db) => {
    await claimDue(db, START, 1);
    assert.is(await holdAll(db), 2);
    assert.equal(await claimDue(db, LATER, 10), []);
    assert.is(await requeue(db, LATER), 2);
    assert.is((await claimDue(db, LATER, 10)).length, 2);
  }));

test('exports letters that were given up or wait for a retry, and none in flight', () =>
  withLetters(async (db, folder) => {
    await putLetter(db);
    const [first, second, third] = await claimDue(db, START, 10);
    assert.ok(first && second && third);
    await markFailed(db, first, START, { reason: '550 no such user', isFinal: true });
    await markFailed(db, second, START, { reason: '451 try later', isFinal: false });
    assert.match(await exportLetters(db, WITH, folder), '1 letters written');
    assert.match(await exportLetters(db, WITH, folder, 'failed'), '1 letters written');
    assert.equal((await statuses(db)).sort(), ['exported', 'exported', 'sending']);
  }));

test('puts a letter back when its file cannot be written', () =>
  withLetters(async (db, folder) => {
    const { id } = await db.selectFrom('outbox').select('id').orderBy('dueAt').executeTakeFirstOrThrow();
    mkdirSync(join(folder, `${id}.eml`));
    const failure = await exportLetters(db, WITH, folder).catch((cause: Error) => cause);
    assert.instance(failure, Error);
    const { status } = await db.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    assert.is(status, 'queued');
  }));

test('copies letters without an address, and changes nothing', () =>
  withLetters(async (db, folder) => {
    await db.updateTable('outbox').set({ status: 'noAddress', recipientEmail: null }).execute();
    assert.is(await exportLetters(db, WITH, folder, 'noAddress'), `2 letters written to ${folder}`);
    assert.equal(await statuses(db), ['noAddress', 'noAddress']);
    assert.match(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8'), /^To: "?Official \d"?:;\r$/m);
  }));

test.run();
