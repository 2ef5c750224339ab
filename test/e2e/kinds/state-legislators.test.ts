import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ContentCopy, copyContent } from '../../server/support/content.ts';
import { atHouse } from '../../server/support/districts.ts';
import { answering, startGeocoder } from '../../server/support/geocoder.ts';
import { importMadeUp } from '../../server/support/lawmakers/made-up.ts';
import { waitUntil } from '../../support/wait.ts';
import { waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** A reader types an address in a ZIP code of two districts, and reaches both members of one. */

const TYPED = '12 Washington St, Hoboken, NJ 07030';
const LEGISLATORS = ['Ann Eight', 'Bob Eight'];

/** Two members for district 8 and one for district 9, between which the ZIP code leaves a question. */
const STATE = {
  countryCode: 'US',
  map: 'SLD 2024',
  members: ['a NJ 8 Ann_Eight', 'a NJ 8 Bob_Eight', 'a NJ 9 Cy_Nine', 's NJ 8 Sam_Eight'],
  postcodes: ['07030 a NJ 8', '07030 a NJ 9', '07030 s NJ 8'],
};

const representativeSearch = { id: 90, countryCode: 'US', levels: [1], roles: [0] };

const widgetOf = (id: string, action: object) => ({
  ...{ widgetRequestId: id, widgetId: id, publisherId: 1 },
  cards: [{ id: `${id}-card`, type: 'seesOne', partnerId: 12, representativeSearch, actions: [action] }],
});

const LETTER = { subject: 'Fund the crossings', message: 'Please fund the crossings that were promised. '.repeat(3) };

const WIDGETS = {
  'state-call': {
    id: 'state-call',
    type: 'call',
    title: 'Call them',
    details: { script: 'Please fund the crossings.' },
  },
  'state-letter': { id: 'state-letter', type: 'email', title: 'Write to them', details: LETTER },
  'state-post': {
    id: 'state-post',
    type: 'tweet',
    title: 'Post',
    details: { text: '@twitterMentionPlaceholder, fund the crossings.' },
  },
};

let content: ContentCopy;
let census: Awaited<ReturnType<typeof startGeocoder>>;

const product = withProduct(test, {
  tracking: true,
  async server() {
    content = copyContent();
    for (const [id, action] of Object.entries(WIDGETS))
      content.write(`widgets/${id}.json`, JSON.stringify(widgetOf(id, action)));
    census = await startGeocoder(
      answering(atHouse({ lower: '8', upper: '8' }, '12 WASHINGTON ST, HOBOKEN, NJ, 07030', [-74.03, 40.74])),
    );
    return {
      ...{ contentDir: content.dir, defaultLocation: { countryCode: 'US' } },
      districts: { kind: 'census' as const, url: census.url, perMinute: 0 },
    };
  },
});
test.before(() => importMadeUp({ db: product.server.db }, 'us-states', STATE));
test.after(async () => {
  content.remove();
  await census.close();
});

const READY = '[data-big-button]:not([aria-disabled])';
const FIELD = 'dialog[open] [role="combobox"]';

const press = async (page: Page, selector: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
};

/** Opens a widget, presses its main button, types the address and confirms whom it finds. */
async function findByTyping(id: string): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await press(page, READY);
  await page.waitForSelector(FIELD);
  await page.type(FIELD, TYPED);
  await press(page, 'dialog[open] [role="option"]:not([aria-disabled="true"])');
  await press(page, `dialog[open] .ca-find ${READY}`);
  await page.waitForSelector('dialog[open] .ca-people');
  assert.equal(
    await page.$$eval('dialog[open] .ca-people li .ca-row-text', (rows) =>
      rows.map((row) => [...row.querySelectorAll('b, small')].map(({ textContent }) => textContent).join(': ')),
    ),
    LEGISLATORS.map((name) => `${name}: State Assembly, district 8 · NJ`),
  );
  await press(page, `dialog[open] ${READY}`);
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  return page;
}

const waitForRoute = (page: Page, route: string) => page.waitForSelector(`[data-route="${route}"]`);

test('a call reaches a member of the state assembly', async () => {
  const page = await findByTyping('state-call');
  await waitForRoute(page, '/call');
  await waitForText(page, 'Call 1 of 2');
  assert.is(await page.$eval('.ca-who h2', ({ textContent }) => textContent), 'Ann Eight');
  assert.is(await page.$eval('a.ca-dial', (link) => link.getAttribute('href')), 'tel:+12025550101');
  await press(page, '[data-other-phone]:not([aria-disabled])');
  await press(page, '[data-outcome="Contacted"]:not([aria-disabled])');
  await waitForRoute(page, '/Call/2');
  const calls = await product.server.db
    .selectFrom('callOutcomes')
    .select(['recipientName', 'completionType'])
    .execute();
  assert.equal(calls, [{ recipientName: 'Ann Eight', completionType: 'Contacted' }]);
  await page.close();
});

const ADA = { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' };

test('a letter reaches both members', async () => {
  const page = await findByTyping('state-letter');
  await waitForRoute(page, '/email');
  await press(page, READY);
  await page.waitForSelector('[data-step="person"]');
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  for (const [token, value] of Object.entries(ADA)) await page.type(`[autocomplete="${token}"]`, value);
  await page.select('[autocomplete="honorific-prefix"]', 'Ms.');
  await press(page, READY);
  await waitForRoute(page, '/email/success');
  const outbox = await product.server.db
    .selectFrom('outbox')
    .select(['recipientName', 'recipientEmail'])
    .orderBy('recipientName')
    .execute();
  assert.equal(
    outbox,
    LEGISLATORS.map((recipientName) => ({
      recipientName,
      recipientEmail: `${recipientName.replace(' ', '.')}@lawmakers.invalid`,
    })),
  );
  await page.close();
});

test('a post mentions both members', async () => {
  const page = await findByTyping('state-post');
  await waitForRoute(page, '/tweet');
  const text = '@AnnEight @BobEight, fund the crossings.';
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>('textarea')?.value === wanted,
    {},
    text,
  );
  await page.evaluate(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return window;
    };
  });
  await press(page, READY);
  await page.waitForSelector('[data-opened]');
  const opened = new URL(await page.$eval('html', ({ dataset }) => dataset.opened ?? ''));
  assert.equal([opened.host, opened.searchParams.get('text')?.startsWith(text)], ['x.com', true]);
  const posts = () => product.server.db.selectFrom('posts').select('text').execute();
  await waitUntil(async () => (await posts()).length > 0);
  assert.equal(await posts(), [{ text }]);
  await page.close();
});

test('asks the service once for each reader', () => assert.is(census.asked.length, 3));

test.run();
