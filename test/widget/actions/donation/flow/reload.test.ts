import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  forgetPayment,
  type KeptPayment,
  keepPayment,
  keptPayment,
} from '../../../../../widget/actions/donation/kept-payment.ts';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import type { Action } from '../../../../../widget/core/model/action.ts';
import { acting, withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';
import { type GiverOptions, openGiver, wantLess } from '../../../support/giver.tsx';
import { held } from '../../../support/paying.ts';

/** A page that is loaded anew while a payment is under way. */

withDom(test);
test.before(wantLess);
test.before.each(() => sessionStorage.clear());

const unknown = () => {
  throw new RequestError('Failed Request', { failure: 'status', path: 'p', status: 503, body: {} });
};

/** Pays, hears nothing, and loads the page anew. @returns the widget after that, and what was sent before */
async function reloaded(clock: FakeClock, options: GiverOptions = {}) {
  const before = await openGiver(clock, { answers: { completeDonation: () => held<object>().promise } });
  await before.begin();
  await before.toPay();
  await before.pay();
  await before.settle();
  before.widget.destroy();
  document.body.replaceChildren();
  return { giver: await openGiver(clock, options), sent: before.bodies('completeDonation') };
}

test(
  'says at once that the payment is being checked, sends the same one again, and thanks',
  withClock(async (clock) => {
    const { giver, sent } = await reloaded(clock, { answers: { completeDonation: unknown } });
    assert.is(giver.route(), '/donation/details');
    assert.match(giver.text(), /We’re still checking your payment/);
    assert.match(giver.text(), /\$10 to Ferry Fund/);
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5, receipt: true });
    await giver.tick(10_000);
    await giver.see('[data-route="/donation/success"] .ca-thanks');
    assert.match(giver.text(), /receipt to a…\u2060@example\.org/);
    const again = giver.bodies('completeDonation');
    assert.ok(again.length >= 2, 'it was asked until it was known');
    for (const body of again) assert.equal(body, sent[0]);
    assert.equal(giver.bodies('initiateDonation'), []);
    assert.is(sessionStorage.length, 0, 'nothing of the donor stays');
  }),
);

test(
  'leads to the amounts with the reason where the payment was refused, and begins anew there',
  withClock(async (clock) => {
    const { giver } = await reloaded(clock, {
      answers: { completeDonation: () => ({ status: 'Rejected', errorList: ['Your bank declined the payment.'] }) },
    });
    await giver.rest();
    assert.is(giver.route(), '/donation/start');
    assert.match(giver.alert(), /Your bank declined/);
    assert.is(sessionStorage.length, 0);
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5 });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.is(giver.bodies('completeDonation').length, 2);
  }),
);

test(
  'never says that nothing was charged, whatever the server answers then',
  withClock(async (clock) => {
    const refuse = () => {
      throw new RequestError('Failed Request', { failure: 'status', path: 'p', status: 422, body: {} });
    };
    const { giver } = await reloaded(clock, { answers: { completeDonation: refuse } });
    await giver.tick(60_000);
    assert.match(giver.text(), /We’re still checking your payment/);
    assert.is(giver.alert(), '');
    assert.is(sessionStorage.length, 1);
  }),
);

test(
  'pays without storage, which some frames refuse',
  withClock(async (clock) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    try {
      const giver = await openGiver(clock);
      await giver.begin();
      await giver.toPay();
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      assert.equal(giver.reported, []);
    } finally {
      if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
    }
  }),
);

test(
  'keeps nothing of a payment that is known, and lets a reader go back from one that is not',
  withClock(async (clock) => {
    const { giver } = await reloaded(clock, { answers: { completeDonation: unknown } });
    await giver.back();
    assert.is(giver.find('[data-big-button]')?.textContent, 'We’re still checking your payment');
    const asked = giver.bodies('completeDonation').length;
    await giver.press();
    await acting(() => {});
    assert.is(giver.bodies('initiateDonation').length, 0);
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5 });
    await giver.tick(30_000);
    await giver.see('.ca-thanks');
    assert.is(giver.bodies('completeDonation').length, asked + 1);
  }),
);

test(
  'asks about a payment of this visit alone, without the page being loaded anew, one question at a time',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { answers: { completeDonation: unknown } });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.rest();
    assert.match(giver.text(), /We’re still checking your payment/);
    assert.is(giver.bodies('completeDonation').length, 1);
    await giver.press();
    await giver.settle();
    assert.is(giver.bodies('completeDonation').length, 2, 'at once, where the reader asks');
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5 });
    await giver.tick(5_000);
    await giver.see('.ca-thanks');
    assert.is(giver.bodies('completeDonation').length, 3);
  }),
);

test('forgets the payment of its own attempt alone, where the same donation stands on the page twice', () => {
  const action = { identifier: '7001|donation' } as Action;
  const keptOf = (trackingId: string) => ({ begun: { trackingId }, body: {} }) as unknown as KeptPayment;
  keepPayment(action, keptOf('other'));
  forgetPayment(action, keptOf('own'));
  assert.equal(keptPayment(action), keptOf('other'));
  forgetPayment(action, keptOf('other'));
  assert.is(keptPayment(action), null);
});

test.run();
