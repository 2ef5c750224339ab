import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/schema.ts';
import { createFold } from '../../../server/figures/fold.ts';
import { type Sketches, stageFigures } from '../../../server/figures/sketches.ts';
import { TIMINGS } from '../support/bodies.ts';
import { type TestServer, withServer } from '../support/server.ts';

const ARTICLE = 'https://harborgazette.example/2026/10/last-boat-leaves-too-early/';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const now = { clock: () => new Date('2026-11-20T10:20:30Z'), contentDir: 'server/content' };

const time = (ready: number | undefined, more: object = {}) => ({
  widgetRequestId: 'wr-poll',
  embedType: 3,
  version: '0.1.0',
  effectiveConnectionType: '4g',
  articleUrlTracking: ARTICLE,
  stages: { config: 1, ready },
  ...more,
});

const sendTimes = async ({ post }: TestServer, bodies: object[], headers: Record<string, string> = {}) => {
  for (const body of bodies) assert.is((await post(TIMINGS, body, headers)).status, 200);
};

const dayRow = (db: Database, scope: string, dimension = '', value = '') =>
  db
    .selectFrom('timingDays')
    .selectAll()
    .where('scope', '=', scope)
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .executeTakeFirst();

const readyOf = (row: { sketches: string } | undefined) =>
  stageFigures(JSON.parse(row?.sketches ?? '{}') as Sketches, 'ready');

test('folds timings into an hour, and into a day of everything, the publisher and the widget', () =>
  withServer(async (server) => {
    const { db } = server;
    await sendTimes(server, [time(100), time(200), time(undefined, { reason: 'timeout' })], { 'user-agent': PHONE });
    await createFold().all(db);
    const [hour, ...others] = await db.selectFrom('timingHours').selectAll().execute();
    assert.equal(others, []);
    assert.equal(
      [hour?.hour, hour?.publisherId, hour?.widgetId, hour?.embedType, hour?.version, hour?.connection, hour?.device],
      ['2026-11-20T10', '1', 'wr-poll', '3', '0.1.0', '4g', 'phone'],
    );
    for (const scope of ['', 'publisher:1', 'widget:wr-poll']) {
      const row = await dayRow(db, scope);
      assert.is(row?.placements, 3, scope);
      assert.is(row?.day, '2026-11-20');
      assert.equal(JSON.parse(row?.reasons ?? ''), { timeout: 1 });
      assert.is(readyOf(row).reached, 2);
      assert.is((await dayRow(db, scope, 'connection', '4g'))?.placements, 3, scope);
      assert.is((await dayRow(db, scope, 'device', 'phone'))?.placements, 3, scope);
    }
  }, now));

test('adds later timings to the same rows', () =>
  withServer(async (server) => {
    const fold = createFold();
    await sendTimes(server, [time(100)]);
    await fold.all(server.db);
    await sendTimes(server, [time(300), time(300, { version: '0.2.0' })]);
    await fold.all(server.db);
    const row = await dayRow(server.db, 'widget:wr-poll');
    assert.is(row?.placements, 3);
    assert.is(readyOf(row).reached, 3);
    assert.is((await dayRow(server.db, 'widget:wr-poll', 'version', '0.2.0'))?.placements, 1);
  }, now));

test('counts no row twice, however many fold at once and again', () =>
  withServer(async (server) => {
    const { db } = server;
    await sendTimes(
      server,
      Array.from({ length: 40 }, (_, at) => time(100 + at)),
    );
    await Promise.all([createFold(7).all(db), createFold(7).all(db), createFold(7).all(db)]);
    await createFold(7).all(db);
    assert.is((await db.selectFrom('timings').select('id').where('folded', '=', 0).execute()).length, 0);
    assert.is((await dayRow(db, ''))?.placements, 40);
    const hours = await db.selectFrom('timingHours').select('placements').execute();
    assert.is(
      hours.reduce((sum, { placements }) => sum + placements, 0),
      40,
    );
  }, now));

