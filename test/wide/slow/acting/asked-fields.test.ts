import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** A publisher asks for title, phone and address: the server stores what a reader enters in an article. */

const HOBOKEN = '100 Washington St, Hoboken, NJ 07030';
const READY = '[data-big-button]:not([aria-disabled])';

let content: ContentCopy;
const product = withProduct(test, {
  tracking: true,
  async server() {
    content = copyContent();
    const ask = (file: string, fields: object) =>
      content.change(`widgets/${file}.json`, (widget) => {
        widget.cards[0].actions[0].details.fields = fields;
      });
    ask('petition', { prefix: 'required', phone: 'required', address: 'required' });
    ask('signup', { prefix: 'optional', phone: 'hidden', address: 'optional' });
    ask('email', { prefix: 'hidden', phone: 'optional', address: 'required' });
    return { contentDir: content.dir, defaultLocation: { countryCode: 'US', lat: 40.74, lon: -74.03 } };
  },
});
test.after(() => content.remove());

const press = async (frame: Frame, selector: string) => {
  await frame.waitForSelector(selector);
  await frame.$eval(selector, (element) => (element as HTMLElement).click());
};

async function openForm(slug: string, route: string): Promise<{ page: Page; frame: Frame }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await press(frame, READY);
  await frame.waitForSelector(`[data-route="${route}"] form`);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  return { page, frame };
}

/** Presses the button of a form's step. */
async function openStep(frame: Frame, step: string) {
  await press(frame, READY);
  await frame.waitForSelector(`[data-step="${step}"]`);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
}

async function fillIn(frame: Frame, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) await frame.type(`[autocomplete="${token}"]`, value);
}

async function pickAddress(frame: Frame, words: string) {
  await frame.waitForSelector('[role="combobox"]');
  await frame.type('[role="combobox"]', words);
  await press(frame, '[role="option"]:not([aria-disabled="true"])');
}

const sent = (frame: Frame, route: string) => frame.waitForSelector(`[data-route="${route}"] .ca-thanks`);

test('a petition stores title, phone and address, and asks for no separate postal code', async () => {
  const { page, frame } = await openForm('last-boat-leaves-too-early', '/petition');
  await frame.select('[autocomplete="honorific-prefix"]', 'Dr.');
  await fillIn(frame, { name: 'Ada Lovelace', email: 'ada@example.org', tel: '(201) 555-0123' });
  await openStep(frame, 'address');
  assert.is(await frame.$(READY), null);
  await pickAddress(frame, HOBOKEN);
  await press(frame, READY);
  await sent(frame, '/petition/success');
  const [row] = await product.server.db.selectFrom('signatures').selectAll().execute();
  assert.equal([row?.prefix, row?.phone, row?.postalCode], ['Dr.', '"+12015550123"', '07030']);
  const { streetNo, street, city, adminArea1Code } = JSON.parse(row?.address ?? '{}');
  assert.equal([streetNo, street, city, adminArea1Code], ['100', 'Washington St', 'Hoboken', 'NJ']);
  await page.close();
});

test('an optional address must be whole or empty', async () => {
  const { page, frame } = await openForm('a-beach-counted-by-hand', '/signup');
  await fillIn(frame, { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' });
  await openStep(frame, 'address');
  await frame.waitForSelector(READY);
  await frame.type('[role="combobox"]', '100 W');
  await frame.waitForSelector('[data-big-button][aria-disabled="true"]');
  await frame.focus('[role="combobox"]');
  for (const _ of '100 W') await page.keyboard.press('Backspace');
  await press(frame, READY);
  await sent(frame, '/signup/success');
  const [row] = await product.server.db.selectFrom('signups').selectAll().execute();
  assert.equal([row?.prefix, row?.phone, row?.address], [null, null, null]);
  await page.close();
});

test('a letter to a committee sends the requested address, and no title', async () => {
  const { page, frame } = await openForm('lamps-on-pier-street', '/email');
  await openStep(frame, 'person');
  await fillIn(frame, { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' });
  assert.is(await frame.$('[autocomplete="honorific-prefix"]'), null);
  await openStep(frame, 'address');
  await pickAddress(frame, HOBOKEN);
  await press(frame, READY);
  await sent(frame, '/email/success');
  const [row] = await product.server.db.selectFrom('letters').selectAll().execute();
  assert.is(row?.prefix, null);
  assert.is(JSON.parse(row?.address ?? '{}').zipCode, '07030');
  await page.close();
});

test.run();
