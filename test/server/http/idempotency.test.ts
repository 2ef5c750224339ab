import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { createIdempotency } from '../../../server/http/idempotency.ts';
import { PETITION, POLL, signature, vote } from '../support/bodies.ts';
import { createDatabase, isPostgres } from '../support/databases.ts';
import { withServer } from '../support/server.ts';

const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

test('answers a repeated key with the first answer and does nothing twice', () =>
  withServer(async ({ post, db }) => {
    const headers = withKey();
    const first = await post(POLL, vote(), headers);
    await post(POLL, vote({ answerId: 2 }));
    const again = await post(POLL, vote(), headers);
    assert.is(again.status, first.status);
    assert.is(again.text, first.text);
    assert.is((await db.selectFrom('votes').selectAll().execute()).length, 2);
  }));

test('refuses a key that was used with another body', () =>
  withServer(async ({ post, db }) => {
    const headers = withKey();
    await post(POLL, vote(), headers);
    for (const body of [vote({ answerId: 2 }), vote({ answerId: 99 }), {}]) {
      const { status, body: failure } = await post(POLL, body, headers);
      assert.is(status, 422);
      assert.type((failure as { error: string }).error, 'string');
    }
    assert.is((await db.selectFrom('votes').selectAll().execute()).length, 1);
  }));

test('counts once when the same submission comes ten times at once', () =>
  withServer(async ({ post, db }) => {
    const headers = withKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(POLL, vote(), headers)));
    const refused = answers.filter(({ status }) => status === 409);
    const done = answers.filter(({ status }) => status === 200);
    assert.is(refused.length + done.length, 10);
    assert.ok(done.length >= 1);
    for (const { headers: sent } of refused) assert.match(String(sent['retry-after']), /^[1-9]\d*$/);
    assert.is((await db.selectFrom('votes').selectAll().execute()).length, 1);
    assert.is((await post(POLL, vote(), headers)).text, done[0]?.text);
  }));

test('refuses a key whose first request is running on another machine', async () => {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  const machines = [1, 2].map(() => createIdempotency(db, () => new Date()));
  const submission = { path: 'p', key: randomUUID(), bodyHash: 'h' };
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const first = machines[0]?.once(submission, async () => {
    begin();
    await held;
    return { status: 200, answer: '{}' };
  });
  // SQLite has one connection: there the second request waits for the first and gets its answer.
  const other = isPostgres ? machines[1] : machines[0];
  try {
    await begun;
    await other?.once(submission, async () => ({ status: 200, answer: '"twice"' }));
    assert.unreachable();
  } catch (cause) {
    assert.instance(cause, HttpError);
    assert.is((cause as HttpError).status, 409);
  }
  release();
  assert.equal(await first, { status: 200, answer: '{}' });
  await db.destroy();
  await remove();
});

test('leaves the key of a failed submission free', () =>
  withServer(async ({ post }) => {
    const headers = withKey();
    assert.is((await post(PETITION, signature({ email: 'x' }), headers)).status, 400);
    assert.is((await post(PETITION, signature({ id: 9 }), headers)).status, 404);
    assert.is((await post(PETITION, signature(), headers)).status, 200);
  }));

test('treats a body with its fields in another order as the same', () =>
  withServer(async ({ post }) => {
    const headers = withKey();
    const first = await post(POLL, '{"id":3101,"answerId":1,"location":{"latitude":1,"longitude":2}}', headers);
    const again = await post(POLL, '{"location":{"longitude":2,"latitude":1},"answerId":1,"id":3101}', headers);
    assert.is(again.status, 200);
    assert.is(again.text, first.text);
  }));

test('treats a key in capitals as the same', () =>
  withServer(async ({ post }) => {
    const key = randomUUID();
    const first = await post(POLL, vote(), withKey(key));
    assert.is((await post(POLL, vote(), withKey(key.toUpperCase()))).text, first.text);
  }));

test('keeps the keys of different calls separate', () =>
  withServer(async ({ post }) => {
    const headers = withKey();
    assert.is((await post(POLL, vote(), headers)).status, 200);
    assert.is((await post(PETITION, signature(), headers)).status, 200);
  }));

for (const [title, headers, message] of [
  ['no key', {}, 'Required'],
  ['an empty key', { 'idempotency-key': '' }, 'Required'],
  ['a key that is not a UUID', { 'idempotency-key': '1234' }, 'Must be a UUID'],
  ['two keys', { 'idempotency-key': `${randomUUID()}, ${randomUUID()}` }, 'Must be a UUID'],
] as const)
  test(`refuses a submission with ${title}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(POLL, vote(), headers);
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { 'Idempotency-Key': [message] });
    }));

test('deletes keys after a week', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  await withServer(
    async ({ post, db }) => {
      await post(POLL, vote());
      const idempotency = createIdempotency(db, () => now);
      now = new Date('2026-01-07T00:00:00Z');
      await idempotency.purge();
      assert.is((await db.selectFrom('idempotencyKeys').selectAll().execute()).length, 1);
      now = new Date('2026-01-09T00:00:00Z');
      await idempotency.purge();
      assert.equal(await db.selectFrom('idempotencyKeys').selectAll().execute(), []);
    },
    { clock: () => now },
  );
});

test('deletes any number of old keys, 500 per statement', () =>
  withServer(async ({ db }) => {
    const now = new Date('2026-01-20T00:00:00Z');
    const keyAt = (at: string) => (_: unknown, index: number) => ({
      path: POLL,
      key: `${at} ${index}`,
      bodyHash: '',
      status: 200,
      answer: '{}',
      at,
    });
    const old = Array.from({ length: 1_200 }, keyAt('2026-01-01T00:00:00.000Z'));
    await db.insertInto('idempotencyKeys').values(old).execute();
    await db
      .insertInto('idempotencyKeys')
      .values([0, 1].map(keyAt('2026-01-19T00:00:00.000Z')))
      .execute();
    let deletions = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'DeleteQueryNode') deletions += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await createIdempotency(db.withPlugin(counting), () => now).purge();
    assert.is(deletions, 3);
    assert.is((await db.selectFrom('idempotencyKeys').select('key').execute()).length, 2);
  }));

test.run();
