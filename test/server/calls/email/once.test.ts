import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../../server/db/schema.ts';
import { holdAll } from '../../../../server/mail/outbox.ts';
import { requeue } from '../../../../server/mail/try-again.ts';
import { EMAIL, letter } from '../../support/bodies.ts';
import { outboxOf, RUTH, TOMAS } from '../../support/mail/outbox.ts';
import { withServer } from '../../support/server.ts';

test('queues a letter once, however often its key is sent', () =>
  withServer(async ({ post, db }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(EMAIL, letter(), headers);
    assert.is((await post(EMAIL, letter(), headers)).text, first.text);
    assert.is((await outboxOf(db)).length, 2);
  }));

const statusesOf = async (db: Database) =>
  (await outboxOf(db)).map(({ recipientName, status }) => `${recipientName.split(' ').at(-1)} ${status}`).sort();

const ONCE = ['Adeyemi queued', 'Adeyemi repeated', 'Vidal queued', 'Vidal repeated'];
const SAME_NAMES = ['Adeyemi failed', 'Adeyemi queued', 'Vidal failed', 'Vidal queued'];

test('sends an identical letter to a recipient once, and does not reveal that it is a repeat', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter({ representatives: [RUTH.recipientName] }));
    const again = await post(EMAIL, letter({ from: 'ADA@example.org', text: `${letter().text}\n` }));
    assert.equal((again.body as { recipients: object }).recipients, [
      { name: RUTH.recipientName, status: 'kept' },
      { name: TOMAS.recipientName, status: 'kept' },
    ]);
    assert.equal(await statusesOf(db), ['Adeyemi queued', 'Adeyemi repeated', 'Vidal queued']);
  }));

test('sends one of many identical letters that arrive at once', () =>
  withServer(async ({ post, db }) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(EMAIL, letter())));
    for (const { status } of answers) assert.is(status, 200);
    const queued = (await statusesOf(db)).filter((each) => each.endsWith('queued'));
    assert.equal(queued, ['Adeyemi queued', 'Vidal queued']);
  }));

const OTHER_LETTERS: [title: string, changes: Record<string, unknown>][] = [
  ['other words', { text: `${letter().text} And soon.` }],
  ['another subject', { subject: 'The lamps on Pier Street' }],
  ['another name', { lastName: 'King' }],
  ['another reply address', { from: 'ada@elsewhere.example' }],
  ['a phone number', { phoneNumber: '+12015550123' }],
];

for (const [title, changes] of OTHER_LETTERS)
  test(`sends another letter with ${title}`, () =>
    withServer(async ({ post, db }) => {
      await post(EMAIL, letter());
      await post(EMAIL, letter(changes));
      assert.equal(await statusesOf(db), ['Adeyemi queued', 'Adeyemi queued', 'Vidal queued', 'Vidal queued']);
    }));

test('sends a letter again after the first was given up', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter());
    await db.updateTable('outbox').set({ status: 'failed', attempts: 9, recipientEmail: 'old@city.example' }).execute();
    await post(EMAIL, letter());
    assert.equal(await statusesOf(db), ONCE);
    const queued = db.selectFrom('outbox').select(['attempts', 'recipientEmail']).where('status', '=', 'queued');
    assert.equal(await queued.orderBy('recipientEmail').execute(), [
      { attempts: 0, recipientEmail: RUTH.recipientEmail },
      { attempts: 0, recipientEmail: TOMAS.recipientEmail },
    ]);
    assert.is(await requeue(db, new Date()), 0);
  }));

test('keeps a held letter held when its writer sends it again, and sends it once on retry', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter());
    await holdAll(db);
    await post(EMAIL, letter());
    assert.equal(await statusesOf(db), ['Adeyemi failed', 'Adeyemi repeated', 'Vidal failed', 'Vidal repeated']);
    assert.is(await requeue(db, new Date()), 2);
    assert.equal(await statusesOf(db), ONCE);
  }));

for (const [now, expected] of [
  ['queued', SAME_NAMES],
  ['delivered', ['Adeyemi delivered', 'Adeyemi failed', 'Vidal delivered', 'Vidal failed']],
  ['exported', ['Adeyemi exported', 'Adeyemi failed', 'Vidal exported', 'Vidal failed']],
  ['failed', SAME_NAMES],
] as const)
  test(`retries no letter whose duplicate, stored by an earlier release, is ${now}`, () =>
    withServer(async ({ post, db }) => {
      await post(EMAIL, letter());
      await post(EMAIL, letter());
      await db.updateTable('outbox').set({ status: now }).where('status', '=', 'queued').execute();
      await db.updateTable('outbox').set({ status: 'failed' }).where('status', '=', 'repeated').execute();
      await requeue(db, new Date());
      assert.equal(await statusesOf(db), expected);
    }));

test('counts a writer once, even if they later write to the remaining recipients', () =>
  withServer(async ({ post }) => {
    const key = randomUUID();
    const first = await post(EMAIL, letter({ representatives: [RUTH.recipientName] }), { 'idempotency-key': key });
    const rest = letter({ representatives: [TOMAS.recipientName], text: `${letter().text} Please.` });
    const counts = [first, await post(EMAIL, { ...rest, earlierKey: key }), await post(EMAIL, rest)].map(
      ({ body }) => (body as { endUsersCount: number }).endUsersCount,
    );
    assert.equal(counts, [1, 1, 2]);
  }));
test.run();
