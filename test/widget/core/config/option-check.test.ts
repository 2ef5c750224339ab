import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionProblems, warnOfOptions } from '../../../../widget/core/config/option-check.ts';

for (const search of [
  '',
  '?widgetRequestId=wr&embedType=3&route=/poll&utm_source=mail',
  '?mode=ab4e-preview&consent=auto&width=300&height=250.5&designVariant=0&sponsored=true&notice=true',
  '?mode=&width=&consent=',
  '?consent=required',
  '?__proto__=1&toString=2',
])
  test(`finds no problem in "${search}"`, () => assert.equal(optionProblems(search), []));

for (const [search, problem] of [
  ['?mode=test', 'The option mode is ignored: it takes "ab4e-preview" or "ab4e-test", not "test".'],
  [
    '?consent=deny',
    'The option consent counts as denied: it takes "granted", "denied", "required" or "auto", not "deny".',
  ],
  ['?width=0', 'The option width is ignored: it takes a number of CSS pixels above 0, not "0".'],
  ['?height=50%25', 'The option height is ignored: it takes a number of CSS pixels above 0, not "50%".'],
  ['?embedType=8', 'The option embedType is ignored: it takes a number from 0 to 7, not "8".'],
  ['?designVariant=b', 'The option designVariant is ignored: it takes a whole number, not "b".'],
  ['?disableTracking=1', 'The option disableTracking is ignored: it takes "true", or leave it out, not "1".'],
] as const)
  test(`explains what is wrong with "${search}"`, () => assert.equal(optionProblems(search), [problem]));

test('prints all problems on one line, or nothing', () => {
  const { warn } = console;
  const said: unknown[] = [];
  console.warn = (text: unknown) => void said.push(text);
  warnOfOptions({ search: '?mode=test&width=wide', consent: null });
  warnOfOptions({ search: '?widgetRequestId=wr', consent: null });
  warnOfOptions({ search: '?widgetRequestId=wr&consent=yess', consent: 'granted' });
  warnOfOptions({ search: '?widgetRequestId=wr', consent: 'yess' });
  console.warn = warn;
  assert.is(said.length, 2);
  assert.match(String(said[1]), 'The option consent counts as denied');
  assert.match(String(said[0]), /^\[civicAction\] The option mode .* The option width /);
});

test.run();
