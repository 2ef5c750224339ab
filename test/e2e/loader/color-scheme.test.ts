import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { SCRIPT, stubFrame, withLoaderPages } from '../support/hosts/loader-pages.ts';

/** Light or dark, as the publisher says, as the reader's system is, or as the page is. */

const site = withLoaderPages(test);

const prefer = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);

const placement = (scheme: string) =>
  `<div id="here" data-civic-action data-widget-request-id="wr-poll"${scheme && ` data-color-scheme="${scheme}"`}></div>${SCRIPT}`;

const schemeIn = async (page: Page) => {
  await page.waitForSelector('#here iframe');
  return page.$eval('#here iframe', (frame) =>
    new URL((frame as HTMLIFrameElement).src).searchParams.get('colorScheme'),
  );
};

const CASES: [said: string, system: 'light' | 'dark', page: string, scheme: string | null][] = [
  ['', 'dark', '', null],
  ['light', 'dark', '', 'light'],
  ['dark', 'light', '', 'dark'],
  ['auto', 'dark', '', 'dark'],
  ['auto', 'light', '', 'light'],
  ['page', 'dark', '', 'light'],
  ['page', 'light', 'dark', 'dark'],
  ['page', 'dark', 'light', 'light'],
  ['page', 'dark', 'light dark', 'dark'],
  ['page', 'light', 'light dark', 'light'],
  ['midnight', 'dark', '', 'midnight'],
];

for (const [said, system, own, scheme] of CASES)
  test(`is ${scheme ?? 'as it is'} with "${said}", on a page that is ${own || 'undecided'}, for a reader who prefers ${system}`, async () => {
    const page = await site.open(placement(said), {
      head: own && `<style>:root { color-scheme: ${own} }</style>`,
      prepare: (opening) => prefer(opening, system),
    });
    assert.is(await schemeIn(page), scheme);
    await page.close();
  });

for (const [said, change] of [
  ['auto', (page: Page) => prefer(page, 'dark')],
  ['page', (page: Page) => page.evaluate(() => document.documentElement.classList.add('night'))],
] as const)
  test(`tells the frame when ${said === 'auto' ? 'the reader’s system' : 'the page'} turns dark`, async () => {
    const page = await site.open(placement(said), {
      head: '<style>.night { color-scheme: dark }</style>',
      prepare: (opening) => prefer(opening, 'light'),
    });
    const frame = await stubFrame(page);
    const heard = () =>
      frame.evaluate(() =>
        (window as unknown as { heard: { type: string; colorScheme?: string }[] }).heard.flatMap(
          ({ type, colorScheme }) => (type === 'consent' ? (colorScheme ?? 'none') : []),
        ),
      );
    await page.waitForNetworkIdle({ idleTime: 200 });
    await change(page);
    await waitUntil(async () => (await heard()).includes('dark'));
    assert.is((await heard()).at(-1), 'dark');
    await page.close();
  });

test.run();
