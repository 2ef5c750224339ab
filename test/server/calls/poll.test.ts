import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { POLL, UPDATE_POLL, vote } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type PollAnswer = { results: { answerId: number; percentage: number }[]; endUsersCount: number; userAnswerId: string };

test('returns the share of every answer', () =>
  withServer(async ({ post }) => {
    await post(POLL, vote({ answerId: 1 }));
    await post(POLL, vote({ answerId: 1 }));
    const { status, body } = await post(POLL, vote({ answerId: 3 }));
    const { results, endUsersCount } = body as PollAnswer;
    assert.is(status, 200);
    assert.equal(results, [
      { answerId: 1, percentage: 67 },
      { answerId: 2, percentage: 0 },
      { answerId: 3, percentage: 33 },
      { answerId: 4, percentage: 0 },
    ]);
    assert.is(endUsersCount, 3);
  }));

test('moves a vote when its reader changes it', () =>
  withServer(async ({ post, db }) => {
    const first = (await post(POLL, vote({ answerId: 1 }))).body as PollAnswer;
    const second = await post(UPDATE_POLL, vote({ answerId: 2, userAnswerId: first.userAnswerId }));
    const { results, endUsersCount, userAnswerId } = second.body as PollAnswer;
    assert.equal(
      results.map(({ percentage }) => percentage),
      [0, 100, 0, 0],
    );
    assert.is(endUsersCount, 1);
    assert.is(userAnswerId, first.userAnswerId);
    const votes = await db.selectFrom('votes').select('answerId').execute();
    assert.equal(votes, [{ answerId: '2' }]);
  }));

test('stores an answer’s text as it was shown, even after a change of the vote', () =>
  withServer(async ({ post, db }) => {
    const said = async () =>
      JSON.parse((await db.selectFrom('votes').select('context').executeTakeFirstOrThrow()).context);
    const { userAnswerId } = (await post(POLL, vote({ text: 'A park', skipEndCard: true }))).body as PollAnswer;
    assert.equal(await said(), { actionId: 3101, answerText: 'A park', skipEndCard: true });
    await post(UPDATE_POLL, vote({ answerId: 2, text: 'Homes', skipEndCard: true, userAnswerId }));
    assert.is((await said()).answerText, 'Homes');
  }));

test('changes nothing when the same answer is chosen again', () =>
  withServer(async ({ post }) => {
    const { userAnswerId } = (await post(POLL, vote())).body as PollAnswer;
    const { body } = await post(UPDATE_POLL, vote({ userAnswerId }));
    assert.is((body as PollAnswer).endUsersCount, 1);
  }));

test('gives every voter an unguessable answer id', () =>
  withServer(async ({ post }) => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => ((await post(POLL, vote())).body as PollAnswer).userAnswerId),
    );
    assert.is(new Set(ids).size, 3);
    for (const id of ids) assert.match(id, /^[\w-]{22}$/);
  }));

test('refuses to change an unknown vote', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(UPDATE_POLL, vote({ userAnswerId: 'AAAAAAAAAAAAAAAAAAAAAA' }));
    assert.is(status, 404);
    assert.equal(body, { error: 'Unknown answer' });
  }));

test('refuses to change the vote of another poll', () =>
  withServer(async ({ post }) => {
    const { userAnswerId } = (await post(POLL, vote())).body as PollAnswer;
    const { status } = await post(UPDATE_POLL, { id: 3301, answerId: 'morning', userAnswerId });
    assert.is(status, 404);
  }));

test('refuses an answer that is not of this poll', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(POLL, vote({ answerId: 99 }));
    assert.is(status, 400);
    assert.equal((body as { errors: object }).errors, { answerId: ['Invalid Value'] });
    assert.equal(await db.selectFrom('votes').selectAll().execute(), []);
  }));

test('accepts only polls of its content', () =>
  withServer(async ({ post }) => {
    for (const id of [424242, 3001]) {
      const { status, body } = await post(POLL, vote({ id }));
      assert.is(status, 404);
      assert.equal(body, { error: 'Unknown action' });
    }
  }));

test('takes ids as numbers or as text', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(POLL, vote({ id: '3101', answerId: '1' }));
    assert.is(status, 200);
    assert.is((body as PollAnswer).results[0]?.answerId, 1);
  }));

test.run();
