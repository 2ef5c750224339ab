import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIAL, degreesAt, pointAt } from '../../../../widget/actions/speedometer/dial.ts';
import { type Scale, speedometer } from '../../../../widget/actions/speedometer/index.ts';
import { endText, isTellable, shareOf, valueText } from '../../../../widget/actions/speedometer/scale.ts';

const scale = (changes: Partial<Scale> = {}): Scale => ({ min: 0, max: 100, step: 5, answerId: 1, ...changes });

const DETAILS: [title: string, details: object, expected: boolean][] = [
  ['a scale', scale(), true],
  ['a unit', scale({ unit: 'people' }), true],
  ['its ends the wrong way round', scale({ min: 100, max: 0 }), false],
  ['no step', scale({ step: 0 }), false],
  ['no answerId', { ...scale(), answerId: undefined }, false],
  ['nothing', {}, false],
];

for (const [title, details, expected] of DETAILS)
  test(`a speedometer with ${title} ${expected ? 'can' : 'can’t'} be shown`, () =>
    assert.is(speedometer.parse(details) !== null, expected));

const SHARES: [value: number, share: number][] = [
  [-5, 0],
  [0, 0],
  [25, 0.25],
  [100, 1],
  [120, 1],
];

for (const [value, share] of SHARES)
  test(`${value} of 100 is at ${share}`, () => assert.is(shareOf(value, scale()), share));

const t = (_key: string, { value, unit }: { value: string; unit: string }) => `${value} ${unit}`;
const TEXTS: [value: number, unit: string | null, locale: string, text: string][] = [
  [1250, 'people', 'en-US', '1,250 people'],
  [40, '%', 'en-US', '40%'],
  [40, '%', 'fr', '40\u00a0%'],
  [0.3, '%', 'en-US', '0.3%'],
  [40, null, 'en-US', '40'],
];

for (const [value, unit, locale, text] of TEXTS)
  test(`writes ${value} with the unit ${unit} in ${locale}`, () =>
    assert.is(valueText(value, scale({ unit }), t as never, locale).replace('\u202f', '\u00a0'), text));

for (const [value, text] of [
  [400, '400'],
  [-40_000, '-40,000'],
  [2_000_000, '2M'],
  [4_000_000_000_000, '4T'],
] as const)
  test(`writes the end ${value} as ${text}`, () => assert.is(endText(value, 'en-US'), text));

test('the needle’s tip is above the place of the slider’s thumb', () => {
  const way = DIAL.width - 2 * DIAL.left;
  for (const share of [0, 0.1, 0.5, 0.8, 1])
    assert.ok(Math.abs(pointAt(share).x - (DIAL.left + share * way)) < 0.1, `${share}`);
  assert.equal([degreesAt(0), degreesAt(0.5), degreesAt(1)], [-70, 0, 70]);
});

const FEEDBACK: [feedback: string, calc: string | undefined, expected: boolean][] = [
  ['You were @customVariableCalc gallons off.', '30', true],
  ['You were @customVariableCalc gallons off.', '0', true],
  ['You were @customVariableCalc gallons off.', undefined, false],
  ['The figure comes from tanks.', undefined, true],
];

for (const [feedback, customVariableCalc, expected] of FEEDBACK)
  test(`“${feedback}” ${expected ? 'is told' : 'is not told'} where the number is ${customVariableCalc}`, () =>
    assert.is(isTellable(feedback, { customVariableCalc }), expected));

test.run();
