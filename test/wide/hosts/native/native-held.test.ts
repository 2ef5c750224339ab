import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handleFiles, loseFiles } from '../../../e2e/support/browser/first-click.ts';
import { measureLayoutShift } from '../../../e2e/support/browser/page.ts';
import { failRequests } from '../../../e2e/support/browser/requests.ts';
import { declaredPlacement, heardIn, nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { PLACEMENT } from '../../../e2e/support/readers/reader.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What readers do with a card before its application has come, and what they are told where a file never comes. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withNativePages(test, product);

const count = async (table: 'votes' | 'signatures') =>
  (await product.server.db.selectFrom(table).selectAll().execute()).length;

const RESULTS = '[data-route="/poll/success"]';

/** So that a reload would show. */
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'isSamePage' in window);

/** Nothing is fetched ahead then. */
const savesData = (page: Page) =>
  page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

// First, since the browser keeps the files from then on.
test('a reader who is offline is told so by the card, and votes once they are back', async () => {
  const before = await count('votes');
  const { page, place } = await pages.open(nativePlacement('wr-poll'), savesData);
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  await stay(page);
  await page.setOfflineMode(true);
  await place.click('.ca-answer:nth-of-type(2)');
  await place.click('[data-big-button]');
  await place.waitForSelector('#lost:not([hidden])');
  await page.setOfflineMode(false);
  await place.click('[data-big-button]');
  await place.waitForSelector(RESULTS);
  assert.is(await count('votes'), before + 1);
  assert.ok(await hasStayed(page));
  await page.close();
});

test('a vote is carried out once where what draws comes after several presses', async () => {
  let files: 'there' | 'lost' | 'late' = 'there';
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { page, place } = await pages.open(nativePlacement('wr-poll'), async (each) => {
    await savesData(each);
    await handleFiles(each, async (request) => {
      if (files === 'lost') return request.abort();
      if (files === 'late') await hasCome;
      return request.continue();
    });
  });
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  await page.evaluate(() => {
    Object.assign(window, { made: 0 });
    // Presses that are held are not heard here.
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted || Reflect.set(window, 'made', Reflect.get(window, 'made') + 1),
    );
  });
  files = 'lost';
  await place.click('.ca-answer:nth-of-type(2)');
  await place.click('[data-big-button]');
  await place.waitForSelector('#lost:not([hidden])');
  files = 'late';
  for (let presses = 3; presses--; ) await place.click('[data-big-button]');
  come();
  await place.waitForSelector(RESULTS);
  await page.waitForNetworkIdle();
  assert.is(await page.evaluate(() => Reflect.get(window, 'made')), 2, 'the answer and the button');
  await page.close();
});

test('a vote before the application has come is carried out once, however often it is pressed', async () => {
  const before = await count('votes');
  let files = {} as Awaited<ReturnType<typeof loseFiles>>;
  const { page, place, errors } = await pages.open(nativePlacement('wr-poll'), async (each) => {
    files = await loseFiles(each);
  });
  await place.waitForSelector('.ca-answer');
  await place.click('.ca-answer:nth-of-type(2)');
  for (let presses = 2; presses--; ) await place.click('[data-big-button]');
  assert.ok(await place.$('[data-big-button][aria-busy="true"]'));
  await stay(page);
  await files.refuse();
  await place.waitForSelector('#lost:not([hidden])');
  assert.is(await place.$('[aria-busy="true"]'), null);
  files.allow();
  await place.click('[data-big-button]');
  await place.waitForSelector(RESULTS);
  assert.is(await count('votes'), before + 1);
  assert.ok(await hasStayed(page));
  assert.not(
    errors.some((each) => each.startsWith('Error')),
    errors.join('\n'),
  );
  await page.close();
});

test('the page’s own link stays where the first lines can’t come', async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'), (each) => failRequests(each, '*/native.js'));
  await waitUntil(async () => (await heardIn(page)).includes('notdisplayed network'));
  assert.is(await page.$eval(PLACEMENT, ({ innerHTML }) => innerHTML), '<a href="/">Take action</a>');
  await page.close();
});

test('a widget whose card can’t come draws itself', async () => {
  const before = await count('votes');
  const { page, place } = await pages.open(nativePlacement('wr-poll'), (each) => failRequests(each, '*/native/?*'));
  await place.waitForSelector('.ca-answer');
  await place.click('.ca-answer:nth-of-type(2)');
  await place.click('[data-big-button]');
  await place.waitForSelector(RESULTS);
  assert.is(await count('votes'), before + 1);
  await page.close();
});

test('the page’s own link stays where neither the card nor the application can come', async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'), (each) =>
    failRequests(each, '*/native/?*', '*/widget/*.js'),
  );
  await waitUntil(async () => (await heardIn(page)).includes('notdisplayed network'));
  assert.is(await page.$eval(PLACEMENT, ({ innerHTML }) => innerHTML), '<a href="/">Take action</a>');
  await page.close();
});

