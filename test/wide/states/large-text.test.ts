import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale } from '../../../i18n/index.ts';
import { LOCALES, NARROW, openStates, show, states, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Text at 200 % keeps words, numbers and boxes whole, and leaves buttons uncovered. */

const product = withProduct(test);

async function draw(name: string, locale: Locale, size = WIDE, text = '200%'): Promise<Page> {
  const page = await openStates(product.browser, product.widgetOrigin);
  await page.evaluate((rem) => document.documentElement.style.setProperty('font-size', rem), text);
  const state = states.find((each) => each.name === name);
  assert.ok(state, name);
  await show(page, { state, locale, size });
  return page;
}

/** Texts of these elements that have more than one line. */
const brokenIn = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

/** The color of a point of the widget, as the canvas has it. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const clip = { x, y, width: 1, height: 1 };
  const picture = await page.screenshot({ clip, encoding: 'base64' });
  const blank = await product.browser.newPage();
  const color = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data];
  }, picture);
  await blank.close();
  return color;
}

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

for (const size of [WIDE, NARROW])
  test(`a number to call is broken between its parts alone, ${size.width} px wide`, async () => {
    const page = await draw('call-callee', 'en-US', size);
    assert.is(await page.$eval('.ca-dial b', (number) => number.textContent), '(201) 555-0142');
    assert.equal(await brokenIn(page, '.ca-dial b > span'), []);
    await page.close();
  });

test('amounts of money stay in one piece, and the button has its words in its middle', async () => {
  const page = await draw('donation-start', 'fr');
  assert.equal(await brokenIn(page, '.ca-gift-amount > span'), []);
  const button = await boxOf(page, '.ca-stage .ca-big');
  const words = await boxOf(page, '.ca-gift-swap > :not([hidden])');
  assert.ok(Math.abs(button.top + button.bottom - words.top - words.bottom) <= 2, JSON.stringify([button, words]));
  await page.close();
});

test('long amounts keep clear of their boxes’ edges at the usual size of text', async () => {
  const page = await draw('donation-start-cents', 'fr', WIDE, '100%');
  const rooms = await page.$$eval('.ca-gift-amount > span', (texts) =>
    texts.map((text) => text.getBoundingClientRect().left - (text.parentElement?.getBoundingClientRect().left ?? 0)),
  );
  for (const room of rooms) assert.ok(room >= 5, `${room} px`);
  await page.close();
});

test('the labels of a card’s boxes are whole words', async () => {
  const page = await draw('donation-card', 'fr');
  assert.equal(await brokenIn(page, '.ca-card-label'), []);
  await page.close();
});

test('fields are as high as their text, and a list is as wide as its words', async () => {
  const page = await draw('email-form-details', 'fr');
  const heights = await page.$$eval('.ca-field input', (inputs) => inputs.map((input) => input.offsetHeight));
  for (const height of heights) assert.ok(height >= 56, `${height} px`);
  const list = await boxOf(page, '.ca-field select');
  assert.ok(list.width >= 200, `${list.width} px`);
  await page.close();
});

test('nothing of a letter is drawn over the bar', async () => {
  const page = await draw('email-form-lawmakers-unknown', 'fr');
  const isUnder = await page.evaluate(() => {
    const label = document.querySelector('.ca-subject > span[aria-hidden]') as HTMLElement;
    const bar = document.querySelector('.ca-bar') as HTMLElement;
    const stage = document.querySelector('.ca-stage') as HTMLElement;
    label.style.pointerEvents = 'auto';
    stage.scrollTop += label.getBoundingClientRect().top - bar.getBoundingClientRect().top - 4;
    const { left, top } = label.getBoundingClientRect();
    return bar.contains(document.elementFromPoint(left + 4, Math.max(top, bar.getBoundingClientRect().top) + 8));
  });
  assert.ok(isUnder);
  await page.close();
});

test('the footer’s fade leaves the main button its color', async () => {
  const page = await draw('email-form', 'fr');
  const { left, right, top, bottom } = await boxOf(page, '.ca-bar .ca-big');
  const x = Math.round((left + right) / 2);
  assert.equal(await colorAt(page, x, Math.round(bottom) - 4), await colorAt(page, x, Math.round(top) + 4));
  await page.close();
});

test('the line above a bar goes from side to side', async () => {
  const page = await draw('petition-form-long', 'en-US', WIDE, '100%');
  const { top } = await boxOf(page, '.ca-bar');
  const line = await colorAt(page, 60, Math.round(top));
  assert.equal(await colorAt(page, WIDE.width - 8, Math.round(top)), line);
  assert.not.equal(await colorAt(page, 60, Math.round(top) + 3), line);
  await page.close();
});

test('the box of an opt-in stands beside the first line of its words', async () => {
  const page = await draw('email-form-all-opt-ins', 'fr');
  const box = await boxOf(page, '.ca-check input');
  const words = await boxOf(page, '.ca-check > span');
  const lineHeight = await page.$eval('.ca-check', (label) => Number.parseFloat(getComputedStyle(label).lineHeight));
  assert.ok(box.top >= words.top && box.bottom <= words.top + lineHeight, JSON.stringify([box, words, lineHeight]));
  await page.close();
});

test('names of recipients leave a letter’s title its beginning', async () => {
  for (const locale of ['en-US', 'fr'] as const) {
    const page = await draw('email-form-two', locale, WIDE, '100%');
    const { width } = await boxOf(page, '.ca-step-head .ca-title');
    assert.ok(width >= 84, `${locale}: ${width} px`);
    await page.close();
  }
});

test('the link below an open list of addresses is not covered by a fade', async () => {
  const page = await draw('email-form-suggestions', 'fr', WIDE, '100%');
  await page.waitForSelector('.ca-stage[data-list][data-scrolls]');
  assert.is(await page.$eval('.ca-bar', (bar) => getComputedStyle(bar, '::before').content), 'none');
  await page.close();
});

test('a flag and a name of four words stay in the header’s one row on a phone', async () => {
  const page = await draw('email-start-lawmakers', 'it', NARROW, '100%');
  assert.is((await boxOf(page, '.ca-header')).height, 44);
  await page.close();
});

test('long names of people to call have room for whole words beside or below their portraits', async () => {
  const page = await draw('call-start-long', 'en-US', WIDE, '100%');
  const { width } = await boxOf(page, '.ca-callees p');
  assert.ok(width >= 140, `${width} px`);
  await page.close();
});

test('the fields of an address stay inside their dialog', async () => {
  const page = await draw('lawmakers-find-by-hand', 'fr');
  const { right } = await boxOf(page, '.ca-modal');
  const ends = await page.$$eval('.ca-by-parts label', (labels) =>
    labels.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect().right;
    }),
  );
  for (const end of ends) assert.ok(end <= right, `${end} px of ${right} px`);
  await page.close();
});

test('a dialog shows some of the people that it asks about', async () => {
  const page = await draw('lawmakers-confirm-many', 'fr');
  const [head, foot] = [await boxOf(page, '.ca-modal .ca-panel-head'), await boxOf(page, '.ca-find-foot')];
  assert.ok(foot.top - head.bottom >= 100, `${foot.top - head.bottom} px`);
  await page.close();
});

test('names of lawmakers have more than half of their box on a phone', async () => {
  for (const name of ['lawmakers-many', 'lawmakers-one']) {
    const page = await draw(name, 'fr', NARROW, '100%');
    const [names, row] = [await boxOf(page, '.ca-found .ca-row-text'), await boxOf(page, '.ca-lawmakers')];
    assert.ok(names.width > row.width / 2, `${name}: ${names.width} px of ${row.width} px`);
    await page.close();
  }
});

test('the question is whole while it is answered before the camera', async () => {
  for (const locale of LOCALES) {
    const page = await draw('recordvideo-recording', locale, NARROW, '100%');
    const [title, bar] = [await boxOf(page, '.ca-title'), await boxOf(page, '.ca-bar')];
    assert.ok(title.bottom <= bar.top, `${locale}: ${title.bottom} px of ${bar.top} px`);
    await page.close();
  }
});

test('the buttons of a phone’s footer share one row', async () => {
  for (const locale of LOCALES) {
    const page = await draw('shell-countdown', locale, NARROW, '100%');
    assert.is((await boxOf(page, '.ca-footer')).height, 40, locale);
    await page.close();
  }
});

/** Words of this element that are broken over two lines. */
const brokenWordsOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const [text] = element.childNodes;
    const range = document.createRange();
    return [...(text?.textContent ?? '').matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => word);
  });

test('titles of thanks have whole words', async () => {
  for (const [name, locale] of [
    ['recordvideo-saved', 'fr'],
    ['checkregistration-registered', 'it'],
    ['email-thanks', 'es'],
  ] as const) {
    const page = await draw(name, locale);
    assert.equal(await brokenWordsOf(page, '.ca-reward-head .ca-title'), [], name);
    await page.close();
  }
});

test('a publisher’s name on a line of its own is whole, and an alert covers it too', async () => {
  const page = await draw('shell-alert', 'fr', NARROW);
  assert.is(await page.$eval('.ca-owner span', (name) => name.scrollHeight - name.clientHeight), 0);
  const [alert, header] = [await boxOf(page, '.ca-alert'), await boxOf(page, '.ca-header')];
  assert.ok(alert.bottom >= header.bottom, JSON.stringify([alert, header]));
  await page.close();
});

test.run();
