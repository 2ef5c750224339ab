import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jsonOf } from '../../../server/db/rows.ts';
import { fieldOf, phoneOf, safeText, yesOrNo } from '../../../server/export/cells.ts';

const TEXTS: [typed: string, written: string][] = [
  ['Ada', 'Ada'],
  ['', ''],
  ['=HYPERLINK("https://evil.example","Ada")', '\'=HYPERLINK("https://evil.example","Ada")'],
  ['+1+cmd|"/C calc"!A0', '\'+1+cmd|"/C calc"!A0'],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "\r'=1"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['+12015550123', '+12015550123'],
  ['+1 201', "'+1 201"],
  ['a=1', 'a=1'],
  ['Ada\n=1+1', "Ada\n'=1+1"],
  ['Ada\r\n@SUM(1)\r\nLovelace', "Ada\r\n'@SUM(1)\r\nLovelace"],
  ['a\r=1', "a\r'=1"],
  ['a\v=1\f=2\u0085=3\u2028=4\u2029=5', "a\v'=1\f'=2\u0085'=3\u2028'=4\u2029'=5"],
  ['Ada\n+12015550123', 'Ada\n+12015550123'],
  ['\u202e=1', "'\u202e=1"],
  ['\u200b\ufeff=1', "'\u200b\ufeff=1"],
  ['\0=1', "'=1"],
  ['a\0b', 'ab'],
  ['a;=1', "a;'=1"],
  ['a\t"=1', 'a\t"\'=1'],
  ['well ;-)', 'well ;-)'],
  ['wait; - not yet', "wait; '- not yet"],
  ['\u202eadA', '\u202eadA'],
];

for (const [typed, written] of TEXTS)
  test(`writes ${JSON.stringify(typed)} so that no spreadsheet computes it`, () => assert.is(safeText(typed), written));

test('writes a hundred thousand tabs and semicolons', () => {
  const tabs = '\t'.repeat(100_000);
  assert.is(safeText(`a${tabs}b`), `a${tabs}b`);
  assert.is(safeText(`a;${tabs}=1`), `a;${tabs}'=1`);
  assert.is(safeText(`a${';'.repeat(100_000)}`), `a${';'.repeat(100_000)}`);
});

test('distinguishes "no" from unknown', () => {
  assert.equal([1, 0, null].map(yesOrNo), ['yes', 'no', null]);
});

test('reads a phone in both of its forms', () => {
  assert.is(phoneOf('"+12015550123"'), '+12015550123');
  assert.is(phoneOf('{"countryCode":"US","nationalNumber":"2015550123"}'), 'US 2015550123');
  assert.is(phoneOf(null), '');
});

test('copes with JSON that is broken or holds something else', () => {
  assert.is(jsonOf('{'), null);
  assert.is(fieldOf(jsonOf('[1]'), 'city'), null);
  assert.is(fieldOf({ city: ['Newark'] }, 'city'), '["Newark"]');
});

test.run();
