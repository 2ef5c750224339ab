import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CompleteDonationRequest,
  InitiateDonationRequest,
  PaymentAuthorizedRequest,
  RecordActivityRequest,
} from '../../../../../widget/core/api/wire.ts';
import { withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { type Giver, openGiver, wantLess } from '../../../support/giver.tsx';
import { refusing } from '../../../support/paying.ts';

/** What a donation tells (spec §7), for each payment type. */

withDom(test);
test.before(wantLess);

const BEGUN = ['WidgetVisible', 'ActionVisible', 'ActionInitiated', 'DonationAmountSelected'];

/** All calls' own fields, beside those that every completion carries. */
const COMMON = new Set(
  `id actionId widgetCardId articleId articleUrlTracking widgetId partnerName partnerId publisherId publishedDate
  widgetType widgetEmbedType issueId subIssueId actionOrder location sponsored`.split(/\s+/),
);
const own = (body: object | undefined) =>
  Object.keys(body ?? {})
    .filter((name) => !COMMON.has(name))
    .sort();

const providerOf = (giver: Giver) =>
  giver
    .bodies('recordActivity')
    .filter(({ type }) => type === 'PaymentProviderSelected')
    .map(({ eventData }) => eventData);

function areValid(giver: Giver) {
  for (const body of giver.bodies('recordActivity')) assert.ok(is(body, RecordActivityRequest), JSON.stringify(body));
  for (const body of giver.bodies('initiateDonation')) assert.ok(is(body, InitiateDonationRequest));
  for (const body of giver.bodies('completeDonation')) assert.ok(is(body, CompleteDonationRequest));
  for (const body of giver.bodies('checkPaymentAuthorized')) assert.ok(is(body, PaymentAuthorizedRequest));
}

for (const paymentType of ['cardAndWallet', 'charityToken'])
  test(
    `tells of a card through ${paymentType}, in order`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, { paymentType });
      await giver.begin();
      await giver.toPay();
      await giver.type('[name="dedication"]', ' For Dolores ');
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      assert.equal(giver.events(), [
        ...BEGUN,
        'PaymentProviderSelected',
        'DonationPaymentSubmitted',
        'ActionCompleted',
      ]);
      assert.equal(providerOf(giver), ['CreditCard']);
      const [begun] = giver.bodies('initiateDonation');
      assert.equal(own(begun), ['actionCompletedTime', 'amount', 'currency', 'paymentMethod']);
      assert.equal([begun?.amount, begun?.currency, begun?.paymentMethod], [10, 'USD', 0]);
      const [done] = giver.bodies('completeDonation');
      assert.equal(own(done), [
        'actionCompletedTime',
        'currency',
        'dedication',
        'deviceData',
        'optIns',
        'paymentNonce',
        'paymentProvider',
        'trackingId',
        'user',
      ]);
      const { user, dedication, trackingId, paymentNonce, currency, paymentProvider, deviceData } = done ?? {};
      assert.equal(
        { user, dedication, trackingId, paymentNonce, currency, paymentProvider, deviceData },
        {
          user: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', address: { zipCode: '07102' } },
          dedication: 'For Dolores',
          trackingId: 'track',
          paymentNonce: 'nonce',
          currency: 'USD',
          paymentProvider: 'CreditCard',
          deviceData: 'device',
        },
      );
      areValid(giver);
    }),
  );

test(
  'tells which wallet is chosen, each time',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { ways: ['ApplePay', 'CreditCard', 'Venmo'] });
    await giver.begin();
    await giver.press('[data-way="Venmo"]');
    await giver.rest();
    await giver.back();
    await giver.press('[data-way="ApplePay"]');
    await giver.rest();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.equal(providerOf(giver), ['Venmo', 'ApplePay']);
    const [done] = giver.bodies('completeDonation');
    assert.is(done?.paymentProvider, 'ApplePay');
    areValid(giver);
  }),
);

