import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SIZE } from '../../../loader/protocol.ts';
import { waitUntil } from '../../support/wait.ts';
import { holdRequests } from '../support/browser/answers.ts';
import { frameOf } from '../support/browser/page.ts';
import { declaredPlacement, heardIn, nativePlacement, rootPlace, withNativePages } from '../support/native/native.ts';
import { withProduct } from '../support/product.ts';
import { PLACEMENT } from '../support/readers/reader.ts';

/** Widgets without a frame that come, go and come again, and several of them on one page. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withNativePages(test, product);

type Loader = { civicAction: { scan(): void; destroy(element: Element): void; watch(): () => void } };

const destroy = (page: Page) =>
  page.$eval(PLACEMENT, (element) => (window as unknown as Loader).civicAction.destroy(element));
const mountAgain = (page: Page) =>
  page.$eval(PLACEMENT, (element) => {
    const { civicAction } = window as unknown as Loader;
    civicAction.destroy(element);
    civicAction.scan();
  });

/** Takes the placement out of the page, as tabs do. @returns a function that puts it in again */
async function takeOut(page: Page) {
  const taken = await page.$(PLACEMENT);
  const place = await taken?.evaluateHandle((element) => element.parentElement);
  await taken?.evaluate((element) => element.remove());
  return async () => taken?.evaluate((element, around) => around?.append(element), place);
}

const rootsIn = (page: Page) =>
  page.$eval(PLACEMENT, (element) => {
    const boxes = [...element.children].filter(({ shadowRoot }) => shadowRoot);
    return boxes.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('.ca-root').length);
  });

const votes = async () => (await product.server.db.selectFrom('votes').selectAll().execute()).length;

async function vote(page: Page, placement = PLACEMENT) {
  const place = rootPlace(page, placement);
  const second = '.ca-answer:nth-of-type(2)';
  await place.waitForSelector(second);
  // A card that another takes the place of, in test mode, goes between the look and the click.
  await place.click(second).catch(async () => {
    await place.waitForSelector(second);
    await place.click(second);
  });
  await place.click('[data-big-button]');
  await place.waitForSelector('[data-route="/poll/success"]');
}

const idsIn = (page: Page, placement: string) =>
  rootPlace(page, placement).evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));

test('a page in test mode sends no vote, and says so', async () => {
  const before = await votes();
  for (const embed of [nativePlacement('wr-poll'), await declaredPlacement(product, 'wr-poll')]) {
    const { page, errors } = await pages.open(embed, undefined, '&mode=ab4e-test');
    await vote(page);
    await rootPlace(page).waitForSelector('.ca-mode');
    assert.equal(errors, []);
    await page.close();
  }
  assert.is(await votes(), before);
});

test('widgets of one id stand beside each other and a framed one, each with its own votes and ids', async () => {
  const at = (id: string, embed: string) => `<div id="${id}">${embed}</div>`;
  const { page, errors } = await pages.open(
    at('one', nativePlacement('wr-poll')) +
      at('two', nativePlacement('wr-poll')) +
      at('three', nativePlacement('wr-petition')) +
      at('framed', nativePlacement('wr-poll').replace('data-embed="native"', '')),
  );
  const before = await votes();
  await vote(page, '#two [data-civic-action]');
  assert.is(await votes(), before + 1);
  const one = rootPlace(page, '#one [data-civic-action]');
  assert.is(await one.$('[data-route="/poll/success"]'), null);
  assert.is(await one.$('input:checked'), null);
  await vote(page, '#one [data-civic-action]');
  assert.is(await votes(), before + 2);
  const frame = await frameOf(page, '#framed');
  assert.ok(await frame.waitForSelector('.ca-answer'));
  for (const each of ['#one', '#two', '#three']) {
    const ids = await idsIn(page, `${each} [data-civic-action]`);
    assert.equal(ids, [...new Set(ids)]);
  }
  assert.equal(await page.$$eval('[id]', (all) => all.map(({ id }) => id)), ['here', 'one', 'two', 'three', 'framed']);
  assert.equal(errors, []);
  await page.close();
});

/** What is on its way when the placement goes, and what brings it on its way. */
const MOMENTS: [title: string, ending: string, wake?: (page: Page) => Promise<unknown>][] = [
  ['the first lines', '/native.js'],
  ['the card', '/native/?*'],
  ['the application', '/widget/*.js'],
  [
    'what draws',
    '/widget/*.js',
    async (page) => {
      await waitUntil(async () => (await heardIn(page)).includes('loaded'));
      await rootPlace(page).click('.ca-answer:nth-of-type(2)');
    },
  ],
];

