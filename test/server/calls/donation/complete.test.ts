import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxNonce } from '../../../../server/payments/sandbox.ts';
import { COMPLETE, initiate, moneyTaken, payment, withDonation, withKey } from '../../support/donations.ts';

type Completed = {
  status: string;
  errorList: string[];
  endUserId?: string;
  endUsersCount?: number;
  invalidCard?: boolean;
};

test('charges a donation, counts it, and keeps the donor and the consent', () =>
  withDonation(async (server) => {
    const { post, db } = server;
    const trackingId = await initiate(server);
    const { body } = await post(COMPLETE, payment(trackingId));
    const { endUserId = '', ...rest } = body as Completed;
    assert.equal(rest, { status: 'Success', errorList: [], endUsersCount: 1 });
    const [row] = await db.selectFrom('donations').selectAll().execute();
    assert.equal([row?.status, row?.emailKey, row?.endUserId], ['paid', 'ada@example.org', endUserId]);
    assert.is((await db.selectFrom('optIns').selectAll().execute()).length, 1);
    assert.equal(
      (await moneyTaken(server)).map(({ amount, currency }) => [amount, currency]),
      [[2_500, 'USD']],
    );
  }));

test('charges once, however often and under whatever key it is sent', () =>
  withDonation(async (server) => {
    const { post, db } = server;
    const trackingId = await initiate(server);
    const headers = withKey();
    const first = await post(COMPLETE, payment(trackingId, 'paid', { paymentNonce: 'sandbox-paid-1' }), headers);
    const same = await post(COMPLETE, payment(trackingId, 'paid', { paymentNonce: 'sandbox-paid-1' }), headers);
    const other = await post(COMPLETE, payment(trackingId));
    assert.equal(same.body, first.body);
    assert.equal(other.body, first.body);
    assert.is((await moneyTaken(server)).length, 1);
    assert.is((await db.selectFrom('optIns').selectAll().execute()).length, 1);
  }));

test('charges once when many requests come at the same time', () =>
  withDonation(async (server) => {
    const trackingId = await initiate(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(COMPLETE, payment(trackingId))));
    assert.ok(answers.some(({ status, body }) => status === 200 && (body as Completed).status === 'Success'));
    assert.equal(
      answers.filter(({ status }) => ![200, 503].includes(status)).map(({ status }) => status),
      [],
    );
    assert.is((await moneyTaken(server)).length, 1);
    assert.is(((await server.post(COMPLETE, payment(trackingId))).body as Completed).endUsersCount, 1);
  }));

for (const [outcome, status, message] of [
  ['declined', 'Rejected', /bank declined/],
  ['fraud', 'Rejected', /bank declined/],
  ['error', 'Error', /didn’t go through/],
  ['invalid', 'ValidationFailed', /invalid/],
  ['unsent', 'Error', /didn’t go through/],
] as const)
  test(`${outcome}: says ${status}, counts nothing, and takes another payment afterwards`, () =>
    withDonation(async (server) => {
      const { post, db } = server;
      const trackingId = await initiate(server);
      const refused = await post(COMPLETE, payment(trackingId, outcome));
      assert.is(refused.status, 200);
      assert.is((refused.body as Completed).status, status);
      assert.match((refused.body as Completed).errorList[0] ?? '', message);
      assert.is((refused.body as Completed).invalidCard ?? false, outcome === 'invalid');
      assert.is((await db.selectFrom('tallies').selectAll().execute()).length, 0);
      assert.is(((await post(COMPLETE, payment(trackingId))).body as Completed).status, 'Success');
      assert.is((await moneyTaken(server)).length, 1);
    }));

test('repeats a refusal when a declined card is sent again, without asking the bank', () =>
  withDonation(async (server) => {
    const trackingId = await initiate(server);
    const body = payment(trackingId, 'declined');
    const answers = [await server.post(COMPLETE, body), await server.post(COMPLETE, body)];
    assert.equal(answers[0]?.body, answers[1]?.body);
    assert.is((await server.db.selectFrom('sandboxCharges').selectAll().execute()).length, 1);
  }));

test('a nonce pays for one donation only', () =>
  withDonation(async (server) => {
    const paymentNonce = sandboxNonce('paid');
    const other = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' };
    const [one, two] = [await initiate(server), await initiate(server)];
    await server.post(COMPLETE, payment(one, 'paid', { paymentNonce }));
    const { body } = await server.post(COMPLETE, payment(two, 'paid', { paymentNonce, user: other }));
    assert.is((body as Completed).status, 'ValidationFailed');
    assert.is((await moneyTaken(server)).length, 1);
  }));

test('believes the gateway’s books when an answer gets lost', () =>
  withDonation(async (server) => {
    const { body } = await server.post(COMPLETE, payment(await initiate(server), 'lost'));
    assert.is((body as Completed).status, 'Success');
    assert.is((await moneyTaken(server)).length, 1);
  }));

for (const [title, fields] of [
  ['an unknown tracking id', { trackingId: 'unknown' }],
  ['another currency', { currency: 'EUR' }],
  ['no nonce', { paymentNonce: null }],
] as const)
  test(`refuses ${title} with a sentence, and charges nothing`, () =>
    withDonation(async (server) => {
      const { status, body } = await server.post(COMPLETE, { ...payment(await initiate(server)), ...fields });
      assert.is(status, 200);
      assert.is((body as Completed).status, 'ValidationFailed');
      assert.match((body as Completed).errorList[0] ?? '', /were not charged/);
      assert.is((await moneyTaken(server)).length, 0);
    }));

test('tells a gift that is completed in another currency than one that has expired', () =>
  withDonation(async (server) => {
    const { body } = await server.post(COMPLETE, payment(await initiate(server), 'paid', { currency: 'EUR' }));
    assert.match((body as Completed).errorList[0] ?? '', /another currency\. You were not charged/);
  }));

test('charges what the donor agreed to on the provider’s own page', () =>
  withDonation(
    async (server) => {
      const { post, db } = server;
      const trackingId = await initiate(server);
      const body = payment(trackingId, 'paid', { paymentNonce: null });
      assert.is(((await post(COMPLETE, body)).body as Completed).status, 'ValidationFailed');
      const nonce = sandboxNonce('paid');
      await db.insertInto('sandboxAuthorizations').values({ trackingId, status: 'authorized', nonce }).execute();
      assert.is(((await post(COMPLETE, body)).body as Completed).status, 'Success');
    },
    { paymentType: 'charityPage' },
  ));

test('tries five cards for a donation, and no more', () =>
  withDonation(async (server) => {
    const trackingId = await initiate(server);
    for (let card = 0; card < 5; card++) await server.post(COMPLETE, payment(trackingId, 'declined'));
    const { body } = await server.post(COMPLETE, payment(trackingId));
    assert.is((body as Completed).status, 'ValidationFailed');
    assert.is((await moneyTaken(server)).length, 0);
  }));

test('says that a donation is paid, whatever is sent for it afterwards', () =>
  withDonation(async (server) => {
    const trackingId = await initiate(server);
    await server.post(COMPLETE, payment(trackingId));
    for (const fields of [{ currency: 'EUR' }, { paymentNonce: null }]) {
      const { body } = await server.post(COMPLETE, payment(trackingId, 'paid', fields));
      assert.is((body as Completed).status, 'Success');
    }
  }));

test('stores no nonce', () =>
  withDonation(async (server) => {
    const body = payment(await initiate(server));
    await server.post(COMPLETE, body);
    const tables = ['donations', 'charges', 'idempotencyKeys'] as const;
    const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
    assert.not.match(JSON.stringify(rows), body.paymentNonce);
  }));

test.run();
