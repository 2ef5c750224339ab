import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';
import { type Giver, openGiver, wantLess } from '../../../support/giver.tsx';
import { type Paying, refusing } from '../../../support/paying.ts';

/**
 * Every way in which a gift can fail, and what its donor is told: that nothing was charged, or, where nobody knows, that
 * nobody knows, what happens next and what not to do. Nothing is told to have failed that may have been paid.
 */

withDom(test);
test.before(wantLess);
test.after.each(() => sessionStorage.clear());

const NOT_CHARGED = /You were not charged\./;
const UNKNOWN = /We don’t know yet whether you were charged.*Please don’t pay twice: the result will appear here\./;

const failing = (failure: 'network' | 'timeout') => () => {
  throw new RequestError('Failed Request', { failure, path: 'p' });
};
const status =
  (code: number, body: object = {}) =>
  () => {
    throw new RequestError('Failed Request', { failure: 'status', path: 'p', status: code, body });
  };
const throwing: Paying = async () => {
  throw new Error('The library broke');
};

const goOffline = (isOffline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });

type Begin = (body: object) => unknown;

const AT_THE_START: [title: string, initiateDonation: Begin, more?: (giver: Giver) => void][] = [
  ['the server refuses it without a word', () => ({ errorList: [], trackingId: null })],
  ['no client token comes back', () => ({ trackingId: 'track' })],
  ['the network is lost', failing('network')],
  ['no answer comes in time', failing('timeout')],
  ['the server fails', status(500)],
  ['the network has begun too many', status(429)],
  ['the widget has closed', status(410, { error: 'Closed' })],
  ['the widget is not open yet', status(403, { error: 'NotOpenYet' })],
  ['the reader is offline', failing('network'), () => goOffline(true)],
  [
    'the provider’s script is blocked',
    () => ({ trackingId: 'track', clientToken: 'token' }),
    ({ provider }) => {
      provider.does.open = async () => {
        throw new Error('Blocked');
      };
    },
  ],
  [
    'no way to pay works in this browser',
    () => ({ trackingId: 'track', clientToken: 'token' }),
    ({ provider }) => {
      provider.does.ways = [];
    },
  ],
];

for (const [title, initiateDonation, more] of AT_THE_START)
  test(
    `says that nothing was charged where ${title} at the start`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, { answers: { initiateDonation } });
      more?.(giver);
      await giver.begin();
      goOffline(false);
      assert.match(giver.alert(), NOT_CHARGED);
      assert.is(giver.alert().match(/You were not charged/g)?.length, 1, 'once');
      assert.equal([giver.route(), giver.bodies('completeDonation')], ['/donation/start', []]);
    }),
  );

async function atPayment(clock: FakeClock, way: string) {
  const giver = await openGiver(clock, { ways: way === 'CreditCard' ? [way] : ['CreditCard', way] });
  await giver.begin();
  if (way !== 'CreditCard') {
    await giver.press(`[data-way="${way}"]`);
    await giver.rest();
  }
  await giver.toPay();
  return giver;
}

const BEFORE_THE_CHARGE: [title: string, way: string, pay: Paying][] = [
  ['the card’s number is refused', 'CreditCard', refusing('invalid', ['number'])],
  ['the card’s date is refused', 'CreditCard', refusing('invalid', ['expirationDate'])],
  ['the card’s code is refused', 'CreditCard', refusing('invalid', ['cvv'])],
  ['the whole card is refused', 'CreditCard', refusing('invalid')],
  ['the bank’s step fails', 'CreditCard', refusing('declined')],
  ['the bank’s step is closed', 'CreditCard', refusing('cancelled')],
  ['the bank’s step can’t be had', 'CreditCard', refusing('failed')],
  ['the provider’s library breaks', 'CreditCard', throwing],
  ['Apple Pay is closed', 'ApplePay', refusing('cancelled')],
  ['Apple Pay fails', 'ApplePay', refusing('failed')],
  ['Venmo is closed', 'Venmo', refusing('cancelled')],
  ['Venmo fails', 'Venmo', throwing],
];

