import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_DAYS, purgeDonors } from '../../../../server/calls/donation/purge.ts';
import { COMPLETE, initiate, payment, withDonation } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);

const donors = async ({ db }: TestServer) =>
  (await db.selectFrom('donations').selectAll().execute()).map(({ status, email, amount }) => ({
    status,
    email,
    amount,
  }));

test('deletes a declined donor’s data after thirty days, and keeps the sum and what the gateway said', () =>
  withDonation(async (server) => {
    await server.post(COMPLETE, payment(await initiate(server), 'declined'));
    await purgeDonors(server.db, inDays(KEPT_DAYS - 1));
    assert.equal(await donors(server), [{ status: 'submitted', email: 'Ada@example.org', amount: 2_500 }]);
    await purgeDonors(server.db, inDays(KEPT_DAYS + 1));
    assert.equal(await donors(server), [{ status: 'submitted', email: null, amount: 2_500 }]);
    assert.is((await server.db.selectFrom('charges').selectAll().execute())[0]?.status, 'declined');
  }));

test('keeps a donor who has paid, or of whom it is not known', () =>
  withDonation(async (server) => {
    await server.post(COMPLETE, payment(await initiate(server)));
    await server.post(COMPLETE, payment(await initiate(server), 'declined'));
    await server.db.updateTable('charges').set({ status: 'asked' }).where('status', '=', 'declined').execute();
    await purgeDonors(server.db, inDays(KEPT_DAYS + 1));
    assert.equal(
      (await donors(server)).map(({ email }) => email),
      ['Ada@example.org', 'Ada@example.org'],
    );
  }));

test.run();
