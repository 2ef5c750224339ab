import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForText } from '../../../e2e/support/browser/page.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** Nothing is stored twice: the built files and the real server, whose rows are counted. */

const product = withProduct(test);

const READY = '[data-big-button]:not([aria-disabled])';
const BACK = '.ca-footer > button:first-child:not([hidden])';

type Open = { page: Page; sent: string[] };

async function openWidget(id: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Open> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362, hasTouch: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = request.url().split('/api/Widget/')[1];
    if (request.method() === 'POST' && call && /^(Complete|Update)/.test(call)) sent.push(call);
  });
  await prepare(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await page.waitForSelector('[data-big-button]');
  return { page, sent };
}

const press = async (page: Page, selector: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (element) => (element as HTMLElement).click());
};

const waitForRoute = (page: Page, route: string) => page.waitForSelector(`[data-route="${route}"]`);

const emailsOf = async () =>
  (await product.server.db.selectFrom('signatures').selectAll().execute()).map(({ email }) => email);
const votes = () => product.server.db.selectFrom('votes').selectAll().execute();

async function replaceText(page: Page, token: string, text: string) {
  await page.locator(`[autocomplete="${token}"]`).fill(text);
}

async function fillIn(page: Page, email: string) {
  await press(page, READY);
  await waitForRoute(page, '/petition');
  await page.waitForSelector('[autocomplete="email"]');
  await replaceText(page, 'name', 'Ada Lovelace');
  await replaceText(page, 'email', email);
  await replaceText(page, 'postal-code', '12180');
  await page.waitForSelector(READY);
}

/** The next `count` submissions never arrive. */
const loseRequests = (page: Page, count: number) =>
  page.evaluate((losses) => {
    const send = window.fetch;
    let left = losses;
    window.fetch = async (...request) => {
      if (!/Complete\w+Async$/.test((request[0] as Request).url) || left-- <= 0) return send(...request);
      throw new TypeError('Failed to fetch');
    };
  }, count);

/** Lets something other than the server answer the next submission, with 200. */
const answerInstead = (page: Page, text: string) =>
  page.evaluate((foreign) => {
    const send = window.fetch;
    let left = 1;
    window.fetch = async (...request) => {
      if (!/Complete\w+Async$/.test((request[0] as Request).url) || left-- <= 0) return send(...request);
      return new Response(foreign, { headers: { 'Content-Type': 'application/json' } });
    };
  }, text);

/** Fails any chunk that holds these words, while the returned state says so. */
async function failScreen(page: Page, words: string) {
  const state = { fails: true };
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!state.fails || !/\/widget\/c-\w+\.js$/.test(request.url())) return request.continue();
    const text = await (await fetch(request.url().replace('widget.localhost', '127.0.0.1'))).text();
    return text.includes(words) ? request.abort() : request.continue();
  });
  return state;
}

for (const [title, count, button] of [
  ['double click', 2, 'Vote'],
  ['triple click', 3, 'Vote'],
] as const)
  test(`a ${title} on ${button} is one vote`, async () => {
    const { page, sent } = await openWidget('wr-poll');
    const before = (await votes()).length;
    await press(page, 'input[type=radio][value="1"]');
    await page.waitForSelector(READY);
    await page.locator('[data-big-button]').click({ count });
    await waitForRoute(page, '/poll/success');
    assert.is((await votes()).length, before + 1);
    assert.equal(sent, ['CompletePollAsync']);
    await page.close();
  });

test('a double click on Sign is one signature', async () => {
  const { page, sent } = await openWidget('wr-petition');
  await fillIn(page, 'double@example.test');
  await page.locator('[data-big-button]').click({ count: 2 });
  await waitForRoute(page, '/petition/success');
  assert.is((await emailsOf()).filter((email) => email === 'double@example.test').length, 1);
  assert.equal(sent, ['CompletePetitionAsync']);
  await page.close();
});

for (const [who, foreign] of [
  ['an empty object', '{}'],
  ['a captive portal', '{"status":"ok","redirect":"https://wifi.example/"}'],
  ['a log-in page', '<!doctype html><title>Log in</title>'],
] as const)
  test(`a signature answered by ${who} is not thanked for`, async () => {
    const email = `portal-${foreign.length}@example.test`;
    const { page } = await openWidget('wr-petition');
    await fillIn(page, email);
    await answerInstead(page, foreign);
    await press(page, READY);
    await page.waitForSelector('.ca-alert');
    assert.ok(await page.$('[data-route="/petition"]'));
    await press(page, READY);
    await waitForRoute(page, '/petition/success');
    assert.is((await emailsOf()).filter((each) => each === email).length, 1);
    await page.close();
  });

