import type { Frame, HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handleFiles, loseFiles } from '../../../e2e/support/browser/first-click.ts';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** Forms as first cards: what a reader has entered before the application comes is what counts. */

const KINDS = ['donation', 'petition', 'signup'];

let content: ContentCopy;

const product = withProduct(test, {
  async server() {
    content = copyContent();
    for (const kind of KINDS)
      content.change(`widgets/${kind}.json`, ({ cards: [card] }) => {
        card.actions[0].skipFrontCard = true;
      });
    return { contentDir: content.dir, playMoney: true, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => content.remove());

const BUTTON = '[data-big-button]';
const OWN = '[autocomplete="transaction-amount"]';

const address = (kind: string) => `${product.widgetOrigin}/widget/?widgetRequestId=wr-${kind}`;

/** A first card whose application waits until `release`. */
async function open(kind: string) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const waiting: HTTPRequest[] = [];
  let isReleased = false;
  await handleFiles(page, (request) => (isReleased ? request.continue() : waiting.push(request)));
  const answer = await page.goto(address(kind), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(BUTTON);
  const release = async () => {
    isReleased = true;
    await Promise.all(waiting.splice(0).map((request) => request.continue()));
  };
  return { page, answer, release };
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) await page.type(`[autocomplete="${token}"]`, value);
}

const boxes = (page: Page) =>
  page.$$eval('input[type=checkbox]', (all) => all.map((box) => (box as HTMLInputElement).checked));

/** What React knows of, once it runs. */
const taken = (page: Page | Frame) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );

/** The amount as React knows it: what is written, and which of the offered ones is chosen. */
const amount = (page: Page) =>
  page.evaluate((own) => {
    const field = document.querySelector<HTMLInputElement>(own);
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
    return [field?.value, radios.findIndex(({ checked }) => checked)];
  }, OWN);

const choose = (page: Page, place: number) =>
  page.$$eval('[type=radio]', (all, at) => (all[at] as HTMLElement | undefined)?.click(), place);

for (const [title, enter, expected] of [
  ['typed', (page: Page) => page.type(OWN, '33'), ['33', -1]],
  [
    'typed after another was chosen',
    async (page: Page) => {
      await choose(page, 1);
      await page.type(OWN, '33');
    },
    ['33', -1],
  ],
  [
    'chosen after another was typed',
    async (page: Page) => {
      await page.type(OWN, '33');
      await choose(page, 1);
    },
    ['', 1],
  ],
] as const)
  test(`an amount that was ${title} is the amount`, async () => {
    const { page, release } = await open('donation');
    await enter(page);
    await release();
    await taken(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    assert.equal(await amount(page), expected);
    await page.close();
  });

/** The amounts that stand out, by their places; a filter means that the button does. */
const shown = (page: Page) =>
  page.evaluate((button) => {
    const labels = [...document.querySelectorAll('.ca-gift-amount')];
    const places = labels.flatMap((label, place) => (label.hasAttribute('data-chosen') ? [place] : []));
    const { filter } = getComputedStyle(document.querySelector(button) as Element);
    return [places, filter];
  }, BUTTON);

test('before the application, what was entered stands out, and so does a pressed button with the mouse on it', async () => {
  const { page } = await open('donation');
  const [[first]] = (await shown(page)) as [number[], string];
  assert.type(first, 'number');
  await choose(page, 0);
  assert.equal(await shown(page), [[0], 'none']);
  await choose(page, first as number);
  await page.type(OWN, '3');
  assert.equal(await shown(page), [[], 'none']);
  await page.keyboard.press('Backspace');
  assert.equal(await shown(page), [[first], 'none']);
  await page.type(OWN, '33');
  await page.click(BUTTON);
  await page.waitForFunction((button) => document.querySelector(button)?.hasAttribute('aria-busy'), {}, BUTTON);
  assert.equal(await shown(page), [[], 'brightness(0.85)']);
  await page.close();
});

test('a donation that nobody has touched tells nobody that its application is lost', async () => {
  const page = await product.browser.newPage();
  const files = await loseFiles(page);
  await page.goto(address('donation'), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(BUTTON);
  await files.refuse();
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.is(await page.$('#lost:not([hidden])'), null);
  await page.close();
});

test('boxes are drawn as they stay, for each reader alone', async () => {
  const { page, answer, release } = await open('signup');
  assert.match(answer?.headers()['cache-control'] ?? '', 'private');
  const drawn = await boxes(page);
  assert.ok(drawn.includes(true), String(drawn));
  await release();
  await page.hover(BUTTON);
  await taken(page);
  assert.equal(await boxes(page), drawn);
  await page.close();
});

test('a box that the reader has unticked stays so', async () => {
  const { page, release } = await open('signup');
  const drawn = await boxes(page);
  await page.$$eval('input[type=checkbox]', (all) => {
    for (const box of all) (box as HTMLElement).click();
  });
  await release();
  await page.hover(BUTTON);
  await taken(page);
  await page.waitForNetworkIdle({ idleTime: 200 });
  assert.equal(
    await boxes(page),
    drawn.map((isTicked) => !isTicked),
  );
  await page.close();
});

test('a box that was ticked before a press on the button counts as ticked, with its words', async () => {
  const { page, release } = await open('petition');
  await fill(page, { name: 'Ada Reader', email: 'ada@reader.example', 'postal-code': '07030' });
  const isTicked = await boxes(page);
  if (!isTicked[0]) await page.click('input[type=checkbox]');
  await page.click(BUTTON);
  await release();
  await page.waitForSelector('[data-route="/petition/success"]');
  const [record] = await product.server.db.selectFrom('optIns').selectAll().orderBy('id', 'desc').limit(1).execute();
  assert.is(record?.email, 1);
  assert.ok(record?.labelSeen);
  await page.close();
});

const SIGNER = { name: 'Grace Hopper', email: 'grace@example.org', 'postal-code': '10001' };

/** In a frame that the pointer is not over. */
const framed = (kind: string) => `<div id="here" style="padding-top:40px">
  <iframe width="620" height="362" title="Act" src="${address(kind)}"></iframe></div>`;

test('a payment that was under way when the page was left is taken up without a touch', async () => {
  const page = await product.browser.newPage();
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.evaluate(() => sessionStorage.setItem('civicActionPayment 3801|donation', 'null'));
  await page.setContent(framed('donation'));
  const frame = await frameOf(page, '#here');
  await taken(frame);
  await page.close();
});

/** A petition whose application runs, but not what draws it. */
async function openUndrawn() {
  const page = await product.browser.newPage();
  // Where a reader saves data, what draws is not fetched ahead.
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  let mayDraw = true;
  await handleFiles(page, (request) => (mayDraw ? request.continue() : request.abort()));
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.setContent(`<script>
    addEventListener('message', ({ data }) => {
      if (data?.type === 'civicActionLoaded') document.body.dataset.loaded = '';
    });
  </script>${framed('petition')}`);
  // On a busy machine the network is idle before all of the application has been asked for.
  await page.waitForSelector('[data-loaded]');
  await page.waitForNetworkIdle({ idleTime: 500 });
  mayDraw = false;
  const frame = await frameOf(page, '#here');
  const isLost = new Promise((resolve) => page.once('requestfailed', resolve));
  for (const [token, value] of Object.entries(SIGNER)) await frame.type(`[autocomplete="${token}"]`, value);
  await isLost;
  await page.waitForNetworkIdle({ idleTime: 500 });
  return {
    page,
    frame,
    allow: () => {
      mayDraw = true;
    },
  };
}

const typed = (frame: Frame) =>
  frame.waitForFunction(
    (values) =>
      Object.entries(values).every(
        ([token, value]) => document.querySelector<HTMLInputElement>(`[autocomplete="${token}"]`)?.value === value,
      ),
    {},
    SIGNER,
  );

test('what was typed before the form runs is there after the page is loaded anew', async () => {
  const { page, frame, allow } = await openUndrawn();
  allow();
  await frame.evaluate(() => location.reload());
  await page.waitForNetworkIdle({ idleTime: 500 });
  await typed(frame);
  await page.close();
});

const click = (where: Page | Frame) => where.$eval(BUTTON, (button) => (button as HTMLElement).click());

/** Presses where the application is lost: the card's page is loaded anew. */
async function clickAndLoad(page: Page, where: Page | Frame) {
  const loaded = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await click(where);
  await loaded;
  await page.waitForNetworkIdle({ idleTime: 500 });
}

test('a press that finds the application lost loads the page anew, and the next signs with what was typed', async () => {
  const { page, frame, allow } = await openUndrawn();
  allow();
  await clickAndLoad(page, frame);
  await typed(frame);
  await click(frame);
  await frame.waitForSelector('[data-route="/petition/success"]');
  await page.close();
});

for (const [kind, entered] of [
  ['petition', SIGNER],
  ['donation', { 'transaction-amount': '33' }],
] as const)
  test(`a press on a ${kind} that finds all of its files lost sends nothing else than what was entered`, async () => {
    const page = await product.browser.newPage();
    const files = await loseFiles(page);
    await page.goto(address(kind), { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(BUTTON);
    await fill(page, entered);
    await page.click(BUTTON);
    await files.refuse();
    await page.waitForSelector('#lost:not([hidden])');
    files.allow();
    await clickAndLoad(page, page);
    await page.focus(BUTTON);
    await taken(page);
    await page.waitForNetworkIdle({ idleTime: 500 });
    assert.is(await page.$(`${BUTTON}[aria-busy="true"]`), null);
    assert.is(await page.$('[data-route$="/success"], [data-route="/donation/details"]'), null);
    await page.close();
  });

test.run();
