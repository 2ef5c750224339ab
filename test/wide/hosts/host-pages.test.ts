import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { consoleErrors, frameOf, waitForText } from '../../e2e/support/browser/page.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** The newspaper's pages for hosts, as a person opens them. */

const product = withProduct(test);

const TITLE = 'Bring back the 11:40 ferry';

async function open(path: string, before = () => {}) {
  const page = await product.browser.newPage();
  await page.evaluateOnNewDocument(before);
  await page.setViewport({ width: 1280, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(product.publisherOrigin + path);
  return { page, errors };
}

test('one page leads to every host and says what to look at', async () => {
  const { page, errors } = await open('/hosts');
  const links = await page.$$eval('main a', (all) => all.map((link) => new URL(link.href).pathname));
  for (const { slug } of HOSTS) assert.ok(links.includes(`/hosts/${slug}`), slug);
  assert.ok(links.includes('/amp/last-boat-leaves-too-early'));
  const text = await page.$eval('main', (main) => (main as HTMLElement).innerText);
  for (const { look } of HOSTS) for (const sentence of look) assert.ok(text.includes(sentence), sentence);
  assert.equal(errors, []);
  await page.close();
});

/** Its frame, or what stands in its place. */
const hasSize = (page: Page, selector: string) =>
  waitUntil(() =>
    page.$eval(selector, (each) => {
      const { width, height } = each.getBoundingClientRect();
      return width === 620 && height === 362 && getComputedStyle(each).clip === 'auto';
    }),
  );

for (const { slug, name, frame } of HOSTS)
  test(`the page of ${name} shows the widget, without an error`, async () => {
    const { page, errors } = await open(`/hosts/${slug}`);
    if (frame === 'none') {
      await waitForText(page, TITLE);
      assert.ok(await page.$(`.host a[href="${product.widgetOrigin}/share/wr-petition"]`));
    } else if (slug === 'native') {
      const title = await page.waitForSelector('.host >>> .ca-title');
      assert.match((await title?.evaluate((element) => element.textContent)) ?? '', TITLE);
      await hasSize(page, '[data-embed=native]');
    } else {
      const widget = await frameOf(page, '.host');
      await waitForText(widget, TITLE);
      await hasSize(page, '.host iframe');
    }
    assert.equal(errors, []);
    await page.close();
  });

test('a host’s page shows the widget that its address names', async () => {
  const { page } = await open('/hosts/wordpress?widget=wr-poll');
  await waitForText(await frameOf(page, '.host'), 'What should become of Pier 9?');
  await page.close();
});

test('WordPress shows the widget where the browser is never idle, and a first press leads to the widget’s own server', async () => {
  const { page } = await open('/hosts/wordpress?widget=wr-checkregistration', () => {
    window.requestIdleCallback = () => 0;
  });
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.host iframe') as Element).clip === 'auto');
  const frame = await frameOf(page, '.host');
  const led: string[] = [];
  page.on('request', (request) => request.frame() === page.mainFrame() && led.push(request.url()));
  const button = await frame.waitForSelector('[data-big-button]');
  // A press by its place misses a button that moves just then, as while the page gives the frame its height.
  await waitUntil(async () => {
    await button?.click().catch(() => {});
    return led.length > 0;
  });
  assert.match(led[0] ?? '', `${product.widgetOrigin}/register-to-vote`);
  await page.close();
});

test('the single-page site shows the widget again after its page has changed twice', async () => {
  const { page, errors } = await open('/hosts/single-page');
  await waitForText(await frameOf(page, '.host'), TITLE);
  await page.click('[data-shows="without"]');
  await page.waitForFunction(() => !document.querySelector('.host iframe'));
  await page.click('[data-shows="with"]');
  await waitForText(await frameOf(page, '.host'), TITLE);
  assert.equal(errors, []);
  await page.close();
});

test.run();
