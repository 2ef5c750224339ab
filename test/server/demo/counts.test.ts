import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { resultOf, scaleOf } from '../../../server/calls/speedometer.ts';
import COUNTS from '../../../server/demo/counts.json' with { type: 'json' };
import { readEnvironment } from '../../../server/environment.ts';
import { namesIn } from '../../../server/export/names.ts';
import { results } from '../../../server/export/tables/results.ts';
import { scopeOf } from '../../../server/people/scope.ts';
import { SENTIMENT_BUCKETS } from '../../../widget/core/numbers/constants.ts';
import { POLL, vote } from '../support/bodies.ts';
import { replaceContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

const DEMO = { demoCounts: true };
const PIER_9 = Object.values(COUNTS['3101|poll']).reduce((sum, count) => sum + count, 0);

const voteOf = async ({ post }: TestServer) => (await post(POLL, vote())).body as { endUsersCount: number };

test('adds made-up votes to readers’ own in a trial, and nowhere else', async () => {
  await withServer(async (server) => assert.is((await voteOf(server)).endUsersCount, PIER_9 + 1), DEMO);
  await withServer(async (server) => assert.is((await voteOf(server)).endUsersCount, 1));
});

test('leaves made-up votes out of exports', () =>
  withServer(async (server) => {
    await voteOf(server);
    const source = {
      db: server.db,
      scope: await scopeOf(server.db, {}),
      titles: new Map(),
      wordings: new Map(),
      nameOf: await namesIn(server.db),
    };
    const counts: unknown[] = [];
    for await (const [id, , , answerId, , count] of results.records(source))
      if (id === '3101') counts.push([answerId, count]);
    assert.equal(counts, [
      ['1', 1],
      ['2', 0],
      ['3', 0],
      ['4', 0],
    ]);
  }, DEMO));

test('drops made-up votes when an operator imports content', () =>
  withServer(async (server) => {
    await replaceContent(server.db, 'server/content', () => new Date(), 'command');
    assert.equal(await server.db.selectFrom('demoCounts').selectAll().execute(), []);
    assert.is((await voteOf(server)).endUsersCount, 1);
  }, DEMO));

const ENVIRONMENTS: [env: Record<string, string>, isDemo: boolean][] = [
  [{}, true],
  [{ CONTENT_DIR: '/srv/content' }, false],
  [{ PUBLIC_ORIGIN: 'https://widgets.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
];

for (const [env, isDemo] of ENVIRONMENTS)
  test(`${isDemo ? 'has' : 'has no'} made-up counts with ${JSON.stringify(env)}`, () =>
    assert.is(readEnvironment(env).demoCounts, isDemo));

const GUESSES = '3711|speedometer|guesses';

test('makes up as many guesses as it counts, each with the result that it would have had', () =>
  withServer(async ({ db }) => {
    const { data } = await db
      .selectFrom('actions')
      .select('data')
      .where('identifier', '=', '3711|speedometer@1')
      .executeTakeFirstOrThrow();
    const counted: Record<string, number> = {};
    for (const [value, count] of Object.entries(COUNTS[GUESSES])) {
      const result = resultOf(Number(value), scaleOf(JSON.parse(data)));
      counted[result] = (counted[result] ?? 0) + count;
    }
    assert.equal(counted, COUNTS['3711|speedometer']);
  }));

/** The answers that an action can be counted by. */
const answersOf = (type: string, { answers }: { answers?: { id: string | number }[] } = {}) => {
  if (type === 'sentimentpoll') return Array.from({ length: SENTIMENT_BUCKETS }, (_, part) => part);
  if (type === 'speedometer') return ['Correct', 'Close', 'Incorrect'];
  return answers?.map(({ id }) => id) ?? [''];
};

test('makes up counts only for the demo’s actions and for answers that its polls offer', () =>
  withServer(async ({ db }) => {
    const offered = new Set<string>();
    for (const { data } of await db.selectFrom('widgets').select('data').execute()) {
      for (const { actions } of JSON.parse(data).cards)
        for (const { id, type, details } of actions)
          for (const answerId of answersOf(type, details)) offered.add(`${id}|${type} ${answerId}`);
    }
    for (const [identifier, answers] of Object.entries(COUNTS).filter(([key]) => key !== GUESSES))
      for (const answerId of Object.keys(answers))
        assert.ok(offered.has(`${identifier} ${answerId}`), `${identifier} ${answerId}`);
  }));

test.run();
