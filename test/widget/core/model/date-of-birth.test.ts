import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { datePartsOf, dateText, isDateOfBirth, isoDate } from '../../../../widget/core/model/person.ts';

const today = new Date('2026-03-10T12:00:00Z');

for (const [value, expected] of [
  ['2026-03-09', true],
  ['2026-03-10', true],
  ['2026-03-11', false],
  ['2027-01-01', false],
] as const)
  test(`on 10 March 2026, ${value} ${expected ? 'is a valid' : 'is not a valid'} date of birth`, () => {
    assert.is(isDateOfBirth(value, today), expected);
  });

for (const [typed, iso] of [
  ['1990-5-4', '1990-05-04'],
  [' 1990-12-31 ', '1990-12-31'],
  ['1990-5-', '1990-5-'],
  ['90-5-4', '90-5-4'],
  ['', ''],
] as const)
  test(`writes "${typed}" as "${iso}"`, () => {
    assert.is(isoDate(typed), iso);
  });

test('keeps an incomplete date part by part', () => {
  assert.equal(datePartsOf(''), { year: '', month: '', day: '' });
  assert.equal(datePartsOf('--4'), { year: '', month: '', day: '4' });
  assert.is(dateText({ year: '', month: '', day: '4' }), '--4');
  assert.is(dateText({ year: '', month: '', day: '' }), '');
});

test.run();
