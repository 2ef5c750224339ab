import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slowest } from '../../../scripts/test/report.ts';

test('lists the slowest by the name that a filter would take, in minutes and seconds', () => {
  const times = { types: 4_400, 'test/e2e/states.test.ts': 61_000, 'test/widget/ui/Modal.test.tsx': 499 };
  assert.is(slowest(times, 599_600), 'Took 10 min 0 s. Slowest: e2e/states 1 min 1 s, types 4 s, widget/ui/Modal 0 s.');
});

test('lists eight', () => {
  const times = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`n${index}`, 1_000 * index]));
  assert.is(slowest(times, 9_000).match(/n\d/g)?.join(' '), 'n9 n8 n7 n6 n5 n4 n3 n2');
});

test.run();
