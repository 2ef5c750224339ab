import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPostgres } from '../../../server/db/locks.ts';
import { forgetPerson } from '../../../server/people/forget.ts';
import { scopeOf } from '../../../server/people/scope.ts';
import { forgetWave } from '../../../server/people/wave.ts';
import { copyContent, replaceContent } from '../support/content.ts';
import { withServer } from '../support/server.ts';
import { MAYA, NOOR, person, sign, wallOf } from '../support/wall.ts';

/** The petition for the ferry has a widget in Spanish, `wr-petition-es`; petition 3102 has no wall. */
const NO_WALL = 3102;
const MINUTE_MS = 60_000;
const NOON = Date.parse('2026-10-05T12:00:00Z');

test('shows the latest four who agreed, the sender first, and the same in every language', () =>
  withServer(async (server) => {
    assert.equal(await wallOf(server), []);
    assert.equal((await sign(server, MAYA)).latest, ['Maya R.']);
    for (const [first, last] of [
      ['Noor', 'Ali'],
      ['Ben', 'Tran'],
      ['Chloé', 'Durand'],
    ] as const)
      await sign(server, { ...person(first, last), widgetId: 1008 });
    const { latest } = await sign(server, person('Sam', 'Wu'));
    assert.equal(latest, ['Sam W.', 'Chloé D.', 'Ben T.', 'Noor A.']);
    for (const id of ['wr-petition', 'wr-petition-es']) assert.equal(await wallOf(server, id), latest, id);
  }));

test('shows nobody who did not agree', () =>
  withServer(async (server) => {
    await sign(server, NOOR);
    for (const showName of [false, null, undefined]) {
      const { status, latest, text } = await sign(server, { ...MAYA, showName });
      assert.equal([status, latest], [200, ['Noor A.']], String(showName));
      assert.not.match(text, /Maya/);
    }
    assert.equal(await wallOf(server), ['Noor A.']);
    const rows = await server.db.selectFrom('signatures').select(['showName', 'shownName']).orderBy('id').execute();
    assert.equal(rows, [
      { showName: 1, shownName: 'Noor A.' },
      ...Array.from({ length: 3 }, () => ({ showName: 0, shownName: null })),
    ]);
  }));

test('stores a signature whose consent is no boolean, as a refusal', () =>
  withServer(async (server) => {
    for (const showName of ['true', 1, {}, [true]])
      assert.equal((await sign(server, { ...MAYA, showName })).latest, [], JSON.stringify(showName));
    assert.equal(await server.db.selectFrom('signatures').select('showName').distinct().execute(), [{ showName: 0 }]);
  }));

test('stores a signature whose name can’t be shown, and shows the others', () =>
  withServer(async (server) => {
    await sign(server, NOOR);
    const { status, latest } = await sign(server, { ...MAYA, firstName: 'https://evil.example' });
    assert.equal([status, latest], [200, ['Noor A.']]);
  }));

test('has neither names nor consent where the petition does not ask', () =>
  withServer(async (server) => {
    const { latest, text } = await sign(server, { ...MAYA, id: NO_WALL, actionId: NO_WALL });
    assert.is(latest, undefined);
    assert.not.match(text, /latest|Maya/);
    assert.equal(await server.db.selectFrom('signatures').select(['showName', 'shownName']).execute(), [
      { showName: null, shownName: null },
    ]);
  }));

test('changes and removes a name with a correction', () =>
  withServer(async (server) => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const { count } = await sign(server, { ...MAYA, firstName: 'Mya' }, first);
    await sign(server, NOOR);
    const corrected = await sign(server, { ...MAYA, earlierKey: first }, second);
    assert.equal(corrected.latest, ['Maya R.', 'Noor A.']);
    const withdrawn = await sign(server, { ...MAYA, showName: false, earlierKey: second }, third);
    assert.equal(withdrawn.latest, ['Noor A.']);
    assert.is(withdrawn.count, count + 1);
    assert.equal(await wallOf(server), ['Noor A.']);
  }));

