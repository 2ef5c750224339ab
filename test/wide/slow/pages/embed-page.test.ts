import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../../../e2e/support/browser/page.ts';
import { axeFaults } from '../../../e2e/support/faults/axe.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** The page that writes the snippet, and shows the widget beside it. */

const product = withProduct(test);

async function opened(query: string, prepare: (page: Page) => Promise<void> = async () => undefined) {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await prepare(page);
  await page.goto(`${product.widgetOrigin}/embed?${query}`);
  return { page, errors };
}

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });

const snippetOf = (page: Page) => page.$eval('#code', (code) => code.textContent ?? '');
const waitForSnippet = (page: Page, part: string) =>
  page.waitForFunction((wanted) => document.querySelector('#code')?.textContent?.includes(wanted), {}, part);

/** Nothing small, and nothing that needs scrolling across. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')].filter(({ offsetParent }) => offsetParent);
    const isSmall = (element: HTMLElement) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      Number.parseFloat(getComputedStyle(element).fontSize) < 13;
    const wide =
      document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px wide`] : [];
    return [...wide, ...elements.filter(isSmall).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

const LOOKED_AT = [
  'widget=wr-petition',
  'widget=wr-es&way=react&width=300&timingsRate=0.1',
  'widget=wr-fr&way=amp&loading=true&notice=true',
  'widget=wr-it&way=pages&consent=required',
  'widget=wr-poll&way=feed',
  'widget=wr-unknown',
];

for (const query of LOOKED_AT)
  test(`${query} fits every screen, moves nothing, and axe finds nothing`, async () => {
    const { page, errors } = await opened(query);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const width of [1280, 390, 320]) {
        await page.setViewport({ width, height: 800 });
        await page.goto(`${product.widgetOrigin}/embed?${query}`);
        assert.equal(await faultsOf(page), [], `${width}`);
        assert.is((await measureLayoutShift(page)).unexpected, 0, `${width}`);
      }
      assert.equal(await axeFaults(page), [], value);
    }
    assert.equal(errors, []);
    await page.close();
  });

test('shows the preview beside the form in a wide window, and the snippet below the preview', async () => {
  const { page } = await opened('widget=wr-petition', (fresh) => fresh.setViewport({ width: 1280, height: 800 }));
  const [preview, snippet, form] = [
    await boxOf(page, '#preview iframe'),
    await boxOf(page, '#snippet'),
    await boxOf(page, '#choices'),
  ];
  assert.is(preview.right - preview.left, 620);
  assert.ok(preview.right < form.left);
  assert.ok(preview.bottom < snippet.top);
  assert.ok((await boxOf(page, '[data-copies=code]')).bottom < 800, 'the button is seen without scrolling');
  await page.evaluate(() => {
    document.querySelector('details')?.setAttribute('open', '');
    scrollTo(0, 700);
  });
  assert.ok(await page.$eval('#preview iframe', (frame) => frame.getBoundingClientRect().top > 0), 'it stays in view');
  await page.close();
});

test('shows the preview, the snippet, then the form on a phone', async () => {
  const { page } = await opened('widget=wr-petition', (fresh) => fresh.setViewport({ width: 390, height: 844 }));
  const [preview, snippet, form] = [
    await boxOf(page, '#preview iframe'),
    await boxOf(page, '#snippet'),
    await boxOf(page, '#choices'),
  ];
  assert.is(preview.bottom - preview.top, 533);
  assert.ok(preview.bottom < snippet.top);
  assert.ok(snippet.bottom < form.top);
  assert.ok((await boxOf(page, '[data-copies=code]')).top < 844, 'the button is on the first screen');
  await page.close();
});

test('follows what is chosen, keeps the focus, and loads the widget again only where it differs', async () => {
  const { page, errors } = await opened('widget=wr-petition');
  await waitForText(await frameOf(page, '#preview'), 'Bring back the 11:40 ferry');
  await page.$eval('#preview iframe', (frame) => frame.setAttribute('data-same', ''));
  await page.click('[value=script]');
  await waitForSnippet(page, 'data-widget-request-id="wr-petition"');
  assert.ok(await page.$('[data-same]'), 'another snippet shows the same widget');
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'script');
  assert.match(page.url(), 'way=script');
  await page.select('[name=widget]', 'wr-es');
  await waitForSnippet(page, '>Actúa</a>');
  await waitForText(await frameOf(page, '#preview'), '¿Cómo habría que proteger las dunas?');
  await page.click('summary');
  await page.type('[name=height]', '450');
  await waitForSnippet(page, 'data-height="450"');
  assert.is(await page.$eval('#preview iframe', (frame) => frame.getBoundingClientRect().height), 450);
  assert.match(await page.$eval('#told', (told) => told.textContent ?? ''), 'follows');
  assert.equal(errors, []);
  await page.close();
});

test('copies what was typed just before', async () => {
  const { page } = await opened('widget=wr-petition&way=script&adCampaign=old');
  await product.browser
    .defaultBrowserContext()
    .overridePermissions(product.widgetOrigin, ['clipboard-sanitized-write', 'clipboard-read']);
  await page.focus('[name=adCampaign]');
  await page.keyboard.press('End');
  await page.keyboard.type('er');
  await page.click('[data-copies=code]');
  await page.waitForFunction(() => document.querySelector('[data-copies=code]')?.textContent === 'Copied');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), 'data-line-item-id="older"');
  await page.close();
});

test('says that there is no such widget, and keeps asking', async () => {
  const { page } = await opened('widget=wr-unknown');
  await waitForText(page, 'No widget has the id “wr-unknown”.');
  await page.select('[name=widget]', 'wr-poll');
  await page.waitForSelector('#preview iframe');
  assert.match(await snippetOf(page), 'wr-poll');
  await page.close();
});

test('says so where the server can’t be reached, and follows again when it can', async () => {
  const { page } = await opened('widget=wr-petition');
  const told = () => page.$eval('#told', (element) => [element.textContent?.slice(0, 27), element.clientHeight > 20]);
  await page.setOfflineMode(true);
  await page.click('[value=script]');
  await page.waitForSelector('.failed');
  assert.equal(await told(), ['The server can’t be reached', true]);
  assert.match(await snippetOf(page), '<iframe');
  await page.setOfflineMode(false);
  await page.click('[value=native]');
  await waitForSnippet(page, 'data-embed="native"');
  assert.equal(await told(), ['The snippet follows what yo', false]);
  await page.close();
});

test('shows the widget in a narrow column', async () => {
  const { page } = await opened('widget=wr-petition', (fresh) => fresh.setViewport({ width: 1280, height: 800 }));
  const size = () => page.$eval('#preview iframe', (frame) => [frame.clientWidth, frame.clientHeight]);
  await page.click('.columns label + label');
  assert.equal(await size(), [320, 533]);
  await page.click('[value=amp]');
  await waitForSnippet(page, '<amp-iframe');
  await page.click('summary');
  await page.click('[name=notice]');
  await waitForSnippet(page, 'notice=true');
  assert.equal(await size(), [320, 565], 'it stays narrow');
  await page.close();
});

test('works without scripts', async () => {
  const { page } = await opened('widget=wr-petition', (fresh) => fresh.setJavaScriptEnabled(false));
  await page.click('[value=react]');
  await Promise.all([page.waitForNavigation(), page.click('#choices > button')]);
  assert.match(await snippetOf(page), '<CivicAction origin=');
  await page.select('[name=widget]', 'wr-poll');
  await Promise.all([page.waitForNavigation(), page.click('.which button')]);
  assert.match(await snippetOf(page), 'widgetRequestId="wr-poll"');
  await page.close();
});

test.run();