for (const [title, ending, wake] of MOMENTS) {
  const openHeld = async () => {
    let held = Promise.resolve() as unknown as ReturnType<typeof holdRequests>;
    const opened = await pages.open(nativePlacement('wr-poll'), async (page) => {
      // Else what draws is fetched where a browser is idle.
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      if (!wake) held = holdRequests(page, ending);
      await held;
    });
    if (wake) {
      await waitUntil(async () => (await heardIn(opened.page)).includes('loaded'));
      held = holdRequests(opened.page, ending);
      await held;
      await wake(opened.page);
    }
    const { isHeld, letGo } = await held;
    await isHeld;
    return { ...opened, letGo };
  };

  test(`a placement that goes and comes while ${title} is on its way has one widget, which counts once`, async () => {
    const { page, letGo, errors } = await openHeld();
    const before = await votes();
    await mountAgain(page);
    await mountAgain(page);
    await letGo();
    await vote(page);
    assert.equal(await rootsIn(page), [1]);
    assert.is(await votes(), before + 1);
    assert.equal(errors, []);
    await page.close();
  });

  test(`a placement that goes while ${title} is on its way is as the page wrote it`, async () => {
    const { page, letGo, errors } = await openHeld();
    await destroy(page);
    await letGo();
    await page.waitForNetworkIdle({ idleTime: 500 });
    assert.is(await page.$eval(PLACEMENT, ({ innerHTML }) => innerHTML), '<a href="/">Take action</a>');
    assert.not((await heardIn(page)).some((each) => each.startsWith('notdisplayed')));
    assert.equal(errors, []);
    await page.close();
  });

  test(`a placement that is out of the page while ${title} is on its way goes on when it is put in again`, async () => {
    const { page, letGo, errors } = await openHeld();
    const before = await votes();
    const putIn = await takeOut(page);
    await letGo();
    await page.waitForNetworkIdle({ idleTime: 500 });
    await putIn();
    await vote(page);
    assert.equal(await rootsIn(page), [1]);
    assert.is(await votes(), before + 1);
    assert.equal(errors, []);
    await page.close();
  });
}

test('a placement that a page takes out for a while is what it was', async () => {
  const { page, place, errors } = await pages.open(nativePlacement('wr-poll'));
  await vote(page);
  const heightIn = () => page.$eval(PLACEMENT, ({ clientHeight }) => clientHeight);
  const height = await heightIn();
  // What has no width tells the height of a narrow one.
  const told = page.evaluate(
    (narrow) =>
      new Promise<void>((heard) =>
        addEventListener('message', ({ data }) => {
          if (data?.type === 'triggerResize' && data.height === narrow) heard();
        }),
      ),
    SIZE.narrowHeight,
  );
  const putIn = await takeOut(page);
  await told;
  await putIn();
  await waitUntil(async () => (await heightIn()) === height);
  assert.ok(await place.$('[data-route="/poll/success"]'));
  assert.equal(errors, []);
  await page.close();
});

test('a placement that a page takes out and puts in again is mounted anew where the page is watched', async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'));
  await vote(page);
  await page.evaluate(async (file) => {
    (window as unknown as Loader).civicAction.watch();
    // The same file that the loader waits for.
    await import(file);
    await new Promise((later) => setTimeout(later));
  }, `${product.widgetOrigin}/watch.js`);
  await page.$eval(PLACEMENT, async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((later) => setTimeout(later));
    place?.append(element);
  });
  await waitUntil(async () => (await rootsIn(page)).join() === '1');
  await vote(page);
  await page.close();
});

test('the wait for a placement that was destroyed does not end the one that follows', async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'), async (each) => {
    await holdRequests(each, '/native.js');
    await each.evaluateOnNewDocument(() => {
      const wait = window.setTimeout;
      // The seconds of the wait, which are twenty.
      window.setTimeout = ((run: () => void, ms: number) => wait(run, ms === 1_000 ? 50 : ms)) as typeof wait;
    });
  });
  await page.waitForSelector(`${PLACEMENT} > canvas`);
  await mountAgain(page);
  await waitUntil(async () => (await heardIn(page)).length > 0);
  assert.equal(await heardIn(page), ['notdisplayed timeout']);
  await page.close();
});

test.run();
