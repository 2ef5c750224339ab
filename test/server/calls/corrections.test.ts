import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CHECK_REGISTRATION,
  OPINION,
  opinion,
  PETITION,
  registration,
  SIGNUP,
  signature,
  signUp,
} from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const OPT_IN = [{ partnerId: 10, isOptedInToPartnerEmail: true }];
const OPT_OUT = [{ partnerId: 10, isOptedInToPartnerEmail: false }];

const FORMS = [
  ['signatures', PETITION, signature],
  ['signups', SIGNUP, signUp],
  ['opinions', OPINION, opinion],
  ['registrationChecks', CHECK_REGISTRATION, registration],
] as const;

const countIn = (body: unknown) => (body as { endUsersCount: number }).endUsersCount;

for (const [table, path, body] of FORMS) {
  test(`${path} replaces what a correction corrects, and counts both once`, () =>
    withServer(async ({ post, db }) => {
      const keys = [randomUUID(), randomUUID(), randomUUID().toUpperCase()];
      const send = (at: number, changes: object) =>
        post(path, body({ ...changes }), { 'idempotency-key': keys[at] ?? '' });
      const counts = [
        await send(0, { email: 'ada@exmaple.org', optIns: OPT_IN }),
        await send(1, { email: 'ada@example.org', optIns: OPT_OUT, earlierKey: keys[0] }),
        await send(2, { email: 'ada@example.org', lastName: 'King', optIns: OPT_OUT, earlierKey: keys[1] }),
      ].map((answer) => countIn(answer.body));
      assert.equal(new Set(counts).size, 1);
      assert.equal(await db.selectFrom(table).select(['email', 'lastName']).execute(), [
        { email: 'ada@example.org', lastName: 'King' },
      ]);
      assert.equal(await db.selectFrom('optIns').select(['emailKey', 'email']).execute(), [
        { emailKey: 'ada@example.org', email: 0 },
      ]);
    }));

  test(`${path} counts a correction whose entry never arrived`, () =>
    withServer(async ({ post, db }) => {
      const first = await post(path, body());
      const { body: answer } = await post(path, body({ earlierKey: randomUUID() }));
      assert.is(countIn(answer), countIn(first.body) + 1);
      assert.is((await db.selectFrom(table).select('email').execute()).length, 2);
    }));
}

test('removes no entry of another action', () =>
  withServer(async ({ post, db }) => {
    const key = randomUUID();
    await post(PETITION, signature(), { 'idempotency-key': key });
    await post(PETITION, signature({ id: 3102, earlierKey: key }));
    assert.equal(
      (await db.selectFrom('signatures').select('identifier').orderBy('id').execute()).map(
        ({ identifier }) => identifier,
      ),
      ['3001|petition@1', '3102|petition@1'],
    );
  }));

test('stores a correction once, however often it is sent', () =>
  withServer(async ({ post, db }) => {
    const [first, second] = [randomUUID(), randomUUID()];
    await post(PETITION, signature(), { 'idempotency-key': first });
    const correction = signature({ firstName: 'Augusta', earlierKey: first });
    const answers = [];
    for (let sent = 0; sent < 3; sent++) answers.push(await post(PETITION, correction, { 'idempotency-key': second }));
    assert.is(new Set(answers.map(({ text }) => text)).size, 1);
    assert.equal(await db.selectFrom('signatures').select('firstName').execute(), [{ firstName: 'Augusta' }]);
  }));

test.run();
