import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from './support/faults/axe.ts';
import { consoleErrors, frameOf, measureLayoutShift } from './support/page.ts';
import { withProduct } from './support/product.ts';

/** The demo newspaper, which is the first thing that an editor may open. */

const product = withProduct(test);

const PAGES = ['/', '/actions', '/sections/world', '/articles/last-boat-leaves-too-early'];
const WIDTHS = [1280, 768, 360];
const SCHEMES = ['light', 'dark'];

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const path of PAGES)
  test(`${path} fits every screen, moves nothing, asks no other site, and axe finds nothing`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const value of SCHEMES) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 900 });
        await page.goto(product.publisherOrigin + path);
        assert.is(await isWider(page), false, `${width}`);
        assert.is((await measureLayoutShift(page)).unexpected, 0, `${width}`);
      }
      assert.equal(await axeFaults(page), [], value);
    }
    const own = [product.publisherOrigin, product.widgetOrigin];
    assert.equal(
      [...origins].filter((origin) => !own.includes(origin) && origin !== 'null'),
      [],
    );
    assert.equal(errors, []);
    await page.close();
  });

test('gives a widget the whole width of its column, in the newspaper’s colours and with its logo', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${product.publisherOrigin}/articles/last-boat-leaves-too-early`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-big-button]');
  const widths = await page.$$eval('.text > p, [data-civic-action] iframe', (all) =>
    all.map((element) => element.getBoundingClientRect().width),
  );
  assert.equal([...new Set(widths)], [620]);
  const look = await frame.evaluate(() => ({
    button: getComputedStyle(document.querySelector('[data-big-button]') as Element).backgroundColor,
    pictures: [...document.querySelectorAll('.ca-owner img, .ca-picture')].map(
      (each) => new URL((each as HTMLImageElement).src).pathname,
    ),
  }));
  assert.equal(look, {
    button: 'rgb(18, 80, 123)',
    pictures: ['/images/gazette/logo-gazette-name.svg', '/images/gazette/ferry.svg'],
  });
  await page.close();
});

test.run();
