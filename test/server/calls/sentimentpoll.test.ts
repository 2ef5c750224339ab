import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SENTIMENT, sentiment, UPDATE_SENTIMENT } from '../support/bodies.ts';
import { type TestServer, withServer } from '../support/server.ts';

type Answer = { resultDistribution: number[]; endUsersCount: number; id: string };

const give = async ({ post }: TestServer, changes: Record<string, unknown>) =>
  (await post(SENTIMENT, sentiment(changes))).body as Answer;

test('answers with the distribution in 12 parts, from low to high', () =>
  withServer(async (server) => {
    await give(server, { value: 0 });
    await give(server, { value: 0.5 });
    const { resultDistribution, endUsersCount } = await give(server, { value: 1 });
    assert.equal(resultDistribution, [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    assert.is(endUsersCount, 3);
  }));

test('changes an answer, which still counts once', () =>
  withServer(async (server) => {
    const { id } = await give(server, { value: 0.1 });
    const { body } = await server.post(UPDATE_SENTIMENT, sentiment({ value: 0.95, answerId: id }));
    const { resultDistribution, endUsersCount } = body as Answer;
    assert.equal([resultDistribution.indexOf(1), endUsersCount, (body as Answer).id], [11, 1, id]);
    const votes = await server.db.selectFrom('votes').select(['answerId', 'value', 'changedAt']).execute();
    assert.equal(
      votes.map(({ answerId, value, changedAt }) => [answerId, value, changedAt !== null]),
      [['11', 0.95, true]],
    );
  }));

test('stores a change within a part of the scale, and counts it there', () =>
  withServer(async (server) => {
    const { id } = await give(server, { value: 0.51 });
    const { body } = await server.post(UPDATE_SENTIMENT, sentiment({ value: 0.55, answerId: id }));
    assert.is((body as Answer).resultDistribution[6], 1);
    assert.is((await server.db.selectFrom('votes').select('value').executeTakeFirstOrThrow()).value, 0.55);
  }));

test('counts a repeated submission once', () =>
  withServer(async (server) => {
    const headers = { 'idempotency-key': '0b9d7e5c-6c0f-4b86-9ad1-3a4f0f6d2c11' };
    const [one, other] = await Promise.all([
      server.post(SENTIMENT, sentiment(), headers),
      server.post(SENTIMENT, sentiment(), headers),
    ]);
    assert.ok([one.status, other.status].includes(200));
    const again = await server.post(SENTIMENT, sentiment(), headers);
    assert.is((again.body as Answer).endUsersCount, 1);
  }));

test('gives every reader an unguessable id, and refuses to change an unknown answer', () =>
  withServer(async (server) => {
    const { id } = await give(server, {});
    assert.match(id, /^[\w-]{22}$/);
    const { status } = await server.post(UPDATE_SENTIMENT, sentiment({ answerId: 'AAAAAAAAAAAAAAAAAAAAAA' }));
    assert.is(status, 404);
  }));

const REFUSED: [title: string, changes: Record<string, unknown>, status: number][] = [
  ['below 0', { value: -0.01 }, 400],
  ['above 1', { value: 1.01 }, 400],
  ['no number', { value: '0.5' }, 400],
  ['of an action that is no sentiment poll', { id: 3101 }, 404],
];

for (const [title, changes, expected] of REFUSED)
  test(`refuses a value ${title}`, () =>
    withServer(async ({ post, db }) => {
      assert.is((await post(SENTIMENT, sentiment(changes))).status, expected);
      assert.equal(await db.selectFrom('votes').selectAll().execute(), []);
    }));

test.run();
