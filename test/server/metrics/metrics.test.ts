import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACTIVITY, activity, EMAIL, letter, POLL, TIMINGS, vote } from '../support/bodies.ts';
import { readMetrics } from '../support/metrics.ts';
import { type TestServer, withServer } from '../support/server.ts';

const onTrial = (title: string, use: (server: TestServer) => Promise<void>) =>
  test(title, () => withServer(use, { openDashboards: true }));

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

const placement = (changes: object = {}) => ({
  widgetRequestId: 'wr-poll',
  embedType: 3,
  stages: { config: 2, frame: 20, ready: 480, visible: 900_000 },
  ...changes,
});

onTrial('counts how long placements took, by stage, way of embedding and publisher', async ({ app, post }) => {
  assert.is((await post(TIMINGS, placement())).status, 200);
  assert.is((await post(TIMINGS, placement({ embedType: 99, stages: { ready: 1_400 } }))).status, 200);
  const read = await readMetrics(app);
  const ready =
    'civic_action_loader_stage_seconds_bucket{embed_type="IframeWidgetId",le="0.5",publisher="1",stage="ready"}';
  assert.is(read.get(ready), 1, [...read.keys()].filter((each) => each.includes('loader_stage')).join('\n'));
  assert.is(read.get(ready.replace('"0.5"', '"0.3"')), 0);
  assert.is(read.get('civic_action_placements_total{embed_type="IframeWidgetId",publisher="1"}'), 1);
  assert.is(read.get('civic_action_placements_total{embed_type="other",publisher="1"}'), 1);
  // A page that stood open for a quarter of an hour counts, and says no more than ten minutes.
  const sum = 'civic_action_loader_stage_seconds_sum{embed_type="IframeWidgetId",publisher="1",stage="visible"}';
  assert.is(read.get(sum), 600);
});

onTrial(
  'names no publisher of a placement by its article, and leaves out what a trial mode sends',
  async ({ app, post }) => {
    const byArticle = {
      widgetRequestId: null,
      embedType: 1,
      articleUrlTracking: 'https://harborgazette.example/a?email=ada@example.org',
    };
    await post(TIMINGS, placement(byArticle));
    await post(TIMINGS, placement({ ...byArticle, articleUrlTracking: 'https://stranger.example/' }));
    await post(TIMINGS, placement({ mode: 'ab4e-test' }));
    const read = await readMetrics(app);
    const counted = [...read].filter(([name]) => name.startsWith('civic_action_placements_total'));
    assert.equal(counted, [['civic_action_placements_total{embed_type="Iframe",publisher="none"}', 2]]);
    assert.not.match([...read.keys()].join('\n'), /ada@example|stranger/);
  },
);

onTrial('counts each submission once, and each event by its kind', async ({ app, post }) => {
  const again = key();
  for (let time = 0; time < 3; time++) assert.is((await post(POLL, vote(), again)).status, 200);
  assert.is((await post(POLL, { ...vote(), answerId: 'no such answer' })).status, 400);
  await post(ACTIVITY, activity());
  await post(TIMINGS, placement());
  const read = await readMetrics(app);
  assert.is(read.get(`civic_action_submissions_total{call="${POLL}"}`), 1);
  assert.is(read.get(`civic_action_submissions_total{call="${TIMINGS}"}`), 1);
  assert.is(read.get('civic_action_activities_total{type="WidgetVisible"}'), 1);
  const route = `method="POST",route="/api/${POLL}"`;
  assert.is(read.get(`civic_action_http_request_seconds_count{${route},status="2xx"}`), 3);
  assert.is(read.get(`civic_action_http_request_seconds_count{${route},status="4xx"}`), 1);
});

onTrial('names routes and never what somebody typed', async ({ app }) => {
  for (const url of [
    '/share/wr-poll?email=ada%40example.org',
    '/share/wr-petition',
    '/ada@example.org',
    '/api/Ada/Nothing',
  ])
    await app.inject({ url });
  const names = [...(await readMetrics(app)).keys()].join('\n');
  assert.match(names, /route="\/share\/\*"/);
  assert.match(names, /route="(none|\/\*)"/);
  assert.not.match(names, /ada|wr-p|nothing/i);
});

onTrial('counts what fails, and says that the database is down', async ({ app, db, post }) => {
  const before = await readMetrics(app);
  assert.is(before.get('civic_action_database_up'), 1);
  assert.ok((before.get('civic_action_database_probe_seconds') ?? 0) > 0);
  assert.is(before.get('civic_action_errors_total{kind="fault"}'), 0);
  await db.destroy();
  assert.is((await post(POLL, vote())).status >= 500, true);
  const after = await readMetrics(app);
  assert.is(after.get('civic_action_database_up'), 0);
  assert.not(after.has('civic_action_database_bytes'));
  const errors = [...after].filter(([name]) => name.startsWith('civic_action_errors_total'));
  assert.is(
    errors.reduce((sum, [, count]) => sum + count, 0),
    1,
  );
});

onTrial('counts letters that wait, and who waits for the database', async ({ app, post }) => {
  assert.is((await post(EMAIL, letter())).status, 200);
  const read = await readMetrics(app);
  assert.ok((read.get('civic_action_outbox_letters{status="queued"}') ?? 0) > 0);
  assert.is(read.get('civic_action_outbox_letters{status="failed"}'), 0);
  assert.is(read.get('civic_action_database_writers_waiting'), 0);
});

test('says how long the oldest letter has waited', async () => {
  let now = Date.parse('2026-10-05T12:00:00Z');
  await withServer(
    async ({ app, post }) => {
      const oldest = async () => (await readMetrics(app)).get('civic_action_outbox_oldest_seconds');
      assert.is(await oldest(), 0);
      await post(EMAIL, letter());
      now += 90_000;
      await post(EMAIL, letter({ email: 'other@mail.test' }));
      assert.is(await oldest(), 90);
    },
    { openDashboards: true, clock: () => new Date(now) },
  );
});

onTrial('counts refusals that are no fault by themselves', async ({ app }) => {
  await app.inject('/oembed?format=yaml&url=https%3A%2F%2Fa.example');
  const read = await readMetrics(app);
  const statuses = [...read.keys()].filter((name) => name.includes('_seconds_count{') && name.includes('/oembed'));
  assert.ok(
    statuses.some((name) => name.includes('status="501"')),
    statuses.join(),
  );
});

test('says how large the database is and how much room its disk has', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-metrics-'));
  await withServer(
    async ({ app }) => {
      const read = await readMetrics(app);
      assert.ok((read.get('civic_action_database_bytes') ?? 0) > 10_000);
      assert.ok((read.get('civic_action_data_free_bytes') ?? 0) > 10_000);
      const [build] = [...read.keys()].filter((name) => name.startsWith('civic_action_build_info'));
      assert.match(build ?? '', /database="(sqlite|postgres)",node="\d+\.\d+\.\d+",version="\d+\.\d+\.\d+"/);
      assert.ok(read.has('process_resident_memory_bytes'));
      assert.ok(read.has('nodejs_eventloop_lag_p99_seconds'));
    },
    { openDashboards: true, dataDir },
  );
  rmSync(dataDir, { recursive: true });
});

test('has two servers of one process count apart', () =>
  withServer(
    ({ post }) =>
      withServer(
        async (other) => {
          await post(TIMINGS, placement());
          assert.not.match([...(await readMetrics(other.app)).keys()].join('\n'), /placements_total\{/);
        },
        { openDashboards: true },
      ),
    { openDashboards: true },
  ));

test.run();
