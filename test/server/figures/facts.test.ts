import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arrivalOf, countryOf, deviceOf, FACTS, navigationOf } from '../../../server/figures/facts.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

const AGENTS: [what: string, agent: string, device: string][] = [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
  ['an Android phone', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'phone'],
  ['Firefox on a phone', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'phone'],
  ['an app on a phone', `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${CHROME} Mobile Safari/537.36`, 'phone'],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54', 'phone'],
  ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'tablet'],
  ['Firefox on a tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0', 'tablet'],
  ['a Kindle Fire', `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${CHROME} Silk/141.0 like Chrome Safari/537.36`, 'tablet'],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'desktop'],
  // An iPad says the same since iPadOS 13; no header tells them apart.
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1',
    'desktop',
  ],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'desktop'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'desktop'],
  ['nothing', '', 'desktop'],
];

for (const [what, agent, device] of AGENTS)
  test(`takes ${what} for a ${device}`, () => assert.is(deviceOf({ 'user-agent': agent }), device));

test('believes a browser that says it is on a phone, but not of a tablet', () => {
  assert.is(deviceOf({ 'sec-ch-ua-mobile': '?1' }), 'phone');
  assert.is(deviceOf({ 'sec-ch-ua-mobile': '?0' }), 'desktop');
  assert.is(deviceOf({ 'sec-ch-ua-mobile': '?1', 'user-agent': 'Android 15; Tablet' }), 'tablet');
});

for (const [code, country] of [
  ['DE', 'DE'],
  ['de', null],
  ['DEU', null],
  ['', null],
  [undefined, null],
] as const)
  test(`takes ${code} for the country ${country}`, () =>
    assert.is(countryOf({ countryCode: code, lat: 1, lon: 2 } as never), country));

test('knows no country of a network that is not known', () => assert.is(countryOf(null), null));

for (const [version, fact] of [
  ['0.1.0', '0.1.0'],
  ['0.2.0-rc.1', '0.2.0-rc.1'],
  ['2026.10', '2026.10'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['1', 'other'],
  ['12345.0.0', 'other'],
  ['0.1.0 <b>', 'other'],
  ['1.0.0\n', 'other'],
  [`0.1.0-${'a'.repeat(21)}`, 'other'],
] as const)
  test(`counts the version ${JSON.stringify(version)} as “${fact}”`, () => assert.is(FACTS.version(version), fact));

for (const [name, value, fact] of [
  ['connection', '4g', '4g'],
  ['connection', '5g', 'other'],
  ['embedType', 0, '0'],
  ['embedType', 3, '3'],
  ['embedType', 99, 'other'],
  ['arrival', 'page card', 'page card'],
  ['arrival', 'by boat', 'other'],
  ['cache', 'network', 'network'],
  ['cache', undefined, ''],
  ['navigation', 'back_forward', 'back_forward'],
  ['navigation', 'prerender', 'other'],
  ['reason', 'csp', 'csp'],
  ['reason', 'toString', 'other'],
] as const)
  test(`counts the ${name} ${value} as “${fact}”`, () => assert.is(FACTS[name](value as never), fact));

for (const [type, name] of [
  [0, 'navigate'],
  [1, 'reload'],
  [2, 'back_forward'],
  // TYPE_RESERVED, which some browsers say of a page of their own
  [255, null],
  [-1, null],
  [0.5, null],
  [null, null],
  [undefined, null],
] as const)
  test(`reads ${type} as the navigation ${name}`, () => assert.is(navigationOf(type), name));

for (const [embedType, arrival, fact] of [
  [0, null, 'native'],
  [2, 'loader card', 'native'],
  [3, 'loader card', 'loader card'],
  [3, null, ''],
  [null, 'page', 'page'],
] as const)
  test(`finds that a placement of type ${embedType} that says ${arrival} came as “${fact}”`, () =>
    assert.is(arrivalOf(embedType, arrival), fact));

test.run();
