import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, openCard } from '../../../e2e/support/journeys/card-payment.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/**
 * Braintree's own library in the widget's page, under the policy of a server with Braintree's keys. Its hosts are
 * stand-ins: the gateway's configuration, and fields that speak the library's protocol between frames.
 */

const braintree = {
  environment: 'sandbox' as const,
  merchantId: 'm',
  publicKey: 'p',
  privateKey: 'k',
  merchantAccounts: { USD: 'account' },
};

const product = withProduct(test, { oneProcess: true, server: async () => ({ braintree }) });

const API = 'https://api.sandbox.braintreegateway.com/merchants/m/client_api';
const ASSETS = 'https://assets.braintreegateway.com';
const CONFIGURATION = {
  environment: 'sandbox',
  clientApiUrl: API,
  assetsUrl: ASSETS,
  merchantId: 'm',
  creditCards: { supportedCardTypes: ['Visa'] },
};
const TOKEN = Buffer.from(
  JSON.stringify({ environment: 'sandbox', authorizationFingerprint: 'f', configUrl: `${API}/v1/configuration` }),
).toString('base64');

const FIELD = `
import Framebus from 'framebus';
const field = window.name.replace('braintree-hosted-field-', '');
const bus = new Framebus({ channel: location.hash.slice(1), targetFrames: [parent] });
const input = document.createElement('input');
input.name = field;
document.body.append(input);
const empty = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
input.oninput = () => {
  const fields = { number: { ...empty }, expirationDate: { ...empty }, cvv: { ...empty } };
  fields[field] = { isEmpty: false, isValid: input.value.length > 15, isPotentiallyValid: true, isFocused: true };
  const merchantPayload = { emittedBy: field, cards: [], fields };
  bus.emit('hosted-fields:INPUT_EVENT', { type: 'validityChange', merchantPayload });
};
if (field === 'number') bus.on('hosted-fields:TOKENIZATION_REQUEST', (options, reply) => {
  if (input.value) reply([null, { nonce: 'nonce-1', details: { bin: input.value.slice(0, 6) } }]);
  else reply([{ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FIELDS_EMPTY', message: 'empty' }]);
});
bus.emit('hosted-fields:FRAME_READY', { field }, (configuration) => {
  input.setAttribute('aria-label', configuration.fields[field].internalLabel);
});
`;

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

function answerFor(url: string, fieldPage: string): Parameters<HTTPRequest['respond']>[0] | null {
  if (url.startsWith(`${ASSETS}/web/`)) return { contentType: 'text/html', body: fieldPage };
  if (!url.startsWith(API)) return null;
  return { contentType: 'application/json', headers: CORS, body: JSON.stringify(CONFIGURATION) };
}

async function open(): Promise<{ page: Page; refused: string[] }> {
  const page = await product.browser.newPage();
  const fieldPage = `<!doctype html><body><script>${await bundle(FIELD)}</script>`;
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) refused.push(message.text());
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = answerFor(request.url(), fieldPage);
    if (answer) void request.respond(answer);
    else if (request.url().startsWith(product.widgetOrigin)) void request.continue();
    else void request.abort();
  });
  await openCard(page, product.widgetOrigin, TOKEN);
  return { page, refused };
}

test('opens Braintree’s fields under the server’s policy, hears them, and pays with their nonce', async () => {
  const { page, refused } = await open();
  const pay = () => page.evaluate(() => window.bench.pay());
  assert.equal(await pay(), { failure: 'invalid', fields: ['number', 'expirationDate', 'cvv'] });
  const frame = page.frames().find((each) => each.name() === 'braintree-hosted-field-number');
  assert.ok(frame);
  await frame.waitForSelector('input[aria-label="Card number"]');
  await frame.type('input', '4111111111111111');
  await waitUntil(() => page.evaluate(() => window.bench.states?.number.isComplete === true));
  assert.equal(await pay(), { nonce: 'nonce-1' });
  assert.equal(refused, []);
  await page.close();
});

test.run();
