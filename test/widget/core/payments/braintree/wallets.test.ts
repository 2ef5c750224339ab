import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaymentError, ProviderOptions } from '../../../../../widget/core/payments/provider.ts';
import { openStandIn, rejecting, type Script } from './stand-in.ts';

/** Wallets against stand-ins of Braintree's library, and of what Apple's and Google's scripts put into a window. */

type Apple = {
  supports?: boolean;
  canPay?: boolean;
  act?: (session: Record<string, (event?: object) => void>) => void;
};
type Google = { isReady?: boolean; answer?: () => Promise<unknown> };

function appleWith({ supports = true, canPay = true, act = () => {} }: Apple, log: string[]) {
  return class {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = () => supports;
    static canMakePayments = () => canPay;
    request: object;
    constructor(_version: number, request: object) {
      this.request = request;
      log.push(JSON.stringify(request));
    }
    begin() {
      log.push('begun');
      setTimeout(() => act(this as never));
    }
    abort = () => log.push('aborted');
    completeMerchantValidation = (session: object) => log.push(JSON.stringify(session));
    completePayment = (status: number) => log.push(`completed ${status}`);
  };
}

const googleWith = ({ isReady = true, answer = async () => 'answer' }: Google) => ({
  payments: {
    api: {
      PaymentsClient: class {
        isReadyToPay = async () => ({ result: isReady });
        loadPaymentData = answer;
      },
    },
  },
});

type Around = { apple?: Apple; google?: Google; script?: Script; options?: Partial<ProviderOptions> };

/** @returns the provider, once it has looked for wallets, and what Apple's session was told */
async function open({ apple, google, script, options }: Around) {
  const log: string[] = [];
  Object.assign(globalThis, {
    window: {
      ...(apple && { ApplePaySession: appleWith(apple, log) }),
      google: googleWith(google ?? { isReady: false }),
    },
    location: { hostname: 'widgets.example' },
  });
  const provider = await openStandIn(script, options).opening;
  return { provider, log, ways: await provider.ways() };
}

for (const [title, around, expected] of [
  ['cards alone where nothing else is supported', {}, []],
  ['Apple Pay where the browser has it', { apple: {} }, ['ApplePay']],
  ['no Apple Pay in a browser that is too old', { apple: { supports: false } }, []],
  ['no Apple Pay on a device without a card', { apple: { canPay: false } }, []],
  ['Google Pay where it is ready', { google: {}, options: { googleMerchantId: 'm' } }, ['GooglePay']],
  ['no Google Pay for real money without the merchant’s id', { google: {} }, []],
  [
    'Google Pay in a trial without it',
    { google: {}, script: { configuration: { environment: 'sandbox' } } },
    ['GooglePay'],
  ],
  ['Venmo where the browser supports it', { script: { supportsVenmo: true } }, ['Venmo']],
  ['no Venmo for other money than dollars', { script: { supportsVenmo: true }, options: { currency: 'EUR' } }, []],
] as [string, Around, string[]][])
  test(`offers ${title}`, async () => assert.equal((await open(around)).ways, ['CreditCard', ...expected]));

const failureOf = (paying: Promise<unknown>) => paying.catch(({ failure }: PaymentError) => failure);

const AUTHORIZED: Apple = {
  act(session) {
    session.onvalidatemerchant?.({ validationURL: 'https://apple.example' });
    session.onpaymentauthorized?.({ payment: { token: 'token' } });
  },
};

test('opens Apple Pay’s sheet within the press', async () => {
  const { provider, log } = await open({ apple: AUTHORIZED });
  const paying = provider.payWith('ApplePay');
  assert.equal(log, [
    JSON.stringify({ total: { label: 'Ferry Fund', amount: '12.50' }, currencyCode: 'USD' }),
    'begun',
  ]);
  const { nonce, deviceData } = await paying;
  assert.equal([nonce, deviceData], ['apple token', 'device']);
  assert.match(log.join(), '"domainName":"widgets.example"');
  assert.not.match(log.join(), /completed/);
});

for (const [what, end] of [
  ['paid', 'completed 0'],
  ['declined', 'completed 1'],
  ['unknown', 'aborted'],
] as const)
  test(`ends Apple Pay’s sheet when the payment is ${what}, and not before`, async () => {
    const { provider, log } = await open({ apple: AUTHORIZED });
    const { tell } = await provider.payWith('ApplePay');
    const before = log.length;
    tell?.(what);
    tell?.('paid');
    assert.equal(log.slice(before), [end]);
  });

test('tells nothing to a sheet of Apple Pay that has ended by itself', async () => {
  let session: Parameters<NonNullable<Apple['act']>>[0] = {};
  const act: Apple['act'] = (opened) => {
    session = opened;
    AUTHORIZED.act?.(opened);
  };
  const { provider, log } = await open({ apple: { act } });
  const { tell } = await provider.payWith('ApplePay');
  const before = log.length;
  session.oncancel?.();
  tell?.('paid');
  assert.equal(log.slice(before), []);
});

test('tells when a wallet’s sheet is closed', async () => {
  const apple = await open({ apple: { act: (session) => session.oncancel?.() } });
  assert.is(await failureOf(apple.provider.payWith('ApplePay')), 'cancelled');
  const closed = async () => {
    throw { statusCode: 'CANCELED' };
  };
  const google = await open({ google: { answer: closed }, options: { googleMerchantId: 'm' } });
  assert.is(await failureOf(google.provider.payWith('GooglePay')), 'cancelled');
  for (const code of ['VENMO_CANCELED', 'VENMO_APP_CANCELED', 'VENMO_DESKTOP_CANCELED', 'VENMO_CUSTOMER_CANCELED']) {
    const venmo = await open({ script: { supportsVenmo: true, venmo: rejecting(code) } });
    assert.is(await failureOf(venmo.provider.payWith('Venmo')), 'cancelled', code);
  }
});

test('pays by Google Pay and Venmo', async () => {
  const script = { supportsVenmo: true };
  const { provider } = await open({ google: {}, script, options: { googleMerchantId: 'm' } });
  assert.equal(await provider.payWith('GooglePay'), { nonce: 'google answer', deviceData: 'device' });
  assert.equal(await provider.payWith('Venmo'), { nonce: 'venmo', deviceData: 'device' });
});

test('fails for a wallet that is not offered, and for one whose script breaks', async () => {
  assert.is(await failureOf((await open({})).provider.payWith('Venmo')), 'failed');
  const broken = { supportsVenmo: true, venmo: rejecting('VENMO_NETWORK_ERROR') };
  assert.is(await failureOf((await open({ script: broken })).provider.payWith('Venmo')), 'failed');
});

test.run();
