import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Size } from '../../../../widget/gallery/page/filters.ts';
import { textsOf } from '../../../../widget/samples/texts.ts';
import { LOCALES, NARROW, openStates, show, states, WIDE } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** A letter is a sheet of paper: it is read and written where it stands, and folds into its envelope once it is sent. */

const product = withProduct(test);

function stateOf(name: string) {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`The gallery has no ${name}`);
  return state;
}

/** Height of the letter's text that is in view above the bar, CSS px. */
const seen = (page: Page) =>
  page.$eval('[name="message"]', (area) => {
    const { top, bottom } = area.getBoundingClientRect();
    const bar = document.querySelector('.ca-bar')?.getBoundingClientRect().top ?? 0;
    return Math.min(bottom, bar) - top - Number.parseFloat(getComputedStyle(area).paddingTop);
  });

const LETTERS = ['email-form', 'email-form-several', 'email-form-two', 'email-form-many', 'email-form-lawmakers'];
const LEAST = new Map<Size, number>([
  [WIDE, 150],
  [NARROW, 190],
]);

for (const [size, least] of LEAST)
  test(`${least} px of a letter’s text are in view, ${size.width} px wide`, async () => {
    const page = await openStates(product.browser, product.widgetOrigin);
    for (const name of LETTERS)
      for (const locale of LOCALES) {
        await show(page, { state: stateOf(name), locale, size });
        const px = await seen(page);
        assert.ok(px >= least, `${name} in ${locale}: ${px} px`);
      }
    const [family, ...sizes] = await page.$eval('[name="message"]', (area) => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(area);
      return [fontFamily, fontSize, lineHeight];
    });
    assert.match(family ?? '', /, serif$/);
    assert.equal(sizes, ['17px', '26px']);
    await page.close();
  });

test('the title is one line of 14 px, and the heading of the screen all the same', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const size of [WIDE, NARROW]) {
    await show(page, { state: stateOf('email-form-long'), locale: LOCALES[0], size });
    const [fontSize, height] = await page.$eval('h2', (title) => [
      getComputedStyle(title).fontSize,
      title.clientHeight,
    ]);
    assert.equal([fontSize, height], ['14px', 20]);
    const { longTitle } = textsOf('email', LOCALES[0]);
    assert.ok(await page.$(`::-p-aria([name="Step 1 of 2 ${longTitle}"][role="heading"])`));
  }
  await page.close();
});

test('a letter fades where it goes on, and nowhere else', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  const edges = () =>
    page.$eval('.ca-sheet', (sheet) => ['data-above', 'data-below'].filter((edge) => sheet.hasAttribute(edge)));
  await show(page, { state: stateOf('email-form-editing'), locale: LOCALES[0], size: WIDE });
  assert.equal(await edges(), ['data-above']);
  await page.$eval('[name="message"]', (area) => area.scrollTo(0, 30));
  await page.waitForSelector('.ca-sheet[data-above][data-below]');
  await page.$eval('[name="message"]', (area) => area.scrollTo(0, 0));
  await page.waitForSelector('.ca-sheet:not([data-above])[data-below]');
  await page.close();
});

const NARROW_TALL = { width: NARROW.width, height: NARROW.height };

/** A keyboard comes later than the frame in which the one before it has gone. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Whether two lines of a field are between the top of the screen and its bar. */
const isInView = (name: string) => {
  const [field, stage, bar] = [`[name="${name}"]`, '.ca-stage', '.ca-bar'].map((selector) => {
    const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return { top, bottom };
  });
  if (!field || !stage || !bar) return false;
  const end = Math.min(stage.bottom, bar.top);
  return field.top >= stage.top - 1 && field.top + 52 <= end;
};

test('the field in edit stays in view above a phone’s keyboard', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  await show(page, { state: stateOf('email-form-several'), locale: LOCALES[0], size: NARROW });
  for (const name of ['subject', 'message']) {
    await page.focus(`[name="${name}"]`);
    await page.setViewport({ width: NARROW.width, height: 270 });
    await page.waitForFunction(isInView, {}, name);
    await page.setViewport(NARROW_TALL);
    await drawn(page);
  }
  await page.close();
});

/** The letter of the committee's article, on a page of its own. */
async function openLetter(motion: 'reduce' | 'no-preference') {
  const page = await product.browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await page.setViewport(WIDE);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-email&mode=ab4e-test&route=/email`);
  await page.waitForSelector('[name="message"]');
  // What folds is kept, since it is gone in less than half a second.
  await page.evaluate(() => {
    const kept = Object.assign(window, { moved: [] as string[] });
    new MutationObserver(() => {
      if (document.querySelector('.ca-fold') && kept.moved.length === 0)
        kept.moved = document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? '-');
    }).observe(document, { childList: true, subtree: true });
  });
  return page;
}

async function send(page: Page) {
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-step="person"] [autocomplete="given-name"]');
  await page.type('[autocomplete="given-name"]', 'Ada');
  await page.type('[autocomplete="family-name"]', 'Lovelace');
  await page.type('[autocomplete="email"]', `ada-${Date.now()}@example.org`);
  await page.select('[autocomplete="honorific-prefix"]', 'Ms.');
  await page.waitForSelector('[data-big-button]:not([aria-disabled], [data-moving])');
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-route="/email/success"] .ca-envelope');
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('subject and text are edited where they stand, and what was written is sent', async () => {
  const page = await openLetter('no-preference');
  await page.click('[name="subject"]', { count: 3 });
  await page.keyboard.type('Light Pier Street again');
  // The letter follows its subject.
  await page.keyboard.press('Enter');
  await page.waitForSelector('[name="message"]:focus');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  const words = 'My own words, which say what I think of fourteen dark street lamps.';
  await page.keyboard.type(words);
  assert.ok((await send(page)).includes('ca-post'));
  await page.waitForFunction(() => !document.querySelector('.ca-fold'));
  const letters = await product.server.db.selectFrom('letters').selectAll().execute();
  assert.equal([letters.at(-1)?.subject, letters.at(-1)?.text], ['Light Pier Street again', words]);
  await page.close();
});

test('the screen does not enter a second time when the letter has folded itself away', async () => {
  const page = await openLetter('no-preference');
  await page.evaluate(() => {
    const kept = Object.assign(window, { after: null as string[] | null });
    let isFolding = false;
    new MutationObserver(() => {
      const hasGone = isFolding && !document.querySelector('.ca-fold');
      isFolding = document.querySelector('.ca-fold') !== null;
      if (hasGone) kept.after = document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? '-');
    }).observe(document, { childList: true, subtree: true });
  });
  await send(page);
  const after = await page.waitForFunction(() => (window as unknown as { after: string[] | null }).after);
  assert.not.ok((await after.jsonValue())?.includes('ca-enter'));
  await page.close();
});

test('a subject stays one line, whatever is pasted', async () => {
  const page = await openLetter('reduce');
  await page.click('[name="subject"]', { count: 3 });
  await page.keyboard.sendCharacter('Two lines\r\n of a subject');
  const value = await page.$eval('[name="subject"]', (field) => (field as HTMLTextAreaElement).value);
  assert.is(value, 'Two lines of a subject');
  await page.close();
});

test('nothing folds for readers who want no motion', async () => {
  const page = await openLetter('reduce');
  assert.equal(await send(page), []);
  const shown = await page.$$eval('.ca-fold', (all) => all.filter((each) => each.getClientRects().length > 0).length);
  assert.is(shown, 0);
  await page.close();
});

test.run();
