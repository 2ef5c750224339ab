import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import { createDailyLimits, type DailyLimits, PER_DAY } from '../../../../server/calls/donation/daily-limits.ts';
import { recoverDonations } from '../../../../server/calls/donation/recover.ts';
import { registerCalls } from '../../../../server/calls/register.ts';
import { installErrorHandler } from '../../../../server/http/error-handler.ts';
import { createIdempotency } from '../../../../server/http/idempotency.ts';
import { createLawmakerLookUp } from '../../../../server/lawmakers/look-up.ts';
import { fixedLocation } from '../../../../server/location/ip-location.ts';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { createSandbox } from '../../../../server/payments/sandbox.ts';
import { noVoterRoll } from '../../../../server/voter-roll.ts';
import { COMPLETE, gift, INITIATE, payment, withDonation, withKey } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

const IP = '203.0.113.7';
const SMALL = { amount: 100, currency: 'USD' };
const LARGEST = { amount: 1_000_000, currency: 'USD' };
const TODAY = new Date('2026-11-23T12:00:00Z');

const times = <T>(count: number, act: () => T) => Array.from({ length: count }, act);

test('lets a network begin so many donations a day, and others as many', () => {
  const { begin } = createDailyLimits(() => TODAY);
  assert.ok(times(PER_DAY.begun, () => begin(IP)).every(Boolean));
  assert.not(begin(IP));
  assert.ok(begin('203.0.113.8'));
});

test('begins anew each day', () => {
  let now = TODAY;
  const { begin } = createDailyLimits(() => now);
  times(PER_DAY.begun + 1, () => begin(IP));
  now = new Date('2026-11-24T00:00:00Z');
  assert.ok(begin(IP));
});

test('stops a network whose cards are refused, also those that it tries at the same time', () => {
  const { charge } = createDailyLimits(() => TODAY);
  const atOnce = times(PER_DAY.unpaid + 5, () => charge(IP, SMALL));
  assert.is(atOnce.filter(Boolean).length, PER_DAY.unpaid);
  for (const reserved of atOnce) reserved?.('declined');
  assert.is(charge(IP, SMALL), null);
});

test('does not count payments as unpaid, nor charges that never came about', () => {
  const { charge } = createDailyLimits(() => TODAY);
  for (const reserved of times(PER_DAY.unpaid * 2, () => charge(IP, SMALL)).slice(0, PER_DAY.unpaid))
    reserved?.('paid');
  for (let tries = 0; tries < PER_DAY.unpaid * 2; tries++) charge(IP, SMALL)?.('none');
  assert.ok(charge(IP, SMALL));
});

test('takes the worth of ten largest gifts, in whatever currencies', () => {
  const { charge } = createDailyLimits(() => TODAY);
  for (let count = 1; count < PER_DAY.money; count++) charge(IP, LARGEST)?.('paid');
  charge(IP, { amount: 500_000, currency: 'JPY' })?.('paid');
  assert.is(charge(IP, LARGEST), null, 'half a gift is left');
  charge(IP, { amount: 500_000, currency: 'USD' })?.('declined');
  assert.ok(charge(IP, { amount: 500_000, currency: 'USD' }), 'what was refused is given back');
});

for (const [amount, currency] of [
  [2_000_000, 'COP'],
  [20_000_000, 'IDR'],
  [50_000, 'VND'],
] as const)
  test(`takes as many small gifts in ${currency} as in dollars`, () => {
    const { charge } = createDailyLimits(() => TODAY);
    assert.ok(times(PER_DAY.money * 2, () => charge(IP, { amount, currency })).every(Boolean));
  });

test('limits nothing where the proxy does', () => {
  const { begin, charge } = createDailyLimits(() => TODAY, false);
  assert.ok(times(PER_DAY.begun + 1, () => begin(IP)).every(Boolean));
  assert.ok(times(PER_DAY.unpaid + 1, () => charge(IP, SMALL)).every(Boolean));
});

