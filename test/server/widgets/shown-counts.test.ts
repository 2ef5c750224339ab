import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { addToTally } from '../../../server/db/tallies.ts';
import { createShownCounts } from '../../../server/widgets/shown-counts.ts';
import { EMAIL, GET_ACTIONS, PETITION, POLL, signature, TEST_EMAIL, UPDATE_POLL, vote } from '../support/bodies.ts';
import { createDatabase } from '../support/databases.ts';
import { type TestServer, withServer } from '../support/server.ts';
import { VALID } from '../support/valid-bodies.ts';

const MINUTE_MS = 60_000;
const NOON = Date.parse('2026-10-05T12:00:00Z');
const [POLL_3101, PETITION_3001] = ['3101|poll@1', '3001|petition@1'];

type Tools = {
  db: Database;
  /** Another server's connection; the same where a database can't be shared. */
  other: Database;
  at: (ms: number) => void;
  clock: () => Date;
  act: (identifier?: string, answerId?: string, by?: number) => Promise<void>;
};

async function withCounts(use: (tools: Tools) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  const other = options.databaseUrl ? await openDatabase(options) : db;
  let now = NOON;
  const clock = () => new Date(now);
  const at = (ms: number) => {
    now = NOON + ms;
  };
  const act: Tools['act'] = async (identifier = POLL_3101, answerId = '1', by = 1) => {
    const step = { identifier, answerId, at: clock().toISOString(), by };
    await db.transaction().execute((trx) => addToTally(trx, step));
  };
  try {
    await use({ db, other, at, clock, act });
  } finally {
    if (other !== db) await other.destroy();
    await db.destroy();
    await remove();
  }
}

test('shows the count of the last full minute, from the first time that it is asked', () =>
  withCounts(async ({ db, at, clock, act }) => {
    const shown = createShownCounts(db, { clock, countsAgeMs: MINUTE_MS });
    const seen = async () => (await shown([POLL_3101, PETITION_3001])).get(POLL_3101);
    at(1);
    await act();
    await act(POLL_3101, '2');
    // The first question comes after the votes, and still doesn't tell of them.
    at(30_000);
    assert.is(await seen(), 0);
    at(MINUTE_MS - 1);
    await act();
    assert.is(await seen(), 0);
    at(MINUTE_MS);
    assert.is(await seen(), 3);
    await act(POLL_3101, '1', -1);
    assert.is(await seen(), 3);
    at(5 * MINUTE_MS);
    assert.is(await seen(), 2);
  }));

test('shows the same on a server that is asked later, or whose clock is behind', () =>
  withCounts(async ({ db, other, at, clock, act }) => {
    const ageing = { countsAgeMs: MINUTE_MS };
    const first = createShownCounts(db, { clock, ...ageing });
    const late = createShownCounts(other, { clock, ...ageing });
    await act();
    at(MINUTE_MS);
    const seen = async (shown: typeof first) => (await shown([POLL_3101])).get(POLL_3101);
    assert.is(await seen(first), 1);
    at(MINUTE_MS + 100);
    await act();
    at(MINUTE_MS + 200);
    assert.is(await seen(late), 1);
    const behind = createShownCounts(other, { clock: () => new Date(NOON + MINUTE_MS - 1), ...ageing });
    assert.is(await seen(behind), 1);
    at(MINUTE_MS - 1);
    await act();
    at(MINUTE_MS + 300);
    assert.is(await seen(createShownCounts(other, { clock, ...ageing })), 1);
    at(2 * MINUTE_MS);
    assert.equal([await seen(first), await seen(late)], [3, 3]);
  }));

test('holds no count back for a server whose clock was hours ahead', () =>
  withCounts(async ({ db, at, clock, act }) => {
    await act();
    at(7 * 60 * MINUTE_MS);
    await act();
    at(MINUTE_MS);
    const seen = async () =>
      (await createShownCounts(db, { clock, countsAgeMs: MINUTE_MS })([POLL_3101])).get(POLL_3101);
    assert.is(await seen(), 2);
    await act();
    assert.is(await seen(), 2);
    at(2 * MINUTE_MS);
    assert.is(await seen(), 3);
  }));

