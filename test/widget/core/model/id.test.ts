import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sameId } from '../../../../widget/core/model/value.ts';

type Id = Parameters<typeof sameId>[0];

const cases: [one: Id, other: Id, expected: boolean][] = [
  [7, 7, true],
  [7, '7', true],
  ['a', 'a', true],
  [0, '0', true],
  ['', '', true],
  [7, 8, false],
  ['a', 'A', false],
  [0, '', false],
  [null, null, false],
  [undefined, undefined, false],
  [null, 'null', false],
  [undefined, 'undefined', false],
];

for (const [one, other, expected] of cases)
  test(`${JSON.stringify(one)} and ${JSON.stringify(other)} are ${expected ? 'the same id' : 'different ids'}`, () => {
    assert.is(sameId(one, other), expected);
    assert.is(sameId(other, one), expected);
  });

test.run();
