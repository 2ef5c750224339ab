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
      says(giver.text(), LINE);
      await giver.begin();
      says(giver.text(), LINE);
      await giver.press('[data-way="CreditCard"]');
      await giver.rest();
      says(giver.text(), LINE);
      await giver.toPay();
      says(giver.text(), LINE);
      await giver.pay();
      await giver.tick(1_500);
      await giver.see('.ca-thanks');
      says(giver.text(), LINE);
      assert.is(giver.text().includes('send your receipt'), !playMoney);
    }),
  );

test.run();
