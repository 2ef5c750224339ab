import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS, openCharge } from '../../../../server/calls/donation/charge.ts';
import { findDonation } from '../../../../server/calls/donation/donation.ts';
import { recoverDonations } from '../../../../server/calls/donation/recover.ts';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { createSandbox, sandboxNonce } from '../../../../server/payments/sandbox/gateway.ts';
import { COMPLETE, initiate, moneyTaken, payment, withDonation, withKey } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

const quiet = { warn: () => {}, error: () => {} };
const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = new Date(NOW.getTime() + IN_FLIGHT_MS + 1);

const DONOR = {
  submissionKey: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  emailKey: 'ada@example.org',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  postalCode: null,
  dedication: null,
  provider: 'CreditCard',
  optIns: JSON.stringify([{ partnerId: 5, isOptedInToPartnerEmail: true }]),
  context: '{}',
  language: 'en',
};

/** A server that ended between asking the gateway and storing its answer. */
async function cutOff(server: TestServer, { arrived }: { arrived: boolean }) {
  const trackingId = await initiate(server);
  const donation = await findDonation(server.db, '7001|donation', trackingId);
  if (!donation) throw new Error('no donation');
  const nonce = sandboxNonce('paid');
  const opened = await openCharge(server.db, donation, { nonce, donor: DONOR }, NOW);
  if (typeof opened === 'string') throw new Error(opened);
  const { amount, currency } = donation;
  if (arrived) await createSandbox(server.db).charge({ id: opened.charge.orderId, amount, currency }, { nonce });
  return trackingId;
}

const recover = ({ db }: TestServer, now: Date, gateway: Gateway = createSandbox(db)) =>
  recoverDonations({ db, gateway, clock: () => now, log: quiet });

const statusOf = async ({ db }: TestServer) => (await db.selectFrom('donations').select('status').execute())[0]?.status;
const chargesOf = async ({ db }: TestServer) =>
  (await db.selectFrom('charges').select('status').execute()).map((row) => row.status);

test('finishes a donation that was charged before the server ended, once', () =>
  withDonation(async (server) => {
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
  withDonation(async (server) => {
    const trackingId = await cutOff(server, { arrived: false });
    await recover(server, LATER);
    assert.equal(await chargesOf(server), ['none']);
    assert.is(((await server.post(COMPLETE, payment(trackingId))).body as { status: string }).status, 'Success');
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('leaves a payment alone that may still be on its way', () =>
  withDonation(async (server) => {
    await cutOff(server, { arrived: false });
    await recover(server, new Date(NOW.getTime() + 1_000));
    assert.equal(await chargesOf(server), ['asked']);
  }));

test('asks about every payment in time, though the gateway can’t speak of many', () =>
  withDonation(
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

test('takes no second gift of a donor who begins anew while nobody knows whether the first is paid', () => {
  let isDown = true;
  const answers = (sandbox: Gateway): Gateway => ({
    ...sandbox,
    async charge(order, given) {
      const settled = await sandbox.charge(order, given);
      if (isDown) throw new Error('down');
      return settled;
    },
    find: async (orderId) => {
      if (isDown) throw new Error('down');
      return sandbox.find(orderId);
    },
  });
  let gateway: Gateway | undefined;
  const late = () => gateway as Gateway;
  const payments: Gateway = {
    isPlayMoney: true,
    hasPage: true,
    takes: () => true,
    clientToken: () => late().clientToken(),
    charge: (...given) => late().charge(...given),
    find: (orderId) => late().find(orderId),
    authorizationOf: (trackingId) => late().authorizationOf(trackingId),
  };
  return withDonation(
    async (server) => {
      gateway = answers(createSandbox(server.db));
      assert.is((await server.post(COMPLETE, payment(await initiate(server)), withKey())).status, 503);
      const [again, headers] = [payment(await initiate(server)), withKey()];
      assert.is((await server.post(COMPLETE, again, headers)).status, 503);
      isDown = false;
      const somebody = { user: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' } };
      const other = await server.post(COMPLETE, payment(await initiate(server), 'paid', somebody), withKey());
      assert.is((other.body as { status: string }).status, 'Success');
      assert.is(((await server.post(COMPLETE, again, headers)).body as { status: string }).status, 'Success');
      assert.is((await moneyTaken(server)).length, 2, 'one of each donor');
      const third = await server.post(COMPLETE, payment(await initiate(server)), withKey());
      assert.is((third.body as { status: string }).status, 'Success');
      assert.is((await moneyTaken(server)).length, 3, 'who gives again, knowing of the first, may');
    },
    { payments },
  );
});

const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(LATER.getTime() + hours * HOUR_MS);

/** The gateway has the payment after all. */
async function arriveLate({ db }: TestServer) {
  const [charge] = await db.selectFrom('charges').select('orderId').execute();
  const payment = { nonce: sandboxNonce('paid') };
  await createSandbox(db).charge({ id: charge?.orderId ?? '', amount: 2_500, currency: 'USD' }, payment);
}

test('finds a payment that arrived hours after nobody had heard of it, and finishes the donation', () =>
  withDonation(async (server) => {
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
  return withDonation(async (server) => {
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
  withDonation(async (server) => {
    const trackingId = await cutOff(server, { arrived: false });
    await recover(server, LATER);
    const [late] = await server.db.selectFrom('charges').select('orderId').execute();
    await server.post(COMPLETE, payment(trackingId));
    await createSandbox(server.db).charge(
      { id: late?.orderId ?? '', amount: 2_500, currency: 'USD' },
      { nonce: sandboxNonce('paid') },
    );
    const errors: unknown[] = [];
    const log = { warn: () => {}, error: (facts: unknown) => errors.push(facts) };
    const { db } = server;
    await recoverDonations({ db, gateway: createSandbox(db), clock: () => hoursLater(2), log });
    assert.equal(errors, [{ orderId: late?.orderId }]);
    assert.equal((await chargesOf(server)).sort(), ['none', 'paid']);
  }));

test.run();
