import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../server/demo/hosts/host.ts';
import { HOSTS } from '../../server/demo/hosts/table.ts';
import { raw } from '../../server/pages/html.ts';
import { waitUntil } from '../support/wait.ts';
import { type PageOptions, withHostPages } from './support/host-pages.ts';
import { frameOf } from './support/page.ts';
import { withProduct } from './support/product.ts';

/** What readers do in each of the widget's hosts, on a page of another site. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

async function open(host: Host, id: string, options?: PageOptions) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 600 });
  const bodies: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    const isSubmission = request.method() === 'POST' && request.url().includes('/CompleteCall');
    if (isSubmission) bodies.push(request.fetchPostData());
  });
  await page.goto(pages.address(host, id, options));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  return { page, frame, bodies };
}

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());
const rows = (table: 'signatures' | 'callCompletions') => product.server.db.selectFrom(table).selectAll().execute();

async function sign(frame: Frame, email: string) {
  await press(frame, '[data-big-button]');
  await frame.waitForSelector('[autocomplete="postal-code"]');
  for (const [token, value] of Object.entries({ name: 'Ada Lovelace', email, 'postal-code': '07102' }))
    await frame.type(`[autocomplete="${token}"]`, value);
  await frame.waitForSelector('[data-big-button]:not([aria-disabled])');
  await press(frame, '[data-big-button]');
  await frame.waitForSelector('[data-route="/petition/success"]');
}

/** By keyboard, which the browser takes for the reader's own press. */
async function pressKey(page: Page, frame: Frame, selector: string) {
  await frame.waitForSelector(selector);
  await frame.focus(selector);
  await page.keyboard.press('Enter');
}

const WITHIN_SANDBOX = 'dialog a.ca-link[href*="/share/wr-petition"]';

for (const host of HOSTS.filter(({ frame }) => frame !== 'none')) {
  test(`takes a signature in ${host.name}`, async () => {
    const before = (await rows('signatures')).length;
    const { page, frame } = await open(host, 'wr-petition');
    await sign(frame, `ada${before}@example.org`);
    assert.is((await rows('signatures')).length, before + 1);
    await page.close();
  });

  for (const consent of ['granted', 'withheld'] as const)
    test(`tells of a call in ${host.name} where consent is ${consent}, and no more than that allows`, async () => {
      const before = (await rows('callCompletions')).length;
      const { page, frame, bodies } = await open(host, 'wr-call', { consent });
      await press(frame, '[data-big-button]');
      await frame.waitForSelector('[data-outcome="Contacted"]:not([aria-disabled])');
      await press(frame, '[data-outcome="Contacted"]');
      await waitUntil(async () => bodies.length > 0 && (await rows('callCompletions')).length > before);
      const sent = await Promise.all(bodies);
      assert.equal(
        sent.map((body) => 'fingerprint' in JSON.parse(body ?? '')),
        [consent === 'granted'],
      );
      await page.close();
    });

  test(`shares in ${host.name}`, async () => {
    const { page, frame } = await open(host, 'wr-petition');
    await pressKey(page, frame, '.ca-foot[aria-expanded]');
    await frame.waitForSelector('dialog[open]');
    const isOpaque = await frame.evaluate(() => origin === 'null');
    const popup = isOpaque
      ? null
      : product.browser.waitForTarget((each) => each.url().startsWith('https://x.com/intent/post'));
    await pressKey(page, frame, 'dialog [aria-label="Post on X"]');
    if (popup) await (await (await popup).page())?.close();
    else {
      await pressKey(page, frame, WITHIN_SANDBOX);
      await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-petition`);
    }
    await page.close();
  });
}

const LINK = 'Take action';
const WORDS = 'This action isn’t available';

/** What readers see where there is no such widget. Consumers of oEmbed have no frame then: the server answers 404. */
const INSTEAD: Record<string, string> = {
  loader: LINK,
  'frame-first': '',
  'plain-frame': WORDS,
  'iframe-resizer-4': WORDS,
  'iframe-resizer-5': WORDS,
  iframely: WORDS,
  amp: WORDS,
  'single-page': LINK,
};

const wordsOf = async (page: Page) => {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.body.innerText.trim()).catch(() => ''));
  return (await Promise.all(texts)).join(' ').trim();
};

for (const host of HOSTS.filter(({ slug }) => slug in INSTEAD))
  test(`shows ${INSTEAD[host.slug] || 'nothing'} in ${host.name} where there is no such widget`, async () => {
    const page = await product.browser.newPage();
    await page.goto(pages.address(host, 'wr-none'));
    const expected = INSTEAD[host.slug] ?? '';
    const isOurs = ['loader', 'frame-first', 'single-page'].includes(host.slug);
    await waitUntil(async () => isOurs === ((await page.$('#here iframe')) === null));
    await waitUntil(async () => (await wordsOf(page)).includes(expected));
    if (!expected) assert.is(await page.$eval('#here', (here) => here.getBoundingClientRect().height), 0);
    await page.close();
  });

test('Iframely removes the embed of an article that has no widget', async () => {
  const iframely = HOSTS.find(({ slug }) => slug === 'iframely') as Host;
  const nothing: Host = {
    ...iframely,
    async markup(place) {
      const { markup } = await iframely.markup(place);
      return raw(markup.replace(/widgetRequestId=[\w-]+/, 'articleUrl=https://harborgazette.example/nothing'));
    },
  };
  const page = await product.browser.newPage();
  await page.goto(pages.address(nothing, 'wr-poll'));
  await waitUntil(async () => (await page.$('#here iframe')) === null);
  await page.close();
});

test.run();
