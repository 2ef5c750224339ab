import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardField, FieldState } from '../../../../../widget/core/payments/provider.ts';
import { acting, withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';
import { type Giver, type GiverOptions, openGiver, wantLess } from '../../../support/giver.tsx';
import { held, refusing, WHOLE } from '../../../support/paying.ts';

/** A card that is refused, by its provider, by the bank's step or by the server: words, marks, focus, and another try. */

withDom(test);
test.before(wantLess);

const marked = ({ container }: Giver) =>
  [...container.querySelectorAll<HTMLElement>('.ca-card-field:has([data-wrong])')].map(
    (field) => `${field.dataset.field}: ${field.querySelector('.ca-error')?.textContent}`,
  );

const ALL_MARKED = [
  'number: Credit card number is invalid',
  'expirationDate: Invalid expiry date. Enter the month and the year, such as 04/29.',
  'cvv: Invalid CVV',
];

async function atCard(clock: FakeClock, options: GiverOptions = {}) {
  const giver = await openGiver(clock, options);
  await giver.begin();
  await giver.toPay();
  const states = (own: Partial<Record<CardField, Partial<FieldState>>>) =>
    acting(() =>
      giver.provider.told.states({
        number: { ...WHOLE.number, ...own.number },
        expirationDate: { ...WHOLE.expirationDate, ...own.expirationDate },
        cvv: { ...WHOLE.cvv, ...own.cvv },
      }),
    );
  return { ...giver, states, focused: () => giver.provider.log.filter((line) => line.startsWith('focus')) };
}

test(
  'tells that a card’s fields could not load, where screen readers already listen',
  withClock(async (clock) => {
    const giver = await openGiver(clock);
    const loading = held<void>();
    giver.provider.does.fields = () => loading.promise;
    await giver.begin();
    await giver.toPay();
    const place = await giver.see('.ca-bar .ca-error[aria-live]');
    assert.is(place.textContent, '');
    await acting(() => loading.reject(new Error('No network')));
    await giver.settle();
    assert.match(place.textContent ?? '', /^There was an error with the payment gateway.+You were not charged\.$/);
    assert.is(giver.find('.ca-bar .ca-error[aria-live]'), place);
    assert.is(giver.find('[data-step="pay"] [data-big-button]')?.getAttribute('aria-describedby'), place.id);
  }),
);

test(
  'marks the fields that the provider refuses, leads to the first, and forgets it when the reader has been there',
  withClock(async (clock) => {
    const giver = await atCard(clock);
    giver.provider.does.pay = refusing('invalid', ['cvv']);
    await giver.pay();
    await giver.settle();
    assert.match(giver.alert(), /Invalid CVV/);
    assert.equal([marked(giver), giver.focused()], [['cvv: Invalid CVV'], ['focus cvv']]);
    await giver.states({ cvv: { isFocused: true } });
    assert.is(marked(giver).length, 1, 'while the reader is there');
    await giver.states({});
    assert.equal(marked(giver), []);
    assert.is(giver.bodies('completeDonation').length, 0);
  }),
);

test(
  'marks the whole card where the gateway can’t read it, and each field until it is changed',
  withClock(async (clock) => {
    const completeDonation = () => ({ status: 'ValidationFailed', errorList: ['Check the card.'], invalidCard: true });
    const giver = await atCard(clock, { answers: { completeDonation } });
    await giver.pay();
    await giver.settle();
    assert.match(giver.alert(), /Check the card\./);
    assert.equal([marked(giver), giver.focused()], [ALL_MARKED, ['focus number']]);
    await giver.states({ number: { isComplete: false, isFocused: true } });
    await giver.states({ number: { isFocused: true } });
    assert.equal(marked(giver), ALL_MARKED.slice(1));
    giver.answers.completeDonation = () => ({ status: 'Success', endUsersCount: 1 });
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
  }),
);

test(
  'marks nothing for other refusals',
  withClock(async (clock) => {
    const completeDonation = () => ({ status: 'ValidationFailed', errorList: ['This payment has expired.'] });
    const giver = await atCard(clock, { answers: { completeDonation } });
    await giver.pay();
    await giver.settle();
    assert.match(giver.alert(), /has expired/);
    assert.equal([marked(giver), giver.focused()], [[], []]);
  }),
);

for (const [failure, words] of [
  ['declined', /Your bank declined the payment\. You were not charged\./],
  ['cancelled', /Payment cancelled\. You were not charged\./],
  ['failed', /Couldn't create payment, try again later/],
] as const)
  test(
    `says that the bank’s step ${failure}, keeps what was entered, and takes another try`,
    withClock(async (clock) => {
      const giver = await atCard(clock);
      await giver.type('[name="dedication"]', 'For Dolores');
      giver.provider.does.pay = refusing(failure);
      await giver.pay();
      await giver.settle();
      assert.match(giver.alert(), words);
      assert.equal(marked(giver), []);
      assert.is(giver.reported.length, failure === 'failed' ? 1 : 0, 'reported only where somebody must look at it');
      assert.is(giver.bodies('completeDonation').length, 0);
      giver.provider.does.pay = async () => ({ nonce: 'second' });
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      const [{ dedication, paymentNonce } = {}] = giver.bodies('completeDonation');
      assert.equal([dedication, paymentNonce], ['For Dolores', 'second']);
    }),
  );

test(
  'waits for a bank’s step as long as it takes, and pays once however often it is pressed',
  withClock(async (clock) => {
    const bank = held<{ nonce: string }>();
    const giver = await atCard(clock);
    giver.provider.does.pay = () => bank.promise;
    await giver.pay();
    await giver.tick(600_000);
    await giver.pay();
    // Enter in a field, which no button of ours sees.
    await acting(() => giver.provider.told.fields?.onSubmit?.());
    assert.is(giver.find('.ca-giving')?.textContent, 'Processing your gift…');
    await acting(() => bank.resolve({ nonce: 'slow' }));
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.is(giver.provider.log.filter((line) => line === 'pay').length, 1);
    assert.is(giver.bodies('completeDonation').length, 1);
  }),
);

test(
  'leads to the first field that is missing, and pays nothing',
  withClock(async (clock) => {
    const giver = await atCard(clock);
    await giver.states({ expirationDate: { isComplete: false }, cvv: { isComplete: false } });
    await giver.pay();
    assert.equal(giver.focused(), ['focus expirationDate']);
    assert.equal(marked(giver), ALL_MARKED.slice(1));
    assert.not(giver.provider.log.includes('pay'));
  }),
);

test.run();
