import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf } from '../../e2e/support/browser/page.ts';
import { type PageOptions, withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { type HostRow, ROWS } from '../../e2e/support/hosts/host-rows.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** How the widget stands in each of its hosts, on a page of another site. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const WIDE = 362;
const NARROW = 533;

async function open(
  host: HostRow,
  id: string,
  options?: PageOptions,
): Promise<{ page: Page; frame: Frame; errors: string[] }> {
  const page = await product.browser.newPage();
  // Lower than the widget: AMP lets nothing grow that is in full view.
  await page.setViewport({ width: 700, height: 340 });
  const errors = consoleErrors(page);
  await page.goto(pages.address(host, id, options));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  return { page, frame, errors };
}

const heightOf = (page: Page) => page.$eval('#here iframe', (frame) => frame.getBoundingClientRect().height);
const becomes = (page: Page, height: number) => waitUntil(async () => (await heightOf(page)) === height);
const makeWide = (page: Page, width: number) =>
  page.$eval('#here', (here, px) => (here as HTMLElement).style.setProperty('width', `${px}px`), width);

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());
const rows = (table: 'votes' | 'activities') => product.server.db.selectFrom(table).selectAll().execute();

for (const host of ROWS) {
  const follows = host.frame === 'follows';

  test(`shows in ${host.name}, without an error`, async () => {
    const { page, frame, errors } = await open(host, 'wr-poll');
    assert.match(
      await frame.$eval('#root', (root) => (root as HTMLElement).innerText),
      'What should become of Pier 9?',
    );
    if (follows) await becomes(page, WIDE);
    // The page was reached without a load: it is still the document of the one before.
    if (host.head)
      assert.match(await page.evaluate(() => `${performance.getEntriesByType('navigation')[0]?.name}`), 'first=');
    assert.equal(errors, []);
    await page.close();
  });

  if (follows)
    test(`grows and shrinks to the pixel in ${host.name}`, async () => {
      const { page } = await open(host, 'wr-poll', { width: 400 });
      await becomes(page, NARROW);
      await makeWide(page, 600);
      await becomes(page, WIDE);
      await makeWide(page, 320);
      await becomes(page, NARROW);
      await page.close();
    });

  test(`counts as seen once in ${host.name}, and a vote there once`, async () => {
    const seen = async () => (await rows('activities')).filter(({ type }) => type === 'WidgetVisible').length;
    const before = { seen: await seen(), votes: (await rows('votes')).length };
    const { page, frame } = await open(host, 'wr-poll');
    await waitUntil(async () => (await seen()) > before.seen);
    await press(frame, 'input[type=radio][value="2"]');
    await press(frame, '[data-big-button]');
    await frame.waitForSelector('[data-route="/poll/success"] .ca-results');
    await page.close();
    assert.is(await seen(), before.seen + 1);
    assert.is((await rows('votes')).length, before.votes + 1);
  });
}

test.run();
