import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import braintree from 'braintree';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBraintree } from '../../../server/payments/braintree.ts';
import { readBraintree } from '../../../server/payments/braintree-settings.ts';
import { type Gateway, NotSent } from '../../../server/payments/gateway.ts';

type Asked = { path: string; authorization: string; body: Record<string, unknown> };
type Reply = { status?: number; xml?: string };

const SETTINGS = {
  environment: 'sandbox' as const,
  merchantId: 'merchant',
  publicKey: 'public',
  privateKey: 'private',
  merchantAccounts: { EUR: 'account-eur' },
};

const ORDER = { id: 'order-1', amount: 1_250, currency: 'EUR' };
const PAYMENT = { nonce: 'nonce-1', deviceData: '{"correlation_id":"x"}' };

const transaction = (status: string) => `<transaction><id>tx1</id><status>${status}</status></transaction>`;
const refusal = (inside: string) => `<api-error-response><message>Refused</message>${inside}</api-error-response>`;
const errors = (attribute: string) =>
  refusal(`<errors><errors type="array"/><transaction><errors type="array"><error><code>91565</code>
    <attribute type="symbol">${attribute}</attribute><message>Unknown</message></error></errors></transaction></errors>`);

/** A stand-in that speaks the gateway's XML. */
async function withGateway(reply: (asked: Asked) => Reply, use: (gateway: Gateway, asked: Asked[]) => Promise<void>) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const one = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body };
    asked.push(one);
    const { status = 201, xml = '' } = reply(one);
    response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8', connection: 'close' }).end(xml);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = String((server.address() as AddressInfo).port);
  const environment = new braintree.Environment('127.0.0.1', port, 'http://auth.invalid', false, '127.0.0.1', port);
  try {
    await use(createBraintree(SETTINGS, environment), asked);
  } finally {
    server.close();
  }
}

test('takes the currencies of its accounts alone', () =>
  withGateway(
    () => ({}),
    async ({ takes }) => assert.equal(['EUR', 'USD'].filter(takes), ['EUR']),
  ));

test('does not say what it does not know: a payment that is being authorized, or an empty answer', () =>
  withGateway(
    ({ body }) => ({ xml: JSON.stringify(body).includes('nonce-1') ? transaction('authorizing') : '<answer/>' }),
    async (gateway) => {
      for (const nonce of ['nonce-1', 'nonce-2']) {
        const cause = await thrownBy(gateway.charge(ORDER, { nonce }));
        assert.not.instance(cause, NotSent);
      }
    },
  ));

test('asks for a client token', () =>
  withGateway(
    () => ({ xml: '<client-token><value>token-1</value></client-token>' }),
    async (gateway, [...asked]) => {
      assert.is(await gateway.clientToken(), 'token-1');
      assert.is(asked.length, 0);
    },
  ));

test('sells in the main unit, on the currency’s account, and settles at once', () =>
  withGateway(
    () => ({ xml: transaction('submitted_for_settlement') }),
    async (gateway, asked) => {
      assert.equal(await gateway.charge(ORDER, PAYMENT), { status: 'paid', transactionId: 'tx1' });
      assert.is(asked[0]?.path, '/merchants/merchant/transactions');
      assert.is(asked[0]?.authorization, `Basic ${Buffer.from('public:private').toString('base64')}`);
      assert.equal(asked[0]?.body.transaction, {
        order_id: 'order-1',
        amount: '12.50',
        payment_method_nonce: 'nonce-1',
        options: { submit_for_settlement: true },
        device_data: PAYMENT.deviceData,
        merchant_account_id: 'account-eur',
        type: 'sale',
      });
    },
  ));

const refusals: [title: string, xml: string, decline: string][] = [
  ['a bank’s refusal', refusal(transaction('processor_declined')), 'rejected'],
  ['a rule of the gateway', refusal(transaction('gateway_rejected')), 'rejected'],
  ['a failure of the processor', refusal(transaction('failed')), 'error'],
  ['a nonce that was used before', errors('payment_method_nonce'), 'invalid'],
  ['an account that does not exist', errors('merchant_account_id'), 'error'],
];

