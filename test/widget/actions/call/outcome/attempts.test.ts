import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NO_ATTEMPT, onLine, otherLine, withLetter } from '../../../../../widget/actions/call/outcome/attempts.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Office ${index}`, phone: `555-010${index}`, hours: '' }));

const rows: [name: string, line: number, unanswered: number[], count: number, other: number][] = [
  ['a callee without a number has no other line', 0, [], 0, -1],
  ['a callee with one number has no other line', 0, [], 1, -1],
  ['the second line follows the first', 0, [], 3, 1],
  ['the third line follows the second', 1, [0], 3, 2],
  ['no line follows the last', 2, [0, 1], 3, -1],
  ['a line chosen out of order is followed by the first that was not tried', 2, [], 3, 0],
  ['a line that was tried is passed over', 2, [0], 3, 1],
];

for (const [name, line, unanswered, count, other] of rows)
  test(name, () => assert.is(otherLine({ ...NO_ATTEMPT, line, unanswered }, lines(count)), other));

test('another line begins anew, and knows where nobody answered', () => {
  const called = { ...NO_ATTEMPT, startedBy: 'number', isReported: true } as const;
  assert.equal(onLine(called, 1), { ...NO_ATTEMPT, line: 1, unanswered: [0] });
  assert.equal(onLine(onLine(called, 1), 2).unanswered, [0, 1]);
});

test('a letter is offered on the last line, which counts as unanswered once', () => {
  const last = { ...NO_ATTEMPT, line: 1, unanswered: [0, 1] };
  assert.equal(withLetter(last), { ...last, unanswered: [0, 1], offersLetter: true });
});

test.run();
