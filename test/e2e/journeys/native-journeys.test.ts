import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { KINDS } from '../support/demo-articles.ts';
import { axeFaults } from '../support/faults/axe.ts';
import { withJourneys } from '../support/journeys.ts';
import { FIRST, keepWindowsShut, readByKeyboard, readByMouse } from '../support/keyboard-reader.ts';
import { nativePlacement, withNativePages } from '../support/native.ts';

/**
 * Every kind without a frame, on a page of another site, from its start to the thanks: by keys alone and by mouse. The
 * server has stored it, axe finds nothing on any screen, and the page has heard of no error.
 */

const { product, roll } = withJourneys(test);
const pages = withNativePages(test, product);

/** A video is recorded in a frame of ours: a page may not lend its camera. */
const UNFRAMED = Object.entries(KINDS).filter(([kind]) => kind !== 'recordvideo');

const count = async (table: (typeof KINDS)[keyof typeof KINDS][1]) =>
  table ? (await product.server.db.selectFrom(table).selectAll().execute()).length : roll.asked.length;

async function open(kind: string) {
  const { page, place, errors } = await pages.open(nativePlacement(`wr-${kind}`));
  await place.waitForSelector(FIRST);
  await keepWindowsShut(place);
  return { page, place, errors };
}

for (const [kind, [, table]] of UNFRAMED)
  for (const [how, read] of [
    ['by keyboard alone', readByKeyboard],
    ['by mouse', readByMouse],
  ] as const)
    test(`${kind}: from the start to the thanks ${how}`, async () => {
      const before = await count(table);
      const { page, place, errors } = await open(kind);
      const faults = await read(page, place, () => axeFaults(page));
      assert.is([...faults, ...errors].join('\n'), '');
      await waitUntil(async () => (await count(table)) > before);
      assert.is(await count(table), before + 1);
      await page.close();
    });

test.run();
