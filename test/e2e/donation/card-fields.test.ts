import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardField } from '../../../widget/core/payments/provider.ts';
import { waitUntil } from '../../support/wait.ts';
import { fieldFrame, openCard, sheetFrame, typeCard } from '../support/journeys/card-payment.ts';
import { withProduct } from '../support/product.ts';

/** The sandbox's card fields, on a second origin of this machine, in the widget's own page and under its policy. */

const product = withProduct(test, { oneProcess: true, server: async () => ({ playMoney: true }) });

const PAID = '4111111111111111';
const WITH_BANK = '4000000000003220';

async function open(clientToken = 'sandbox-0123') {
  const page = await product.browser.newPage();
  const { sent } = await openCard(page, product.widgetOrigin, clientToken);
  return { page, sent };
}

const pay = (page: Page, way?: string) => page.evaluate((chosen) => window.bench.pay(chosen), way);
const stateOf = (page: Page, field: CardField) => page.evaluate((name) => window.bench.states?.[name], field);

const nonceOf = (paid: Awaited<ReturnType<typeof pay>>) => ('nonce' in paid ? paid.nonce : JSON.stringify(paid));

/** All that left the fields' frames: requests, and messages to the page. */
async function isSilent(page: Page, sent: string[], digits: string) {
  const heard = await page.evaluate(() => window.bench.heard);
  assert.ok(heard.some((message) => message.includes('nonce')));
  const told = [...sent, ...heard].map((text) => decodeURIComponent(text).replace(/[\s+-]/g, ''));
  assert.equal(
    told.filter((text) => text.includes(digits)),
    [],
  );
}

test('takes a card by the keyboard alone, and lets nothing of it out of its frames', async () => {
  const { page, sent } = await open();
  await typeCard(page, PAID);
  const frame = await fieldFrame(page, 'number');
  assert.is(await frame.$eval('input', (input) => input.value), '4111 1111 1111 1111');
  assert.is(await frame.$eval('small', (mark) => mark.textContent), 'Play money');
  assert.is(await frame.$eval('input', (input) => getComputedStyle(input).color), 'rgb(1, 2, 3)');
  assert.is(new URL(frame.url()).hostname, '127.0.0.1');
  await waitUntil(async () => (await stateOf(page, 'cvv'))?.isComplete === true);
  assert.equal(await stateOf(page, 'number'), { isEmpty: false, isComplete: true, isInvalid: false, isFocused: false });
  await page.keyboard.press('Enter');
  await waitUntil(() => page.evaluate(() => window.bench.submits === 1));
  const paid = await pay(page);
  assert.match(nonceOf(paid), /^sandbox-paid-/, nonceOf(paid));
  await isSilent(page, sent, PAID);
  await page.close();
});

test('names the fields that are wrong, and goes to one of them', async () => {
  const { page } = await open();
  await typeCard(page, '4111111111111112', '0120', '12');
  await waitUntil(async () => (await stateOf(page, 'number'))?.isInvalid === true);
  assert.equal(await pay(page), { failure: 'invalid', fields: ['number', 'expirationDate', 'cvv'] });
  await page.evaluate(() => window.bench.focus('expirationDate'));
  await waitUntil(async () => (await stateOf(page, 'expirationDate'))?.isFocused === true);
  await page.close();
});

test('lets a card choose what becomes of the payment, such as a slow one', async () => {
  const { page } = await open();
  await typeCard(page, '4000000000000259');
  assert.match(nonceOf(await pay(page)), /^sandbox-slow-/);
  await page.close();
});

test('asks the bank, which confirms, is refused or is closed', async () => {
  const { page, sent } = await open();
  await typeCard(page, WITH_BANK);
  const answered = async (press: (buttons: Awaited<ReturnType<typeof sheetFrame>>) => Promise<void>) => {
    const paying = pay(page);
    await press(await sheetFrame(page));
    const paid = await paying;
    await waitUntil(async () => (await page.$('dialog')) === null);
    return paid;
  };
  const refused = await answered((sheet) => sheet.click('button:nth-of-type(2)'));
  assert.equal(refused, { failure: 'declined', fields: [] });
  const closed = await answered(async () => page.keyboard.press('Escape'));
  assert.equal(closed, { failure: 'cancelled', fields: [] });
  const confirmed = await answered((sheet) => sheet.click('button'));
  assert.match(nonceOf(confirmed), /^sandbox-paid-/);
  await isSilent(page, sent, WITH_BANK);
  await page.close();
});

test('opens a wallet’s sheet where the token names the wallet', async () => {
  const { page } = await open('sandbox-0123.Venmo');
  assert.equal(await page.evaluate(() => window.bench.ways()), ['CreditCard', 'Venmo']);
  const paying = pay(page, 'Venmo');
  const sheet = await sheetFrame(page);
  assert.match(await sheet.$eval('main', (main) => main.textContent), 'Ferry Fund');
  await sheet.click('button');
  assert.match(nonceOf(await paying), /^sandbox-paid-/);
  await page.close();
});

test('lets only the widget’s page open a field', async () => {
  const page = await product.browser.newPage();
  await page.goto(`${product.publisherOrigin}/`);
  // The newspaper's policy forbids the frame; without one the page says nothing to another port.
  await page.setBypassCSP(true);
  await page.reload();
  const answer = await page.evaluate(
    async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      const { port1, port2 } = new MessageChannel();
      const said = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data.type);
      });
      const opening = { type: 'civicActionCardPage', role: 'number', group: 'g', label: '', look: {}, language: 'en' };
      frame.contentWindow?.postMessage(opening, '*', [port2]);
      return Promise.race([said, new Promise((resolve) => setTimeout(() => resolve('silence'), 500))]);
    },
    `${product.widgetOrigin.replace('widget.localhost', '127.0.0.1')}/pay/card/`,
  );
  assert.is(answer, 'silence');
  await page.close();
});

test.run();
