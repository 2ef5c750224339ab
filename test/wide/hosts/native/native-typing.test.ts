import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handleFiles } from '../../../e2e/support/browser/first-click.ts';
import { nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What readers type into a widget without a frame: nothing of it is lost, and none of it is a shortcut of the page's. */

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
  await place.waitForSelector('[data-big-button][aria-busy="true"]');
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

/** A page's own shortcuts, which leave fields alone. */
function listenForShortcuts() {
  const pressed: string[] = [];
  Object.assign(window, { pressed });
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, (event) => {
      const { key, target } = event as KeyboardEvent;
      if (/^(INPUT|TEXTAREA)$/.test((target as Element).tagName)) return;
      pressed.push(`${type} ${key}`);
      if (key === 's') event.preventDefault();
    });
}

/** What the shortcuts have heard since it was last asked. */
const heardKeys = (page: Page) =>
  page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.splice(0).join(', '));

test('what is typed is no shortcut of the page, before the application has come and after', async () => {
  const { page, place, come } = await openHeld('wr-petition');
  await page.evaluate(listenForShortcuts);
  await place.waitForSelector('[data-big-button]');
  await place.focus('[data-big-button]');
  await page.keyboard.press('s');
  assert.is(await heardKeys(page), 'keydown s, keyup s', 'a key on a button is the page’s');
  come();
  await place.click('[data-big-button]');
  const name = '[autocomplete="name"]';
  await place.waitForSelector(name);
  await place.type(name, 'Jess Sims');
  assert.is(await place.$eval(name, (field) => (field as HTMLInputElement).value), 'Jess Sims');
  assert.is(await heardKeys(page), '');
  await page.close();

  const early = await openHeld('wr-donation');
  await early.page.evaluate(listenForShortcuts);
  await early.place.waitForSelector(AMOUNT);
  await early.place.type(AMOUNT, 's5');
  assert.is(await early.place.$eval(AMOUNT, (field) => (field as HTMLInputElement).value), 's5');
  assert.is(await heardKeys(early.page), '');
  await early.page.close();
});

test('Escape that closes a dialog is not the page’s as well', async () => {
  const { page, place, come } = await openHeld('wr-petition');
  come();
  await page.evaluate(listenForShortcuts);
  await place.waitForSelector('.ca-owner');
  await place.focus('.ca-owner');
  await page.keyboard.press('Escape');
  assert.is(await heardKeys(page), 'keydown Escape, keyup Escape', 'without a dialog it is');
  await page.keyboard.press('Enter');
  await place.waitForSelector('dialog[open]');
  await heardKeys(page);
  await page.keyboard.press('Escape');
  await waitUntil(async () => !(await place.$('dialog[open]')));
  assert.is(await heardKeys(page), '');
  await page.close();
});

test('the fields of an address that is entered by hand have the focus in the frame that shows them', async () => {
  const { page, place } = await pages.open(nativePlacement('wr-call-congress'));
  await place.waitForSelector('.ca-lawmakers');
  await place.waitForSelector('[data-big-button]:not([aria-disabled], [data-moving])');
  await place.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await place.waitForSelector('dialog[open] .ca-address > .ca-link:not(:disabled)');
  const focused = await place.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] .ca-address > .ca-link')?.click();
    await new Promise((frame) => requestAnimationFrame(frame));
    return document.activeElement?.getAttribute('autocomplete');
  });
  assert.is(focused, 'country');
  await page.close();
});

test.run();
