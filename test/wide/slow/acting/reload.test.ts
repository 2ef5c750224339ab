import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** Readers who load the article anew in the middle of a form. */

let content: ContentCopy;

const product = withProduct(test, {
  async server() {
    content = copyContent();
    content.change('widgets/petition.json', ({ cards: [card] }) => {
      card.actions[0].skipFrontCard = true;
    });
    return { contentDir: content.dir, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => content.remove());

const READY = '[data-big-button]:not([aria-disabled])';

type Values = { readonly [selector: string]: string };

/** A form in an article; `isFirst` where the server draws it as the first card. */
type Form = { slug: string; isFirst?: boolean; steps: readonly Values[]; thanks: string };

const FORMS: { readonly [title: string]: Form } = {
  'a letter': {
    slug: 'lamps-on-pier-street',
    steps: [
      {
        '[name="subject"]': 'Lamps for the whole of Pier Street',
        '[name="message"]': 'These are my own words, and they took me quite a while.',
      },
      {
        '[autocomplete="given-name"]': 'Ada',
        '[autocomplete="family-name"]': 'Lovelace',
        '[autocomplete="email"]': 'ada@example.org',
      },
    ],
    thanks: '.ca-thanks',
  },
  'an opinion': {
    slug: 'the-night-bus-question',
    steps: [
      { '[name="message"]': 'It would let me take the early shift at the market, and come home.' },
      {
        '[autocomplete="name"]': 'Grace Hopper',
        '[autocomplete="email"]': 'grace@example.org',
        '[autocomplete="postal-code"]': '10001',
      },
    ],
    thanks: '[data-route="/opinion/success"]',
  },
  'a petition, drawn as the first card': {
    slug: 'last-boat-leaves-too-early',
    isFirst: true,
    steps: [
      {
        '[autocomplete="name"]': 'Grace Hopper',
        '[autocomplete="email"]': 'grace@example.org',
        '[autocomplete="postal-code"]': '10001',
      },
    ],
    thanks: '[data-route="/petition/success"]',
  },
};

async function widgetIn(page: Page): Promise<Frame> {
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  return frameOf(page, '[data-civic-action]');
}

async function press(frame: Frame) {
  await frame.waitForSelector(READY);
  await frame.$eval(READY, (button) => (button as HTMLElement).click());
}

/** Shows the form's first step. */
async function openForm(page: Page, { isFirst, steps: [first = {}] }: Form): Promise<Frame> {
  const frame = await widgetIn(page);
  if (!isFirst) await press(frame);
  for (const selector of Object.keys(first)) await frame.waitForSelector(selector);
  return frame;
}

/** By what a reader who selects and types does. */
async function replace(frame: Frame, values: Values) {
  for (const [selector, text] of Object.entries(values)) {
    const field = await frame.waitForSelector(selector);
    await field?.evaluate((element) => (element as HTMLInputElement).select());
    await field?.type(text);
  }
}

const shows = (frame: Frame, values: Values) =>
  frame.waitForFunction(
    (wanted) =>
      Object.entries(wanted).every(
        ([selector, text]) => document.querySelector<HTMLInputElement>(selector)?.value === text,
      ),
    {},
    values,
  );

/** Waits for the application too: what is typed ahead of it is kept from then on. */
const keeps = (frame: Frame, values: Values) =>
  frame.waitForFunction(
    (texts) => texts.every((text) => Object.values(sessionStorage).some((kept) => kept.includes(text))),
    {},
    Object.values(values),
  );

async function openArticle({ slug }: Form) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  return page;
}

const nameOf = (values: Values) => Object.keys(values)[0] as string;

for (const [title, form] of Object.entries(FORMS)) {
  test(`what was typed into ${title} is there after a reload of the article, step by step`, async () => {
    const page = await openArticle(form);
    const before = await openForm(page, form);
    for (const [index, values] of form.steps.entries()) {
      if (index > 0) await press(before);
      await replace(before, values);
    }
    await keeps(before, form.steps.at(-1) ?? {});
    await page.reload();
    const after = await openForm(page, form);
    for (const [index, values] of form.steps.entries()) {
      if (index > 0) await press(after);
      await shows(after, values);
    }
    await page.close();
  });
}

for (const title of ['an opinion', 'a petition, drawn as the first card']) {
  const form = FORMS[title] as Form;
  test(`${title} that was sent is forgotten`, async () => {
    const page = await openArticle(form);
    const before = await openForm(page, form);
    for (const values of form.steps) {
      await replace(before, values);
      await press(before);
    }
    await before.waitForSelector(form.thanks);
    await page.reload();
    const after = await openForm(page, form);
    const [first = {}] = form.steps;
    assert.is(await after.$eval(nameOf(first), (field) => (field as HTMLInputElement).value), '');
    await page.close();
  });
}

test('a form takes what is typed where the frame has no storage', async () => {
  const page = await product.browser.newPage();
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.setContent(`<div id="here"><iframe sandbox="allow-scripts" width="620" height="362"
    src="${product.widgetOrigin}/widget/?widgetRequestId=wr-opinion"></iframe></div>`);
  const frame = await frameOf(page, '#here');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await press(frame);
  const { steps } = FORMS['an opinion'] as Form;
  for (const [index, values] of steps.entries()) {
    if (index > 0) await press(frame);
    await replace(frame, values);
    await shows(frame, values);
  }
  assert.equal(errors, []);
  await page.close();
});

test.run();
