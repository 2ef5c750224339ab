import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/schema.ts';
import {
  claimDue,
  countOutbox,
  LEASE_MS,
  MAX_ATTEMPTS,
  markDelivered,
  markFailed,
  waitAfter,
} from '../../../server/mail/outbox.ts';
import { createRelay } from '../../../server/mail/relay.ts';
import { requeue } from '../../../server/mail/try-again.ts';
import { putLetter as put, START } from '../support/mail/letters.ts';
import { readLetter } from '../support/mail/read-letter.ts';
import { FROM, type Tools, withOutbox } from '../support/mail/with-outbox.ts';

const MINUTE_MS = 60_000;

const rowOf = (db: Database) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

test('waits a minute after the first failure, then longer, never more than six hours', () => {
  const minutes = [1, 2, 3, 4, 9, 10, 20].map((attempts) => waitAfter(attempts) / MINUTE_MS);
  assert.equal(minutes, [1, 2, 4, 8, 256, 360, 360]);
});

const on = (title: string, use: (tools: Tools) => Promise<void>) => test(title, () => withOutbox(use));

on('delivers what waits and keeps the proof', async ({ db, smtp, postman }) => {
  await put(db, 2);
  assert.is(await postman().deliverDue(), 2);
  assert.equal(smtp.received.flatMap(({ to }) => to).sort(), ['official0@city.example', 'official1@city.example']);
  const row = await rowOf(db);
  assert.is(row.status, 'delivered');
  assert.is(row.deliveredAt, START.toISOString());
  assert.match(row.proof ?? '', /250 2\.0\.0 Ok: queued as \d/);
  assert.is(row.leasedBy, null);
});

on('writes from the deployment’s address and is answered to the constituent', async ({ db, smtp, postman }) => {
  await put(db);
  await postman().deliverDue();
  const [received] = smtp.received;
  assert.is(received?.from, FROM.address);
  const { headers, text } = readLetter(received ?? { from: '', to: [], source: '' });
  assert.is(headers.get('from'), 'Ada Lovelace <letters@widgets.example>');
  assert.is(headers.get('reply-to'), 'Ada Lovelace <ada@example.org>');
  assert.is(headers.get('to'), 'Official 0 <official0@city.example>');
  assert.is(headers.get('subject'), 'Please repair the lamps');
  assert.is(headers.get('message-id'), `<${(await rowOf(db)).id}@widgets.example>`);
  assert.is(
    text.replace(/^\.\./m, '.').trim(),
    'Dear Councilmember,\n\n.one dot, and Ünïcödé — 東京.\n\nMs. Ada Lovelace\n12 Ferry St\nNewark, NJ 07102\nUS\nada@example.org\n+12015550123',
  );
});

on('lets nobody add a header', async ({ db, smtp, postman }) => {
  const evil = 'Lamps\r\nBcc: victim@example.org\n\n<script>';
  await put(db, 1, { subject: evil, firstName: evil, lastName: 'X\u2028Y', prefix: evil, phone: JSON.stringify(evil) });
  await postman().deliverDue();
  const [received] = smtp.received;
  assert.equal(received?.to, ['official0@city.example']);
  const { headers } = readLetter(received ?? { from: '', to: [], source: '' });
  assert.not(headers.has('bcc'));
  assert.is(headers.get('subject'), 'Lamps Bcc: victim@example.org <script>');
});

on('sends the same message again if a process ended before marking it', async ({ db, smtp, at, now, postman }) => {
  await put(db);
  const relay = createRelay(smtp.url);
  const [claimed] = await claimDue(db, now(), 5);
  assert.ok(claimed);
  // The power fails after the letter was sent.
  await postman({ ...relay, send: relay.send }).deliverDue();
  assert.is(smtp.received.length, 0, 'a leased letter was sent by another server');
  const { messageOf } = await import('../../../server/mail/message.ts');
  await relay.send(messageOf(claimed, FROM));
  at(LEASE_MS);
  await postman().deliverDue();
  assert.is(smtp.received.length, 1, 'the letter was sent before its lease ended');
  at(LEASE_MS + 1);
  await postman().deliverDue();
  const sources = smtp.received.map(({ source }) => source);
  assert.is(sources.length, 2);
  assert.is(sources[1], sources[0]);
  assert.is((await rowOf(db)).status, 'delivered');
});

on('gives each letter to one of two servers', async ({ db, other, smtp, postman }) => {
  await put(db, 40);
  const both = [postman(), postman(createRelay(smtp.url), other)];
  const tried = await Promise.all(both.map((each) => each.deliverDue()));
  // A server that finds every letter taken stops early; the other continues.
  for (const each of both) tried.push(await each.deliverDue());
  assert.is(
    tried.reduce((sum, count) => sum + count, 0),
    40,
  );
  assert.is(smtp.received.length, 40);
  assert.is(new Set(smtp.received.map(({ to }) => to[0])).size, 40);
  assert.is((await countOutbox(db)).delivered, 40);
});

