import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { guess, QUIZ, UPDATE_POLL } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type QuizAnswer = { results: { answerId: number; percentage: number }[]; endUsersCount: number };

test('returns the share of every answer and how many have answered', () =>
  withServer(async ({ post }) => {
    await post(QUIZ, guess());
    const { status, body } = await post(QUIZ, guess({ answerId: '4' }));
    const { results, endUsersCount } = body as QuizAnswer;
    assert.is(status, 200);
    assert.equal(
      results.map(({ answerId, percentage }) => [answerId, percentage]),
      [
        [1, 50],
        [2, 0],
        [3, 0],
        [4, 50],
      ],
    );
    assert.is(endUsersCount, 2);
  }));

test('stores the answer with its words, and nothing that could change it is told', () =>
  withServer(async ({ post, db }) => {
    const { body } = await post(QUIZ, guess({ text: 'About 340', userAnswerId: 'mine' }));
    assert.equal(Object.keys(body as object).sort(), ['endUsersCount', 'results']);
    const row = await db.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
    assert.equal([row.identifier, row.answerId, row.changedAt], ['3061|quiz@1', '1', null]);
    assert.is(JSON.parse(row.context).answerText, 'About 340');
    const { userAnswerId } = row;
    assert.is((await post(UPDATE_POLL, guess({ answerId: 2, userAnswerId }))).status, 404);
  }));

test('counts a repeated key once', () =>
  withServer(async ({ post, db }) => {
    const key = { 'idempotency-key': 'b34f3ef6-4d6e-4d0c-9d3b-6f8a3c1f9d11' };
    const first = await post(QUIZ, guess(), key);
    const again = await post(QUIZ, guess(), key);
    assert.equal(again.body, first.body);
    assert.is((await db.selectFrom('votes').selectAll().execute()).length, 1);
  }));

const refused: [title: string, changes: Record<string, unknown>, status: number][] = [
  ['an answer that is not of this quiz', { answerId: 99 }, 400],
  ['an unknown quiz', { id: 424242 }, 404],
  ['a poll', { id: 3101 }, 404],
];
for (const [title, changes, status] of refused)
  test(`refuses ${title}`, () =>
    withServer(async ({ post, db }) => {
      assert.is((await post(QUIZ, guess(changes))).status, status);
      assert.equal(await db.selectFrom('votes').selectAll().execute(), []);
    }));

test.run();
