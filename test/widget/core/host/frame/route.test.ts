import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRoute, routeUrl } from '../../../../../widget/core/host/frame/index.ts';

const BASE = 'https://w.test/widget/';

const cases: [title: string, query: string, route: string, expected: string][] = [
  ['adds the route to a bare address', '', '/poll', '?route=/poll'],
  ['keeps other keys and leaves slashes readable', '?a=1&b=', '/poll/success', '?a=1&b=&route=/poll/success'],
  ['replaces the earlier route', '?route=/poll&a=1', '/quiz', '?a=1&route=/quiz'],
  ['leaves the fragment to the host', '?a=1#amp=1&x', '/poll', '?a=1&route=/poll#amp=1&x'],
  ['escapes what is not a path', '', '/poll?x=1&y#z', '?route=/poll%3Fx%3D1%26y%23z'],
  [
    'keeps an address in another key intact',
    '?articleUrl=https%3A%2F%2Fa.test%2F%3Fb',
    '/poll',
    '?articleUrl=https%3A%2F%2Fa.test%2F%3Fb&route=/poll',
  ],
];

for (const [title, query, route, expected] of cases)
  test(title, () => {
    assert.is(routeUrl(BASE + query, route), BASE + expected);
  });

test('reads no route from an address without one', () => {
  assert.is(readRoute(BASE), null);
  assert.is(readRoute(`${BASE}#route=/poll`), null);
});

test('reads back what it wrote, and keeps every other key and the fragment', () => {
  const key = fc.string({ minLength: 1 }).filter((name) => name !== 'route');
  const query = fc.array(fc.tuple(key, fc.string()));
  fc.assert(
    fc.property(query, fc.string(), fc.webFragments(), (pairs, route, fragment) => {
      const before = new URL(`${BASE}?${new URLSearchParams(pairs)}#${fragment}`);
      const after = new URL(routeUrl(routeUrl(before.href, '/other'), route));
      assert.is(readRoute(after.href), route);
      assert.is(after.hash, before.hash);
      after.searchParams.delete('route');
      assert.equal([...after.searchParams], [...before.searchParams]);
    }),
  );
});

test.run();