on('tries again later where the relay is down, and keeps the reason', async ({ db, smtp, at, postman }) => {
  await put(db);
  smtp.object((line) => (line.startsWith('MAIL') ? '451 4.3.2 Try again later' : undefined));
  const tired = postman();
  assert.is(await tired.deliverDue(), 1);
  const row = await rowOf(db);
  assert.is(row.status, 'queued');
  assert.is(row.attempts, 1);
  assert.match(row.reason ?? '', 'Try again later');
  assert.is(row.dueAt, new Date(START.getTime() + MINUTE_MS).toISOString());
  at(MINUTE_MS - 1);
  assert.is(await tired.deliverDue(), 0);
  smtp.object(() => undefined);
  at(MINUTE_MS);
  assert.is(await tired.deliverDue(), 1);
  assert.is((await rowOf(db)).status, 'delivered');
  assert.is((await rowOf(db)).reason, null);
});

type Refusal = [says: string, at: string, becomes: 'failed' | 'queued'];
const REFUSALS: Refusal[] = [
  ['550 5.1.1 No such user', 'RCPT', 'failed'],
  ['450 4.2.1 Mailbox busy', 'RCPT', 'queued'],
  ['554 5.7.1 Looks like spam', '.', 'failed'],
  ['452 4.3.1 Out of storage', '.', 'queued'],
  ['550 5.7.1 You may not send', 'MAIL', 'queued'],
  ['530 5.7.0 Sign in first', 'MAIL', 'queued'],
];
for (const [says, command, becomes] of REFUSALS)
  on(`makes of "${says}" to ${command} a letter that is ${becomes}`, async ({ db, smtp, postman }) => {
    await put(db);
    smtp.object((line) => (line.startsWith(command) ? says : undefined));
    await postman().deliverDue();
    const row = await rowOf(db);
    assert.is(row.status, becomes);
    assert.match(row.reason ?? '', says.slice(0, 3));
  });

for (const command of ['EHLO', 'MAIL', 'DATA', '.'])
  on(`keeps a letter whose relay hangs up at ${command}`, async ({ db, smtp, postman }) => {
    await put(db);
    smtp.object((line) => (line.startsWith(command) ? null : undefined));
    await postman().deliverDue();
    assert.is((await rowOf(db)).status, 'queued');
  });

on('parks a letter after its last try, and tries it again when told to', async ({ db, now }) => {
  await put(db, 2);
  await db
    .updateTable('outbox')
    .set({ attempts: MAX_ATTEMPTS - 1 })
    .execute();
  for (const letter of await claimDue(db, now(), 5))
    assert.is(await markFailed(db, letter, now(), { reason: 'Relay is down', isFinal: false }), 'failed');
  assert.is((await countOutbox(db)).failed, 2);
  assert.equal(await claimDue(db, new Date('2027-01-01'), 5), []);
  const { id } = await rowOf(db);
  assert.is(await requeue(db, now(), [id]), 1);
  assert.is(await requeue(db, now()), 1);
  assert.equal(
    (await claimDue(db, now(), 5)).map(({ attempts }) => attempts),
    [1, 1],
  );
});

on('parks a letter that no process ever finished', async ({ db, now }) => {
  await put(db);
  await db
    .updateTable('outbox')
    .set({ attempts: MAX_ATTEMPTS - 1 })
    .execute();
  await claimDue(db, now(), 5);
  assert.equal(await claimDue(db, new Date(START.getTime() + LEASE_MS + 1), 5), []);
  assert.is((await rowOf(db)).status, 'failed');
});

on('leaves a letter alone that another has taken since', async ({ db, now }) => {
  await put(db);
  const [late] = await claimDue(db, now(), 5);
  const after = new Date(START.getTime() + LEASE_MS + 1);
  const [next] = await claimDue(db, after, 5);
  assert.ok(late && next);
  await markFailed(db, late, after, { reason: 'too late', isFinal: true });
  assert.is((await rowOf(db)).status, 'sending');
  await markDelivered(db, next, after, {});
  assert.is((await rowOf(db)).status, 'delivered');
});

on('finishes the letter in flight before it stops, and takes no more', async ({ db, smtp, postman }) => {
  await put(db, 7);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const reached = new Promise<void>((done) => {
    smtp.holdAnswers(() => {
      done();
      return held;
    });
  });
  const busy = postman();
  busy.start();
  await reached;
  const stopped = busy.stop();
  release();
  await stopped;
  const { delivered, queued, sending } = await countOutbox(db);
  assert.equal({ delivered, queued, sending }, { delivered: 5, queued: 2, sending: 0 });
});

test.run();