test('two taps on Vote are one vote', async () => {
  const { page, sent } = await openWidget('wr-poll');
  const before = (await votes()).length;
  await press(page, 'input[type=radio][value="1"]');
  await page.waitForSelector(READY);
  const { x, y } = (await (await page.$('[data-big-button]'))?.clickablePoint()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await waitForRoute(page, '/poll/success');
  assert.is((await votes()).length, before + 1);
  assert.equal(sent, ['CompletePollAsync']);
  await page.close();
});

test('a vote whose answer was lost is found and changed, not cast twice', async () => {
  const { page, sent } = await openWidget('wr-poll');
  const before = (await votes()).length;
  await loseAnswers(page, 1);
  await press(page, 'input[type=radio][value="1"]');
  await press(page, READY);
  await page.waitForSelector('.ca-alert');
  await press(page, 'input[type=radio][value="2"]');
  await press(page, READY);
  await waitForRoute(page, '/poll/success');
  const cast = (await votes()).slice(before);
  assert.equal(
    cast.map(({ answerId }) => answerId),
    ['2'],
  );
  assert.equal(sent, ['CompletePollAsync', 'CompletePollAsync', 'CompletePollAsync', 'UpdatePollAsync']);
  await page.close();
});

test('a signature that never arrived is sent once, as corrected', async () => {
  const { page } = await openWidget('wr-petition');
  await fillIn(page, 'never@example.test');
  await loseRequests(page, 1);
  await press(page, READY);
  await page.waitForSelector('.ca-alert');
  await page.waitForSelector(READY);
  await replaceText(page, 'email', 'never-corrected@example.test');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  assert.equal(
    (await emailsOf()).filter((email) => email.startsWith('never')),
    ['never-corrected@example.test'],
  );
  await page.close();
});

test('a corrected signature replaces one whose answer was lost', async () => {
  const { page, sent } = await openWidget('wr-petition');
  await fillIn(page, 'lost@example.test');
  await loseAnswers(page, 1);
  await press(page, READY);
  await page.waitForSelector('.ca-alert');
  await page.waitForSelector(READY);
  await replaceText(page, 'email', 'corrected@example.test');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  const emails = await emailsOf();
  assert.is(emails.filter((email) => email === 'lost@example.test').length, 0);
  assert.is(emails.filter((email) => email === 'corrected@example.test').length, 1);
  assert.is(sent.length, 4);
  await page.close();
});

test('opens no form before its end screen is there too, and then sends one signature', async () => {
  let thanks = { fails: true };
  const { page, sent } = await openWidget('wr-petition', async (page) => {
    thanks = await failScreen(page, 'petition.signing');
  });
  await press(page, READY);
  await waitForText(page, 'This screen didn’t load');
  thanks.fails = false;
  await fillIn(page, 'chunk@example.test');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  assert.equal(
    (await emailsOf()).filter((email) => email.startsWith('chunk')),
    ['chunk@example.test'],
  );
  assert.equal(sent, ['CompletePetitionAsync']);
  await page.close();
});

test('signs without the phone when its parser does not load', async () => {
  const { page } = await openWidget('wr-petition', (page) => failScreen(page, 'INVALID_COUNTRY'));
  await fillIn(page, 'phone@example.test');
  await replaceText(page, 'tel', '(518) 555-0100');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  const rows = await product.server.db.selectFrom('signatures').selectAll().execute();
  assert.is(rows.find(({ email }) => email === 'phone@example.test')?.phone, null);
  await page.close();
});

test('Back to a signed petition shows its end, not its form', async () => {
  const { page, sent } = await openWidget('wr-petition');
  await fillIn(page, 'back@example.test');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  await press(page, BACK);
  await waitForRoute(page, '/petition/start');
  await waitForText(page, 'Share this page');
  await press(page, READY);
  await waitForRoute(page, '/petition/success');
  assert.equal(sent, ['CompletePetitionAsync']);
  await page.close();
});

test.run();
