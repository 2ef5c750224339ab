import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../widget/actions/registry.ts';
import { type AskedFields, askedFields } from '../../../widget/form/asked-fields.ts';

const ROWS: [what: string, fields: unknown, usual: Partial<AskedFields>, expected: AskedFields][] = [
  ['no word', undefined, {}, { prefix: 'hidden', phone: 'optional', address: 'hidden' }],
  ['null', null, {}, { prefix: 'hidden', phone: 'optional', address: 'hidden' }],
  ['nothing in particular', {}, { prefix: 'required' }, { prefix: 'required', phone: 'optional', address: 'hidden' }],
  ['one word', { phone: 'required' }, {}, { prefix: 'hidden', phone: 'required', address: 'hidden' }],
  [
    'a word on all',
    { prefix: 'optional', phone: 'hidden', address: 'required' },
    { prefix: 'required', address: 'hidden' },
    { prefix: 'optional', phone: 'hidden', address: 'required' },
  ],
  ['a null', { prefix: null }, { prefix: 'required' }, { prefix: 'required', phone: 'optional', address: 'hidden' }],
];

for (const [what, fields, usual, expected] of ROWS)
  test(`content with ${what} asks for ${Object.values(expected).join(', ')}`, () => {
    assert.equal(askedFields({ details: { fields } }, usual), expected);
  });

for (const kind of ['petition', 'opinion', 'signup', 'email', 'checkregistration'] as const) {
  test(`a ${kind} may say which fields it has`, () => {
    assert.is(kinds[kind]?.details.validate({ fields: { prefix: 'required', other: 1 } })[0], undefined);
    assert.is(kinds[kind]?.details.validate({ fields: null })[0], undefined);
  });

  test(`a ${kind} with a misspelt use is malformed`, () => {
    assert.ok(kinds[kind]?.details.validate({ fields: { phone: 'mandatory' } })[0]);
  });
}

test.run();
