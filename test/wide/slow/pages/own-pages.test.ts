import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors } from '../../../e2e/support/browser/page.ts';
import { axeFaults } from '../../../e2e/support/faults/axe.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** The pages of the widget's origin that show the product: its home and the gallery. */

const product = withProduct(test);

const PAGES = ['/', '/gallery?kind=link&size=wide', '/gallery?state=nothing'];
const WIDTHS = [1280, 390, 320];
const SMALLEST_TYPE_PX = 13;
const SMALLEST_CONTROL_PX = 44;
/** Whose sum of red, green and blue is lower is dark. */
const DARK_BELOW = 120;

const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('body *')].filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const controls = [...document.querySelectorAll('select, input, .go a')];
    return {
      isWider: document.documentElement.scrollWidth > innerWidth,
      smallestType: Math.min(...texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
      smallestControl: Math.min(...controls.map((each) => each.getBoundingClientRect().height)),
    };
  });

const groundOf = (page: Page) =>
  page.evaluate(() =>
    (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number).reduce((sum, part) => sum + part),
  );

for (const path of PAGES)
  test(`${path} fits every screen in legible type, is dark where the system is, and axe finds nothing`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 900 });
        await page.goto(product.widgetOrigin + path);
        const { isWider, smallestType, smallestControl } = await sizesOf(page);
        assert.is(isWider, false, `${width}`);
        assert.ok(smallestType >= SMALLEST_TYPE_PX, `${smallestType} at ${width}`);
        assert.ok(smallestControl >= SMALLEST_CONTROL_PX, `${smallestControl} at ${width}`);
      }
      assert.is((await groundOf(page)) < DARK_BELOW, value === 'dark');
      assert.equal(await axeFaults(page), [], value);
    }
    assert.equal(errors, []);
    await page.close();
  });

test('shows on every page where the focus is', async () => {
  const page = await product.browser.newPage();
  for (const path of PAGES) {
    await page.goto(product.widgetOrigin + path);
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return [document.activeElement === document.body, outlineStyle, outlineWidth];
    });
    assert.equal(ring, [false, 'solid', '3px'], path);
  }
  await page.close();
});

test('leads from the home page to the demo newspaper first, and with every link somewhere', async () => {
  const page = await product.browser.newPage();
  await page.goto(product.widgetOrigin);
  const links = await page.$$eval('main a', (all) => all.map(({ href }) => href));
  assert.ok(links.length >= 5);
  for (const href of links) {
    // Names below `localhost` are known to browsers alone.
    const { status } = await fetch(href.replace(/(widget|publisher)\.localhost/, '127.0.0.1'));
    assert.is(status, 200, href);
  }
  await page.close();
});

test('shows a whole step of a strip on the narrowest phone, and says when no state matches', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 320, height: 900 });
  await page.goto(`${product.widgetOrigin}/gallery?kind=poll`);
  const beyond = await page.$eval('#strips ol', (strip) => {
    const step = strip.querySelector('.frame') as Element;
    return step.getBoundingClientRect().right - strip.getBoundingClientRect().right;
  });
  assert.ok(beyond <= 0, `${beyond}`);
  await page.goto(`${product.widgetOrigin}/gallery?state=nothing`);
  const said = await page.$eval('#frames', (frames) => getComputedStyle(frames, '::after').content);
  assert.is(said, '"No state matches."');
  await page.close();
});

test.run();
