import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createInitiation } from '../../../../../widget/actions/donation/initiate.ts';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { acting, withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';
import { type Giver, openGiver, wantLess } from '../../../support/giver.tsx';
import { held, refusing } from '../../../support/paying.ts';
import { wireAction } from '../../../support/wire.ts';

/** Wallets as a reader meets them: offered where spec §4 allows, opened within the press, closed, refused or slow. */

withDom(test);
test.before(wantLess);

const AGENTS = {
  'an iPhone': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1',
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36',
};

const on = (device: keyof typeof AGENTS) =>
  Object.defineProperty(navigator, 'userAgent', { value: AGENTS[device], configurable: true });

const shown = ({ container }: Giver) =>
  [...container.querySelectorAll('.ca-gift-way')].map(({ textContent }) => textContent);

const ALL = ['CreditCard', 'GooglePay', 'Venmo', 'ApplePay'];

for (const [device, ways, expected] of [
  ['an iPhone', ALL, ['Card', 'Venmo', 'Apple Pay']],
  ['Android', ALL, ['Card', 'Google Pay', 'Venmo', 'Apple Pay']],
  ['Android', ['CreditCard', 'Venmo'], ['Card', 'Venmo']],
] as const)
  test(
    `offers ${expected.join(', ')} on ${device} where the browser has ${ways.join(', ')}`,
    withClock(async (clock) => {
      on(device);
      const giver = await openGiver(clock, { ways });
      await giver.begin();
      assert.equal(shown(giver), expected);
      assert.match(giver.text(), /\$10 to Ferry Fund/);
    }),
  );

test(
  'asks for no way to pay where there is one alone',
  withClock(async (clock) => {
    on('an iPhone');
    const giver = await openGiver(clock, { ways: ['CreditCard', 'GooglePay'] });
    await giver.begin();
    assert.is(giver.route(), '/donation/details');
    assert.is(giver.store.selectedPaymentProvider.value, 'CreditCard');
  }),
);

test(
  'says where no way to pay works, and stays at the amounts',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { ways: [] });
    await giver.begin();
    assert.equal([giver.route(), giver.store.isSubmitting.value], ['/donation/start', false]);
    assert.match(giver.alert(), /No way to pay works in this browser/);
  }),
);

async function atWallet(clock: FakeClock, way = 'ApplePay') {
  on('Android');
  const giver = await openGiver(clock, { ways: ALL });
  await giver.begin();
  await giver.press(`[data-way="${way}"]`);
  await giver.rest();
  await giver.toPay();
  return giver;
}

for (const [way, name] of [
  ['ApplePay', 'Apple Pay'],
  ['GooglePay', 'Google Pay'],
  ['Venmo', 'Venmo'],
] as const)
  test(
    `opens ${name} within the press, and thanks when it was approved`,
    withClock(async (clock) => {
      const giver = await atWallet(clock, way);
      const button = await giver.see('[data-step="pay"] [data-big-button]');
      assert.is(button.textContent, `Pay with ${name} $10`);
      let wasAsked = false;
      await acting(() => {
        button.click();
        wasAsked = giver.provider.log.at(-1) === `pay with ${way}`;
      });
      assert.ok(wasAsked, 'later, a browser would refuse the sheet');
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      const [{ paymentProvider } = {}] = giver.bodies('completeDonation');
      assert.is(paymentProvider, way);
    }),
  );

for (const [failure, words] of [
  ['cancelled', /Payment cancelled\. You were not charged\./],
  ['declined', /Your bank declined the payment/],
  ['failed', /Couldn't create payment/],
] as const)
  test(
    `tells of a wallet that was ${failure}, charges nothing, and opens it again`,
    withClock(async (clock) => {
      const giver = await atWallet(clock);
      giver.provider.does.pay = refusing(failure);
      await giver.pay();
      await giver.settle();
      assert.match(giver.alert(), words);
      assert.equal([giver.store.isSubmitting.value, giver.bodies('completeDonation')], [false, []]);
      giver.provider.does.pay = async () => ({ nonce: 'approved' });
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      assert.is(giver.bodies('completeDonation').length, 1);
    }),
  );

test(
  'waits for a slow wallet, opens it once, and pays once',
  withClock(async (clock) => {
    const sheet = held<{ nonce: string }>();
    const giver = await atWallet(clock);
    giver.provider.does.pay = () => sheet.promise;
    await giver.pay();
    await giver.tick(300_000);
    await giver.pay();
    assert.is(giver.provider.log.filter((line) => line.startsWith('pay')).length, 1);
    await acting(() => sheet.resolve({ nonce: 'slow' }));
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.is(giver.bodies('completeDonation').length, 1);
  }),
);

const lost = (status: number) => {
  throw new RequestError('Failed Request', { failure: 'status', path: 'p', status, body: {} });
};

for (const [title, answer, first] of [
  ['paid', () => ({ status: 'Success', endUsersCount: 5 }), 'paid'],
  ['declined', () => ({ status: 'Rejected', errorList: ['No'] }), 'declined'],
  ['refused unread', () => lost(400), 'declined'],
  ['not known yet', () => lost(503), 'unknown'],
] as const)
  test(
    `tells a sheet that waits for it that the payment is ${title}`,
    withClock(async (clock) => {
      const heard: string[] = [];
      const giver = await atWallet(clock);
      giver.provider.does.pay = async () => ({ nonce: 'approved', tell: (what) => void heard.push(what) });
      giver.answers.completeDonation = answer;
      await giver.pay();
      await giver.rest();
      assert.equal(heard, [first]);
      // What nobody knows yet is kept for a page that is loaded anew.
      sessionStorage.clear();
    }),
  );

test(
  'begins with the card, and the next donation of the widget with what the reader has paid with',
  withClock(async (clock) => {
    on('Android');
    const partner = { id: 6, name: 'Reef Trust', paymentType: 'cardAndWallet' };
    const giver = await openGiver(clock, { ways: ALL, more: [wireAction(2, 'donation', { partner, details: {} })] });
    const second = giver.app.session.widget.value.actions[1];
    assert.ok(second);
    await giver.begin();
    await giver.press('[data-way="GooglePay"]');
    await giver.rest();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    await giver.app.of(second, createInitiation).begin();
    assert.equal(
      giver.bodies('initiateDonation').map(({ paymentMethod }) => paymentMethod),
      [0, 1],
    );
  }),
);

test.run();
