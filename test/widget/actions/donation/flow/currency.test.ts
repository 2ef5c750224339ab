import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { acting, withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { type Giver, openGiver, wantLess } from '../../../support/giver.tsx';
import { held } from '../../../support/paying.ts';

/** The currency switcher and its modal (spec §4: donation routes only, partners of the third payment type only). */

withDom(test);
test.before(wantLess);

const SWITCH = '.ca-footer [aria-haspopup="dialog"]';
const shownAmounts = ({ container }: Giver) =>
  [...container.querySelectorAll('.ca-gift-amount')].map(({ textContent }) => textContent);
const options = ({ container }: Giver) =>
  [...container.querySelectorAll('.ca-currencies button')].map(({ textContent }) => textContent?.slice(0, 3));

async function choose(giver: Giver, code: string) {
  await giver.press(SWITCH);
  await giver.see('.ca-currencies');
  await acting(() =>
    [...giver.container.querySelectorAll<HTMLElement>('.ca-currencies button')]
      .find(({ textContent }) => textContent?.startsWith(code))
      ?.click(),
  );
  await giver.rest();
}

for (const paymentType of ['cardAndWallet', 'charityToken'])
  test(
    `has no switcher for ${paymentType}`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, { paymentType });
      assert.is(giver.find(SWITCH), null);
      await giver.begin();
      assert.is(giver.find(SWITCH), null);
    }),
  );

test(
  'offers five currencies on each of its routes until it is paid, and on no list',
  withClock(async (clock) => {
    const giver = await openGiver(clock, {
      paymentType: 'charityPage',
      card: { type: 'choosesMany' },
      more: [{ id: 2, type: 'petition', title: 'Sign' }],
    });
    assert.equal([giver.route(), giver.find(SWITCH)], ['/choosesManyCard', null]);
    await giver.press('main button');
    await giver.rest();
    assert.is((await giver.see(SWITCH)).textContent, 'USD');
    assert.is(giver.find(SWITCH)?.getAttribute('aria-label'), 'Currency: USD');
    await giver.press(SWITCH);
    await giver.see('.ca-currencies');
    assert.equal(options(giver), ['USD', 'EUR', 'GBP', 'AUD', 'CAD']);
    assert.is(giver.find('.ca-currencies [aria-pressed="true"]')?.textContent, 'USDUS Dollar');
    await choose(giver, 'USD');
    await giver.begin();
    assert.equal([giver.route(), Boolean(giver.find(SWITCH))], ['/donation/details', true]);
    await giver.toPay();
    assert.ok(giver.find(SWITCH));
    await giver.press('a[data-big-button]');
    giver.answers.checkPaymentAuthorized = () => ({ status: 'Authorized' });
    await giver.pay();
    await giver.rest();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    await giver.rest();
    assert.is(giver.find(SWITCH), null);
  }),
);

test(
  'begins anew at the amounts after a switch at the payment, and keeps the currency of the reader’s choice',
  withClock(async (clock) => {
    const giver = await openGiver(clock, {
      paymentType: 'charityPage',
      widget: { endUserLocation: { countryCode: 'DE', currency: 'EUR' } },
    });
    assert.equal(shownAmounts(giver), ['€25', '€50', '€100'], 'the reader’s own at first');
    await giver.begin();
    await giver.toPay();
    await choose(giver, 'GBP');
    assert.is(giver.route(), '/donation/start');
    assert.equal(shownAmounts(giver), ['£25', '£50', '£100']);
    await giver.begin();
    assert.equal(
      giver.bodies('initiateDonation').map(({ currency, amount }) => [currency, amount]),
      [
        ['EUR', 10],
        ['GBP', 10],
      ],
    );
  }),
);

test(
  'can’t be switched while the donation is begun',
  withClock(async (clock) => {
    const begun = held<object>();
    const giver = await openGiver(clock, {
      paymentType: 'charityPage',
      answers: { initiateDonation: () => begun.promise },
    });
    await giver.press('main [data-big-button]');
    assert.is(giver.find(SWITCH)?.getAttribute('aria-disabled'), 'true');
    await giver.press(SWITCH);
    assert.is(giver.find('.ca-currencies'), null);
    await acting(() => begun.resolve({ trackingId: 'track' }));
  }),
);

for (const [currency, amounts, texts, chosen, tooSmall, words] of [
  ['JPY', [1000, 2500], ['¥1,000', '¥2,500'], 1000, '99', 'The smallest amount is ¥100'],
  ['KWD', [1.25, 5], ['KWD 1.250', 'KWD 5'], 10, '0.999', 'The smallest amount is KWD 1'],
] as const)
  test(
    `takes amounts in ${currency}, and lets a reader come back to it`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, {
        paymentType: 'charityPage',
        fields: { details: { currency }, oneCardCustomAmounts: amounts },
        widget: { endUserLocation: { countryCode: 'DE', currency: 'EUR' } },
      });
      assert.equal(
        shownAmounts(giver).map((text) => text?.replace(/\s/, ' ')),
        texts,
      );
      assert.is(giver.store.selectedAmount.value, chosen);
      await giver.type('[name="amount"]', tooSmall);
      assert.is(giver.find('.ca-error')?.textContent?.replace(/\s/g, ' '), words);
      await giver.press('main [data-big-button]');
      assert.equal(giver.bodies('initiateDonation'), []);
      await choose(giver, 'USD');
      await giver.press(SWITCH);
      await giver.see('.ca-currencies');
      assert.equal(options(giver), [currency, 'USD', 'EUR', 'GBP', 'AUD', 'CAD']);
      await choose(giver, currency);
      assert.is(giver.store.currency.value, currency);
    }),
  );

test.run();
