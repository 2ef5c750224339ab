import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Size } from '../../../widget/gallery/page/filters.ts';
import { NARROW, openStates, SIZES, show, states, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

const product = withProduct(test);
let page: Page;

test.before(async () => {
  page = await openStates(product.browser, product.widgetOrigin);
});

const open = (name: string, size: Size) => {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`No state ${name}`);
  return show(page, { state, locale: 'en-US', size });
};

/** Boxes of the elements that match, from the window's top left. */
const boxes = (selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    }),
  );

const box = async (selector: string) => {
  const [first] = await boxes(selector);
  if (!first) throw new Error(`Nothing matches ${selector}`);
  return first;
};

for (const size of SIZES)
  test(`of more answers than fit at ${size.width}, one is cut off by the bar`, async () => {
    await open('poll-many-answers', size);
    const bar = await box('.ca-bar');
    const cut = (await boxes('.ca-answer')).filter(({ top, bottom }) => top < bar.top - 8 && bottom > bar.top + 8);
    assert.ok(cut.length > 0);
  });

test('on a phone the list of problems covers no field, and can be seen', async () => {
  await open('signup-form-summary-open', NARROW);
  // The bar is placed a frame after the list has opened.
  await page.waitForFunction(() => {
    const [list, stage] = [
      document.querySelector('.ca-problems ul:not([hidden])'),
      document.querySelector('.ca-stage'),
    ];
    const [inner, outer] = [list?.getBoundingClientRect(), stage?.getBoundingClientRect()];
    return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom;
  });
  const list = await box('.ca-problems ul');
  const covered = (await boxes('.ca-field')).filter(({ top, bottom }) => bottom > list.top && top < list.bottom);
  assert.equal(covered, []);
  assert.ok(list.top >= (await box('.ca-stage')).top);
});

test('the one button of a screen without lawmakers finds them', async () => {
  await open('lawmakers-idle', WIDE);
  const labels = await page.$$eval('.ca-stage button', (buttons) => buttons.map(({ textContent }) => textContent));
  assert.equal(labels, ['Find my lawmakers']);
});

test('a letter to lawmakers who are still to be found has a salutation', async () => {
  await open('email-form-lawmakers-unknown', WIDE);
  assert.match(await page.$eval('textarea[name="message"]', ({ value }) => value), /^Dear Lawmaker,/);
});

for (const size of SIZES)
  test(`a long name leaves the main button in its bar at ${size.width}`, async () => {
    await open('email-next-unbroken', size);
    const [button, stage] = [await box('.ca-bar .ca-big'), await box('.ca-stage')];
    assert.ok(button.height < 60 && button.bottom <= stage.bottom, JSON.stringify(button));
  });

test('a video’s picture stands whole beside its title', async () => {
  await open('video-start', WIDE);
  const [poster, title] = [await box('.ca-poster'), await box('.ca-title')];
  assert.ok(poster.left > title.right && Math.abs(poster.width / poster.height - 16 / 9) < 0.02);
});

test.run();
