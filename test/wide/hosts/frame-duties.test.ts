import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../e2e/support/browser/page.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** What the built frame does in the loader's place, in the newspaper's articles. */

const product = withProduct(test);

const isDuty = (url: string) => url.includes('/up.txt') || url.includes('RecordTimings');

/** Opens an article. @returns its page, and who asked for what: the article or the widget's frame */
async function openArticle(slug: string): Promise<{ page: Page; asked: [who: string, what: string][] }> {
  const page = await product.browser.newPage();
  const asked: [string, string][] = [];
  page.on('request', (request) => {
    const who = request.headers().origin === product.publisherOrigin ? 'article' : 'frame';
    if (isDuty(request.url())) asked.push([who, new URL(request.url()).pathname]);
  });
  await page.setViewport({ width: 1000, height: 800 });
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  return { page, asked };
}

const timings = () => product.server.db.selectFrom('timings').selectAll().execute();

test('looks for a blocker and sends the timings once, from the frame', async () => {
  const { page, asked } = await openArticle('what-should-become-of-pier-9');
  await frameOf(page, '[data-civic-action]');
  // The frame has said that it sends the timings before it looks for a blocker.
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:adblock', 'measure').length === 1);
  await page.$eval('[data-civic-action]', (each) => each.scrollIntoView({ block: 'center' }));
  await waitUntil(async () => (await timings()).length > 0);
  await page.goto('about:blank');
  await page.close();
  const [timing, ...more] = await timings();
  assert.equal(more, []);
  const stages = JSON.parse(String(timing?.stages)) as Record<string, number>;
  for (const stage of ['config', 'frame', 'ready', 'loaded', 'visible']) assert.ok(Number(stages[stage]) >= 0, stage);
  assert.is(timing?.articleUrlTracking, `${product.publisherOrigin}/articles/what-should-become-of-pier-9`);
  assert.equal(asked.sort(), [
    ['frame', '/api/Widget/RecordTimings'],
    ['frame', '/up.txt'],
  ]);
});

test('calls the frame by what its card asks', async () => {
  const { page } = await openArticle('une-rue-sans-voitures-devant-l-ecole');
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('.ca-title');
  const asked = await frame.$eval('.ca-title', (title) => title.textContent ?? '');
  assert.ok(asked.length > 10);
  await page.waitForFunction(
    (name) => document.querySelector<HTMLIFrameElement>('[data-civic-action] iframe')?.title === name,
    {},
    asked,
  );
  assert.is(await frame.title(), asked);
  await page.close();
});

test.run();
