import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BUDGETS } from '../../scripts/build/budgets.ts';
import { ROOT } from '../../scripts/build/root.ts';
import { readSizes } from '../../scripts/build/settings.ts';
import { CLAIM, CLAIMING, sizeNamed, withSizes } from '../../scripts/guides/sizes.ts';

/** How far a claim may differ from the built size, as a share of it. */
const TOLERANCE = 0.01;
/** The folder affects the names and order of chunks, and so how a chunk's size is split among its parts. */
const SHARED_OUT_BYTES = 60;

const UNITS: Record<string, number> = { B: 1, kB: 1_000 };

const claimsIn = (text: string) =>
  [...text.matchAll(CLAIM)].map(([, , name = '', amount = '', unit = '']) => ({
    name,
    bytes: Number(amount.replaceAll(',', '')) * (UNITS[unit] ?? Number.NaN),
  }));

/** Every opening marker, readable or not. */
const countMarkers = (text: string) => text.match(/<!--\s*size:/g)?.length ?? 0;

const texts: [text: string, expected: [string, number][]][] = [
  ['<!-- size:loader -->2,345 B<!-- /size -->', [['loader', 2_345]]],
  ['| card | <!-- size:application -->83.5 kB<!-- /size --> |', [['application', 83_500]]],
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

const SIZES = {
  loader: 2_345,
  watch: 500,
  application: 83_500,
  staticPage: 4_000,
  kinds: {},
  features: {},
  dashboard: 99_000,
  locales: { fr: 999 },
};

test('writes the built sizes between the markers', () => {
  const text = '| <!-- size:loader -->2 kB<!-- /size --> | <!-- size:locale:fr -->1 B<!-- /size --> | 5 B |';
  const written = '| <!-- size:loader -->2,345 B<!-- /size --> | <!-- size:locale:fr -->999 B<!-- /size --> | 5 B |';
  assert.is(withSizes(text, SIZES), written);
});

test('writes the budgets between the markers', () => {
  const budget = `${BUDGETS.loader.toLocaleString('en-US')} B`;
  assert.is(
    withSizes('<!-- size:budget:loader -->1 B<!-- /size -->', SIZES),
    `<!-- size:budget:loader -->${budget}<!-- /size -->`,
  );
  assert.is(sizeNamed('budget:toString', SIZES), undefined);
});

for (const document of CLAIMING)
  test(`${document} states the built sizes`, async () => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const claims = claimsIn(text);
    assert.ok(claims.length > 0, `${document} claims no size: write <!-- size:loader -->2,345 B<!-- /size -->`);
    assert.is(claims.length, countMarkers(text), `a size marker in ${document} cannot be read`);
    const sizes = await readSizes();
    for (const { name, bytes } of claims) {
      const size = sizeNamed(name, sizes);
      assert.ok(size !== undefined, `${document} claims a size of "${name}", which is no part of the build`);
      assert.ok(
        Math.abs(bytes - size) <= Math.max(size * TOLERANCE, SHARED_OUT_BYTES),
        `${document} claims ${bytes} B for ${name}; it has ${size} B. Run npm run sizes.`,
      );
    }
  });

test.run();
