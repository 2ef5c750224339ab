import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { frameOf } from '../support/browser/page.ts';
import { BAIT, failRequests } from '../support/browser/requests.ts';
import { withArticle } from '../support/hosts/article.ts';
import { withProduct } from '../support/product.ts';

/** Loader and widget together, across origins: the placement's options hold, and reports arrive. */

let content: string;

async function sponsoredContent() {
  content = await mkdtemp(join(tmpdir(), 'civic-action-content-'));
  await cp('server/content', content, { recursive: true });
  const file = join(content, 'widgets/poll.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), sponsored: true }));
  return { contentDir: content };
}

// A blocker works in frames too, but the browser's driver blocks addresses in one process alone.
const product = withProduct(test, { tracking: true, oneProcess: true, server: sponsoredContent });

const articleOf = withArticle(
  test,
  (body) => `${body}
<script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>`,
);
test.after(() => rm(content, { recursive: true, force: true }));

async function open(body: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.browser.newPage();
  await prepare?.(page);
  await page.goto(articleOf(body.replaceAll('{widget}', product.widgetOrigin)));
  return page;
}

const activities = () => product.server.db.selectFrom('activities').selectAll().execute();

const FIRST = (attributes: string) =>
  `<div id="here" data-civic-action ${attributes}><iframe src="{widget}/widget/?widgetRequestId=wr-petition&embedType=3" width="620" height="362" style="border:0"></iframe></div>`;

test('records that a sponsored widget was not displayed, even though the frame is removed', async () => {
  const page = await open('<div id="here" data-civic-action data-widget-request-id="wr-poll"></div>', (each) =>
    failRequests(each, BAIT),
  );
  await waitUntil(() => page.$eval('#here', (each) => (each as HTMLElement).offsetHeight === 0));
  await waitUntil(async () => (await activities()).some(({ type }) => type === 'NotDisplayed'));
  assert.is(await page.$('iframe'), null);
  await page.close();
});

test('tracks nothing in an adopted frame whose placement forbids it', async () => {
  const before = (await activities()).length;
  const page = await open(FIRST('data-disable-tracking'));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-civic-action-root]');
  // It would be seen after one second, and reported within the next.
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:visible').length > 0);
  await new Promise((later) => setTimeout(later, 1_000));
  assert.is((await activities()).length, before);
  await page.close();
});

test('restarts an adopted frame in the mode that its placement names', async () => {
  const page = await open(FIRST('data-mode="ab4e-test"'));
  await waitUntil(() => page.frames().some((frame) => frame.url().includes('mode=ab4e-test')));
  await (await frameOf(page, '#here')).waitForSelector('[data-civic-action-root]');
  await page.close();
});

test('hears of a completed action by the name that the export gives its submission', async () => {
  const page = await open(
    `<script>addEventListener('civicaction:tracking', ({ detail }) => (window.told ??= []).push(detail))</script>
    <div id="here" data-civic-action data-widget-request-id="wr-quiz"></div>`,
  );
  const frame = await frameOf(page, '#here');
  await frame.locator('.ca-answer').click();
  await frame.locator('[data-big-button]').click();
  type Told = { trackingType: string; submission?: string };
  const completed = async () =>
    ((await page.evaluate(() => (window as unknown as { told?: Told[] }).told)) ?? []).find(
      ({ trackingType }) => trackingType === 'ActionCompleted',
    );
  await waitUntil(async () => (await completed()) !== undefined);
  const [row] = await product.server.db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('path', 'like', '%Quiz%')
    .execute();
  const name = createHash('sha256').update(String(row?.key)).digest('base64url').slice(0, 16);
  assert.is((await completed())?.submission, name);
  await page.close();
});

test('watches a page by the files that were built', async () => {
  const page = await open('<main></main>');
  await page.waitForFunction(() => 'civicAction' in window);
  await page.evaluate(() => {
    (window as unknown as { civicAction: { watch: () => void } }).civicAction.watch();
    const placement = document.createElement('div');
    placement.dataset.civicAction = '';
    placement.dataset.widgetRequestId = 'wr-petition';
    document.querySelector('main')?.append(placement);
  });
  await page.waitForSelector('main iframe');
  await page.close();
});

test.run();
