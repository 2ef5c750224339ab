import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf, seeInDialog } from '../../e2e/support/browser/page.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../server/support/content.ts';

/** The list of suggested addresses is visible and usable, on every screen that has the field and at both sizes. */

const READY = '[data-big-button]:not([aria-disabled])';
const FIELD = '[role="combobox"]';

let content: ContentCopy;
const product = withProduct(test, {
  tracking: true,
  async server() {
    content = copyContent();
    const asks = { prefix: 'optional', phone: 'required', address: 'required' };
    for (const kind of ['petition', 'signup', 'opinion', 'email'])
      content.change(`widgets/${kind}.json`, (widget) => {
        widget.cards[0].actions[0].details.fields = asks;
      });
    return {
      contentDir: content.dir,
      defaultLocation: { countryCode: 'US', lat: 40.74, lon: -74.03 },
      // With a roll, a registration check has its form.
      voterRollUrl: 'http://127.0.0.1:9/',
    };
  },
});
test.after(() => content.remove());

const STREETS = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel'];
const FOUND = STREETS.map((street, n) => ({
  id: `s${n}`,
  text: `100 ${street} Street, Hoboken, NJ 07030, United States of America`,
  mainText: `100 ${street} Street`,
  secondaryText: 'Hoboken, NJ 07030, United States of America',
}));

const HOBOKEN = {
  streetNo: '100',
  street: 'Hazel Street',
  city: 'Hoboken',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07030',
  formattedAddress: '100 Hazel Street, Hoboken, NJ 07030',
  accuracy: 'typed',
};

/** A look-up that finds as many addresses as a list may show. */
async function findMany(page: Page) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const json = (body: unknown) =>
      request.respond({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify(body),
      });
    if (request.url().includes('/Addresses/Suggest')) return json(FOUND);
    if (request.url().includes('/Addresses/Geocode')) return json(HOBOKEN);
    return request.continue();
  });
}

const press = async (place: Page | Frame, selector: string) => {
  await place.waitForSelector(selector);
  await place.$eval(selector, (element) => (element as HTMLElement).click());
};

const rest = (place: Page | Frame) => place.waitForSelector('[data-big-button]:not([data-moving])');

type Way = (place: Page | Frame) => Promise<unknown>;

const toForm: Way = (place) => press(place, READY);

const VALUES = {
  name: 'Ada Lovelace',
  'given-name': 'Ada',
  'family-name': 'Lovelace',
  email: 'ada@example.org',
  tel: '(201) 555-0123',
  'bday-month': '5',
  'bday-day': '4',
  'bday-year': '1990',
};

/** Fills in one step after the other, up to the address. */
const toAddress: Way = async (place) => {
  await toForm(place);
  await place.waitForSelector('form');
  for (;;) {
    await rest(place);
    const step = await place.$eval('[data-step]', (form) => form.getAttribute('data-step') ?? '');
    if (step === 'address') return;
    if (await place.$('[name="message"]'))
      await place.type('[name="message"]', 'The lamps have been dark since March, all of them.');
    if (await place.$('select')) await place.select('select', 'Dr.');
    for (const [token, value] of Object.entries(VALUES))
      if (await place.$(`[autocomplete="${token}"]`)) await place.type(`[autocomplete="${token}"]`, value);
    await press(place, READY);
    await place.waitForSelector(`[data-step]:not([data-step="${step}"])`);
  }
};

const toModal: Way = async (place) => {
  await place.waitForSelector('.ca-ways');
  await press(place, '.ca-bar [data-big-button]:not([data-moving])');
  await seeInDialog(place, '[role="combobox"]');
};

const toModalOfForm: Way = async (place) => {
  await toForm(place);
  await toModal(place);
};

const IN_MODAL = 'dialog[open]';

const SCREENS: [screen: string, id: string, way: Way, within?: string][] = [
  ['a petition', 'wr-petition', toAddress],
  ['a sign-up', 'wr-signup', toAddress],
  ['an opinion', 'wr-opinion', toAddress],
  ['a letter to a committee', 'wr-email', toAddress],
  ['the details of a registration', 'wr-checkregistration', toAddress],
  ['the modal of a call', 'wr-call-congress', toModal, IN_MODAL],
  ['the modal of a letter', 'wr-email-congress', toModalOfForm, IN_MODAL],
];

const SIZES = [
  [620, 362],
  [320, 533],
] as const;

async function openField(id: string, way: Way, [width, height]: readonly [number, number]): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width, height });
  await findMany(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await way(page);
  await page.waitForSelector(FIELD);
  await rest(page);
  return page;
}

/** The suggestions that are cut off or covered by the screen's edges, its bar or anything else. */
const hidden = (place: Page | Frame, selectors: string[]): Promise<string[]> =>
  place.evaluate((all) => {
    const covers = (element: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top === null || !(element.contains(top) || top.contains(element)) || top.matches('.ca-bar');
    };
    return all.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element) return [`${selector} is not there`];
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      const faults = [top + 4, (top + bottom) / 2, bottom - 4].filter((y) => covers(element, x, y));
      return faults.map((y) => `${selector} at ${Math.round(y)} of ${Math.round(top)} to ${Math.round(bottom)}`);
    });
  }, selectors);

const heightOf = (place: Page | Frame, selector: string) =>
  place.$eval(selector, (element) => element.getBoundingClientRect().height);

const activeId = (page: Page, field: string) =>
  page.$eval(field, (input) => input.getAttribute('aria-activedescendant') ?? '');

/** More than two addresses of two lines each. */
const MIN_LIST_PX = 110;

for (const [screen, id, way, within = ''] of SCREENS)
  for (const size of SIZES)
    test(`suggestions are visible in ${screen} at ${size.join(' × ')}`, async () => {
      const [field, list] = [`${within} ${FIELD}`, `${within} .ca-suggestions`];
      const page = await openField(id, way, size);
      await page.focus(field);
      await page.keyboard.type('100 ');
      await page.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 8);
      assert.equal(await hidden(page, [field, list]), []);
      assert.ok((await heightOf(page, list)) >= MIN_LIST_PX, 'the list is low');
      for (const index of STREETS.keys()) {
        await page.keyboard.press('ArrowDown');
        const active = await activeId(page, field);
        assert.match(active, new RegExp(`${index}$`));
        assert.equal(await hidden(page, [field, `[id="${active}"]`]), [], `option ${index}`);
      }
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('[role="option"]') === null);
      await page.waitForFunction(
        (selector) => (document.querySelector(selector) as HTMLInputElement).value.startsWith('100 Hazel'),
        {},
        field,
      );
      // The lawmakers found by the address may appear above it.
      await page.waitForFunction(() => document.querySelector('.ca-looking') === null);
      assert.equal(await hidden(page, [field]), []);
      await page.close();
    });

test('opening a list does not scroll the article', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 700 });
  await findMany(page);
  await page.goto(`${product.publisherOrigin}/articles/last-boat-leaves-too-early`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await toAddress(frame);
  await frame.waitForSelector(FIELD);
  await rest(frame);
  await frame.focus(FIELD);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.type('100 ');
  await frame.waitForSelector('[role="option"]');
  await frame.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 8);
  assert.equal(await hidden(frame, [FIELD, '.ca-suggestions']), []);
  assert.is(await page.evaluate(() => window.scrollY), before);
  await page.close();
});

test.run();
