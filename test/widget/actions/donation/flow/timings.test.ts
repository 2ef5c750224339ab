import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { acting, withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { openGiver, wantLess } from '../../../support/giver.tsx';
import { held } from '../../../support/paying.ts';

/** Each delay of a donation (spec §4), to the millisecond. */

withDom(test);
test.before(wantLess);

test(
  'shows the details a second after it was begun, and is submitting until then',
  withClock(async (clock) => {
    const begun = held<object>();
    const giver = await openGiver(clock, { answers: { initiateDonation: () => begun.promise } });
    assert.is(giver.store.selectedAmount.value, 10, 'chosen by default');
    await giver.press();
    await giver.tick(5_000);
    assert.equal([giver.route(), giver.store.isSubmitting.value], ['/donation/start', true]);
    assert.is(giver.find('[data-big-button]')?.getAttribute('aria-busy'), 'true');
    await acting(() => begun.resolve({ trackingId: 'track', clientToken: 'token' }));
    await giver.settle();
    await giver.settle();
    await giver.tick(999);
    assert.equal([giver.route(), giver.store.isSubmitting.value], ['/donation/start', true]);
    await giver.tick(1);
    assert.is(giver.store.isSubmitting.value, false);
    await giver.see('[data-route="/donation/details"]');
  }),
);

test(
  'shows the thanks 1.5 s after the money was taken, and stops submitting 0.7 s later',
  withClock(async (clock) => {
    const paid = held<object>();
    const giver = await openGiver(clock, { answers: { completeDonation: () => paid.promise } });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.tick(9_000);
    assert.equal([giver.store.isSubmitting.value, giver.store.isPaid.value], [true, false]);
    await acting(() => paid.resolve({ status: 'Success', endUserId: 'user-1', endUsersCount: 3 }));
    await giver.settle();
    await giver.settle();
    assert.is(giver.app.session.variables.value.endUserId, 'user-1');
    await giver.tick(1_499);
    assert.equal([giver.route(), giver.store.isPaid.value], ['/donation/details', true]);
    await giver.tick(1);
    await giver.see('[data-route="/donation/success"] .ca-thanks');
    await giver.tick(699);
    assert.is(giver.store.isSubmitting.value, true);
    await giver.tick(1);
    assert.is(giver.store.isSubmitting.value, false);
  }),
);

test(
  'clears the payment provider half a second after the reader has come back to the amounts',
  withClock(async (clock) => {
    const giver = await openGiver(clock);
    await giver.begin();
    await giver.press('.ca-footer .ca-foot');
    await giver.see('[data-route="/donation/start"]');
    await giver.tick(499);
    assert.is(giver.store.selectedPaymentProvider.value, 'CreditCard');
    await giver.tick(1);
    assert.is(giver.store.selectedPaymentProvider.value, null);
    assert.equal(giver.provider.log, ['open 10 USD token', 'close']);
  }),
);

for (const status of [500, 503])
  test(
    `is submitting from the press to the thanks where the first answer is ${status}, and shows no card again`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, {
        answers: {
          completeDonation: () => {
            throw new RequestError('Failed Request', { failure: 'status', path: 'p', status, body: {} });
          },
        },
      });
      await giver.begin();
      await giver.toPay();
      await giver.pay();
      await giver.rest();
      assert.match(giver.text(), /We’re still checking your payment/);
      giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 5 });
      await giver.press();
      await giver.settle();
      for (let ms = 0; ms < 1_500; ms += 250) {
        assert.equal([giver.store.isSubmitting.value, giver.find('[data-step="pay"]')], [true, null], `${ms}`);
        assert.match(giver.text(), /Thank you for your gift/);
        await giver.tick(250);
      }
      await giver.see('.ca-thanks');
      assert.is(giver.bodies('completeDonation').length, 2);
      await giver.tick(2_000);
      assert.equal([giver.store.isSubmitting.value, giver.store.isChecking.value], [false, false]);
    }),
  );

test.run();
