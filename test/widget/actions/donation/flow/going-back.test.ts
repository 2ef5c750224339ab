import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { acting, withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { DONOR, openGiver, wantLess } from '../../../support/giver.tsx';
import { held } from '../../../support/paying.ts';

/** What stays and what goes when a donor goes back. */

withDom(test);
test.before(wantLess);

const textOf = (field: Element | null) => (field as HTMLInputElement | null)?.value;

test(
  'keeps the amount, the details and the dedication, and begins anew with what is chosen then',
  withClock(async (clock) => {
    const giver = await openGiver(clock);
    await giver.press('input[value="50"]');
    await giver.begin();
    await giver.toPay();
    await giver.type('[name="dedication"]', 'For Dolores');
    await giver.back();
    for (const [token, value] of Object.entries(DONOR))
      assert.is(textOf(giver.find(`[autocomplete="${token}"]`)), value);
    await giver.back();
    assert.is(giver.route(), '/donation/start');
    assert.ok(giver.find('.ca-gift-amount[data-chosen] input[value="50"]'));
    await giver.type('[name="amount"]', '12.50');
    assert.is(giver.find('.ca-gift-amount[data-chosen]'), null);
    await giver.begin();
    await giver.press();
    await giver.rest();
    assert.is(textOf(await giver.see('[name="dedication"]')), 'For Dolores');
    assert.match(giver.find('[data-step="pay"]')?.textContent ?? '', /\$12\.50 to Ferry Fund/);
    assert.equal(
      giver.bodies('initiateDonation').map(({ amount }) => amount),
      [50, 12.5],
    );
    assert.equal(
      giver.provider.log.filter((line) => /open|^close/.test(line)),
      ['open 50 USD token', 'close', 'open 12.5 USD token'],
    );
  }),
);

test(
  'pays once if the reader goes back to the amounts meanwhile, and thanks them there',
  withClock(async (clock) => {
    const paid = held<object>();
    const giver = await openGiver(clock, { answers: { completeDonation: () => paid.promise } });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.back();
    await giver.back();
    assert.is(giver.route(), '/donation/start');
    await giver.tick(5_000);
    assert.is(giver.store.selectedPaymentProvider.value, 'CreditCard', 'the payment needs it');
    const button = giver.find('[data-big-button]');
    const said = button?.querySelector('.ca-gift-swap > :not([hidden])')?.textContent;
    assert.equal([said, button?.getAttribute('aria-busy')], ['Processing your gift…', 'true']);
    assert.ok(giver.find('fieldset:disabled'), 'no other amount can be chosen');
    await giver.press();
    assert.is(giver.bodies('initiateDonation').length, 1);
    await acting(() => paid.resolve({ status: 'Success', endUsersCount: 1 }));
    await giver.tick(1_500);
    await giver.see('[data-route="/donation/success"] .ca-thanks');
    assert.is(giver.bodies('completeDonation').length, 1);
  }),
);

test(
  'tells at the amounts of a payment that was refused meanwhile, and clears its provider then',
  withClock(async (clock) => {
    const paid = held<object>();
    const giver = await openGiver(clock, { answers: { completeDonation: () => paid.promise } });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.back();
    await giver.back();
    await acting(() => paid.resolve({ status: 'Rejected', errorList: ['Your bank declined the payment.'] }));
    assert.match(giver.alert(), /Your bank declined/);
    assert.is(giver.store.isSubmitting.value, false);
    await giver.tick(500);
    assert.is(giver.store.selectedPaymentProvider.value, null);
    assert.is(giver.provider.log.at(-1), 'close');
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 1 });
    await giver.begin();
    await giver.press();
    await giver.rest();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.is(giver.bodies('initiateDonation').length, 2);
  }),
);

test(
  'leads nowhere, and chooses nothing, for a reader who has gone back to the list while it was begun',
  withClock(async (clock) => {
    const begun = held<object>();
    const giver = await openGiver(clock, {
      card: { type: 'choosesMany' },
      more: [{ id: 2, type: 'petition', title: 'Sign' }],
      answers: { initiateDonation: () => begun.promise },
    });
    await giver.press('[data-route="/choosesManyCard"] button.ca-big, [data-route="/choosesManyCard"] main button');
    await giver.rest();
    assert.is(giver.route(), '/donation/start');
    await giver.press();
    await giver.back();
    assert.is(giver.route(), '/choosesManyCard');
    giver.events();
    await acting(() => begun.resolve({ trackingId: 'track', clientToken: 'token' }));
    await giver.rest();
    await giver.tick(1_000);
    await giver.rest();
    assert.equal([giver.route(), giver.store.isSubmitting.value], ['/choosesManyCard', false]);
    assert.equal(giver.events(), []);
  }),
);

test(
  'has its partner come in from the left beside the details, whose form is on the right, and from the right elsewhere',
  withClock(async (clock) => {
    const giver = await openGiver(clock);
    const side = async () => {
      await acting(() => giver.app.session.setOverlay('partner'));
      const from = (await giver.see('.ca-overlay')).dataset.from;
      await acting(() => giver.app.session.setOverlay(null));
      return from;
    };
    assert.is(await side(), 'right');
    await giver.begin();
    assert.equal([giver.route(), await side()], ['/donation/details', 'left']);
    await giver.toPay();
    assert.is(await side(), 'left', 'the payment is on the same screen');
  }),
);

test.run();
