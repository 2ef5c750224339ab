import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { customVariable, resultOf, type ScaleContent } from '../../../server/calls/speedometer/scale.ts';
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
