import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../../server/db/open.ts';
import { EMAIL, letter } from '../../../server/support/bodies.ts';
import { readLetter } from '../../../server/support/mail/read-letter.ts';
import { startSmtp } from '../../../server/support/mail/smtp.ts';
import { createPlace, start } from '../../../server/support/process.ts';

const RECIPIENT = 'Councilmember Ruth Adeyemi';

async function send(widget: string) {
  const answer = await fetch(`${widget}/api/${EMAIL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(letter({ representatives: [RECIPIENT] })),
  });
  assert.is(answer.status, 200);
}

/** Ends the dead server's lease, as time would. */
async function endLeases({ DATA_DIR, DATABASE_URL }: Record<string, string>) {
  const db = await openDatabase({ dataDir: DATA_DIR ?? '', databaseUrl: DATABASE_URL });
  const before = await db.selectFrom('outbox').select('status').execute();
  await db.updateTable('outbox').set({ leasedUntil: '2000-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
  return before.map(({ status }) => status);
}

test('sends no second letter after the server died between sending and recording it', async () => {
  const { env, remove } = await createPlace();
  const smtp = await startSmtp();
  const settings = { ...env, MAIL_FROM: 'letters@widgets.example', SMTP_URL: smtp.url };
  try {
    const first = await start(settings);
    smtp.holdAnswers(() => new Promise(() => {}));
    await send(first.widget);
    while (smtp.received.length < 1) await wait(20);
    await first.end('SIGKILL');
    assert.equal(await endLeases(env), ['sending']);

    smtp.holdAnswers(async () => {});
    const second = await start(settings);
    while (smtp.received.length < 2) await wait(20);
    assert.is(await second.end('SIGTERM'), 0);
    const [once, again] = smtp.received;
    assert.is(again?.source, once?.source);
    assert.ok(once && readLetter(once).headers.get('message-id'));
    assert.equal(await endLeases(env), ['delivered']);
  } finally {
    await smtp.close();
    await remove();
  }
});

test('finishes the letter in flight before it ends on a signal', async () => {
  const { env, remove } = await createPlace();
  const smtp = await startSmtp();
  try {
    const server = await start({ ...env, MAIL_FROM: 'letters@widgets.example', SMTP_URL: smtp.url });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    smtp.holdAnswers(() => held);
    await send(server.widget);
    while (smtp.received.length < 1) await wait(20);
    const ended = server.end('SIGTERM');
    await wait(50);
    release();
    assert.is(await ended, 0);
    assert.equal(await endLeases(env), ['delivered']);
  } finally {
    await smtp.close();
    await remove();
  }
});

test.run();