const declared = (id: string) => declaredPlacement(product, id);

test('a card in the page’s own HTML is seen without scripts', async () => {
  const html = await declared('wr-poll');
  const { page, place } = await pages.open(html, (each) => each.setJavaScriptEnabled(false));
  const answers = await place.$$('.ca-answer');
  assert.is(answers.length, 4);
  const box = await answers[0]?.boundingBox();
  assert.ok((box?.height ?? 0) > 20 && (box?.width ?? 0) > 200);
  await page.close();
});

/** Where a reader has come to, of the page's own site. */
const ownAddress = (page: Page) => page.url().split('/').pop();

for (const [id, answer] of [
  ['wr-poll', '.ca-answer:nth-of-type(3)'],
  ['wr-quiz', '.ca-answer:nth-of-type(1)'],
  ['wr-petition', ''],
] as const)
  test(`${id}: a card in the page’s own HTML leads to the share page until its script comes, and tells no choice`, async () => {
    const { page, place } = await pages.open(await declared(id), (each) => failRequests(each, '*/loader.js'));
    const before = ownAddress(page);
    await place.waitForSelector('#root');
    await stay(page);
    if (answer) await place.click(answer);
    // Enter sends a form, also one without a button.
    await page.keyboard.press('Enter');
    const opened = new Promise<Page | null>((resolve) => void page.once('popup', resolve));
    await place.click('[data-big-button]');
    const target = await opened;
    await waitUntil(() => target?.url() === `${product.widgetOrigin}/share/${id}`);
    assert.ok(await hasStayed(page));
    assert.is(ownAddress(page), before);
    await target?.close();
    await page.close();
  });

test('the focus on a button of a card in the page’s own HTML stays there when the script comes', async () => {
  const { page, place, errors } = await pages.open(await declared('wr-petition'), async (each) => {
    await each.evaluateOnNewDocument(() =>
      addEventListener('DOMContentLoaded', () => {
        const root = document.querySelector('[data-civic-action] > div')?.shadowRoot;
        root?.querySelector<HTMLElement>('[data-big-button]')?.focus();
      }),
    );
    await each.setRequestInterception(true);
    each.on('request', (request) => {
      if (!request.url().endsWith('/loader.js')) return void request.continue();
      void waitUntil(() => each.evaluate(() => document.readyState !== 'loading')).then(() => request.continue());
    });
  });
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  assert.ok(await place.evaluate(() => document.activeElement?.matches('button[data-big-button]')));
  assert.is(await place.$('[data-declared],form[method]'), null);
  assert.equal(errors, []);
  await page.close();
});

test('a card in the page’s own HTML stands where it stood when it is adopted', async () => {
  const { page } = await pages.open(await declared('wr-poll'));
  await waitUntil(async () => (await heardIn(page)).includes('visible'));
  const shift = await measureLayoutShift(page);
  assert.is(shift.unexpected, 0, JSON.stringify(shift.entries));
  await page.close();
});

test('a card in the page’s own HTML is adopted: asked for no second time, kept as its reader left it', async () => {
  const before = await count('votes');
  const html = await declared('wr-poll');
  const asked: string[] = [];
  let letCome = () => {};
  const { page, place, errors } = await pages.open(html, async (each) => {
    const come = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await each.setRequestInterception(true);
    each.on('request', async (request) => {
      asked.push(request.url());
      if (request.url().endsWith('/loader.js')) await come;
      await request.continue();
    });
  });
  await place.waitForSelector('.ca-answer');
  await place.click('.ca-answer:nth-of-type(3)');
  letCome();
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  assert.is(
    await place.$eval('input:checked', (input) => (input as HTMLInputElement).value),
    await place.$$eval('.ca-answer input', (all) => (all[2] as HTMLInputElement).value),
  );
  assert.ok(await place.evaluate(() => document.activeElement?.matches('input:checked')));
  assert.not(asked.some((url) => url.includes('/native/')));
  // Nothing of ours is looked for on the page's own site.
  const home = new URL(page.url()).origin;
  assert.equal(
    asked.filter((url) => url.startsWith(home)),
    [page.url()],
  );
  await place.click('[data-big-button]');
  await place.waitForSelector(RESULTS);
  assert.is(await count('votes'), before + 1);
  assert.equal(errors, []);
  await page.$eval(PLACEMENT, (element) => {
    const { civicAction } = window as never as { civicAction: { scan(): void; destroy(e: Element): void } };
    civicAction.destroy(element);
    civicAction.scan();
  });
  await place.waitForSelector(`:not(${RESULTS}) .ca-answer`);
  await page.close();
});

test.run();
