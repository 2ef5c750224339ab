import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findPrometheus } from '../../../../scripts/programs/debian.ts';
import { EMAIL, letter, TIMINGS } from '../../../server/support/bodies.ts';
import { namesOf, readMetrics } from '../../../server/support/metrics.ts';
import { type TestServer, withServer } from '../../../server/support/server.ts';
import { ROOT, read } from '../../../support/documents.ts';
import { outputOf } from '../../../support/output.ts';
import { skipUnless } from '../../../support/skip.ts';
import { waitUntil } from '../../../support/wait.ts';

const FOLDER = 'deploy/prometheus';
const RULES = read(`${FOLDER}/civic-action.rules.yml`);
const CONFIG = read(`${FOLDER}/prometheus.yml`);

type Target = { expr: string; datasource: { uid: string } };
type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: Target[];
};
type Variable = { name: string; type: string; query: string | { query: string } };
type Board = {
  uid: string;
  title: string;
  schemaVersion: number;
  id?: unknown;
  panels: Panel[];
  templating: { list: Variable[] };
};

const BOARD = JSON.parse(read('deploy/grafana/civic-action.json')) as Board;
const EXPRESSIONS = BOARD.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const METRIC = /\b(?:civic_action|process|nodejs)_\w+/g;

test('board and alerts ask only for metrics that the server has', () =>
  withServer(
    async ({ app, post }) => {
      await post(TIMINGS, { widgetRequestId: 'wr-poll', stages: { ready: 480 } });
      await app.inject('/healthz');
      const has = namesOf(await readMetrics(app));
      // Counts without a first event, and what PostgreSQL alone has, are declared and have no line yet.
      const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
      for (const [, name = ''] of body.matchAll(/^# TYPE (\w+)/gm)) has.add(name);
      const variables = BOARD.templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query));
      const asked = [RULES.replace(/summary:.*/g, ''), ...EXPRESSIONS, ...variables].join('\n').match(METRIC) ?? [];
      assert.ok(asked.length > 25);
      assert.equal(
        [...new Set(asked)].filter((name) => !has.has(name)),
        [],
      );
    },
    { openDashboards: true },
  ));

test('the board is one that Grafana imports: each panel has its place, its source and its number', () => {
  assert.ok(BOARD.uid && BOARD.title && BOARD.schemaVersion >= 36);
  // Grafana gives the board a number of its own; one from elsewhere would replace another board.
  assert.is(BOARD.id, undefined);
  assert.is(new Set(BOARD.panels.map(({ id }) => id)).size, BOARD.panels.length);
  const names = BOARD.templating.list.map(({ name }) => name);
  const cells = new Set<string>();
  for (const { title, type, gridPos, targets = [] } of BOARD.panels) {
    assert.ok(['row', 'timeseries', 'stat'].includes(type), type);
    assert.is(type === 'row', targets.length === 0, title);
    assert.ok(gridPos.x + gridPos.w <= 24, title);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        assert.not(cells.has(`${x} ${y}`), `${title} covers another panel`);
        cells.add(`${x} ${y}`);
      }
    for (const { expr, datasource } of targets) {
      assert.match(datasource.uid, /^\$\{datasource\}$/);
      for (const [, name = ''] of expr.matchAll(/\$(\w+)/g))
        assert.ok([...names, '__rate_interval'].includes(name), name);
    }
  }
});

const TOKEN = 'a-token-for-prometheus';
const prometheus = findPrometheus();
const onPrometheus = skipUnless(prometheus, 'Prometheus is not here, nor to be had');

async function freePort(): Promise<number> {
  const holder = createSocket();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as { port: number };
  await once(holder.close(), 'close');
  return port;
}

/** The example's files with this test's address and token; everything happens within seconds. */
function forThisMachine(dir: string, target: string) {
  cpSync(join(ROOT, FOLDER), dir, { recursive: true });
  writeFileSync(join(dir, 'token'), TOKEN, { mode: 0o600 });
  writeFileSync(
    join(dir, 'prometheus.yml'),
    CONFIG.replaceAll('15s', '1s')
      .replace('127.0.0.1:4620', target)
      .replace('/etc/prometheus/civic-action.token', 'token'),
  );
  writeFileSync(join(dir, 'civic-action.rules.yml'), RULES.replaceAll(/for: \d+m/g, 'for: 0s'));
}

