import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../../widget/core/api/errors.ts';
import { withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { openGiver, wantLess } from '../../../support/giver.tsx';

/** A donation that can't be begun, or was begun for a provider that nobody knows (spec §5, §8). */

withDom(test);
test.before(wantLess);

const GATEWAY = /There was an error with the payment gateway while initiating your donation/;

const fail = (status: number) => () => {
  throw new RequestError('Failed Request', { failure: 'status', path: 'p', status, body: {} });
};

for (const [title, initiateDonation, words] of [
  ['no client token comes back', () => ({ trackingId: 'track' }), GATEWAY],
  ['no tracking id comes back', () => ({ clientToken: 'token' }), GATEWAY],
  ['the server names an error', () => ({ errorList: ['The smallest amount is $10'] }), /smallest amount is \$10/],
  ['the server fails', fail(500), GATEWAY],
] as const)
  test(
    `says so where ${title}, keeps the amount, and begins at the next press`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, { answers: { initiateDonation } });
      await giver.type('[name="amount"]', '12.50');
      await giver.begin();
      assert.match(giver.alert(), words);
      assert.equal([giver.route(), giver.store.isSubmitting.value], ['/donation/start', false]);
      assert.is((giver.find('[name="amount"]') as HTMLInputElement).value, '12.50');
      giver.answers.initiateDonation = () => ({ trackingId: 'track', clientToken: 'token' });
      await giver.begin();
      assert.equal([giver.route(), giver.alert()], ['/donation/details', '']);
    }),
  );

test(
  'reports a provider that can’t be opened, and opens it at the next press',
  withClock(async (clock) => {
    const giver = await openGiver(clock);
    giver.provider.does.open = async () => {
      throw new Error('Its script is blocked');
    };
    await giver.begin();
    assert.match(giver.alert(), GATEWAY);
    assert.match(String(giver.reported[0]), /script is blocked/);
    giver.provider.does.open = async () => {};
    await giver.begin();
    assert.is(giver.route(), '/donation/details');
  }),
);

test(
  'reports a payment provider that nobody knows, and goes on with the rest of the widget',
  withClock(async (clock) => {
    const details = { answers: [{ id: 1, text: 'Yes' }] };
    const giver = await openGiver(clock, {
      paymentType: 'cash',
      more: [{ id: 2, type: 'poll', title: 'Should it run?', details }],
    });
    assert.match(giver.text(), /Should it run\?/);
    assert.is(giver.app.session.widget.value.actions.length, 1);
    assert.is(giver.reported.length, 1);
  }),
);

test.run();