test('forgets a name with its person, also in answers that are sent again', () =>
  withServer(async (server) => {
    const key = randomUUID();
    await sign(server, MAYA);
    const before = await sign(server, NOOR, key);
    assert.equal(before.latest, ['Noor A.', 'Maya R.']);
    assert.equal(await sign(server, NOOR, key), before);
    await forgetPerson(server.db, MAYA.email);
    assert.equal(await wallOf(server), ['Noor A.']);
    assert.equal((await sign(server, NOOR, key)).latest, ['Noor A.']);
    const kept = await server.db.selectFrom('idempotencyKeys').select('answer').execute();
    assert.not.match(JSON.stringify(kept), /Maya|Noor/);
  }));

test('forgets the names of a wave', () =>
  withServer(async (server) => {
    await sign(server, MAYA);
    await forgetWave(server.db, await scopeOf(server.db, { action: '3001' }));
    assert.equal(await wallOf(server), []);
  }));

test('shows a name to its sender at once, and to others after ten full minutes', async () => {
  let now = NOON;
  const waited = NOON + 10 * MINUTE_MS;
  await withServer(
    async (server) => {
      assert.equal((await sign(server, MAYA)).latest, ['Maya R.']);
      now = NOON + MINUTE_MS - 1;
      assert.equal((await sign(server, NOOR)).latest, ['Noor A.']);
      now = waited + MINUTE_MS - 1;
      assert.equal(await wallOf(server), []);
      assert.equal((await sign(server, person('Ben', 'Tran'))).latest, ['Ben T.']);
      now = waited + MINUTE_MS;
      assert.equal(await wallOf(server), ['Noor A.', 'Maya R.']);
      assert.equal((await sign(server, person('Sam', 'Wu'))).latest, ['Sam W.', 'Noor A.', 'Maya R.']);
      await forgetPerson(server.db, MAYA.email);
      now = waited + 2 * MINUTE_MS;
      assert.equal(await wallOf(server), ['Noor A.']);
    },
    { clock: () => new Date(now), countsAgeMs: MINUTE_MS },
  );
});

test('stores a signature, and answers its count, while the wall can’t be read', () =>
  withServer(async (server) => {
    await sql`alter table demo_names rename to lost_names`.execute(server.db);
    try {
      const { status, latest, count } = await sign(server, MAYA);
      assert.equal([status, latest, count > 0], [200, undefined, true]);
    } finally {
      await sql`alter table lost_names rename to demo_names`.execute(server.db);
    }
    assert.is((await server.db.selectFrom('signatures').select('id').execute()).length, 1);
  }));

test('shows a made-up past in a trial, after those who really signed', async () => {
  const made = ['Noor A.', 'Benjamin T.', 'Chloé D.', 'Ignacio V.'];
  await withServer(
    async (server) => {
      assert.equal(await wallOf(server), made);
      assert.equal((await sign(server, MAYA)).latest, ['Maya R.', ...made.slice(0, 3)]);
      assert.equal((await sign(server, { ...MAYA, showName: false })).latest, ['Maya R.', ...made.slice(0, 3)]);
      await replaceContent(server.db, 'server/content', () => new Date(), 'command');
      assert.equal(await wallOf(server), ['Maya R.']);
    },
    { demoCounts: true },
  );
});

test('shows no names once the content asks for none', () =>
  withServer(async (server) => {
    await sign(server, MAYA);
    const content = copyContent();
    content.change('widgets/petition.json', (widget) => {
      delete widget.cards[0].actions[0].details.wall;
    });
    await replaceContent(server.db, content.dir, () => new Date(), 'command');
    content.remove();
    assert.is(await wallOf(server), undefined);
    assert.is((await sign(server, NOOR)).latest, undefined);
  }));

for (const wall of ['yes', 1, {}])
  test(`refuses content whose wall is ${JSON.stringify(wall)}`, () =>
    withServer(async (server) => {
      const content = copyContent();
      content.change('widgets/petition.json', (widget) => {
        widget.cards[0].actions[0].details.wall = wall;
      });
      const refusal = await replaceContent(server.db, content.dir, () => new Date(), 'command').catch(String);
      content.remove();
      assert.match(String(refusal), /wall/);
    }));

test('finds the latest names by an index', () =>
  withServer(async ({ db }) => {
    const indexes = isPostgres(db)
      ? sql<{ name: string }>`select indexname as name from pg_indexes`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
    const { rows } = await indexes.execute(db);
    assert.ok(rows.some(({ name }) => name === 'signatures_wall'));
  }));

test.run();
