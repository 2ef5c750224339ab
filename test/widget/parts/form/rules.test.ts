import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_CHARS, passes, type RuleName } from '../../../../widget/parts/form/rules.ts';

const chars = (count: number) => 'x'.repeat(count);

/** The table of spec §5: valid and invalid values. */
const FIELDS: Record<RuleName, { right: string[]; wrong: string[] }> = {
  prefix: { right: ['Ms.'], wrong: ['', '  '] },
  firstName: { right: ['A', ' Ada ', 'Æ'], wrong: ['', ' ', '\t\n'] },
  lastName: { right: ['L', 'de la Cruz'], wrong: ['', '\u00a0'] },
  fullName: { right: ['Ada Lovelace', ' A  B ', 'Ada King Lovelace', 'A\tB'], wrong: ['', ' ', 'Ada', ' Ada '] },
  email: {
    right: [
      'ada@example.test',
      ' ada@example.test ',
      '\u202aada@example.test\u202c',
      'ada@exam\u200bple.test',
      '\u200fada@example.test\u00a0',
    ],
    wrong: ['', 'ada', 'ada@example', 'a b@example.test', '\u200b'],
  },
  phone: {
    right: ['1234567', '+1 (518) 555-0100', '(518)55', '------1', '\u202a+1\u00a0518\u2011555\u20130100\u202c'],
    wrong: ['', '123456', '+ () - ', '123456x', '555.0100', '1234567#'],
  },
  postalCode: {
    right: ['1', '12180', 'SW1A 1AA', chars(10), `\u202a${chars(10)}\u202c`],
    wrong: ['', ' ', chars(11), '\u200b'],
  },
  dateOfBirth: {
    right: ['1900-01-01', '1990-02-28', '2000-02-29'],
    wrong: ['', '1899-12-31', '1990-02-30', '1900-02-29', '1990-13-01', '1990-1-', '01/01/1990', '9999-01-01', 'x'],
  },
  message: { right: [chars(50), chars(5_000)], wrong: ['', chars(49), `${chars(49)} `, ' '.repeat(50)] },
  subject: { right: [chars(10)], wrong: ['', chars(9), `${chars(9)}  `] },
};

for (const [name, { right, wrong }] of Object.entries(FIELDS) as [RuleName, { right: string[]; wrong: string[] }][]) {
  for (const value of right)
    test(`${name} accepts ${JSON.stringify(value.slice(0, 20))} (${value.length})`, () => {
      assert.is(passes(name, value, true), true);
    });
  for (const value of wrong)
    test(`${name} rejects ${JSON.stringify(value.slice(0, 20))} (${value.length})`, () => {
      assert.is(passes(name, value), false);
      assert.is(passes(name, value, true), value.replace('\u200b', '').trim() === '');
    });
}

/** A valid value of this length. */
const LONGEST: [name: RuleName, of: (length: number) => string][] = [
  ['prefix', chars],
  ['firstName', chars],
  ['lastName', chars],
  ['fullName', (length) => `A ${chars(length - 2)}`],
  ['email', (length) => `${chars(length - 13)}@example.test`],
  ['phone', (length) => '5'.repeat(length)],
  ['postalCode', chars],
  ['message', chars],
  ['subject', chars],
];

for (const [name, of] of LONGEST)
  test(`${name} accepts ${MAX_CHARS[name]} characters, and no more`, () => {
    assert.is(of(MAX_CHARS[name]).length, MAX_CHARS[name]);
    assert.equal([passes(name, of(MAX_CHARS[name])), passes(name, of(MAX_CHARS[name] + 1))], [true, false]);
  });

test.run();
