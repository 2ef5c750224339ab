import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byKind, LOCALES, nameOf, openStates, SIZES, type Visit, visitsOf } from '../../e2e/support/gallery/gallery.ts';
import { HOSTILE_IN_ALL } from '../../e2e/support/hosts/hostile.ts';
import { drawBoth, openNativeStates, type Pair } from '../../e2e/support/native/native-gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/**
 * Every state of the gallery in a page that reaches for it, narrow and wide: the picture and the accessibility tree are those
 * of a frame. What differs is left as pictures in `screenshots/native`.
 */

const PICTURES = join(import.meta.dirname, '../../../screenshots/native');
/** Steps that open in a frame of ours are drawn nowhere else. */
const IN_FRAMES = /^(donation|recordvideo)-(?!start)|^donation-start-refused$/;

const product = withProduct(test, { unpaced: true });
const pair = {} as Pair;

test.before(async () => {
  mkdirSync(PICTURES, { recursive: true });
  const { browser, widgetOrigin } = product;
  pair.frame = await openStates(browser, widgetOrigin);
  pair.native = await openNativeStates(browser, widgetOrigin, HOSTILE_IN_ALL);
});

const [ENGLISH] = LOCALES;
const visits = visitsOf([ENGLISH], SIZES).filter(({ state }) => !IN_FRAMES.test(state.name));

async function faultsOf(visit: Visit): Promise<string[]> {
  const name = nameOf(visit);
  try {
    const { pictures, faults } = await drawBoth(pair, visit);
    if (faults.length > 0)
      for (const [index, end] of ['a', 'b'].entries())
        writeFileSync(join(PICTURES, `${name}.${end}.png`), pictures[index] ?? '', 'base64');
    return faults.map((fault) => `${name}: ${fault}`);
  } catch (cause) {
    return [`${name}: ${(cause as Error).message}`];
  }
}

for (const [kind, ofKind] of byKind(visits))
  test(`${kind}: looks and reads the same in a hostile page as in a frame`, async () => {
    const faults: string[] = [];
    for (const visit of ofKind) faults.push(...(await faultsOf(visit)));
    assert.is(faults.join('\n'), '');
  });

test.run();