test('reads a count once a minute, and current ones where they may have no age', () =>
  withCounts(async ({ db, at, clock, act }) => {
    let queries = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries++;
        return result;
      },
    });
    const shown = createShownCounts(counting, { clock, countsAgeMs: MINUTE_MS });
    for (let reader = 0; reader < 5; reader++) await shown([POLL_3101, PETITION_3001]);
    assert.is(queries, 1);
    at(MINUTE_MS);
    for (let reader = 0; reader < 5; reader++) await shown([PETITION_3001]);
    assert.is(queries, 2);
    await act();
    const current = createShownCounts(db, { clock, countsAgeMs: 0 });
    assert.is((await current([POLL_3101])).get(POLL_3101), 1);
  }));

test('shows counts of an earlier release, which know no minute', () =>
  withCounts(async ({ db, clock, at, act }) => {
    const shown = createShownCounts(db, { clock, countsAgeMs: MINUTE_MS });
    const seen = async () => (await shown([POLL_3101])).get(POLL_3101);
    await db.insertInto('tallies').values({ identifier: POLL_3101, answerId: '1', count: 7 }).execute();
    await act();
    assert.is(await seen(), 7);
    at(MINUTE_MS);
    assert.is(await seen(), 8);
  }));

type Shown = { cards: { actions: { endUsersCount: number; details: { signatures?: number } }[] }[] };

async function seenBy({ post }: TestServer, widgetRequestId: string) {
  const { body } = await post(GET_ACTIONS, { widgetRequestId });
  const [action] = (body as Shown).cards[0]?.actions ?? [];
  return action;
}

async function withMinutes(use: (server: TestServer, at: (ms: number) => void) => Promise<void>) {
  let now = NOON;
  const at = (ms: number) => {
    now = NOON + ms;
  };
  await withServer((server) => use(server, at), { clock: () => new Date(now), countsAgeMs: MINUTE_MS });
}

test('tells readers of others in the next minute, and who takes part at once', () =>
  withMinutes(async (server, at) => {
    const { post } = server;
    const before = await seenBy(server, 'wr-petition');
    const signatures = before?.details.signatures ?? 0;
    const own = (await post(PETITION, signature())).body as { endUsersCount: number };
    assert.is(own.endUsersCount, signatures + 1);
    const voted = (await post(POLL, vote())).body as { endUsersCount: number };
    assert.is(voted.endUsersCount, 1);
    at(MINUTE_MS - 1);
    assert.equal(await seenBy(server, 'wr-petition'), before);
    assert.is((await seenBy(server, 'wr-poll'))?.endUsersCount, 0);
    at(MINUTE_MS);
    const after = await seenBy(server, 'wr-petition');
    assert.is(after?.details.signatures, signatures + 1);
    assert.is(after?.endUsersCount, signatures + 1);
    assert.is((await seenBy(server, 'wr-poll'))?.endUsersCount, 1);
    const changed = { ...vote({ answerId: 2 }), ...(voted as object) };
    assert.is(((await post(UPDATE_POLL, changed)).body as { endUsersCount: number }).endUsersCount, 1);
    assert.is((await seenBy(server, 'wr-poll'))?.endUsersCount, 1);
  }));

test('tells whoever tries out a letter no more than other readers', () =>
  withMinutes(async ({ post }, at) => {
    const trying = async () => {
      const answer = await post(TEST_EMAIL, VALID[TEST_EMAIL], { 'idempotency-key': randomUUID() });
      return (answer.body as { endUsersCount: number }).endUsersCount;
    };
    assert.is(((await post(EMAIL, VALID[EMAIL])).body as { endUsersCount: number }).endUsersCount, 1);
    assert.is(await trying(), 0);
    at(MINUTE_MS);
    assert.is(await trying(), 1);
  }));

test.run();