/** The calls with limits of their own, and without those of a minute. */
async function callsWith({ db, media }: TestServer, dailyLimits: DailyLimits, payments = createSandbox(db)) {
  const app = Fastify();
  installErrorHandler(app);
  const clock = () => new Date();
  const parts = { db, media, clock, dailyLimits, idempotency: createIdempotency(db, clock) };
  await registerCalls(app, {
    ...parts,
    location: fixedLocation({}),
    voterRoll: noVoterRoll,
    lawmakers: createLawmakerLookUp(db),
    payments,
    shownCounts: async () => new Map(),
    shownWalls: { of: async () => new Map(), others: async () => [] },
    shownGuesses: async () => [],
  });
  return async (path: string, payload: object) => {
    const headers = withKey();
    return (await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json();
  };
}

test('tells a donor whose network has given too much, and asks the bank nothing', () =>
  withDonation(async (server) => {
    const dailyLimits = createDailyLimits(() => new Date());
    const post = await callsWith(server, dailyLimits);
    const { trackingId } = await post(INITIATE, gift());
    for (let count = 0; count < PER_DAY.money; count++) dailyLimits.charge('127.0.0.1', LARGEST)?.('paid');
    const told = await post(COMPLETE, payment(trackingId));
    assert.is(told.status, 'ValidationFailed');
    assert.match(told.errorList[0], /Too many donations .* were not charged/);
    assert.equal(await server.db.selectFrom('charges').selectAll().execute(), []);
    times(PER_DAY.begun, () => dailyLimits.begin('127.0.0.1'));
    assert.match((await post(INITIATE, gift())).errorList[0], /Too many donations/);
  }));

/** A gateway that takes the money, and says so only when it is up again. */
function gatewayThatIsDown(sandbox: Gateway) {
  const state = { isDown: true };
  const unlessDown = <T>(answer: T) => {
    if (state.isDown) throw new Error('down');
    return answer;
  };
  const gateway: Gateway = {
    ...sandbox,
    charge: async (...given) => unlessDown(await sandbox.charge(...given)),
    find: async (orderId) => unlessDown(await sandbox.find(orderId)),
  };
  return { state, gateway };
}

const chargesLeft = ({ charge }: DailyLimits) =>
  times(PER_DAY.unpaid, () => charge('127.0.0.1', SMALL)).filter(Boolean).length;

test('counts a payment that was slow as a payment, once the gateway says so to the donor', () =>
  withDonation(async (server) => {
    const dailyLimits = createDailyLimits(() => new Date());
    const { state, gateway } = gatewayThatIsDown(createSandbox(server.db));
    const post = await callsWith(server, dailyLimits, gateway);
    const { trackingId } = await post(INITIATE, gift());
    const body = payment(trackingId);
    assert.match((await post(COMPLETE, body)).error, /being checked/);
    state.isDown = false;
    assert.is((await post(COMPLETE, body)).status, 'Success');
    assert.is(chargesLeft(dailyLimits), PER_DAY.unpaid);
  }));

test('counts it as a payment when the server itself learns it, without its donor', () =>
  withDonation(async (server) => {
    const { db } = server;
    const dailyLimits = createDailyLimits(() => new Date());
    const { state, gateway } = gatewayThatIsDown(createSandbox(db));
    const post = await callsWith(server, dailyLimits, gateway);
    await post(COMPLETE, payment((await post(INITIATE, gift())).trackingId));
    state.isDown = false;
    const later = new Date(Date.now() + IN_FLIGHT_MS);
    const log = { warn: () => {}, error: () => {} };
    await recoverDonations({ db, gateway, clock: () => later, log, dailyLimits });
    assert.is(chargesLeft(dailyLimits), PER_DAY.unpaid);
  }));

test('counts it as a payment when another server has learned it', () =>
  withDonation(async (server) => {
    const { db } = server;
    const dailyLimits = createDailyLimits(() => new Date());
    const { state, gateway } = gatewayThatIsDown(createSandbox(db));
    const post = await callsWith(server, dailyLimits, gateway);
    await post(COMPLETE, payment((await post(INITIATE, gift())).trackingId));
    state.isDown = false;
    const parts = { db, gateway, log: { warn: () => {}, error: () => {} } };
    await recoverDonations({ ...parts, clock: () => new Date(Date.now() + IN_FLIGHT_MS) });
    assert.is(dailyLimits.waiting().length, 1);
    await recoverDonations({ ...parts, clock: () => new Date(), dailyLimits });
    assert.equal(dailyLimits.waiting(), []);
    assert.is(chargesLeft(dailyLimits), PER_DAY.unpaid);
  }));

test('says that the gift was paid in another tab, though its network has had its share of today', () =>
  withDonation(async (server) => {
    const dailyLimits = createDailyLimits(() => new Date());
    const { state, gateway } = gatewayThatIsDown(createSandbox(server.db));
    const post = await callsWith(server, dailyLimits, gateway);
    const [one, two] = [await post(INITIATE, gift()), await post(INITIATE, gift())];
    await post(COMPLETE, payment(one.trackingId));
    for (let count = 0; count < PER_DAY.money; count++) dailyLimits.charge('127.0.0.1', LARGEST)?.('paid');
    state.isDown = false;
    assert.is((await post(COMPLETE, payment(two.trackingId))).status, 'Success');
  }));

test('counts what the bank refused', () =>
  withDonation(async (server) => {
    const dailyLimits = createDailyLimits(() => new Date());
    const post = await callsWith(server, dailyLimits);
    const { trackingId } = await post(INITIATE, gift());
    for (const outcome of ['declined', 'unsent', 'paid'] as const) await post(COMPLETE, payment(trackingId, outcome));
    const left = times(PER_DAY.unpaid, () => dailyLimits.charge('127.0.0.1', SMALL)).filter(Boolean);
    assert.is(left.length, PER_DAY.unpaid - 1);
  }));

test.run();
