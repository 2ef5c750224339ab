import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { counted } from '../../scripts/command.ts';

for (const [count, text] of [
  [0, '0 widgets'],
  [1, '1 widget'],
  [2, '2 widgets'],
] as const)
  test(`says “${text}”`, () => assert.is(counted(count, 'widget'), text));

test('takes a plural that is not the singular with an s', () => {
  assert.is(counted(1, 'recipient of a letter', 'recipients of letters'), '1 recipient of a letter');
  assert.is(counted(3, 'recipient of a letter', 'recipients of letters'), '3 recipients of letters');
});

test.run();
