import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askAgain } from '../../../../server/calls/donation/charge.ts';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { createSandbox } from '../../../../server/payments/sandbox.ts';
import { COMPLETE, payment } from '../../support/donations.ts';
import {
  arriveLate,
  chargesOf,
  cutOff,
  errorsOf,
  hoursLater,
  LATER,
  recover,
  statusOf,
  withDonations,
} from './cut-off.ts';

test('finds a payment that arrived hours after nobody had heard of it, and finishes the donation', () =>
  withDonations(async (server) => {
    await cutOff(server, { arrived: false });
    await recover(server, LATER);
    await recover(server, hoursLater(2));
    assert.equal(await chargesOf(server), ['none']);
    await arriveLate(server);
    await recover(server, hoursLater(4));
    assert.equal(await chargesOf(server), ['paid']);
    assert.is(await statusOf(server), 'paid');
  }));

test('asks no longer than a day, and not more than once an hour', () => {
  let asked = 0;
  return withDonations(async (server) => {
    await cutOff(server, { arrived: false });
    await recover(server, LATER);
    const sandbox = createSandbox(server.db);
    const counting: Gateway = {
      ...sandbox,
      find(orderId) {
        asked += 1;
        return sandbox.find(orderId);
      },
    };
    for (const hours of [0.5, 1.5, 2, 3, 30]) await recover(server, hoursLater(hours), counting);
    assert.is(asked, 2);
  });
});

test('tells the operator of a donation that was charged twice, and counts it once', () =>
  withDonations(async (server) => {
    const trackingId = await cutOff(server, { arrived: false });
    await recover(server, LATER);
    const [late] = await server.db.selectFrom('charges').select('orderId').execute();
    await server.post(COMPLETE, payment(trackingId));
    await arriveLate(server, late?.orderId);
    assert.equal(await errorsOf(server, hoursLater(2)), [{ orderId: late?.orderId }]);
    assert.equal((await chargesOf(server)).sort(), ['none', 'paid']);
  }));

for (const [then, arrived, expected] of [
  ['is paid too', true, ['none', 'paid']],
  ['has not reached the gateway', false, ['none', 'paid']],
] as const)
  test(`says nothing of a second charge while the other is only asked for, and decides when that ${then}`, () =>
    withDonations(async (server) => {
      await cutOff(server, { arrived: false });
      await recover(server, LATER);
      const [late] = await server.db.selectFrom('charges').selectAll().execute();
      if (!late) throw new Error('no charge');
      const other = { ...late, orderId: 'other', nonceHash: 'other', status: 'asked' as const, settledAt: null };
      const at = hoursLater(2).toISOString();
      await server.db
        .insertInto('charges')
        .values({ ...other, at })
        .execute();
      await arriveLate(server, late.orderId);
      assert.equal(await errorsOf(server, hoursLater(2)), []);
      if (arrived) await arriveLate(server, 'other');
      assert.equal(await errorsOf(server, hoursLater(3)), arrived ? [{ orderId: late.orderId }] : []);
      assert.equal((await chargesOf(server)).sort(), expected);
      const [paid] = await server.db.selectFrom('charges').select('orderId').where('status', '=', 'paid').execute();
      assert.is(paid?.orderId, arrived ? 'other' : late.orderId);
    }));

test('asks for no refund of a payment that two servers find at the same time', () =>
  withDonations(async (server) => {
    await cutOff(server, { arrived: false });
    await recover(server, LATER);
    await arriveLate(server);
    const [charge] = await server.db.selectFrom('charges').selectAll().execute();
    if (!charge) throw new Error('no charge');
    const { db } = server;
    const settling = { db, gateway: createSandbox(db), clock: () => hoursLater(2), report: () => {} };
    assert.equal([await askAgain(settling, charge), await askAgain(settling, charge)], [false, false]);
    assert.equal(await chargesOf(server), ['paid']);
  }));

test.run();
