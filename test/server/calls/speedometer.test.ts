import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { customVariable, resultOf, type ScaleContent } from '../../../server/calls/speedometer.ts';
import { countAlong } from '../../../server/widgets/shown-guesses.ts';
import { GET_ACTIONS, reading, SPEEDOMETER, UPDATE_SPEEDOMETER } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type Answer = { answerId: string; result: string; counter: number; correctValue: number; endUsersCount: number };

const scale = (changes: Partial<ScaleContent> = {}): ScaleContent => ({
  min: 0,
  max: 100,
  step: 5,
  correctValue: 50,
  ...changes,
});

const RESULTS: [value: number, changes: Partial<ScaleContent>, result: string][] = [
  [50, {}, 'Correct'],
  [55, {}, 'Close'],
  [60, {}, 'Close'],
  [65, {}, 'Incorrect'],
  [50, { correctValue: 52 }, 'Correct'],
  [55, { correctValue: 52 }, 'Close'],
  [70, { closeWithin: 20 }, 'Close'],
  [55, { closeWithin: 0 }, 'Incorrect'],
];

for (const [value, changes, result] of RESULTS)
  test(`${value} is ${result} with ${JSON.stringify(changes)}`, () =>
    assert.is(resultOf(value, scale(changes)), result));

const VARIABLES: [how: ScaleContent['customVariable'], value: number][] = [
  [null, 20],
  [{ of: 'value', times: 2 }, 60],
  [{ of: 'correctValue' }, 50],
  [{ of: 'difference', times: 0.1 }, 2],
];

for (const [how, value] of VARIABLES)
  test(`works out ${value} by ${JSON.stringify(how)}`, () =>
    assert.is(customVariable(30, scale({ customVariable: how })), value));

test('counts a guess once, however often it is changed, and tells the answer', () =>
  withServer(async ({ post, db }) => {
    const first = (await post(SPEEDOMETER, reading({ value: 30 }))).body as Answer;
    assert.equal([first.result, first.correctValue, first.counter, first.endUsersCount], ['Incorrect', 50, 1, 1]);
    const { body } = await post(UPDATE_SPEEDOMETER, reading({ value: 45, answerId: first.answerId }));
    assert.equal([(body as Answer).result, (body as Answer).counter], ['Close', 1]);
    const votes = await db.selectFrom('votes').select(['answerId', 'value']).execute();
    assert.equal(votes, [{ answerId: 'Close', value: 45 }]);
  }));

type Guesses = { guesses: number[]; answerId: string };

test('tells how others guessed, from the low end of the scale to the high one, without the reader’s own', async () => {
  let now = Date.parse('2026-10-05T12:00:10Z');
  await withServer(
    async ({ post }) => {
      const guess = async (value: number) => {
        now += 1_000;
        return (await post(SPEEDOMETER, reading({ value }))).body as Guesses;
      };
      assert.equal((await guess(0)).guesses, Array(21).fill(0));
      await guess(100);
      await guess(100);
      const { guesses } = await guess(30);
      assert.equal([guesses.length, guesses[0], guesses[6], guesses[20]], [21, 1, 0, 2]);
    },
    { clock: () => new Date(now) },
  );
});

test('tells of the guesses until the last full minute, and reads them once', async () => {
  let now = Date.parse('2026-10-05T12:00:10Z');
  await withServer(
    async ({ post }) => {
      const others = async (ms: number) => {
        now += ms;
        const { guesses } = (await post(SPEEDOMETER, reading({ value: 30 }))).body as Guesses;
        return guesses[6];
      };
      assert.is(await others(0), 0);
      assert.is(await others(20_000), 0);
      assert.is(await others(30_000), 2);
      assert.is(await others(20_000), 2);
      assert.is(await others(40_000), 4);
    },
    { clock: () => new Date(now), countsAgeMs: 60_000 },
  );
});

const SCALES: [scale: { min: number; max: number; step: number }, values: number[], counts: number[]][] = [
  [{ min: 0, max: 10, step: 5 }, [0, 5, 5, 10], [1, 2, 1]],
  [{ min: -2, max: 2, step: 1 }, [-2, 0, 2, 2], [1, 0, 1, 0, 2]],
  [{ min: 0, max: 10, step: 20 }, [0, 10], [1, 1]],
  [{ min: 0, max: 10, step: 5 }, [-1, 11, 400], [0, 0, 0]],
];

for (const [scale, values, counts] of SCALES)
  test(`counts ${values} along ${JSON.stringify(scale)}`, () =>
    assert.equal(
      countAlong(
        scale,
        values.map((value) => ({ value, count: 1 })),
      ),
      counts,
    ));

test('counts at most 24 parts of a long scale, and every guess in one of them', () => {
  const guesses = Array.from({ length: 401 }, (_, value) => ({ value, count: 1 }));
  const counts = countAlong({ min: 0, max: 400, step: 1 }, guesses);
  assert.equal([counts.length, counts.reduce((sum, count) => sum + count, 0)], [24, 401]);
});

test('tells nobody the answer who has not guessed', () =>
  withServer(async ({ post }) => {
    const { text } = await post(GET_ACTIONS, { widgetRequestId: 'wr-speedometer', widgetEmbedType: 3 });
    assert.match(text, '"unit":"gallons"');
    assert.not.match(text, /correctValue|closeWithin|customVariable"/);
  }));

const REFUSED: [title: string, changes: Record<string, unknown>, status: number][] = [
  ['below the scale', { value: -5 }, 400],
  ['above the scale', { value: 105 }, 400],
  ['of another kind of action', { id: 3701 }, 404],
];

for (const [title, changes, expected] of REFUSED)
  test(`refuses a value ${title}`, () =>
    withServer(async ({ post, db }) => {
      assert.is((await post(SPEEDOMETER, reading(changes))).status, expected);
      assert.equal(await db.selectFrom('votes').selectAll().execute(), []);
    }));

test.run();
