import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Outcome, sandboxNonce } from '../../../../server/payments/sandbox.ts';
import {
  COMPLETE,
  gift,
  INITIATE,
  initiate,
  moneyTaken,
  payment,
  withDonation,
  withKey,
} from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

/** The same gift of the same donor, paid from several tabs. */

const TABS = [0, 1, 2];

/** Each tab has begun its own donation, and sends its own card under its own key. */
async function tabsOf(server: TestServer, outcome: Outcome = 'paid') {
  const tabs = [];
  for (const _ of TABS) tabs.push({ body: payment(await initiate(server), outcome), headers: withKey() });
  return tabs;
}

type Tab = Awaited<ReturnType<typeof tabsOf>>[number];

/** As the widget does: again with the same key, while nobody knows. */
async function pay({ post }: TestServer, { body, headers }: Tab) {
  for (let tries = 0; tries < 50; tries++) {
    const { status, body: answer } = await post(COMPLETE, body, headers);
    if (status !== 503) return (answer as { status: string }).status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('still not known');
}

for (const [outcome, told] of [
  ['paid', 'Success'],
  ['slow', 'Success'],
  ['lost', 'Success'],
] as const)
  test(`charges three tabs once that pay in the same instant, where the gateway’s answer is ${outcome}`, () =>
    withDonation(
      async (server) => {
        const tabs = await tabsOf(server, outcome);
        assert.equal(await Promise.all(tabs.map((tab) => pay(server, tab))), [told, told, told]);
        assert.is((await moneyTaken(server)).length, 1);
        const [tally] = await server.db.selectFrom('tallies').select('count').execute();
        assert.is(tally?.count, 1);
      },
      { rateLimit: 0 },
    ));

test('charges the next tab where the first is declined', () =>
  withDonation(async (server) => {
    const [first, second] = await tabsOf(server);
    assert.ok(first && second);
    const declined = { ...first, body: { ...first.body, paymentNonce: sandboxNonce('declined') } };
    const [, told] = await Promise.all([pay(server, declined), pay(server, second)]);
    assert.is(told, 'Success');
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('charges each gift of another amount, name or currency', () =>
  withDonation(async (server) => {
    const begun = async (fields: object) =>
      ((await server.post(INITIATE, gift(fields))).body as { trackingId: string }).trackingId;
    const user = { firstName: 'Ada', lastName: 'King', email: 'ada@example.org' };
    const tabs = [
      payment(await begun({})),
      payment(await begun({ amount: 26 })),
      payment(await begun({ currency: 'EUR' }), 'paid', { currency: 'EUR' }),
      payment(await begun({}), 'paid', { user }),
    ].map((body) => ({ body, headers: withKey() }));
    await Promise.all(tabs.map((tab) => pay(server, tab)));
    assert.is((await moneyTaken(server)).length, 4);
  }));

test('charges a second gift that is begun after the thanks for the first', () =>
  withDonation(async (server) => {
    for (const _ of [1, 2]) {
      await pay(server, { body: payment(await initiate(server)), headers: withKey() });
      // Times have milliseconds.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.is((await moneyTaken(server)).length, 2);
  }));

test.run();
