import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchFiles } from '../../e2e/support/cost.ts';
import { withNativeSite } from '../../e2e/support/native/native-site.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** What a reader downloads of a widget without a frame, from an empty cache. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const open = withNativeSite(test, product);

/** Bytes of the first card, with all that shows it: the script gives way to a frame on pages that have replaced the language, too. */
const MOST_FIRST = 14_050;
/** Bytes from nothing to a poll's thanks. */
const MOST_THANKS = 86_300;

const sum = (files: Map<string, number>) => [...files.values()].reduce((all, size) => all + size, 0);

const press = async (page: Page, selector: string) => {
  const found = await page.waitForSelector(`>>> ${selector}`);
  await found?.evaluate((element) => (element as HTMLElement).click());
};

test('shows a poll’s first card, and leads to its thanks, within their bytes', async () => {
  let files = new Map<string, number>();
  let first = new Map<string, number>();
  const { page, activity } = await open('wr-poll', '', async (opened) => {
    files = watchFiles(opened, product.widgetOrigin);
    await opened.exposeFunction('noteReady', () => {
      first = new Map(files);
    });
    await opened.evaluateOnNewDocument(() =>
      addEventListener('civicaction:ready', () => Reflect.get(window, 'noteReady')()),
    );
  });
  await waitUntil(() => first.size > 0);
  assert.equal([...first.keys()].sort(), ['/loader.js', '/native.js', '/native/']);
  await waitUntil(() => [...first.keys()].every((path) => files.get(path)));
  const firstBytes = [...first.keys()].reduce((all, path) => all + (files.get(path) ?? 0), 0);
  assert.ok(firstBytes <= MOST_FIRST, `${firstBytes} B`);
  await press(page, 'input[type="radio"]');
  await press(page, '[data-big-button]:not([aria-disabled])');
  await page.waitForSelector('>>> [data-route="/poll/success"]');
  await waitUntil(() => activity.includes('ActionCompleted'));
  await page.waitForNetworkIdle();
  assert.ok(sum(files) <= MOST_THANKS, `${sum(files)} B: ${[...files].join(' ')}`);
  await page.close();
});

test.run();
