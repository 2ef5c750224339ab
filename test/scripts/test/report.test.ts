import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slowest, withFailures } from '../../../scripts/test/report.ts';

test('lists the slowest by the name that a filter would take, in minutes and seconds', () => {
  const times = { types: 4_400, 'test/e2e/states.test.ts': 61_000, 'test/widget/ui/Modal.test.tsx': 499 };
  assert.is(slowest(times, 599_600), 'Took 10 min 0 s. Slowest: e2e/states 1 min 1 s, types 4 s, widget/ui/Modal 0 s.');
});

test('lists eight', () => {
  const times = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`n${index}`, 1_000 * index]));
  assert.is(slowest(times, 9_000).match(/n\d/g)?.join(' '), 'n9 n8 n7 n6 n5 n4 n3 n2');
});

const OUTPUTS: [what: string, output: string, failures: string[]][] = [
  [
    'two tests',
    '\n   FAIL  "a"\n    too busy\n\n    at x\n\n   FAIL  "b"\n    1 B  (ok)\n',
    ['"a": too busy', '"b": 1 B  (ok)'],
  ],
  [
    'a test, in color',
    '\n   \x1b[41m FAIL \x1b[49m  \x1b[1m"a"\x1b[22m\n    \x1b[31mtoo busy\x1b[39m\n',
    ['"a": too busy'],
  ],
  ['a process', '  FAILED  The process ended by SIGABRT\n', ['The process ended by SIGABRT']],
  [
    'two of no test',
    '  FAILED  Not caught\n  FAILED  Not caught\n    Error: x\n',
    ['Not caught', 'Not caught: Error: x'],
  ],
  ['a test with a long message', `   FAIL  "a"\n    ${'x'.repeat(999)}\n`, [`"a": ${'x'.repeat(195)}`]],
  ['a test without a message', '   FAIL  "a"\n\n    at x\n', ['"a"']],
  ['a check, which has no tests', 'FAILED  lint\n    a.ts:1:1\n', []],
];

for (const [what, output, failures] of OUTPUTS)
  test(`names what failed in ${what}`, () =>
    assert.equal(withFailures('name', output).split('\n'), ['name', ...failures.map((each) => `    ${each}`)]));

test.run();
