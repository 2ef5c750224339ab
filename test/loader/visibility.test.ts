import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clamp, isInView } from '../../loader/visibility.ts';

/** Of a box as high as `box`, `seen` px stand in a window of `root` px. */
const view = (box: number, seen: number, root: number | null) => ({
  intersectionRatio: box ? seen / box : 1,
  intersectionRect: { height: seen } as DOMRectReadOnly,
  rootBounds: root === null ? null : ({ height: root } as DOMRectReadOnly),
});

const cases: [title: string, box: number, seen: number, root: number | null, percentage: number, expected: boolean][] =
  [
    ['half of it is enough for half', 362, 181, 800, 50, true],
    ['less than half is not', 362, 180, 800, 50, false],
    ['all of it is needed for all', 362, 361, 800, 100, false],
    ['taller than the window, half the window is enough', 2_000, 400, 800, 50, true],
    ['taller than the window, less is not', 2_000, 399, 800, 50, false],
    ['a window that is not known counts for nothing', 2_000, 400, null, 50, false],
    ['a box without height is not seen', 0, 0, 800, 50, false],
  ];

for (const [title, box, seen, root, percentage, expected] of cases)
  test(title, () => {
    assert.is(isInView(view(box, seen, root), percentage / 100), expected);
  });

test('keeps a value within its bounds', () => {
  assert.equal([clamp(0, 1, 100), clamp(50, 1, 100), clamp(101, 1, 100)], [1, 50, 100]);
});

test.run();
