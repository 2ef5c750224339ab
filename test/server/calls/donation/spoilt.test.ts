import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import { recoverDonations } from '../../../../server/calls/donation/recover.ts';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { NotSent } from '../../../../server/payments/not-sent.ts';
import { createSandbox } from '../../../../server/payments/sandbox/gateway.ts';
import type { Outcome } from '../../../../server/payments/sandbox/outcomes.ts';
import { type Chance, createChance } from '../../soak/chance.ts';
import { COMPLETE, initiate, moneyTaken, payment, withDonation, withKey } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

const DONATIONS = 500;
const MOST_TRIES = 5;
const AT_ONCE = 10;

/** Charges that a slow machine is still busy with, after the server has stopped waiting for them. */
const charging = new Set<Promise<unknown>>();

/** Fails before and after it acts, a third of the time. */
function flaky(gateway: () => Gateway, chance: Chance): Gateway {
  const fail = () => {
    throw new Error('spoilt');
  };
  return {
    isPlayMoney: true,
    hasPage: true,
    takes: () => true,
    clientToken: () => gateway().clientToken(),
    authorizationOf: (trackingId) => gateway().authorizationOf(trackingId),
    async charge(order, given) {
      if (chance.happens(0.1)) throw new NotSent('spoilt');
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

/** A donor whose connection drops: the same body is sent again with its key, until an answer arrives or patience ends. */
async function donate(server: TestServer, chance: Chance): Promise<{ trackingId: string; wasTold: boolean }> {
  const trackingId = await initiate(server);
  const user = { firstName: 'Ada', lastName: 'Byron', email: `${trackingId}@example.org` };
  const [body, key] = [payment(trackingId, chance.oneOf(OUTCOMES), { user }), randomUUID()];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { status, body: answer } = await server.post(COMPLETE, body, withKey(key));
    const isDropped = chance.happens(0.3);
    if (status === 200 && !isDropped)
      return { trackingId, wasTold: (answer as { status: string }).status === 'Success' };
  }
  return { trackingId, wasTold: false };
}

test(`${DONATIONS} donations on spoilt connections take the money that donors were told of, and none twice`, () => {
  const chance = createChance(1);
  let sandbox: Gateway | undefined;
  const gateway = () => sandbox as Gateway;
  return withDonation(
    async (server) => {
      const { db } = server;
      sandbox = createSandbox(db);
      const donors: Awaited<ReturnType<typeof donate>>[] = [];
      for (let start = 0; start < DONATIONS; start += AT_ONCE)
        donors.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => donate(server, chance)))));
      await Promise.allSettled(charging);
      const later = new Date(Date.now() + IN_FLIGHT_MS + 1_000);
      const log = { warn: () => {}, error: () => {} };
      // Each round asks about some.
      for (let round = 0; round < 5; round++) await recoverDonations({ db, gateway: sandbox, clock: () => later, log });

      const charges = await db.selectFrom('charges').selectAll().execute();
      const paid = charges.filter(({ status }) => status === 'paid').map(({ trackingId }) => trackingId);
      assert.is(new Set(paid).size, paid.length, 'none is charged twice');
      assert.is((await moneyTaken(server)).length, paid.length, 'the gateway’s books agree with ours');
      const told = donors.filter(({ wasTold }) => wasTold);
      assert.ok(told.length > DONATIONS / 4, `${told.length} were told`);
      assert.equal(
        told.filter(({ trackingId }) => !paid.includes(trackingId)),
        [],
        'whoever was thanked has paid',
      );
      const [tally] = await db.selectFrom('tallies').select('count').execute();
      assert.is(tally?.count, paid.length);
    },
    { payments: flaky(gateway, chance), rateLimit: 0 },
  );
});

test.run();
