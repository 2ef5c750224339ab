import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import type { Database } from '../../../../server/db/schema.ts';
import type { Outcome } from '../../../../server/payments/sandbox.ts';
import { hashOf } from '../../../../server/secrets.ts';
import { createChance } from '../../../server/soak/chance.ts';
import { addTo, failRequests, failStatements, type Tally } from '../../../server/soak/faults.ts';
import { createSoakPlace, type SoakPlace } from '../../../server/soak/place.ts';
import { COMPLETE, gift, INITIATE, moneyTaken, payment } from '../../../server/support/donations.ts';

/**
 * Donations over connections that break, to a server that is killed while the gateway takes the money. The next server
 * finds out what became of them, and each donor is told the truth.
 *
 *   KILLS=100 npm test -- soak/donations      100 kills, on both databases
 */
const { KILLS, SOAK_SEED } = process.env;
const AT_ONCE = 6;
const MOST_KILLS = Number(KILLS ?? 1);
const DONORS = MOST_KILLS * AT_ONCE;
const ACTION = 3801;
const RETRY = { tries: 6, pauseMs: 100 };

const chance = createChance(Number(SOAK_SEED ?? 1));
const tally: Tally = new Map();

/** The first of each round is being charged when the server is killed. */
const OUTCOMES: Outcome[] = ['paid', 'paid', 'lost', 'slow', 'declined', 'error', 'unsent'];
const outcomeOf = (index: number): Outcome => (index % AT_ONCE === 0 ? 'slow' : chance.oneOf(OUTCOMES));

type Answer = { trackingId?: string; status?: string };
type Donor = { key: string; body: ReturnType<typeof payment>; told: 'thanks' | 'not charged' | 'nothing' };

/** `null` where no answer has arrived, or one that says to ask again. */
async function post(place: SoakPlace, path: string, key: string, body: object): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  try {
    const answer = await fetch(`${place.base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (![200, 409, 503].includes(answer.status)) assert.unreachable(`${path} answers ${answer.status}`);
    return answer.status === 200 ? await answer.json() : null;
  } catch (cause) {
    if (cause instanceof assert.Assertion) throw cause;
    return null;
  }
}

async function send(place: SoakPlace, donor: Donor, tries = RETRY.tries): Promise<Donor> {
  for (let each = 0; each < tries; each++) {
    const answer = await post(place, COMPLETE, donor.key, donor.body);
    if (answer) return { ...donor, told: answer.status === 'Success' ? 'thanks' : 'not charged' };
    await wait(RETRY.pauseMs);
  }
  return donor;
}

async function begin(place: SoakPlace, index: number): Promise<Donor> {
  const key = randomUUID();
  for (;;) {
    const { trackingId } = (await post(place, INITIATE, key, gift({ id: ACTION }))) ?? {};
    const user = { firstName: 'Ada', lastName: 'Byron', email: `donor${index}@example.org` };
    const fields = { id: ACTION, user, optIns: [] };
    if (trackingId) return { key: randomUUID(), body: payment(trackingId, outcomeOf(index), fields), told: 'nothing' };
    await wait(RETRY.pauseMs);
  }
}

const asked = (db: Database) => db.selectFrom('charges').select('nonceHash').where('status', '=', 'asked').execute();

async function until(place: SoakPlace, holds: (db: Database) => Promise<boolean>, isOver = () => false) {
  await place.withDatabase(async (db) => {
    while (!isOver() && !(await holds(db))) await wait(RETRY.pauseMs);
  });
}

/** Attempts that the killed server has left are then older than any that may be on its way. */
const grow = (place: SoakPlace) =>
  place.withDatabase(async (db) => {
    const at = new Date(Date.now() - IN_FLIGHT_MS - 1_000).toISOString();
    await db.updateTable('charges').set({ at }).where('status', '=', 'asked').execute();
  });

function mend(place: SoakPlace) {
  place.requests.setFault(() => 'pass');
  place.failStatements(() => 'pass');
}

const heard: Donor[] = [];
let place: SoakPlace;

test.before(async () => {
  place = await createSoakPlace();
  place.requests.setFault(failRequests(chance, tally));
  place.failStatements(failStatements(chance, tally));
});
test.after(() => place.remove());

for (let from = 0; from < DONORS; from += AT_ONCE)
  test(`kill ${from / AT_ONCE + 1} of ${MOST_KILLS} comes between a charge and its answer`, async () => {
    const begun = await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => begin(place, from + each)));
    const sent = Promise.all(begun.map((donor) => send(place, donor)));
    const slow = hashOf(begun[0]?.body.paymentNonce ?? '');
    const isCharged = async (db: Database) =>
      (await asked(db)).some(({ nonceHash }) => nonceHash === slow) &&
      (await moneyTaken({ db })).some(({ nonce }) => nonce === slow);
    // On a busy machine its faults and its answer may come before we look.
    let isAnswered = false;
    void sent.then(() => {
      isAnswered = true;
    });
    await until(place, isCharged, () => isAnswered);
    addTo(tally, isAnswered ? 'killed at another moment' : 'killed between charge and answer');
    await place.kill(async () => {
      if (from + AT_ONCE === DONORS) mend(place);
      await grow(place);
    });
    heard.push(...(await sent));
  });

test(`tells ${DONORS} donors of each charge, and charges nobody else`, async () => {
  await until(place, async (db) => (await asked(db)).length === 0);
  // Whoever has heard nothing asks again.
  const donors = await Promise.all(heard.map((donor) => (donor.told === 'nothing' ? send(place, donor, 100) : donor)));

  const of = (what: Donor['told']) =>
    donors.filter(({ told }) => told === what).map(({ body }) => hashOf(body.paymentNonce));
  const [taken, orders] = await place.withDatabase(async (db) => [
    (await moneyTaken({ db })).map(({ nonce }) => nonce),
    (await db.selectFrom('charges').selectAll().where('status', '=', 'paid').execute()).map((row) => row.nonceHash),
  ]);
  assert.is(donors.length, DONORS);
  assert.equal(of('nothing'), []);
  assert.equal(of('thanks').sort(), taken?.sort(), 'whoever was thanked has paid, once, and nobody else has');
  assert.equal(of('thanks').sort(), orders?.sort(), 'our books agree with the gateway’s');
  assert.ok(
    heard.some(({ told }) => told === 'nothing'),
    'some had heard nothing',
  );
  if (KILLS) console.log(Object.fromEntries(tally), `${of('thanks').length} paid, ${of('not charged').length} not`);
});

test.run();
