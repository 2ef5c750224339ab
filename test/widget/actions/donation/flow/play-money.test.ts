import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDom } from '../../../../support/dom.ts';
import { withClock } from '../../../support/clock.ts';
import { openGiver, wantLess } from '../../../support/giver.tsx';

/** Play money is said wherever it shows, before the first press too. */

withDom(test);
test.before(wantLess);

const LINE = /Play money: nothing is charged/;

for (const [playMoney, says, where] of [
  [true, assert.match, 'on every screen'],
  [undefined, assert.not.match, 'nowhere if the money is real'],
] as const)
  test(
    `says so ${where}`,
    withClock(async (clock) => {
      const giver = await openGiver(clock, {
        ways: ['CreditCard', 'Venmo'],
        fields: { details: { playMoney } },
        answers: { initiateDonation: () => ({ trackingId: 'track', clientToken: 'token', playMoney }) },
      });
      const look = () => {
        says(giver.text(), LINE);
        if (playMoney) assert.ok(giver.find('.ca-play-money'), `it stands out at ${giver.route()}`);
      };
      look();
      await giver.begin();
      look();
      await giver.press('[data-way="CreditCard"]');
      await giver.rest();
      look();
      await giver.toPay();
      look();
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      look();
      assert.is(giver.text().includes('send your receipt'), !playMoney);
    }),
  );

test(
  'promises no receipt where the server sends none',
  withClock(async (clock) => {
    const giver = await openGiver(clock, {
      answers: { completeDonation: () => ({ status: 'Success', endUsersCount: 3 }) },
    });
    await giver.begin();
    await giver.toPay();
    await giver.pay();
    await giver.tick(1_500);
    await giver.see('.ca-thanks');
    assert.not.match(giver.text(), /receipt/);
  }),
);

test.run();
