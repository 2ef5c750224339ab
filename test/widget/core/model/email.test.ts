import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEmail } from '../../../../widget/core/model/person.ts';

const emails: [text: string, expected: boolean][] = [
  ['ada@example.test', true],
  ['a.b+c@mail.example.co.uk', true],
  ["o'hara@example.test", true],
  ['1@2.de', true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['@example.test', false],
  ['ada@example', false],
  ['ada@example.', false],
  ['ada@.test', false],
  ['ada@exa mple.test', false],
  ['ada @example.test', false],
  ['ada@@example.test', false],
  ['ada@-example.test', false],
  ['ada@example.test\n', false],
  [`${'a'.repeat(243)}@example.tld`, false],
];

for (const [text, expected] of emails)
  test(`${JSON.stringify(text.slice(-24))} is ${expected ? 'an' : 'not an'} email address`, () => {
    assert.is(isEmail(text), expected);
  });

test.run();
