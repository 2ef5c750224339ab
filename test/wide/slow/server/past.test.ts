import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createServer } from '../../../../server/app.ts';
import { actionsAnswerOf } from '../../../../server/dashboard/actions.ts';
import { readAsked } from '../../../../server/dashboard/asked.ts';
import { loadingOf, splitOf } from '../../../../server/dashboard/loading.ts';
import { scopesOf } from '../../../../server/dashboard/scopes.ts';
import type { Database } from '../../../../server/db/schema.ts';
import { keepPast, lastMadeUpDay, storePast } from '../../../../server/demo/past.ts';
import { withServer } from '../../../server/support/server.ts';
import { waitUntil } from '../../../support/wait.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ALL = { publisherId: null, canSignOut: false };

const rowsOf = async (db: Database) =>
  Number((await db.selectFrom('timingDays').select(sql<number>`count(*)`.as('count')).executeTakeFirst())?.count);

/** What a server does at its start, until it has. */
async function start(db: Database, demoCounts: boolean) {
  const app = Fastify();
  keepPast(app, db, { dataDir: ':memory:', clock: () => NOW, demoCounts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

test('gives a trial 90 days of figures that are marked as made up, once', () =>
  withServer(async ({ db }) => {
    await storePast(db, NOW);
    const rows = await rowsOf(db);
    await storePast(db, NOW);
    assert.is(await rowsOf(db), rows);
    const { days, isMadeUp } = await scopesOf(db, ALL, true);
    assert.equal(days, { first: '2026-08-23', last: '2026-11-20' });
    assert.ok(isMadeUp);
    const asked = await readAsked(db, ALL, { from: '2026-10-01', to: '2026-11-20', widget: 'wr-petition' }, NOW);
    const { values } = await splitOf(db, asked);
    const p75 = (version: string) =>
      Number(values.find(({ value }) => value === version)?.stages.find(({ stage }) => stage === 'ready')?.p75);
    assert.ok(p75('0.1.1') > p75('0.1.0') * 1.2, 'one release is slow');
    assert.ok((await loadingOf(db, asked)).placements > 500);
    const { variants, funnel, totals } = await actionsAnswerOf(db, asked);
    assert.equal(
      variants.map(({ variant }) => variant),
      ['1', '2'],
    );
    assert.ok(funnel.length > 3);
    assert.ok(totals.completed > 50);
  }));

test('has sponsored widgets that were blocked, and a whole last day to compare', () =>
  withServer(async ({ db }) => {
    await storePast(db, NOW);
    const asked = await readAsked(db, ALL, { widget: 'wr-sponsored' }, NOW);
    const { before, totals, headline } = await actionsAnswerOf(db, asked);
    assert.equal(before, { from: '2026-09-26', to: '2026-10-23', isCut: false, since: '2026-08-23' });
    assert.ok(totals.notDisplayed > 0);
    assert.ok(headline.every(({ before: earlier }) => earlier !== null));
    const { reasons } = await loadingOf(db, asked);
    assert.is(reasons.find(({ reason }) => reason === 'blocked')?.count, totals.notDisplayed);
  }));

test('takes the made-up figures away at a start without a demo, and leaves those of readers', () =>
  withServer(async ({ db }) => {
    await storePast(db, NOW);
    const row = await db.selectFrom('timingDays').selectAll().where('scope', '=', '').executeTakeFirstOrThrow();
    await db
      .insertInto('timingDays')
      .values({ ...row, madeUp: 0 })
      .execute();
    const app = await start(db, false);
    await app.close();
    assert.is(await rowsOf(db), 1);
    assert.is((await scopesOf(db, ALL, false)).isMadeUp, false);
  }));

test('gives no past to content that was imported by command', () =>
  withServer(async ({ db }) => {
    await storePast(db, NOW);
    await db
      .insertInto('contentImports')
      .values({ at: NOW.toISOString(), folder: '/own', origin: 'command' })
      .execute();
    const app = await start(db, true);
    await app.close();
    assert.is(await rowsOf(db), 0);
  }));

test('ends at once where the server is closed meanwhile, and begins anew at the next start', () =>
  withServer(async ({ db }) => {
    const app = await start(db, true);
    await app.close();
    await storePast(db, NOW);
    assert.equal((await scopesOf(db, ALL, true)).days, { first: '2026-08-23', last: '2026-11-20' });
  }));

test('stores it in a process of its own where the database is a file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'civic-action-past-'));
  const server = await createServer({
    dataDir,
    logLevel: 'silent',
    distDir: 'none',
    sharePictures: false,
    demoCounts: true,
  });
  try {
    const heapBefore = process.memoryUsage().heapUsed;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const today = new Date().toISOString().slice(0, 10);
    await waitUntil(async () => (await lastMadeUpDay(server.db)) === today);
    const grown = process.memoryUsage().heapUsed - heapBefore;
    assert.ok(grown < 60_000_000, `${grown} bytes`);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.run();