type Sample = { metric: Record<string, string>; value: [number, string] };
type Rule = { name: string; state: string; health: string; lastError?: string; lastEvaluation: string };

type Tools = {
  /** What a query answers now. */
  query: (text: string) => Promise<Sample[]>;
  rules: () => Promise<Rule[]>;
  server: TestServer;
};

const isOver = ({ exitCode }: ChildProcess) => exitCode !== null;

async function withPrometheus(use: (tools: Tools) => Promise<void>) {
  await withServer(
    async (server) => {
      const dir = mkdtempSync(join(tmpdir(), 'civic-action-prometheus-'));
      const { host } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
      forThisMachine(dir, host);
      const address = `127.0.0.1:${await freePort()}`;
      const child = spawn(
        prometheus?.server ?? '',
        ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=${address}`],
        { cwd: dir },
      );
      const output = outputOf(child);
      const ask = async (path: string) => {
        if (isOver(child)) throw new Error(output());
        const answer = await fetch(`http://${address}/api/v1/${path}`).catch(() => null);
        // It does not listen yet, or still reads its files.
        if (!answer || answer.status === 503) return undefined;
        const { data, error } = (await answer.json()) as { data?: unknown; error?: string };
        if (error) throw new Error(`${path}: ${error}`);
        return data;
      };
      const query = async (text: string) => {
        const data = (await ask(`query?query=${encodeURIComponent(text)}`)) as { result: Sample[] } | undefined;
        return data?.result ?? [];
      };
      const rules = async () => {
        const data = (await ask('rules')) as { groups: { rules: Rule[] }[] } | undefined;
        return data?.groups.flatMap((group) => group.rules) ?? [];
      };
      try {
        await use({ query, rules, server });
      } finally {
        child.kill('SIGTERM');
        if (!isOver(child)) await once(child, 'exit');
        rmSync(dir, { recursive: true });
      }
    },
    { metricsToken: TOKEN },
  );
}

onPrometheus('promtool accepts the alerts and the example’s settings', () => {
  const check = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(prometheus?.tool ?? '', args, {
      encoding: 'utf8',
      cwd: join(ROOT, FOLDER),
    });
    assert.is(status, 0, stdout + stderr);
  };
  check('check', 'rules', 'civic-action.rules.yml');
  check('check', 'config', '--syntax-only', 'prometheus.yml');
});

onPrometheus('Prometheus reads a server by the example’s settings, and says the 75th percentile of `ready`', () =>
  withPrometheus(async ({ query, server }) => {
    const place = () => server.post(TIMINGS, { widgetRequestId: 'wr-poll', embedType: 3, stages: { ready: 480 } });
    await place();
    await waitUntil(async () => (await query('civic_action_placements_total')).length > 0);
    const p75 =
      'histogram_quantile(0.75, sum by (le) (rate(civic_action_loader_stage_seconds_bucket{stage="ready"}[1m])))';
    const seconds = async () => Number((await query(p75))[0]?.value[1]);
    await waitUntil(async () => {
      await place();
      return (await seconds()) > 0;
    });
    // All took 0.48 s, and the bucket is that from 0.3 to 0.5.
    assert.ok((await seconds()) > 0.3 && (await seconds()) <= 0.5, String(await seconds()));
    assert.is((await query('up{job="civic-action"}'))[0]?.value[1], '1');
    for (const expression of EXPRESSIONS)
      await query(expression.replaceAll('$__rate_interval', '1m').replaceAll(/\$(publisher|embed_type)/g, '.*'));
  }),
);

onPrometheus('Prometheus evaluates every alert, and gives the alarm where letters were given up', () =>
  withPrometheus(async ({ rules, server }) => {
    assert.is((await server.post(EMAIL, letter())).status, 200);
    await server.db.updateTable('outbox').set({ status: 'failed' }).execute();
    const named = async (name: string) => (await rules()).find((rule) => rule.name === name);
    await waitUntil(async () => (await named('CivicActionLettersGivenUp'))?.state === 'firing');
    const all = await rules();
    assert.is(all.length, RULES.match(/- alert:/g)?.length);
    for (const { name, health, lastError } of all) assert.is(health, 'ok', `${name}: ${lastError}`);
    assert.is((await named('CivicActionDown'))?.state, 'inactive');
    assert.is((await named('CivicActionDatabaseDown'))?.state, 'inactive');
  }),
);

test.run();
