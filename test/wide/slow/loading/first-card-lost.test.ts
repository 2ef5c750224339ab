import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loseFiles } from '../../../e2e/support/browser/first-click.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** First cards whose application can't be loaded, or whose page may do little. */

let content: ContentCopy;

const product = withProduct(test, {
  async server() {
    content = copyContent();
    content.change('widgets/library.json', ({ cards: [card] }) => {
      card.actions[0].details.voteOnTap = true;
    });
    return { contentDir: content.dir };
  },
});
test.after(() => content.remove());

const VOTE = '[data-big-button]';
const TOLD = '#lost:not([hidden])';
const RESULTS = '[data-route="/poll/success"] .ca-results';
const answer = (place: number) => `.ca-answer:nth-of-type(${place})`;

async function open(id: string) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const files = await loseFiles(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`, { waitUntil: 'domcontentloaded' });
  return { page, files };
}

const votes = () => product.server.db.selectFrom('votes').select('answerId').execute();

/** Expects so many votes more, all for the same answer. */
async function counts(expected: number, read: () => Promise<unknown>) {
  const before = await votes();
  await read();
  const cast = (await votes()).slice(before.length);
  assert.is(cast.length, expected);
  assert.ok(new Set(cast.map(({ answerId }) => answerId)).size <= 1);
}

async function results(page: Page) {
  await page.waitForSelector(RESULTS);
  await page.waitForNetworkIdle({ idleTime: 200 });
}

test('a card whose application never comes stays as it is, and tells its reader once they want more', () =>
  counts(1, async () => {
    const { page, files } = await open('wr-poll');
    await files.refuse();
    await page.waitForNetworkIdle({ idleTime: 200 });
    assert.is(new URL(page.url()).pathname, '/widget/');
    assert.is(await page.$(TOLD), null);
    await page.setOfflineMode(true);
    await page.click(answer(2));
    await page.waitForSelector(TOLD);
    await page.setOfflineMode(false);
    files.allow();
    await page.click(VOTE);
    await results(page);
    await page.close();
  }));

for (const [title, again] of [
  ['another answer', 3],
  ['the same answer', 2],
] as const)
  test(`where a tap votes, tapping ${title} tries again, and counts once`, () =>
    counts(1, async () => {
      const { page, files } = await open('wr-library');
      await page.click(answer(2));
      await files.refuse();
      await page.waitForSelector(TOLD);
      files.allow();
      let reloads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) reloads += 1;
      });
      await page.click(answer(again));
      await results(page);
      assert.is(reloads, 1);
      assert.ok(await page.$(`.ca-results [data-chosen]:nth-child(${again})`));
      await page.close();
    }));

test('a sponsored card, which nobody has seen, gives way to the page without a card', async () => {
  const { page, files } = await open('wr-sponsored');
  await files.refuse();
  await page.waitForSelector('#root a[href$="/share/wr-sponsored"]');
  assert.match(page.url(), '/widget/index.html?widgetRequestId=wr-sponsored');
  await page.close();
});

test('a page in a sandbox, where some browsers refuse to change the address, takes an option that comes late', async () => {
  const page = await product.browser.newPage();
  await page.evaluateOnNewDocument(() => {
    history.replaceState = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.setBypassCSP(true);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.evaluate((src) => {
    addEventListener('message', ({ source, data }) => {
      if (data.type === 'civicActionReady')
        source?.postMessage({ type: 'consent', consent: 'auto', mode: 'ab4e-test' }, { targetOrigin: '*' });
    });
    document.body.innerHTML = `<iframe sandbox="allow-scripts" src="${src}" width="620" height="362"></iframe>`;
  }, `${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  const frame = await page.waitForFrame((each) => each.url().includes('mode=ab4e-test'));
  await frame.waitForSelector(VOTE);
  await page.close();
});

test.run();
