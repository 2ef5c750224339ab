import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fadeLift } from '../../../../widget/actions/call/MoreBelow.tsx';

const lines = [
  { top: 0, bottom: 24 },
  { top: 28, bottom: 52 },
  // A paragraph ends here.
  { top: 84, bottom: 108 },
];

for (const [what, edge, lift] of [
  ['cuts the last line above the edge in its middle', 52, 0],
  ['is raised where the last line ends above the edge', 120, 12],
  ['is raised from a gap to the line above it', 80, 28],
  ['is raised from a line that has only begun', 96, 44],
  ['stays at the edge where no line is above it', 10, 0],
] as const)
  test(`the fade ${what}`, () => assert.is(fadeLift(lines, edge), lift));

test('the fade stays at the edge of a text without lines', () => assert.is(fadeLift([], 100), 0));

test.run();
