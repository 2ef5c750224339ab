import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FormFields, wrongFields } from '../../../../widget/parts/form/validate.ts';
import { SAMPLE_ADDRESS } from '../../../../widget/samples/lawmaker-sample.ts';

type Values = { email: string; home: typeof SAMPLE_ADDRESS | null };
type Row = [title: string, fields: FormFields<Values>, values: Partial<Values>, expected: boolean];

const BRITISH = { ...SAMPLE_ADDRESS, countryCode: 'GB' };

const rows: Row[] = [
  ['a field that breaks its rule', { email: { rule: 'email' } }, { email: 'ada' }, false],
  ['a field that follows its rule', { email: { rule: 'email' } }, { email: 'ada@example.test' }, true],
  ['no address', { home: { rule: 'address' } }, { home: null }, false],
  ['no address in an optional field', { home: { rule: 'address', isOptional: true } }, { home: null }, true],
  [
    'text without an address in an optional field',
    { home: { rule: 'address', isOptional: true, unresolved: 'addressSelection' } },
    { home: null },
    false,
  ],
  ['a town in place of a home address', { home: { rule: 'address' } }, { home: { ...BRITISH, street: '' } }, false],
  ['an address', { home: { rule: 'address' } }, { home: BRITISH }, true],
  ['an address of another country', { home: { rule: 'address', countryCode: 'US' } }, { home: BRITISH }, false],
  [
    'an address of the required country',
    { home: { rule: 'address', countryCode: 'US' } },
    { home: SAMPLE_ADDRESS },
    true,
  ],
];

for (const [title, fields, values, expected] of rows)
  test(`${expected ? 'accepts' : 'rejects'} a form with ${title}`, () => {
    assert.is(wrongFields(fields, values).length === 0, expected);
  });

test.run();
