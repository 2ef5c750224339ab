import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../../widget/actions/registry.ts';
import type { FieldUses } from '../../../../../widget/core/api/wire/common.ts';
import { type AskedFields, askedFields } from '../../../../../widget/parts/form/person/asked-fields.ts';

const ROWS: [what: string, fields: FieldUses, usual: Partial<AskedFields>, expected: AskedFields][] = [
  ['no word', undefined, {}, { prefix: 'hidden', phone: 'optional', address: 'hidden' }],
  ['null', null, {}, { prefix: 'hidden', phone: 'optional', address: 'hidden' }],
  ['no field settings', {}, { prefix: 'required' }, { prefix: 'required', phone: 'optional', address: 'hidden' }],
  ['one word', { phone: 'required' }, {}, { prefix: 'hidden', phone: 'required', address: 'hidden' }],
  [
    'a setting for each',
    { prefix: 'optional', phone: 'hidden', address: 'required' },
    { prefix: 'required', address: 'hidden' },
    { prefix: 'optional', phone: 'hidden', address: 'required' },
  ],
  ['a null', { prefix: null }, { prefix: 'required' }, { prefix: 'required', phone: 'optional', address: 'hidden' }],
];

for (const [what, fields, usual, expected] of ROWS)
  test(`content with ${what} has fields that are ${Object.values(expected).join(', ')}`, () => {
    assert.equal(askedFields(fields, usual), expected);
  });

for (const kind of ['petition', 'opinion', 'signup', 'email', 'checkregistration'] as const) {
  test(`a ${kind} can set its fields`, () => {
    assert.is(kinds[kind].parse({ fields: { prefix: 'required', other: 1 } }) !== null, true);
    assert.is(kinds[kind].parse({ fields: null }) !== null, true);
  });

  test(`a ${kind} with a misspelled setting is malformed`, () => {
    assert.is(kinds[kind].parse({ fields: { phone: 'mandatory' } }), null);
  });
}

test.run();
