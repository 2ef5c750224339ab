import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wallOf } from '../../../../widget/actions/petition/commands.ts';
import { placesOf } from '../../../../widget/actions/petition/Lens.tsx';

const named = (...names: string[]) => names.map((name) => ({ name }));

type Case = [what: string, own: string, answered: unknown, before: unknown, others: string[]];

const WALLS: Case[] = [
  [
    'the latest four beside an own name',
    'Y.',
    named('Y.', 'D.', 'C.', 'B.'),
    named('D.', 'C.', 'B.', 'A.'),
    ['D.', 'C.', 'B.', 'A.'],
  ],
  ['those who signed meanwhile', 'Y.', named('Y.', 'F.', 'E.', 'D.'), named('B.', 'A.'), ['F.', 'E.', 'D.', 'B.']],
  ['four without an own name', '', named('D.', 'C.', 'B.', 'A.'), named('A.'), ['D.', 'C.', 'B.', 'A.']],
  ['an own name once, from an earlier visit too', 'Y.', named('Y.', 'A.', 'Y.'), named('Y.', 'A.'), ['A.']],
  ['those of before, where an answer has none', 'Y.', undefined, named('A.'), ['A.']],
  ['nobody', '', [], undefined, []],
  ['no odd names', '', [null, { name: 7 }, { name: '' }, { name: 'x'.repeat(61) }, 'B.'], 'A.', []],
];

for (const [what, own, answered, before, others] of WALLS)
  test(`shows ${what}`, () => assert.equal(wallOf({ own, answered, before }), { own, others }));

const PLACES: [signatures: number, goal: number, own: number | null, mark?: number][] = [
  [1, 5_000, 1],
  [7, 5_000, 7],
  [30, 5_000, 10],
  [3_128, 5_000, 31],
  [4_950, 5_000, 50],
  [4_951, 5_000, 1],
  [4_960, 5_000, 10],
  [4_999, 5_000, 49],
  [5_000, 5_000, 50],
  [5_001, 5_000, 50, 49],
  [5_049, 5_000, 50, 1],
  [5_050, 5_000, 50],
  [1_234_567, 2_000_000, 31],
  [1, 60, 1],
  [40, 60, 30],
  [60, 60, 50],
  [3, 50, null],
  [0, 5_000, null],
];

for (const [signatures, goal, own, mark = null] of PLACES)
  test(`sees signature ${signatures} of ${goal} at place ${own}${mark ? ` behind the goal at ${mark}` : ''}`, () =>
    assert.equal(placesOf(signatures, goal), own === null ? null : { own, goal: mark }));

test.run();
