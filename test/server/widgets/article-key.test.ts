import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { articleKeyOf } from '../../../server/widgets/article-key.ts';

const KEYS: [address: string, key: string | null][] = [
  ['https://a.example/story', 'a.example/story'],
  ['http://a.example/story', 'a.example/story'],
  ['https://A.Example/story', 'a.example/story'],
  ['https://a.example:443/story', 'a.example/story'],
  ['http://a.example:80/story', 'a.example/story'],
  ['http://a.example:8080/story', 'a.example:8080/story'],
  ['https://a.example:80/story', 'a.example/story'],
  ['https://www.a.example/story', 'a.example/story'],
  ['http://WWW.a.example:8080/story', 'a.example:8080/story'],
  ['https://www.example/story', 'www.example/story'],
  ['https://www2.a.example/story', 'www2.a.example/story'],
  ['https://a.example./story', 'a.example/story'],
  ['https://ada@a.example/story', 'a.example/story'],
  ['https://a.example/caf%c3%a9/%7Eada', 'a.example/caf%C3%A9/~ada'],
  ['https://a.example/café/~ada', 'a.example/caf%C3%A9/~ada'],
  ['https://a.example/a%2Fb', 'a.example/a%2Fb'],
  ['http://[::1]:80/story', '[::1]/story'],
  ['http://[', null],
  ['https://a.example/story/', 'a.example/story'],
  ['https://a.example/', 'a.example'],
  ['https://a.example/story///', 'a.example/story'],
  ['https://a.example/?utm_source=x&a=1&fbclid=2&a=2', 'a.example?a=1&a=2'],
  ['https://a.example/story#amp=1', 'a.example/story'],
  ['https://a.example/story?utm_source=x&utm_medium=y', 'a.example/story'],
  ['https://a.example/story?UTM_Source=x&fbclid=1&gclid=2', 'a.example/story'],
  ['https://a.example/?p=12&utm_source=x', 'a.example?p=12'],
  ['https://a.example/?b=2&a=1', 'a.example?a=1&b=2'],
  ['https://a.example/Story', 'a.example/Story'],
  ['  https://a.example/story  ', 'a.example/story'],
  ['javascript:alert(1)', null],
  ['/story', null],
  ['', null],
];

for (const [address, key] of KEYS)
  test(`names ${JSON.stringify(address)} ${key}`, () => assert.is(articleKeyOf(address), key));

const LONGEST = `https://a.example/${'a'.repeat(2_030)}`;

test('accepts an address of 2,048 characters, and no longer one', () => {
  assert.is(LONGEST.length, 2_048);
  assert.is(articleKeyOf(`  ${LONGEST}  `), LONGEST.replace('https://', ''));
  assert.is(articleKeyOf(`${LONGEST}a`), null);
});

test.run();
