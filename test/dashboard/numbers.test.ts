import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  count,
  difference,
  duration,
  money,
  percent,
  shareOf,
  shortDuration,
  span,
  tick,
} from '../../dashboard/words/numbers.ts';

const durations: [number | null, string][] = [
  [null, '–'],
  [0, '0 ms'],
  [380.4, '380 ms'],
  [999.4, '999 ms'],
  [999.6, '1.00 s'],
  [1_240, '1.24 s'],
  [9_996, '10.0 s'],
  [12_440, '12.4 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
];

for (const [ms, text] of durations) test(`says ${ms} ms as ${text}`, () => assert.is(duration(ms), text));

test('is short at an axis', () => {
  assert.equal([0, 250, 1_500, 12_000, 90_000].map(shortDuration), ['0', '250 ms', '1.5 s', '12 s', '1.5 min']);
  assert.is(tick(Date.UTC(2026, 9, 31, 14) / 1000, 'hour'), '14:00');
  assert.is(tick(Date.UTC(2026, 9, 31) / 1000, 'hour'), 'Oct 31');
});

test('writes a difference with its sign', () => {
  assert.equal([120, -45, 0].map(difference), ['+120 ms', '−45 ms', '±0 ms']);
});

test('has no share of nothing', () => {
  assert.is(percent(shareOf(3, 0)), '–');
  assert.is(percent(shareOf(1, 3)), '33.3%');
  assert.is(count(1234.4), '1,234');
});

const amounts: [number, string, string][] = [
  [1_204_500, 'USD', '$12,045.00'],
  [12_000, 'JPY', '¥12,000'],
  [1_500, 'KWD', 'KWD 1.500'],
];

for (const [amount, currency, text] of amounts)
  test(`writes ${amount} of the smallest unit of ${currency} as ${text}`, () =>
    assert.is(money(amount, currency).replace('\u00a0', ' '), text));

test('names days as people do', () => {
  assert.is(span('2026-10-31', '2026-10-31'), 'Oct 31, 2026');
  assert.match(span('2026-10-04', '2026-10-31'), /^Oct 4\s–\s31, 2026$/);
});

test.run();