test(
  'thanks where answers have the printed fields alone, and shows no number',
  withClock(async (clock) => {
    const initiateDonation = () => ({ clientToken: 'token', trackingId: 'track', errorList: [] });
    const completeDonation = () => ({ status: 'Success', errorList: [], endUserId: 'user-1' });
    const giver = await openGiver(clock, { answers: { initiateDonation, completeDonation } });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.is(document.querySelector('.ca-tally, .ca-own-number'), null);
  }),
);

test(
  'begins a donation with what the reader has paid with before in this widget, else with a card',
  withClock(async (clock) => {
    const partner = { id: 5, name: 'Ferry Fund', paymentType: 'cardAndWallet' };
    const again = { id: 2, type: 'donation', title: 'Keep the lamps lit', partner, details: {} };
    const giver = await openGiver(clock, {
      ways: ['Venmo', 'CreditCard'],
      card: { type: 'choosesMany' },
      more: [again],
    });
    const choose = async (row: number) => {
      await giver.press(`[data-route="/choosesManyCard"] li:nth-child(${row}) button`);
      await giver.rest();
      await giver.begin();
    };
    await choose(1);
    await giver.press('[data-way="Venmo"]');
    await giver.rest();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    await giver.tick(8_000);
    await choose(2);
    assert.equal(
      giver.bodies('initiateDonation').map(({ id, paymentMethod }) => [id, paymentMethod]),
      [
        [1, 0],
        [2, 2],
      ],
    );
  }),
);

test(
  'tells of the provider’s own page, which chooses the way to pay itself',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { paymentType: 'charityPage' });
    await giver.begin();
    await giver.toPay();
    await giver.press('a[data-big-button]');
    giver.answers.checkPaymentAuthorized = () => ({ status: 'Authorized' });
    await giver.pay();
    await giver.rest();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.equal(giver.events(), [...BEGUN, 'DonationPaymentSubmitted', 'ActionCompleted']);
    assert.equal(own(giver.bodies('checkPaymentAuthorized')[0]), ['actionCompletedTime', 'trackingId']);
    const [done] = giver.bodies('completeDonation');
    assert.equal([done?.paymentProvider, done?.paymentNonce], ['charityPage', undefined]);
    areValid(giver);
  }),
);

const withList = { card: { type: 'choosesMany' }, more: [{ id: 2, type: 'petition', title: 'Sign' }] };

/** From the list to a payment that the reader cancels. */
async function cancelPayment(giver: Giver) {
  await giver.press('[data-route="/choosesManyCard"] main button');
  await giver.rest();
  await giver.begin();
  await giver.toPay();
  giver.provider.does.pay = refusing('cancelled');
  giver.events();
  await giver.tick(10_000);
  await giver.pay();
  await giver.settle();
}

test(
  'tells nothing of a payment that was cancelled and then made: the action was completed',
  withClock(async (clock) => {
    const giver = await openGiver(clock, withList);
    await cancelPayment(giver);
    assert.match(giver.alert(), /Payment cancelled\. You were not charged\./);
    giver.provider.does.pay = async () => ({ nonce: 'second' });
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.equal(giver.events(), ['DonationPaymentSubmitted', 'ActionCompleted']);
    areValid(giver);
  }),
);

test(
  'tells of an action whose payment was cancelled when the reader leaves it, with the time of the cancellation',
  withClock(async (clock) => {
    const giver = await openGiver(clock, withList);
    await cancelPayment(giver);
    const cancelledAt = clock.now();
    await giver.tick(60_000);
    for (let backs = 0; backs < 3; backs++) await giver.back();
    assert.is(giver.route(), '/choosesManyCard');
    assert.equal(giver.events(), ['ActionCancelled']);
    const [told] = giver.bodies('recordActivity').slice(-1);
    const [{ cancelledTime }] = (told?.actions ?? []) as [{ cancelledTime: number }];
    assert.ok(cancelledTime >= 10 && cancelledTime <= cancelledAt / 1_000, String(cancelledTime));
    areValid(giver);
  }),
);

test.run();