for (const [title, xml, decline] of refusals)
  test(`understands ${title} as ${decline}`, () =>
    withGateway(
      () => ({ status: 422, xml }),
      async (gateway) => {
        const settled = await gateway.charge(ORDER, PAYMENT);
        assert.is(settled.status === 'declined' && settled.decline, decline);
      },
    ));

const RESULTS = (ids: string[]) =>
  `<search-results><page-size type="integer">50</page-size><ids type="array">${ids.map((id) => `<item>${id}</item>`).join('')}</ids></search-results>`;
const LISTED = (status: string) =>
  `<credit-card-transactions type="collection"><current-page-number type="integer">1</current-page-number>
   <page-size type="integer">50</page-size><total-items type="integer">1</total-items>${transaction(status)}</credit-card-transactions>`;

for (const [status, expected] of [
  ['settled', { status: 'paid', transactionId: 'tx1' }],
  ['processor_declined', { status: 'declined', decline: 'rejected', message: undefined }],
] as const)
  test(`finds by the order’s id that a payment was ${status}`, () =>
    withGateway(
      ({ path }) => ({ xml: path.endsWith('_ids') ? RESULTS(['tx1']) : LISTED(status) }),
      async (gateway, asked) => {
        assert.equal(await gateway.find('order-1'), expected);
        assert.equal(asked[0]?.body, { search: { order_id: { is: 'order-1' } } });
      },
    ));

test('finds nothing of an order that never arrived', () =>
  withGateway(
    () => ({ xml: RESULTS([]) }),
    async (gateway) => assert.equal(await gateway.find('order-1'), { status: 'none' }),
  ));

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (cause) {
    return cause;
  }
  throw new Error('nothing was thrown');
}

for (const [status, isNotSent] of [
  [401, true],
  [429, true],
  [500, false],
  [503, false],
  [504, false],
] as const)
  test(`a sale that is answered ${status} ${isNotSent ? 'took no money' : 'may have taken money'}`, () =>
    withGateway(
      () => ({ status }),
      async (gateway) => {
        assert.is((await thrownBy(gateway.charge(ORDER, PAYMENT))) instanceof NotSent, isNotSent);
        await thrownBy(gateway.find('order-1'));
      },
    ));

test('a sale that reached nobody took no money', async () => {
  const environment = new braintree.Environment('127.0.0.1', '1', 'http://auth.invalid', false, '127.0.0.1', '1');
  const cause = await thrownBy(createBraintree(SETTINGS, environment).charge(ORDER, PAYMENT));
  assert.instance(cause, NotSent);
});

const KEYS = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'secret' };

test('reads the settings, and needs all keys or none', () => {
  assert.is(readBraintree({}), undefined);
  assert.equal(readBraintree({ ...KEYS, BRAINTREE_MERCHANT_ACCOUNTS: 'USD=a, EUR=b' }), {
    environment: 'production',
    merchantId: 'm',
    publicKey: 'p',
    privateKey: 'secret',
    merchantAccounts: { USD: 'a', EUR: 'b' },
  });
  for (const [env, message] of [
    [KEYS, /BRAINTREE_MERCHANT_ACCOUNTS is missing/],
    [{ BRAINTREE_MERCHANT_ID: 'm' }, /go together/],
    [{ ...KEYS, BRAINTREE_ENVIRONMENT: 'prod', BRAINTREE_MERCHANT_ACCOUNTS: 'USD=a' }, /production or sandbox/],
    [{ ...KEYS, BRAINTREE_MERCHANT_ACCOUNTS: 'dollars' }, /a list such as/],
  ] as const)
    assert.throws(() => readBraintree(env), message);
});

test.run();
