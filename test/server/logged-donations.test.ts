import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../server/db/open.ts';
import type { Schema } from '../../server/db/schema.ts';
import { outputOf } from '../support/output.ts';
import { COMPLETE, gift, INITIATE, payment } from './support/donations.ts';
import { createPlace, start } from './support/process.ts';

const CARD = '4111111111111111';
const SPACED = '4111 1111 1111 1111';
const CVV = '987';
const ACTION = 3801;

/** A donor whose data stand nowhere else. */
const DONOR = {
  user: {
    firstName: 'Zenobia',
    lastName: 'Quartermaine',
    email: 'zenobia@donor.example',
    address: { zipCode: '07199' },
  },
  dedication: 'For Xanthippe',
};
const PERSONAL = ['Zenobia', 'Quartermaine', 'donor.example', '07199', 'Xanthippe'];

type Answer = { trackingId?: string; status?: string; errorList?: string[] };

function postTo(widget: string) {
  return async (path: string, body: object | string) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      referer: `http://a/?${CARD}`,
    };
    const url = `${widget}/api/${path}?email=${DONOR.user.email}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(url, { method: 'POST', headers, body: text });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
}

/** Bodies that a wrong or hostile caller sends instead of a nonce. */
const wrong = (trackingId: string): (object | string)[] => {
  const body = payment(trackingId, 'paid', { id: ACTION, ...DONOR });
  const card = { number: SPACED, cardNumber: CARD, cvv: CVV };
  return [
    { ...body, ...card, optIns: SPACED },
    { ...body, paymentNonce: CARD },
    { ...body, paymentNonce: { number: CARD } },
    { ...body, trackingId: CARD, paymentProvider: 7, creditCard: card },
    { ...body, user: { ...DONOR.user, ...card, email: `${CARD}` } },
    `{"id": ${ACTION}, "number": "${CARD}", "user": ${JSON.stringify(DONOR.user)}`,
    `${JSON.stringify({ ...body, ...card })}${' '.repeat(70_000)}`,
  ];
};

const OUTCOMES = ['declined', 'error', 'unsent', 'lost'] as const;

async function give(widget: string): Promise<{ nonces: string[]; statuses: unknown[] }> {
  const post = postTo(widget);
  const begin = async () => (await post(INITIATE, gift({ id: ACTION }))).body.trackingId ?? '';
  const trackingId = await begin();
  for (const body of wrong(trackingId)) {
    const { status, body: answer } = await post(COMPLETE, body);
    assert.ok([200, 400, 413].includes(status) && answer.status !== 'Success', `${status} ${JSON.stringify(answer)}`);
  }
  const nonces: string[] = [];
  const statuses: unknown[] = [];
  const paying = await begin();
  for (const outcome of OUTCOMES) {
    const card = { number: CARD, cvv: CVV };
    const body = payment(paying, outcome, { id: ACTION, ...DONOR, card, cardNumber: SPACED });
    nonces.push(body.paymentNonce);
    statuses.push((await post(COMPLETE, body)).body.status);
  }
  return { nonces, statuses };
}

/** Every column of every row. */
async function allRows(env: Record<string, string>): Promise<string> {
  const db = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL });
  try {
    const tables = await db.introspection.getTables();
    assert.ok(tables.some(({ name }) => name === 'charges'));
    const rows = await Promise.all(
      tables.map(({ name }) =>
        db
          .selectFrom(name as keyof Schema)
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  } finally {
    await db.destroy();
  }
}

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

test('keeps cards and nonces out of its log and its database, and donors out of its log, whatever is sent', async () => {
  const { env, remove } = await createPlace();
  try {
    const server = await start({ ...env, LOG_LEVEL: 'trace', RATE_LIMIT: '0' });
    const log = outputOf(server.child);
    const { nonces, statuses } = await give(server.widget);
    assert.equal(statuses, ['Rejected', 'Error', 'Error', 'Success']);
    assert.is(await server.end('SIGTERM'), 0);
    assert.match(log(), /"msg":"the payment gateway failed"/);
    assert.match(log(), /CompleteDonationAsync/);
    assert.equal(found(log(), [CARD, SPACED, ...nonces, ...PERSONAL]), []);
    const rows = await allRows(env);
    assert.match(rows, DONOR.user.email);
    assert.equal(found(rows, [CARD, SPACED, ...nonces]), []);
  } finally {
    await remove();
  }
});

test.run();
