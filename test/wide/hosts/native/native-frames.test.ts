import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillIn, MAIN, PAID, press } from '../../../e2e/support/journeys/giving.ts';
import { withNativeSite } from '../../../e2e/support/native/native-site.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Steps that a page without a frame leaves to a frame of ours: whatever has a card's fields or a camera. */

const product = withProduct(test, {
  tracking: true,
  oneProcess: true,
  args: ['--force-prefers-reduced-motion', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const open = withNativeSite(test, product);

const pressHere = async (page: Page, selector: string) => {
  const found = await page.waitForSelector(`>>> ${selector}`);
  await found?.evaluate((element) => (element as HTMLElement).click());
};

async function ownFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('>>> .ca-own-frame[data-ready]');
  const frame = await element?.contentFrame();
  assert.ok(frame);
  return frame;
}

/** How often it was recorded that something was given up. */
const cancelled = async () =>
  (await product.server.db.selectFrom('activities').selectAll().where('type', '=', 'ActionCancelled').execute()).length;

const destroy = (page: Page) =>
  page.evaluate(() => {
    const { civicAction } = window as unknown as { civicAction: { destroy(element: Element | null): void } };
    civicAction.destroy(document.querySelector('[data-civic-action]'));
  });

/** How often each type of event was told. */
const count = (types: readonly string[], wanted: string) => types.filter((type) => type === wanted).length;

async function typeCard(page: Page, frame: Frame) {
  for (const [field, text] of Object.entries({ number: PAID, expirationDate: '1240', cvv: '123' })) {
    await waitUntil(async () => {
      const box = await frame.$(`[data-field="${field}"] iframe`);
      await box?.click({ count: 3 });
      return (await frame.$(`[data-field="${field}"] [data-focused]`)) !== null;
    });
    await page.keyboard.type(text);
  }
}

test('gives the chosen amount in a frame of ours, and tells of it once', async () => {
  const { page, activity, errors } = await open('wr-donation');
  const amounts = await page.$$('>>> input[type="radio"]');
  const chosen = await amounts[0]?.evaluate((input) => {
    (input as HTMLElement).click();
    return Number((input as HTMLInputElement).value);
  });
  await pressHere(page, MAIN);
  const frame = await ownFrame(page);
  await fillIn(frame);
  assert.is(new URL(frame.url()).origin, product.widgetOrigin);
  await typeCard(page, frame);
  await press(frame, `[data-step="pay"] ${MAIN}`);
  await frame.waitForSelector('.ca-thanks');
  const charges = await product.server.db.selectFrom('sandboxCharges').select(['amount']).execute();
  assert.equal(
    charges.map(({ amount }) => amount / 100),
    [chosen],
  );
  await waitUntil(() => activity.includes('ActionCompleted'));
  for (const type of ['WidgetVisible', 'ActionVisible', 'ActionInitiated', 'ActionCompleted'])
    assert.is(count(activity, type), 1, type);
  assert.not.match(frame.url(), 'amount=', 'a page that loads again does not give again');
  assert.equal(errors, []);
  await page.close();
});

test('tells once of a gift that was given up in the frame', async () => {
  const before = await cancelled();
  const { page, activity } = await open('wr-donation');
  await pressHere(page, MAIN);
  await (await ownFrame(page)).waitForSelector('[data-route="/donation/details"]');
  // The frame's own tracking runs.
  await waitUntil(() => activity.includes('PaymentProviderSelected'));
  // A page that is only left may come back, and its reader go on.
  await destroy(page);
  await waitUntil(async () => (await cancelled()) > before);
  assert.is(await cancelled(), before + 1);
  await page.close();
});

test('the frame is as high as its screen, and the way back leads to the amounts', async () => {
  const { page } = await open('wr-donation');
  await pressHere(page, MAIN);
  const frame = await ownFrame(page);
  await frame.waitForSelector('[data-route="/donation/details"]');
  const [box, own] = await page.$eval('[data-civic-action]', (placement) => {
    const root = [...placement.children].find((child) => child.shadowRoot)?.shadowRoot;
    return [placement, root?.querySelector('iframe')].map((each) => each?.getBoundingClientRect().toJSON());
  });
  assert.equal([own.x, own.y, own.width, own.height], [box.x, box.y, box.width, box.height]);
  await press(frame, 'footer button:first-child:not([hidden])');
  await frame.waitForSelector('[data-route="/donation/start"]');
  await page.close();
});

test('records a video in a frame of ours: the page itself is never asked for the camera', async () => {
  const { page, errors } = await open('wr-recordvideo');
  await pressHere(page, MAIN);
  const frame = await ownFrame(page);
  await frame.waitForSelector('[data-route="/recordvideo"] .ca-record-file');
  await press(frame);
  await frame.waitForSelector('.ca-record-mirror');
  const isAsked = await page.evaluate(() => document.querySelector('video') !== null);
  assert.is(isAsked, false);
  assert.equal(errors, []);
  await page.close();
});

test('leads to the share page where a policy of the page refuses our frame', async () => {
  const { widgetOrigin } = product;
  const policy = `default-src 'none'; script-src ${widgetOrigin}; connect-src ${widgetOrigin}; img-src * data:`;
  const { page } = await open('wr-donation', policy);
  await pressHere(page, MAIN);
  const link = await page.waitForSelector('>>> a[data-big-button]');
  assert.match((await link?.evaluate((element) => (element as HTMLAnchorElement).href)) ?? '', '/share/wr-donation');
  await page.close();
});

test('leads to the share page soon where our frame fails, and shows until then that something comes', async () => {
  const { page } = await open('wr-donation', '', async (each) => {
    await each.setRequestInterception(true);
    each.on('request', (request) => void (request.url().includes('/widget/?') ? request.abort() : request.continue()));
  });
  await pressHere(page, MAIN);
  await page.waitForSelector('>>> .ca-form .ca-skeleton');
  await page.waitForSelector('>>> a[data-big-button]', { timeout: 10_000 });
  assert.is(await page.$('>>> .ca-own-frame'), null);
  await page.close();
});

test('goes on in a frame of ours in a page that is isolated', async () => {
  const { page } = await open('wr-donation', '', () => {}, true);
  assert.ok(await page.evaluate(() => crossOriginIsolated));
  await pressHere(page, MAIN);
  await (await ownFrame(page)).waitForSelector('[data-route="/donation/details"]');
  await page.close();
});

test('a destroyed placement leaves nothing of its frame', async () => {
  const { page } = await open('wr-donation');
  await pressHere(page, MAIN);
  await ownFrame(page);
  await destroy(page);
  await waitUntil(() => page.frames().length === 1);
  await page.close();
});

test.run();
