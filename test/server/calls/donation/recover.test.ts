import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { createSandbox } from '../../../../server/payments/sandbox.ts';
import { COMPLETE, initiate, moneyTaken, payment, withDonation, withKey } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';
import { chargesOf, cutOff, HOUR_MS, LATER, NOW, recover, statusOf, withDonations } from './cut-off.ts';

test('finishes a donation that was charged before the server ended, once', () =>
  withDonations(async (server) => {
    const trackingId = await cutOff(server, { arrived: true });
    await recover(server, LATER);
    await recover(server, LATER);
    assert.is(await statusOf(server), 'paid');
    assert.is((await server.db.selectFrom('optIns').selectAll().execute()).length, 1);
    const { body } = await server.post(COMPLETE, payment(trackingId));
    assert.is((body as { endUsersCount: number }).endUsersCount, 1);
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('lets the donor pay again when the gateway never heard of the payment', () =>
  withDonations(async (server) => {
    const trackingId = await cutOff(server, { arrived: false });
    await recover(server, LATER);
    assert.equal(await chargesOf(server), ['none']);
    assert.is(((await server.post(COMPLETE, payment(trackingId))).body as { status: string }).status, 'Success');
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('leaves a payment alone that may still be on its way', () =>
  withDonations(async (server) => {
    await cutOff(server, { arrived: false });
    await recover(server, new Date(NOW.getTime() + 1_000));
    assert.equal(await chargesOf(server), ['asked']);
  }));

test('asks about every payment in time, though the gateway can’t speak of many', () =>
  withDonations(
    async (server) => {
      const stuck = 25;
      for (let each = 0; each < stuck; each++) await cutOff(server, { arrived: false });
      await cutOff(server, { arrived: true });
      const sandbox = createSandbox(server.db);
      const find: Gateway['find'] = async (orderId) => {
        const found = await sandbox.find(orderId);
        if (found.status === 'none') throw new Error('down');
        return found;
      };
      for (let round = 0; round < 30; round++) await recover(server, LATER, { ...sandbox, find });
      assert.equal((await chargesOf(server)).sort(), [...Array(stuck).fill('asked'), 'paid']);
    },
    { rateLimit: 0 },
  ));

test('waits for a gateway that can’t say what became of a payment, and tells the donor to wait', () => {
  let isDown = true;
  let gateway: Gateway | undefined;
  const away = async () => {
    throw new Error('down');
  };
  const payments: Gateway = {
    isPlayMoney: true,
    hasPage: true,
    takes: () => true,
    clientToken: async () => 'token-of-the-gateway',
    async charge(order, given) {
      await gateway?.charge(order, given);
      return away();
    },
    find: async (orderId) => (isDown || !gateway ? away() : gateway.find(orderId)),
    authorizationOf: away,
  };
  return withDonation(
    async (server) => {
      gateway = createSandbox(server.db);
      const [body, headers] = [payment(await initiate(server)), withKey()];
      const waiting = await server.post(COMPLETE, body, headers);
      assert.is(waiting.status, 503);
      assert.ok(waiting.headers['retry-after']);
      isDown = false;
      assert.is(((await server.post(COMPLETE, body, headers)).body as { status: string }).status, 'Success');
      assert.is((await moneyTaken(server)).length, 1);
    },
    { payments },
  );
});

/** A gateway that takes money without saying so, until it is well again. */
function withMute(use: (server: TestServer, heal: () => void) => Promise<void>) {
  let isDown = true;
  let sandbox: Gateway | undefined;
  const find: Gateway['find'] = async (orderId) => {
    if (isDown) throw new Error('down');
    return (sandbox as Gateway).find(orderId);
  };
  const payments: Gateway = {
    isPlayMoney: true,
    hasPage: true,
    takes: () => true,
    clientToken: () => (sandbox as Gateway).clientToken(),
    async charge(order, given) {
      const settled = await (sandbox as Gateway).charge(order, given);
      if (isDown) throw new Error('down');
      return settled;
    },
    find,
    authorizationOf: (trackingId) => (sandbox as Gateway).authorizationOf(trackingId),
  };
  return withDonation(
    async (server) => {
      sandbox = createSandbox(server.db);
      await use(server, () => {
        isDown = false;
      });
    },
    { payments },
  );
}

const statusIn = ({ body }: { body: unknown }) => (body as { status: string }).status;

test('takes no second gift of a donor who begins anew while nobody knows whether the first is paid', () =>
  withMute(async (server, heal) => {
    assert.is((await server.post(COMPLETE, payment(await initiate(server)), withKey())).status, 503);
    const [again, headers] = [payment(await initiate(server)), withKey()];
    assert.is((await server.post(COMPLETE, again, headers)).status, 503);
    heal();
    const somebody = { user: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' } };
    const other = await server.post(COMPLETE, payment(await initiate(server), 'paid', somebody), withKey());
    assert.is(statusIn(other), 'Success');
    const told = await server.post(COMPLETE, again, headers);
    assert.is(statusIn(told), 'Success');
    assert.is((told.body as { endUserId?: string }).endUserId, undefined, 'whoever knows a name and an address');
    assert.is((await moneyTaken(server)).length, 2, 'one of each donor');
    const third = await server.post(COMPLETE, payment(await initiate(server)), withKey());
    assert.is(statusIn(third), 'Success');
    assert.is((await moneyTaken(server)).length, 3, 'who gives again, knowing of the first, may');
  }));

test('takes no second gift either where the first is found to be paid between two questions', () =>
  withMute(async (server, heal) => {
    assert.is((await server.post(COMPLETE, payment(await initiate(server)), withKey())).status, 503);
    const [again, headers] = [payment(await initiate(server)), withKey()];
    assert.is((await server.post(COMPLETE, again, headers)).status, 503);
    heal();
    await recover(server, new Date(Date.now() + HOUR_MS));
    assert.equal(await chargesOf(server), ['paid']);
    assert.is(statusIn(await server.post(COMPLETE, again, headers)), 'Success');
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('recovers the others where one donation can’t be finished', () =>
  withDonations(async (server) => {
    const broken = await cutOff(server, { arrived: true });
    await recover(server, LATER);
    await server.db
      .updateTable('donations')
      .set({ status: 'submitted', optIns: '{' })
      .where('trackingId', '=', broken)
      .execute();
    const whole = await cutOff(server, { arrived: true });
    await recover(server, LATER);
    const { status } = await server.db
      .selectFrom('donations')
      .select('status')
      .where('trackingId', '=', whole)
      .executeTakeFirstOrThrow();
    assert.is(status, 'paid');
  }));

test.run();