test('counts a batch neither half nor twice where it fails in the middle', () =>
  withServer(async (server) => {
    const { db } = server;
    await sendTimes(server, [time(100)]);
    await createFold().all(db);
    await sendTimes(server, [time(200)]);
    const { sketches } = await db.selectFrom('timingDays').select('sketches').executeTakeFirstOrThrow();
    await db.updateTable('timingDays').set({ sketches: 'no JSON' }).execute();
    await createFold()
      .all(db)
      .then(
        () => assert.unreachable(),
        () => undefined,
      );
    const hours = () => db.selectFrom('timingHours').select('placements').executeTakeFirstOrThrow();
    assert.is((await hours()).placements, 1);
    await db.updateTable('timingDays').set({ sketches }).execute();
    await createFold().all(db);
    assert.is((await hours()).placements, 2);
    assert.is((await dayRow(db, ''))?.placements, 2);
  }, now));

test('lets a placement stand for all that its page did not measure', () =>
  withServer(async (server) => {
    await sendTimes(server, [time(100, { timingsRate: '0.25' }), time(100)]);
    await createFold().all(server.db);
    assert.is((await dayRow(server.db, ''))?.loads, 5);
  }, now));

test('weighs times and failures by what a placement stands for, so that pages with unlike rates count alike', () =>
  withServer(async (server) => {
    const failure = time(undefined, { reason: 'timeout', timingsRate: '0.5' });
    await sendTimes(server, [...Array.from({ length: 9 }, () => time(100)), failure]);
    await sendTimes(server, [time(1_000, { timingsRate: '0.1' }), time(1_000, { timingsRate: '0.3' })]);
    await createFold().all(server.db);
    const row = await dayRow(server.db, '');
    const { reached, p50, p95 } = readyOf(row);
    assert.equal([row?.placements, reached], [12, 22]);
    assert.ok(Math.abs(Number(p50) - 1_000) <= 10, `p50 ${p50}`);
    assert.ok(Math.abs(Number(p95) - 1_000) <= 10, `p95 ${p95}`);
    assert.equal(JSON.parse(row?.reasons ?? ''), { timeout: 2 });
    assert.match(row?.sketches ?? '', /:13\.33[,}]/);
  }, now));

test('keeps what strangers make up out of the figures', () =>
  withServer(async (server) => {
    const made = time(100, {
      version: '<script>',
      effectiveConnectionType: 'carrier pigeon',
      articleUrlTracking: 'https://harborgazette.example/a?email=ada@example.org#x',
      embedType: 99,
      arrival: 'by boat',
      reason: 'because',
      navigation: 7,
    });
    await sendTimes(server, [made]);
    await createFold().all(server.db);
    const rows = await server.db
      .selectFrom('timingDays')
      .select(['dimension', 'value'])
      .where('scope', '=', '')
      .execute();
    const values = Object.fromEntries(rows.map(({ dimension, value }) => [dimension, value]));
    assert.equal(values, {
      '': '',
      article: 'harborgazette.example/a',
      arrival: 'other',
      cache: '',
      connection: 'other',
      country: values.country,
      device: 'desktop',
      embedType: 'other',
      hour: '10',
      navigation: '',
      publisher: '1',
      version: 'other',
      widget: 'wr-poll',
    });
    assert.equal(JSON.parse((await dayRow(server.db, ''))?.reasons ?? ''), { other: 1 });
  }, now));

test('counts the hundred first articles of a day, and the rest as others', () =>
  withServer(async ({ db }) => {
    const rows = Array.from({ length: 130 }, (_, at) => ({
      at: '2026-11-20T10:00:00.000Z',
      widgetRequestId: 'wr-poll',
      articleUrlTracking: `https://harborgazette.example/${at}`,
      stages: '{"ready":5}',
    }));
    await db
      .insertInto('timings')
      .values(rows as never)
      .execute();
    await createFold(50).all(db);
    const articles = await db
      .selectFrom('timingDays')
      .select(['value', 'placements'])
      .where('scope', '=', 'widget:wr-poll')
      .where('dimension', '=', 'article')
      .execute();
    assert.is(articles.length, 101);
    assert.is(articles.find(({ value }) => value === 'other')?.placements, 30);
  }, now));

test.run();
