import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIAL } from '../../../../widget/actions/speedometer/dial.ts';
import { dotsOf, middleHalfOf, stacksOf } from '../../../../widget/actions/speedometer/dots.ts';

const STACKS: [title: string, counts: number[], stacks: number[]][] = [
  ['no guesses', [0, 0, 0], [0, 0, 0]],
  ['few guesses, one dot each', [1, 0, 3], [1, 0, 3]],
  ['all in one place', [0, 653, 0], [0, 8, 0]],
  ['many, in their proportions', [400, 800, 400, 100], [4, 8, 4, 1]],
  ['remainders, the largest first', [100, 66, 34], [8, 5, 3]],
  ['one far from the rest, too few for a dot', [1, 0, 999], [0, 0, 8]],
];

for (const [title, counts, stacks] of STACKS) test(`stacks ${title}`, () => assert.equal(stacksOf(counts), stacks));

const MANY = [9, 17, 44, 35, 58, 52, 47, 36, 24, 58, 118, 40, 21, 15, 19, 23, 17, 6, 5, 2, 6];

test('draws some sixty dots at most, all within the gauge and above its number', () => {
  const dots = dotsOf(MANY).flat();
  assert.ok(dots.length > 30 && dots.length <= 60, `${dots.length}`);
  assert.ok(dots.every(({ x, y }) => x > 0 && x < DIAL.width && y > DIAL.top && y < DIAL.height - 20));
  const thousands = dotsOf(Array.from({ length: 24 }, () => 1_000)).flat();
  assert.is(thousands.length, 60);
});

test('draws the dots next to the dial first, with nothing under a dot left out', () => {
  const levels = dotsOf(MANY);
  const sizes = levels.map((dots) => dots.length);
  assert.equal(
    sizes,
    [...sizes].sort((one, other) => other - one),
  );
  assert.ok(levels.every((dots, level) => dots.every((dot) => dot.level === level)));
  assert.equal(dotsOf([]), []);
});

const HALVES: [counts: number[], half: ReturnType<typeof middleHalfOf>][] = [
  [[0, 0, 0], null],
  [[0, 40, 0], null],
  [[2, 2, 2, 3, 0], null],
  [[3, 3, 3, 3, 0], { from: 0, to: 50 }],
  [[0, 10, 30, 10, 0], null],
  [MANY, { from: 20, to: 50 }],
  [Array.from({ length: 24 }, (_, at) => (at < 4 ? 5 : 1)), { from: 5, to: 55 }],
];

for (const [counts, half] of HALVES)
  test(`the middle half of ${counts} is ${JSON.stringify(half)}`, () =>
    assert.equal(middleHalfOf(counts, { min: 0, max: 100, step: 5 }), half));

test.run();
