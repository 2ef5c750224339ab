import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildEarly, buildFirstLines } from '../../scripts/build/code/index.ts';
import { ROOT } from '../../scripts/build/root.ts';
import type { CardParts } from '../../widget/core/api/wire/served-page.ts';

/** The syntax of Chrome 49, Firefox 45 and Safari 10. */
const ECMA_VERSION = 2015;

test('very old browsers can parse the script that tells readers they are too old', async () => {
  const lines = await buildEarly();
  assert.not.throws(() => parse(lines, { ecmaVersion: ECMA_VERSION }));
});

test('every browser can parse the line after a first card, which leads them there', () => {
  const { beginning }: CardParts = JSON.parse(readFileSync(join(ROOT, 'dist/server/card.json'), 'utf8'));
  assert.match(beginning, 'location.replace("index.html"');
  assert.not.throws(() => parse(beginning, { ecmaVersion: 5 }));
});

// They make a font of the card's letters, before the card is fitted.
test('the first lines of a page with a first card have 2,420 B at most', async () => {
  const { length } = brotliCompressSync(await buildFirstLines());
  assert.ok(length <= 2_420, `${length} B`);
});

test.run();
