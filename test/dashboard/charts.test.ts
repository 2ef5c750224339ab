import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawnBins, placeOf, sharedBins } from '../../dashboard/charts/bins.ts';
import { layoutOf } from '../../dashboard/charts/ribbons.ts';
import { ticksTo } from '../../dashboard/charts/scale.ts';
import { segmentsOf } from '../../dashboard/charts/Waterfall.tsx';
import { figuresOf } from './stand-in/loading.ts';

const totalOf = (bins: { count: number }[]) => bins.reduce((sum, { count }) => sum + count, 0);

for (const [most, ticks] of [
  [0, [0, 1]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [0.06, [0, 0.02, 0.04, 0.06]],
  [655, [0, 200, 400, 600, 800]],
  [1_000, [0, 250, 500, 750, 1_000]],
] as const)
  test(`counts to ${most} in round steps`, () => assert.equal(ticksTo(most), ticks));

test('shows a gap between bins, and loses none when it joins them', () => {
  const bins = [
    { from: 0, to: 10, count: 3 },
    { from: 30, to: 40, count: 4 },
  ];
  assert.equal(
    drawnBins(bins).map(({ from, count }) => [from, count]),
    [
      [0, 3],
      [10, 0],
      [30, 4],
    ],
  );
  const many = figuresOf('ready', 10_000, 1).distribution;
  const drawn = drawnBins(many, 12);
  assert.ok(drawn.length <= 12);
  assert.is(totalOf(drawn), totalOf(many));
  assert.is(drawn[0]?.from, many[0]?.from);
  assert.is(drawn.at(-1)?.to, many.at(-1)?.to);
});

test('draws two distributions in the same bins', () => {
  const [one = [], other = []] = sharedBins([
    [
      { from: 0, to: 10, count: 10 },
      { from: 10, to: 20, count: 6 },
    ],
    [{ from: 5, to: 20, count: 30 }],
  ]);
  assert.equal(
    one.map(({ from, to }) => [from, to]),
    other.map(({ from, to }) => [from, to]),
  );
  assert.equal(
    one.map(({ count }) => count),
    [5, 5, 6],
  );
  assert.equal(
    other.map(({ count }) => count),
    [0, 10, 20],
  );
});

test('finds a time among bins of different widths', () => {
  const bins = [
    { from: 0, to: 10, count: 1 },
    { from: 10, to: 110, count: 1 },
  ];
  assert.is(placeOf(60, bins), 0.75);
  assert.is(placeOf(200, bins), null);
});

const stage = (name: string, p50: number | null) => ({ stage: name, p50, p75: p50, p95: p50, reached: 1 }) as never;

test('begins each stage where the one before it ended', () => {
  const segments = segmentsOf([stage('config', 4), stage('frame', 9), stage('load', 400), stage('ready', 380)]);
  assert.equal(
    segments.map(({ from, to }) => [from, to]),
    [
      [0, 4],
      [4, 9],
      [9, 400],
      [380, 380],
    ],
  );
});

test('lets nothing wait for the check of ad blockers and the first byte, and leaves out when readers came', () => {
  const segments = segmentsOf([
    stage('config', 4),
    stage('adblock', 230),
    stage('frame', 9),
    stage('firstByte', 160),
    stage('load', 400),
    stage('loaded', null),
    stage('visible', 11_000),
  ]);
  assert.equal(segments, [
    { stage: 'config', from: 0, to: 4, isBeside: false },
    { stage: 'adblock', from: 4, to: 230, isBeside: true },
    { stage: 'frame', from: 4, to: 9, isBeside: false },
    { stage: 'firstByte', from: 9, to: 169, isBeside: true },
    { stage: 'load', from: 9, to: 400, isBeside: false },
  ]);
});

test('leaves out a stage that fewer than half of the placements have', () => {
  const rare = { stage: 'adblock', p50: 1_860, p75: 1_860, p95: 1_860, reached: 1 } as never;
  const common = { stage: 'ready', p50: 400, p75: 400, p95: 400, reached: 145 } as never;
  assert.equal(
    segmentsOf([rare, common]).map((segment) => segment.stage),
    ['ready'],
  );
});

test('gives every action of a flow room for its label, and its ribbons all of its height', () => {
  const ROOM = 0.1;
  const { left, right, ribbons } = layoutOf(
    [
      { from: null, to: 'a', count: 90 },
      { from: null, to: 'b', count: 10 },
      { from: 'a', to: 'b', count: 40 },
      { from: 'b', to: 'a', count: 1 },
    ],
    ROOM,
  );
  assert.is(left[0]?.id, null);
  for (const side of [left, right]) {
    side.slice(1).forEach((node, index) => {
      const before = side[index];
      assert.ok(before && node.top - (before.top + before.height) >= ROOM - 1e-9);
    });
    const last = side.at(-1);
    assert.ok(last && last.top + last.height <= 1);
  }
  const thick = ribbons.reduce((sum, { from: [top, bottom] }) => sum + bottom - top, 0);
  const tall = left.reduce((sum, { height }) => sum + height, 0);
  assert.ok(Math.abs(thick - tall) < 1e-9);
});

test.run();
