import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CURVE, curvePath } from '../../../../widget/actions/sentimentpoll/Results.tsx';

type Point = { x: number; y: number };

const pointsOf = (path: string): Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const highest = (points: Point[]) => points.reduce((best, point) => (point.y < best.y ? point : best));
const yNear = (points: Point[], x: number) =>
  points.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best)).y;

const LOPSIDED = [96, 71, 58, 44, 39, 52, 67, 118, 173, 214, 187, 142];

const CASES: [title: string, counts: number[], peakPart: number][] = [
  ['most at the high end', LOPSIDED, 9],
  ['a single answer', LOPSIDED.map((_, part) => (part === 3 ? 1 : 0)), 3],
  ['all at the low end', LOPSIDED.map((_, part) => (part === 0 ? 500 : 0)), 0],
  ['all at the high end', LOPSIDED.map((_, part) => (part === 11 ? 500 : 0)), 11],
];

const middleOf = (part: number) => CURVE.inset + ((part + 0.5) * (CURVE.width - 2 * CURVE.inset)) / 12;

for (const [title, counts, peakPart] of CASES)
  test(`with ${title}, the curve is highest above part ${peakPart} and stays in its box`, () => {
    const points = pointsOf(curvePath(counts));
    const peak = highest(points);
    assert.is(peak.y, CURVE.top);
    assert.ok(Math.abs(peak.x - middleOf(peakPart)) < 24, `${peak.x}`);
    assert.ok(points.every(({ x, y }) => x >= 0 && x <= CURVE.width && y >= CURVE.top && y <= CURVE.base));
    const ends = [points[0], points.at(-1)];
    assert.equal(ends, [
      { x: 0, y: CURVE.base },
      { x: CURVE.width, y: CURVE.base },
    ]);
  });

test('is the same from both sides where the answers are', () => {
  const points = pointsOf(curvePath([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]));
  const ys = points.map(({ y }) => y);
  assert.equal(ys, [...ys].reverse());
});

test('has no corners: from point to point it turns little', () => {
  const points = pointsOf(curvePath(LOPSIDED)).slice(5, -5);
  const angles = points.slice(1).map(({ x, y }, at) => Math.atan2(y - (points[at]?.y ?? 0), x - (points[at]?.x ?? 0)));
  const turns = angles.slice(1).map((angle, at) => Math.abs(angle - (angles[at] ?? 0)));
  assert.ok(Math.max(...turns) < 0.35, `${Math.max(...turns)} rad`);
});

test('is level where answers are everywhere alike, and on the ground where there are none', () => {
  const level = pointsOf(curvePath(LOPSIDED.map(() => 5)));
  assert.ok(Math.abs(yNear(level, 289) - CURVE.top) < 1);
  assert.ok(pointsOf(curvePath(LOPSIDED.map(() => 0))).every(({ y }) => y === CURVE.base));
});

test.run();
