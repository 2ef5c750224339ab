import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOutcome } from '../../../../../server/payments/sandbox.ts';
import { caretAfter, format } from '../../../../../widget/core/payments/sandbox/page/field.ts';
import { outcomeOf, TEST_CARDS } from '../../../../../widget/core/payments/sandbox/page/mint.ts';
import { judge, wrongFields } from '../../../../../widget/core/payments/sandbox/page/rules.ts';

const NOW = new Date(2026, 10, 23);

const judged = (field: Parameters<typeof judge>[0], text: string) => {
  const { isComplete, isInvalid } = judge(field, text, NOW);
  if (isComplete) return 'complete';
  return isInvalid ? 'invalid' : 'incomplete';
};

for (const [field, text, expected] of [
  ['number', '', 'incomplete'],
  ['number', '4111 1111 1111 111', 'incomplete'],
  ['number', '4111 1111 1111 1111', 'complete'],
  ['number', '4111 1111 1111 1112', 'invalid'],
  ['number', '3782 822463 10005', 'complete'],
  ['number', '3782 822463 10006', 'invalid'],
  ['expirationDate', '1', 'incomplete'],
  ['expirationDate', '11', 'incomplete'],
  ['expirationDate', '11/26', 'complete'],
  ['expirationDate', '10/26', 'invalid'],
  ['expirationDate', '00', 'invalid'],
  ['expirationDate', '13', 'invalid'],
  ['expirationDate', '12/20', 'incomplete'],
  ['expirationDate', '12/203', 'incomplete'],
  ['expirationDate', '12/2030', 'complete'],
  ['expirationDate', '12/2020', 'invalid'],
  ['expirationDate', '12/301', 'invalid'],
  ['expirationDate', '12/47', 'invalid'],
  ['cvv', '12', 'incomplete'],
  ['cvv', '123', 'complete'],
  ['cvv', '1234', 'complete'],
] as const)
  test(`${field} "${text}" is ${expected}`, () => assert.is(judged(field, text), expected));

for (const [typed, wrong] of [
  [{ number: '4111111111111111', expirationDate: '1230', cvv: '123' }, []],
  [{ number: '378282246310005', expirationDate: '1230', cvv: '1234' }, []],
  [{ number: '378282246310005', expirationDate: '1230', cvv: '123' }, ['cvv']],
  [{ number: '4111111111111111', expirationDate: '1230', cvv: '1234' }, ['cvv']],
  [{ number: '', expirationDate: '', cvv: '' }, ['number', 'expirationDate', 'cvv']],
] as const)
  test(`of ${JSON.stringify(typed)} ${wrong.join(', ') || 'nothing'} is wrong`, () =>
    assert.equal(wrongFields(typed, NOW), wrong));

for (const [field, text, expected] of [
  ['number', '4111111111111111', '4111 1111 1111 1111'],
  ['number', '4111-1111-1111-11119', '4111 1111 1111 1111'],
  ['number', '378282246310005', '3782 822463 10005'],
  ['number', '41111', '4111 1'],
  ['expirationDate', '3', '03'],
  ['expirationDate', '1', '1'],
  ['expirationDate', '1/', '01'],
  ['expirationDate', '1230', '12/30'],
  ['expirationDate', '12 / 2030', '12/2030'],
  ['cvv', '12a345', '1234'],
] as const)
  test(`writes ${field} "${text}" as "${expected}"`, () => assert.is(format(field, text), expected));

test('keeps the caret after as many digits as before', () => {
  assert.is(caretAfter(4, '4111 1111'), 4);
  assert.is(caretAfter(5, '4111 1111'), 6);
  assert.is(caretAfter(9, '4111 1111'), 9);
});

test('has a test card for each outcome, which is no other card', () => {
  for (const [number, outcome] of Object.entries(TEST_CARDS)) {
    assert.is(judged('number', number), 'complete', number);
    assert.ok(outcome === 'bank' || isOutcome(outcome), outcome);
  }
  assert.is(outcomeOf('4242424242424242'), 'declined', 'a real card is not said to be charged');
});

test.run();
