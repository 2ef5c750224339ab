import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainText } from '../../../../widget/core/model/value.ts';

const TEXTS: [typed: string, plain: string][] = [
  ['ada@example.test', 'ada@example.test'],
  ['\u202aada@example.test\u202c', 'ada@example.test'],
  ['ada@exam\u200bple.test', 'ada@example.test'],
  ['\u200f\u2066ada@example.test\u2069 ', 'ada@example.test'],
  ['+1\u00a0518\u2011555\u20130100', '+1 518-555-0100'],
  ['SW1A\u20091AA', 'SW1A 1AA'],
  ['\ufeff', ''],
  ['', ''],
];

for (const [typed, plain] of TEXTS)
  test(`leaves ${JSON.stringify(plain)} of ${JSON.stringify(typed)}`, () => assert.is(plainText(typed), plain));

test.run();
