import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CivicAction } from '../../../loader/index.ts';
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

type Heard = { type: string; colorScheme?: string; consent?: string };

const heardIn = (frame: Frame) => frame.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

test('keeps to the consent of a frame that was there when the page turns dark', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action data-color-scheme="auto"><iframe src="{widget}/widget/?widgetRequestId=wr-poll&consent=denied"></iframe></div>${SCRIPT}`,
    { prepare: (opening) => prefer(opening, 'light') },
  );
  const frame = await stubFrame(page);
  await page.waitForNetworkIdle({ idleTime: 200 });
  await prefer(page, 'dark');
  await waitUntil(async () => (await heardIn(frame)).some(({ colorScheme }) => colorScheme === 'dark'));
  const words = (await heardIn(frame)).flatMap(({ type, consent }) => (type === 'consent' ? consent : []));
  assert.equal([...new Set(words)], ['denied']);
  await page.close();
});

test('mounts a placement anew that was destroyed before its colours were known', async () => {
  const page = await site.open(placement('auto'), { prepare: (opening) => prefer(opening, 'light') });
  await page.evaluate(() => {
    const here = document.querySelector('#here') as HTMLElement;
    here.replaceWith(here.cloneNode());
    (window.civicAction as CivicAction).scan();
    (window.civicAction as CivicAction).destroy(document.querySelector('#here') as HTMLElement);
  });
  await page.waitForNetworkIdle({ idleTime: 200 });
  assert.is(await page.$('#here iframe'), null);
  await page.evaluate(() => (window.civicAction as CivicAction).scan(document.querySelector('#here') as HTMLElement));
  await page.waitForSelector('#here iframe');
  await page.evaluate(() =>
    (window.civicAction as CivicAction).destroy(document.querySelector('#here') as HTMLElement),
  );
  await prefer(page, 'dark');
  assert.is(await page.$$eval('#here iframe', ({ length }) => length), 0);
  await page.close();
});

test('shows a light widget where the file that knows the colours does not come', async () => {
  const page = await site.open(placement('auto'), {
    async prepare(opening) {
      await prefer(opening, 'dark');
      await opening.setRequestInterception(true);
      opening.on(
        'request',
        (request) => void (/watch[^/]*\.js/.test(request.url()) ? request.abort() : request.continue()),
      );
    },
  });
  assert.is(await schemeIn(page), null);
  await page.close();
});

test.run();
