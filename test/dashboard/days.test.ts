import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, countDays, lastDays, secondsOf, stepsOf } from '../../dashboard/address/days.ts';
import { isDay } from '../../dashboard/answers.ts';

for (const [text, expected] of [
  ['2026-10-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
] as const)
  test(`${text || 'nothing'} is ${expected ? 'a day' : 'no day'}`, () => assert.is(isDay(text), expected));

test('counts days over a change of clocks and a leap day', () => {
  assert.is(countDays('2026-10-24', '2026-10-26'), 3);
  assert.is(addDays('2024-02-28', 2), '2024-03-01');
  assert.equal(lastDays(7, '2026-03-03'), { from: '2026-02-25', to: '2026-03-03' });
});

for (const at of ['2026-10-31T17', '2026-10-31T17:00', '2026-10-31 17:00:00', '2026-10-31T17:00:00.000Z'])
  test(`reads the hour ${at} in UTC`, () => assert.is(secondsOf(at), Date.UTC(2026, 9, 31, 17) / 1000));

test('has every step of a span, whether it has figures or not', () => {
  assert.is(stepsOf({ from: '2026-10-31', to: '2026-10-31', grain: 'hour' }).length, 24);
  assert.equal(
    stepsOf({ from: '2026-10-30', to: '2026-11-01', grain: 'day' }),
    ['2026-10-30', '2026-10-31', '2026-11-01'].map(secondsOf),
  );
});

test.run();