for (const [title, way, pay] of BEFORE_THE_CHARGE)
  test(
    `says that nothing was charged where ${title}`,
    withClock(async (clock) => {
      const giver = await atPayment(clock, way);
      giver.provider.does.pay = pay;
      await giver.pay();
      await giver.settle();
      assert.match(giver.alert(), NOT_CHARGED);
      assert.is(giver.alert().match(/You were not charged/g)?.length, 1, 'once');
      assert.equal(giver.bodies('completeDonation'), [], 'the server has not heard of it');
    }),
  );

const DECLINED = 'Your bank declined the payment. You were not charged. Try another way to pay.';

const AT_THE_SERVER: [title: string, completeDonation: () => unknown, said: RegExp][] = [
  ['the server refuses it without a word', () => ({ status: 'Rejected', errorList: [] }), NOT_CHARGED],
  ['the server reports an error', () => ({ status: 'Error' }), NOT_CHARGED],
  ['the bank declines it', () => ({ status: 'Rejected', errorList: [DECLINED] }), /declined.*You were not charged/],
  ['the request is refused unread', status(400), NOT_CHARGED],
  ['the donation is unknown', status(404), NOT_CHARGED],
  ['the widget has closed', status(410, { error: 'Closed' }), NOT_CHARGED],
];

for (const [title, completeDonation, said] of AT_THE_SERVER)
  test(
    `says that nothing was charged where ${title} at the payment`,
    withClock(async (clock) => {
      const giver = await atPayment(clock, 'CreditCard');
      giver.answers.completeDonation = completeDonation;
      await giver.pay();
      await giver.rest();
      assert.match(giver.alert(), said);
      assert.is(giver.store.isChecking.value, false);
    }),
  );

const UNKNOWN_OUTCOMES: [title: string, completeDonation: () => unknown][] = [
  ['the server says so', status(503)],
  ['the network is lost after the payment was sent', failing('network')],
  ['no answer comes in time', failing('timeout')],
  ['the server breaks', status(500)],
  ['the first request is still running', status(409)],
];

for (const [title, completeDonation] of UNKNOWN_OUTCOMES)
  test(
    `says that nobody knows yet, and what happens next, where ${title}`,
    withClock(async (clock) => {
      const giver = await atPayment(clock, 'CreditCard');
      giver.answers.completeDonation = completeDonation;
      await giver.pay();
      await giver.rest();
      assert.match(giver.text(), UNKNOWN);
      assert.not.match(giver.text(), NOT_CHARGED);
      giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5 });
      await giver.press();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
    }),
  );

test(
  'never says that a payment failed that was made, whatever breaks in its thanks',
  withClock(async (clock) => {
    const giver = await atPayment(clock, 'CreditCard');
    giver.app.commands.finish = () => {
      throw new Error('The thanks broke');
    };
    await giver.pay();
    await giver.tick(1_500);
    await giver.rest();
    assert.equal([giver.alert(), giver.bodies('completeDonation').length], ['', 1]);
    assert.not.match(giver.text(), NOT_CHARGED);
    assert.match(giver.text(), /Thank you for your gift/);
    assert.match(String(giver.reported[0]), /thanks broke/);
    assert.is(document.querySelector('[data-step="pay"] [data-big-button]'), null, 'and asks for no second one');
    const title = document.querySelector('[data-step="pay"] h2');
    assert.equal([title?.textContent, document.activeElement === title], ['Thank you for your gift', true]);
  }),
);

const ON_THE_PAGE: [status: string, said: RegExp][] = [
  ['Declined', /declined.*You were not charged\./],
  ['Cancelled', /cancelled.*You were not charged\./],
  ['Pending', /We haven’t received your payment yet\. As soon as it arrives, you’ll see it here\./],
];

for (const [answer, said] of ON_THE_PAGE)
  test(
    `says what is known where the provider’s page has left the payment ${answer}`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, {
        paymentType: 'charityPage',
        answers: { checkPaymentAuthorized: () => ({ status: answer }) },
      });
      await giver.begin();
      await giver.toPay();
      await giver.press('a[data-big-button]');
      await giver.settle();
      await giver.press('button[data-big-button]');
      await giver.settle();
      assert.match(giver.find('[data-page]')?.textContent ?? '', said);
    }),
  );

test.run();
