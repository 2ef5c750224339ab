import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { differences, goalsTable, holds, mergeParts, readParts, writeParts } from '../../../scripts/bench/report.ts';

const GOALS: [figure: number, atMost: number, digits: number | undefined, holds: boolean][] = [
  [1.05, 1.05, undefined, true],
  [1.054, 1.05, undefined, true],
  [1.06, 1.05, undefined, false],
  [59.4, 59, 0, true],
  [59.6, 59, 0, false],
  [Number.NaN, 59, 0, false],
];

for (const [figure, atMost, digits, expected] of GOALS)
  test(`${figure} ${expected ? 'holds' : 'does not hold'} a limit of ${atMost}`, () => {
    assert.is(holds({ name: '', figure, atMost, ...(digits !== undefined && { digits }) }), expected);
  });

test('shows a goal as measured', () => {
  const [, , row] = goalsTable([{ name: 'heap', figure: 1.4567, atMost: 1.35 }]).split('\n');
  assert.is(row, '| heap | 1.46 | 1.35 | **no** |');
});

const part = (title: string, plain: number, loader: number) => ({
  title,
  body: `Words.\n\n| with | ms | ratio |\n| --- | --: | --: |\n| plain | ${plain} | 1 |\n| loader | ${loader} | ${loader / plain} |`,
});

test('reads what it has written', () => {
  const parts = [part('Heap', 10, 20), part('Work', 1, 2)];
  assert.equal(readParts(writeParts('# Measurements\n\nIntro.', parts)), { intro: '# Measurements\n\nIntro.', parts });
  assert.equal(readParts(''), { intro: '', parts: [] });
});

test('a new part replaces the old one in its place, and others stay', () => {
  const merged = mergeParts([part('Heap', 1, 1), part('Work', 1, 2)], [part('Clicks', 5, 5), part('Heap', 2, 2)]);
  assert.equal(merged, [part('Heap', 2, 2), part('Work', 1, 2), part('Clicks', 5, 5)]);
});

test('names what has changed, and by how much', () => {
  const changes = differences([part('Heap', 10, 20)], [part('Heap', 10, 15), part('Work', 1, 2)]);
  assert.equal(changes?.split('\n').slice(2), [
    '| Heap, loader, ms | 20 | 15 | −25 % |',
    '| Heap, loader, ratio | 2 | 1.5 | −25 % |',
  ]);
  assert.is(differences([part('Heap', 10, 20)], [part('Heap', 10, 20)]), null);
});

test.run();
