import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimsIn, countMarkers, sizeNamed } from './support/claims.ts';
import { builtSizes, ROOT } from './support/sizes.ts';

/** So much may a claim differ from what was built, as a share of it. */
const TOLERANCE = 0.01;
/** Chunks are named and sorted by the folder too, and what one weighs is shared out among its parts by that. */
const SHARED_OUT_BYTES = 60;

const texts: [text: string, expected: [string, number][]][] = [
  ['<!-- size:loader -->2,345 B<!-- /size -->', [['loader', 2_345]]],
  ['| card | <!-- size:firstCard -->83.5 kB<!-- /size --> |', [['firstCard', 83_500]]],
  [
    '<!-- size:kind:poll --> 1,489 B <!-- /size --> <!-- size:locale:en-US -->2 kB<!-- /size -->',
    [
      ['kind:poll', 1_489],
      ['locale:en-US', 2_000],
    ],
  ],
  ['loader.js has 2,345 B', []],
  ['<!-- size:loader -->small<!-- /size -->', []],
];

for (const [text, expected] of texts)
  test(`reads ${expected.length} claims in "${text}"`, () => {
    assert.equal(
      claimsIn(text).map(({ name, bytes }) => [name, bytes]),
      expected,
    );
  });

test('README claims the sizes that were built', () => {
  const file = join(ROOT, 'README.md');
  if (!existsSync(file)) return console.log('  no README.md yet');
  const readme = readFileSync(file, 'utf8');
  const claims = claimsIn(readme);
  assert.ok(claims.length > 0, 'README.md claims no size: write <!-- size:loader -->2,345 B<!-- /size -->');
  assert.is(claims.length, countMarkers(readme), 'a size marker in README.md cannot be read');
  const sizes = builtSizes();
  for (const { name, bytes } of claims) {
    const size = sizeNamed(name, sizes);
    assert.ok(size !== undefined, `README.md claims a size of "${name}", which is no part of the build`);
    assert.ok(
      Math.abs(bytes - size) <= Math.max(size * TOLERANCE, SHARED_OUT_BYTES),
      `README.md claims ${bytes} B for ${name}; it has ${size} B`,
    );
  }
});

test.run();
