import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../../../e2e/support/browser/page.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { findLawmakers } from '../../../e2e/support/journeys/lawmakers.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { startVoterRoll } from '../../../server/support/voter-roll.ts';

/** Readers sign up, give an opinion, look themselves up and post: articles on one site, the widget on another. */

let roll: Awaited<ReturnType<typeof startVoterRoll>>;
const product = withProduct(test, {
  tracking: true,
  async server() {
    roll = await startVoterRoll({ json: { registered: true } });
    return { voterRollUrl: roll.url, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => roll.close());

const READY = '[data-big-button]:not([aria-disabled])';
const press = async (frame: Frame, selector: string) => {
  await frame.waitForSelector(selector);
  await frame.$eval(selector, (element) => (element as HTMLElement).click());
};
const waitForRoute = (frame: Frame, route: string) => frame.waitForSelector(`[data-route="${route}"]`);

async function openArticle(slug: string): Promise<{ page: Page; frame: Frame; errors: string[] }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await press(frame, READY);
  return { page, frame, errors };
}

/** Presses the button of a form's step. */
async function openStep(frame: Frame, step: string) {
  await press(frame, READY);
  await frame.waitForSelector(`[data-step="${step}"]`);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
}

async function fillIn(frame: Frame, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) {
    await frame.waitForSelector(`[autocomplete="${token}"]`);
    await frame.type(`[autocomplete="${token}"]`, value);
  }
}

const ADA = { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' };

test('signs up, with the parts of the phone number and the consents', async () => {
  const { page, frame, errors } = await openArticle('a-beach-counted-by-hand');
  await waitForRoute(frame, '/signup');
  await fillIn(frame, { ...ADA, tel: '(973) 555-0123' });
  await press(frame, READY);
  await waitForRoute(frame, '/signup/success');
  await waitForText(frame, 'Your stretch is waiting');
  const [row] = await product.server.db.selectFrom('signups').selectAll().execute();
  assert.is(row?.phone, '{"countryCode":"US","nationalNumber":"9735550123"}');
  const optIns = await product.server.db.selectFrom('optIns').selectAll().execute();
  assert.equal(
    optIns.map(({ partnerId, publisherId, email, labelSeen }) => [partnerId, publisherId, email, labelSeen]),
    [
      ['12', null, 1, 'Email me updates from Clean Harbor Fund'],
      [null, '1', 1, 'Email me news from The Harbor Gazette'],
    ],
  );
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  assert.equal(errors, []);
  await page.close();
});

test('gives an opinion once even if the first answer is lost, and keeps every word', async () => {
  const { page, frame } = await openArticle('the-night-bus-question');
  await waitForRoute(frame, '/opinion');
  const text = 'It would let me take the early shift at the market, and come home.';
  await frame.waitForSelector('[name="message"]');
  await frame.type('[name="message"]', text);
  await openStep(frame, 'person');
  await fillIn(frame, { name: 'Grace Hopper', email: 'grace@example.org', 'postal-code': '10001' });
  await loseAnswers(frame);
  await press(frame, READY);
  await waitForText(
    frame,
    'There was an error while submitting your form — please try again later. Your opinion was not sent.',
  );
  assert.is(await frame.$eval('[autocomplete="name"]', (field) => (field as HTMLInputElement).value), 'Grace Hopper');
  await press(frame, READY);
  await waitForRoute(frame, '/opinion/success');
  const rows = await product.server.db.selectFrom('opinions').selectAll().execute();
  assert.equal(
    rows.map((row) => [row.text, row.firstName, row.postalCode]),
    [[text, 'Grace', '10001']],
  );
  await page.close();
});

test('looks somebody up on the voter roll in three steps, with an address by hand', async () => {
  const { page, frame, errors } = await openArticle('struck-from-the-roll');
  await waitForRoute(frame, '/checkRegistration');
  await fillIn(frame, ADA);
  await openStep(frame, 'birth');
  await waitForRoute(frame, '/checkRegistration/details');
  await fillIn(frame, { 'bday-month': '5', 'bday-day': '4', 'bday-year': '1990' });
  await openStep(frame, 'address');
  await press(frame, '.ca-address > .ca-link:not(:disabled, [data-moving])');
  await fillIn(frame, { 'address-line1': '12 Ferry St', 'address-level2': 'Newark', 'postal-code': '07105' });
  await frame.select('[autocomplete="address-level1"]', 'NJ');
  await press(frame, READY);
  await waitForRoute(frame, '/checkRegistration/success');
  await waitForText(frame, 'You’re registered to vote');
  assert.equal(roll.asked[0]?.body, {
    firstName: 'Ada',
    lastName: 'Lovelace',
    dateOfBirth: '1990-05-04',
    streetNo: '12',
    street: 'Ferry St',
    city: 'Newark',
    state: 'NJ',
    zipCode: '07105',
  });
  assert.equal(errors, []);
  await page.close();
});

test('posts on X in a window of its own, and is thanked in place', async () => {
  const { page, frame } = await openArticle('the-crossing-nobody-painted');
  await findLawmakers(frame);
  await frame.waitForSelector('textarea');
  await frame.evaluate(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return { opener: null } as Window;
    };
  });
  await press(frame, READY);
  await waitForText(frame, 'Said in public');
  const opened = new URL(await frame.$eval('html', ({ dataset }) => dataset.opened ?? ''));
  assert.is(opened.origin + opened.pathname, 'https://x.com/intent/post');
  assert.match(opened.searchParams.get('text') ?? '', /Please renew the Safe Streets program/);
  assert.is(await frame.$eval('[data-civic-action-root]', (root) => root.getAttribute('data-route')), '/tweet');
  assert.is((await product.server.db.selectFrom('posts').selectAll().execute()).length, 1);
  await page.close();
});

test.run();
