import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import { recoverDonations } from '../../../../server/calls/donation/recover.ts';
import { type Gateway, NotSent } from '../../../../server/payments/gateway.ts';
import { createSandbox, type Outcome } from '../../../../server/payments/sandbox.ts';
import { hashOf } from '../../../../server/secrets.ts';
import { type Chance, createChance } from '../../soak/chance.ts';
import { COMPLETE, initiate, moneyTaken, payment, withDonation, withKey } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

/**
 * Donations over connections that drop, at a gateway that fails before and after it takes the money. A server that is
 * killed is in `test/wide/slow/soak/donations.test.ts`.
 *
 *   SOAK=500 npm test -- donation/faulty      500 donors, on both databases
 */
const { SOAK, SOAK_SEED } = process.env;
const DONORS = Number(SOAK ?? 40);
/** Few enough that some donors hear nothing, in whatever order the answers come on a busy machine. */
const MOST_TRIES = 3;
const AT_ONCE = 10;

/** Charges that a slow machine is still busy with, after the server has stopped waiting for them. */
const charging = new Set<Promise<unknown>>();

/** Fails before and after it acts, a third of the time. */
function flaky(gateway: () => Gateway, chance: Chance): Gateway {
  const fail = () => {
    throw new Error('lost');
  };
  return {
    isPlayMoney: true,
    hasPage: true,
    takes: () => true,
    clientToken: () => gateway().clientToken(),
    authorizationOf: (trackingId) => gateway().authorizationOf(trackingId),
    async charge(order, given) {
      if (chance.happens(0.1)) throw new NotSent('lost');
      if (chance.happens(0.1)) return fail();
      const charged = gateway().charge(order, given);
      charging.add(charged);
      const settled = await charged.finally(() => charging.delete(charged));
      return chance.happens(0.25) ? fail() : settled;
    },
    find: async (orderId) => (chance.happens(0.3) ? fail() : gateway().find(orderId)),
  };
}

const OUTCOMES: Outcome[] = ['paid', 'paid', 'paid', 'declined', 'error'];

type Told = 'thanks' | 'not charged' | 'nothing';

/** One press of the button: a card, and what its donor has been told about it. */
type Attempt = { trackingId: string; key: ReturnType<typeof randomUUID>; body: ReturnType<typeof payment>; told: Told };

function attemptOf(trackingId: string, outcome: Outcome): Attempt {
  const user = { firstName: 'Ada', lastName: 'Byron', email: `${trackingId}@example.org` };
  return { trackingId, key: randomUUID(), body: payment(trackingId, outcome, { user }), told: 'nothing' };
}

/** Sends the same body with its key, until an answer arrives or its tries are over. */
async function send(server: TestServer, attempt: Attempt, isDropped: () => boolean): Promise<Attempt> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { status, body: answer } = await server.post(COMPLETE, attempt.body, withKey(attempt.key));
    if (status !== 200 && status !== 503) throw new Error(`answered with ${status}`);
    if (status === 503 || isDropped()) continue;
    const isThanked = (answer as { status: string }).status === 'Success';
    return { ...attempt, told: isThanked ? 'thanks' : 'not charged' };
  }
  return attempt;
}

/** A donor, who takes another card where the first is not charged. */
async function donate(server: TestServer, chance: Chance): Promise<Attempt[]> {
  const trackingId = await initiate(server);
  const isDropped = () => chance.happens(0.3);
  const first = await send(server, attemptOf(trackingId, chance.oneOf(OUTCOMES)), isDropped);
  if (first.told !== 'not charged') return [first];
  return [first, await send(server, attemptOf(trackingId, chance.oneOf(OUTCOMES)), isDropped)];
}

async function donateAll(server: TestServer, chance: Chance): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let start = 0; start < DONORS; start += AT_ONCE) {
    const donors = Array.from({ length: Math.min(AT_ONCE, DONORS - start) }, () => donate(server, chance));
    attempts.push(...(await Promise.all(donors)).flat());
  }
  await Promise.allSettled(charging);
  return attempts;
}

/** Once the gateway is well again, whoever has heard nothing asks again and is told. */
async function tellTheRest(server: TestServer, attempts: Attempt[], gateway: Gateway): Promise<Attempt[]> {
  const later = new Date(Date.now() + IN_FLIGHT_MS + 1_000);
  const log = { warn: () => {}, error: () => {} };
  // Each round asks about some.
  for (let round = 0; round <= DONORS / 20; round++)
    await recoverDonations({ db: server.db, gateway, clock: () => later, log });
  const told: Attempt[] = [];
  for (const attempt of attempts)
    told.push(attempt.told === 'nothing' ? await send(server, attempt, () => false) : attempt);
  return told;
}

test(`${DONORS} donors on faulty connections are told of each charge, and nobody else is charged`, () => {
  const chance = createChance(Number(SOAK_SEED ?? 1));
  let sandbox: Gateway | undefined;
  let current: Gateway | undefined;
  const faulty = flaky(() => sandbox as Gateway, chance);
  const payments: Gateway = {
    ...faulty,
    charge: (...given) => (current ?? faulty).charge(...given),
    find: (orderId) => (current ?? faulty).find(orderId),
  };
  return withDonation(
    async (server) => {
      sandbox = createSandbox(server.db);
      const heard = await donateAll(server, chance);
      current = sandbox;
      const attempts = await tellTheRest(server, heard, sandbox);

      const told = (what: Told) => attempts.filter((attempt) => attempt.told === what);
      const taken = await moneyTaken(server);
      const orders = await server.db.selectFrom('charges').selectAll().execute();
      const donorOf = (orderId: string) => orders.find((order) => order.orderId === orderId)?.trackingId;
      assert.equal(told('nothing'), []);
      assert.equal(
        told('thanks')
          .map(({ trackingId }) => trackingId)
          .sort(),
        taken.map(({ orderId }) => donorOf(orderId)).sort(),
        'whoever was thanked has paid, once, and nobody else has',
      );
      const used = new Set(orders.filter(({ status }) => status === 'paid').map(({ nonceHash }) => nonceHash));
      assert.equal(
        told('not charged').filter(({ body }) => used.has(hashOf(body.paymentNonce))),
        [],
        'no card was charged of which its donor was told that it was not',
      );
      assert.is(used.size, taken.length, 'our books agree with the gateway’s');
      const [tally] = await server.db.selectFrom('tallies').select('count').execute();
      assert.is(tally?.count, taken.length);
      for (const what of ['thanks', 'nothing'] as const)
        assert.ok(
          heard.some((attempt) => attempt.told === what),
          `some were told ${what}`,
        );
    },
    { payments, rateLimit: 0 },
  );
});

test.run();
