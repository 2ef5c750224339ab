import type { Frame, Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../../support/wait.ts';
import { FIRST, keepWindowsShut } from '../browser/keyboard-reader.ts';
import { axeFaults } from '../faults/axe.ts';
import { KINDS } from '../journeys/demo-articles.ts';
import { withJourneys } from '../journeys/journeys.ts';
import { nativePlacement, withNativePages } from './native.ts';

type Read = (page: Page, frame: Frame, look: () => Promise<string[]>) => Promise<string[]>;

/**
 * Tests of every kind without a frame, on a page of another site, from its start to the thanks. The server has stored it,
 * axe finds nothing on any screen, and the page has heard of no error.
 *
 * @param how ends the titles
 */
export function testNativeJourneys(test: Test, how: string, read: Read) {
  const { product, countOf } = withJourneys(test);
  const pages = withNativePages(test, product);

  async function open(kind: string) {
    const { page, place, errors } = await pages.open(nativePlacement(`wr-${kind}`));
    await place.waitForSelector(FIRST);
    await keepWindowsShut(place);
    return { page, place, errors };
  }

  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    // A video is recorded in a frame of ours: a page may not lend its camera.
    if (kind === 'recordvideo') continue;
    test(`${kind}: from the start to the thanks ${how}`, async () => {
      const before = await countOf(kind);
      const { page, place, errors } = await open(kind);
      const faults = await read(page, place, () => axeFaults(page));
      assert.is([...faults, ...errors].join('\n'), '');
      await waitUntil(async () => (await countOf(kind)) > before);
      assert.is(await countOf(kind), before + 1);
      await page.close();
    });
  }
}
