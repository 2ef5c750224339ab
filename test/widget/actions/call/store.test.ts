import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Callee, calleesNamed } from '../../../../widget/actions/call/parse-callees.ts';
import { createAttempts, otherLine } from '../../../../widget/actions/call/store.ts';

const [ADA, BO] = calleesNamed([1, 2].map((id) => ({ id, name: '', title: '', phone: '555' }))) as [Callee, Callee];
const NO_ATTEMPT = createAttempts().attemptOf(ADA);

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
  const { start, reported, tryLine, attemptOf } = createAttempts();
  start(ADA, 'number');
  reported(ADA);
  tryLine(ADA, 1);
  assert.equal(attemptOf(ADA), { ...NO_ATTEMPT, line: 1, unanswered: [0] });
  tryLine(ADA, 2);
  assert.equal(attemptOf(ADA).unanswered, [0, 1]);
  assert.equal(attemptOf(BO), NO_ATTEMPT);
});

test('a letter is offered on the last line, which counts as unanswered once', () => {
  const { offerLetter, attemptOf } = createAttempts();
  offerLetter(ADA);
  offerLetter(ADA);
  assert.equal(attemptOf(ADA), { ...NO_ATTEMPT, unanswered: [0], offersLetter: true });
});

test('a call on another line has no outcome yet, and one begun again keeps its own', () => {
  const { start, reported, attemptOf } = createAttempts();
  reported(ADA);
  start(ADA, 'number', 0);
  assert.is(attemptOf(ADA).isReported, true);
  start(ADA, 'number', 1);
  assert.equal(attemptOf(ADA), { ...NO_ATTEMPT, line: 1, startedBy: 'number' });
});

test.run();
