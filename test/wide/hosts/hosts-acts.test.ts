import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { raw } from '../../../server/pages/html.ts';
import { frameOf, waitForText } from '../../e2e/support/browser/page.ts';
import { type PageOptions, withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { type HostRow, INSTEAD, NOT_HERE, ROWS, rowOf, savedWith } from '../../e2e/support/hosts/host-rows.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** What readers do in each of the widget's hosts, on a page of another site. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

async function open(host: HostRow, id: string, options?: PageOptions) {
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

for (const host of ROWS) {
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
      await frame.waitForSelector('[data-other-phone]:not([aria-disabled])');
      await press(frame, '[data-other-phone]');
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

const wordsOf = (place: Page | Frame) => place.evaluate(() => document.body.innerText);

for (const host of ROWS)
  test(`falls back in ${host.name} where there is no such widget`, async () => {
    const { page: words = '', frame: framed } = INSTEAD[host.slug] ?? {};
    const page = await product.browser.newPage();
    await page.goto(pages.address(host, 'wr-none'));
    await page.waitForSelector('#here');
    if (framed) await waitForText(await frameOf(page, '#here'), framed);
    else await waitUntil(async () => (await page.$('#here iframe')) === null);
    await waitUntil(async () => (await wordsOf(page)).includes(words));
    if (!framed && !words) assert.is(await page.$eval('#here', (here) => here.getBoundingClientRect().height), 0);
    await page.close();
  });

/** Has WordPress's page ask its frame for the height once more, and waits until the frame has heard it. */
async function askForHeight(page: Page, frame: Frame) {
  await frame.evaluate(() => {
    Object.assign(window, { asked: new Promise<Event>((heard) => addEventListener('message', heard, { once: true })) });
  });
  await page.$eval('#here iframe', (each) => {
    const { contentWindow, dataset } = each as HTMLIFrameElement;
    contentWindow?.postMessage({ message: 'ready', secret: dataset.secret }, '*');
  });
  await frame.evaluate(async () => void (await (window as unknown as { asked: Promise<Event> }).asked));
}

for (const slug of ['wordpress', 'oembed'])
  test(`leaves the quote with its link in a page of ${rowOf(slug).name} whose widget is gone since`, async () => {
    const page = await product.browser.newPage();
    await page.goto(pages.address(savedWith('wr-poll', rowOf(slug)), 'wr-none'));
    const frame = await frameOf(page, '#here');
    await waitForText(frame, NOT_HERE);
    await askForHeight(page, frame);
    assert.match(await wordsOf(page), 'What should become of Pier 9?');
    assert.ok(await page.$('#here blockquote a[href$="/share/wr-none"]'));
    const clip = await page.$eval('#here iframe', (each) => getComputedStyle(each).clip);
    assert.is(clip, slug === 'wordpress' ? 'rect(1px, 1px, 1px, 1px)' : 'auto');
    await page.close();
  });

test('Iframely removes the embed of an article that has no widget', async () => {
  const iframely = rowOf('iframely');
  const nothing: HostRow = {
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
