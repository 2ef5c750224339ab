import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { acting, withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { type Giver, openGiver, wantLess } from '../../../support/giver.tsx';
import { held } from '../../../support/paying.ts';

/** What the chosen sum does and what the button says, from the amounts to the thanks. */

withDom(test);
test.before(wantLess);

const IMPACT = [10, 50].map((amount) => ({ amount, text: `$${amount} does ${amount}.` }));
const withImpact = { fields: { oneCardCustomAmounts: [10, 25, 50], details: { impact: IMPACT } } };

/** The one text of several that lie over each other which is shown. */
const shown = ({ find }: Giver, inside: string) => find(`${inside} > :not([hidden])`)?.textContent ?? '';
const impact = (giver: Giver) => shown(giver, '.ca-gift-impact');
const button = (giver: Giver) => shown(giver, '[data-big-button] .ca-gift-swap');

test(
  'says in the button and under the amounts what is chosen, offered or typed',
  withClock(async (clock) => {
    const giver = await openGiver(clock, withImpact);
    assert.equal([button(giver), impact(giver)], ['Give $10', '$10 does 10.']);
    await giver.press('input[value="25"]');
    assert.equal([button(giver), impact(giver)], ['Give $25', '$10 does 10.']);
    await giver.press('input[value="50"]');
    assert.equal([button(giver), impact(giver)], ['Give $50', '$50 does 50.']);
    await giver.type('[name="amount"]', '12.50');
    assert.equal([button(giver), impact(giver)], ['Give $12.50', '$10 does 10.']);
    await giver.type('[name="amount"]', '3');
    assert.equal([button(giver), impact(giver)], ['Give $3', '']);
    await giver.type('[name="amount"]', '');
    assert.equal([button(giver), impact(giver)], ['Donate', '']);
    await giver.type('[name="amount"]', '20000');
    assert.equal([button(giver), impact(giver)], ['Donate', ''], 'no gift is so large');
  }),
);

test(
  'keeps the publisher’s own words on the button, and shows no room for what is not said',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { fields: { customButtonText: 'Chip in' } });
    assert.is(button(giver), 'Chip in $10', 'the sum is for screen readers');
    assert.is(giver.find('[data-big-button] [data-with]:not([hidden]) > .ca-hidden')?.textContent, '$10');
    assert.is(giver.find('.ca-gift-impact'), null);
  }),
);

test(
  'says nothing of what a sum does in another currency',
  withClock(async (clock) => {
    const giver = await openGiver(clock, { ...withImpact, paymentType: 'charityPage' });
    await acting(() => giver.store.setCurrency('GBP'));
    assert.equal([button(giver), giver.find('.ca-gift-impact')], ['Give £10', null]);
  }),
);

test(
  'keeps the choice and what it does in view while the payment is prepared',
  withClock(async (clock) => {
    const begun = held<object>();
    const giver = await openGiver(clock, { ...withImpact, answers: { initiateDonation: () => begun.promise } });
    await giver.press('input[value="50"]');
    await giver.press();
    await giver.tick(5_000);
    assert.equal([button(giver), impact(giver)], ['Preparing…', '$50 does 50.']);
    assert.is((giver.find('input[value="50"]') as HTMLInputElement).checked, true);
    assert.ok(giver.find('.ca-gift-amount[data-chosen] input[value="50"]'));
    await acting(() => begun.resolve({ errorList: ['No.'] }));
    await giver.rest();
    assert.equal([button(giver), impact(giver)], ['Give $50', '$50 does 50.']);
  }),
);

/** Without what keeps an address on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '');

async function thanked(giver: Giver) {
  await giver.begin();
  await giver.toPay();
  await giver.pay();
  await giver.tick(1_500);
  await giver.see('.ca-thanks');
  return plain(giver.find('.ca-reward-words')?.textContent ?? '');
}

test(
  'thanks with the sum, the receiver, that it is given once, what it does, and where the receipt goes',
  withClock(async (clock) => {
    const text = await thanked(await openGiver(clock, withImpact));
    assert.is(text, '$10 does 10.$10 to Ferry FundOne-time gift. We’ll send your receipt to a…@example.org.');
  }),
);

test(
  'thanks in the publisher’s words and says what the sum does below them',
  withClock(async (clock) => {
    const text = await thanked(
      await openGiver(clock, { fields: { ...withImpact.fields, thankYouText: 'The boat sails.' } }),
    );
    assert.match(text, /^The boat sails\.\$10 does 10\.\$10 to Ferry Fund/);
  }),
);

test(
  'promises no receipt where none is sent',
  withClock(async (clock) => {
    const completeDonation = () => ({ status: 'Success', endUsersCount: 3 });
    const text = await thanked(await openGiver(clock, { answers: { completeDonation } }));
    assert.is(text, 'Your gift is on its way.$10 to Ferry FundOne-time gift');
  }),
);

for (const [email, seen] of [
  ['a@example.org', 'a…@example.org'],
  ['anna@example.org', 'a…@example.org'],
  ['annab@example.org', 'an…b@example.org'],
  ['wilhelmina.featherstone+boat@mail.example.org', 'wi…t@mail.example.org'],
] as const)
  test(
    `shows ${email} as ${seen} in the thanks`,
    withClock(async (clock) => {
      const giver = await openGiver(clock);
      await giver.begin();
      await giver.toPay();
      await giver.back();
      await giver.type('[autocomplete="email"]', email);
      await giver.press();
      await giver.rest();
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      assert.ok(plain(giver.text()).includes(`receipt to ${seen}.`), giver.text());
    }),
  );

test.run();
