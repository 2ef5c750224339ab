import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../support/wait.ts';
import { handleFiles } from './support/first-click.ts';
import { nativePlacement, withNativePages } from './support/native.ts';
import { withProduct } from './support/product.ts';

/** What readers type into a widget without a frame: nothing of it is lost. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withNativePages(test, product);

const AMOUNT = '[name="amount"]';
const OWN_CHOSEN = '.ca-gift-own[data-chosen]';

/** Holds the application's files until `come` is called. */
async function openHeld(id: string) {
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  const opened = await pages.open(nativePlacement(id), (page) =>
    handleFiles(page, async (request) => {
      await hasCome;
      await request.continue().catch(() => {}); // the page is closed
    }),
  );
  return { ...opened, come };
}

test('an amount that is typed before the application has come is the one that is given', async () => {
  const { page, place, come } = await openHeld('wr-donation');
  await place.waitForSelector(AMOUNT);
  await place.type(AMOUNT, '12.50');
  await place.click('[data-big-button]');
  await place.waitForSelector('[data-big-button][aria-busy]');
  come();
  const frame = await place.waitForSelector('.ca-own-frame');
  const address = await frame?.evaluate((element) => (element as HTMLIFrameElement).src);
  assert.is(new URL(address ?? '').searchParams.get('amount'), '12.5');
  await page.close();
});

test('an amount that is typed while the application comes is whole, and goes on where its caret is', async () => {
  const { page, place, come } = await openHeld('wr-donation');
  await place.waitForSelector(AMOUNT);
  await place.type(AMOUNT, '19');
  await page.keyboard.press('ArrowLeft');
  come();
  let typed = '';
  const typeMore = async () => {
    await page.keyboard.type('2');
    typed += '2';
  };
  await waitUntil(async () => {
    await typeMore();
    return (await place.$(OWN_CHOSEN)) !== null;
  });
  await typeMore();
  assert.is(await place.$eval(AMOUNT, (field) => (field as HTMLInputElement).value), `1${typed}9`);
  await page.close();
});

test.run();
