import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TABLE_NAMES } from '../../server/export/export.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { TEST_CARDS } from '../../widget/core/payments/sandbox/page/mint.ts';
import { GET_ACTIONS } from '../server/support/bodies.ts';
import { replaceContent } from '../server/support/content.ts';
import { withServer } from '../server/support/server.ts';
import { blocks, codeIn, read, rowsOf, sectionOf } from '../support/documents.ts';

const GUIDE = read('docs/operators.md');

const [publishers = '', partners = '', widget = ''] = blocks(read('docs/content.md'), 'json');

function writeContent() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-guide-'));
  mkdirSync(join(dir, 'widgets'));
  writeFileSync(join(dir, 'publishers.json'), publishers);
  writeFileSync(join(dir, 'partners.json'), partners);
  writeFileSync(join(dir, 'widgets/bike-lane.json'), widget);
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

test('the editors’ example content is imported, and its widget is served', () =>
  withServer(
    async ({ db, post }) => {
      const { dir, remove } = writeContent();
      await replaceContent(db, dir, () => new Date(), 'command');
      const { status, body } = await post(GET_ACTIONS, { widgetRequestId: 'bike-lane', widgetEmbedType: 3 });
      assert.is(status, 200);
      assert.is((body as { publisherName: string }).publisherName, 'The Example Times');
      remove();
    },
    { contentDir: null },
  ));

test('lists exactly the sandbox’s test cards', () => {
  const listed = rowsOf(sectionOf(GUIDE, '### Cards in a trial')).flatMap(([numbers = '']) => codeIn(numbers));
  assert.equal(listed.map((number) => number.replaceAll(' ', '')).sort(), Object.keys(TEST_CARDS).sort());
});

test('names log messages as the server writes them', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => read(join('server', name))).join('\n');
  const named = rowsOf(sectionOf(GUIDE, '## Logs')).flatMap(([message = '']) => codeIn(message));
  assert.ok(named.length > 8);
  for (const message of named) assert.ok(sources.includes(`'${message}'`), message);
});

/** Settings read as `env.NAME`, or destructured from the environment. */
function settingsIn(source: string): string[] {
  const taken = [...source.matchAll(/\{([^{}]*)\}: Environment/g)].map(([, names]) => names).join();
  return [...source.matchAll(/\benv\.([A-Z\d_]+)/g), ...taken.matchAll(/\b([A-Z][A-Z\d_]+)\b/g)].map(
    ([, name]) => name ?? '',
  );
}

test('lists exactly the settings that the code reads', () => {
  const sources = [
    'server/environment.ts',
    'server/settings.ts',
    'server/media/settings.ts',
    'server/payments/braintree-settings.ts',
    'server/metrics/telemetry/settings.ts',
  ]
    .map(read)
    .join('');
  const built = [...read('scripts/build/settings.ts').matchAll(/\bCIVIC_ACTION_[A-Z]+/g)].map(([name]) => name);
  assert.ok(built.length >= 3);
  const listed = rowsOf(sectionOf(GUIDE, '## Settings')).flatMap(([names = '']) => codeIn(names));
  assert.equal(listed.sort(), [...new Set([...settingsIn(sources), ...built])].sort());
});

test('lists every file of the export and every status of a letter', () => {
  const files = rowsOf(sectionOf(GUIDE, '## What people did').split('| option |')[0] ?? '');
  assert.equal(files.flatMap(([names = '']) => codeIn(names)).sort(), [...TABLE_NAMES].sort());
  const [, statuses = ''] = /OUTBOX_STATUSES = ([^;]+);/.exec(read('server/db/schema.ts')) ?? [];
  const told = codeIn(sectionOf(GUIDE, '## Letters'));
  for (const [, status = ''] of statuses.matchAll(/'(\w+)'/g)) assert.ok(told.includes(status), status);
});

/** Tables with content, imported data, counts, and the health check's row. All others hold what people did. */
const NOT_PEOPLE =
  'widgets widgetNames publishers domains actions contentImports tallies demoCounts demoNames probes'.split(' ');

/** Public data of officials and places. */
const IMPORTED = /^(lawmaker|postcode|district|area|place|shape|network|zip|address|import)/;

test('lists every table that holds what people did', () => {
  const [, schema = ''] = /export type Schema = [^{]*\{\n([\s\S]*?)^\};/m.exec(read('server/db/schema.ts')) ?? [];
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');
  assert.ok(tables.includes('votes'));
  const stored = sectionOf(GUIDE, '## What is stored');
  const lost = tables
    .filter((name) => !NOT_PEOPLE.includes(name) && !IMPORTED.test(name))
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((name) => !stored.includes(`\`${name}\``));
  assert.equal(lost, []);
});

test('lists every metric that the server has, with its labels', async () => {
  const { meters } = createMetrics({ dataDir: ':memory:' });
  const labels = (metric: object) => [...(metric as { labelNames: string[] }).labelNames];
  const known = meters.registry.getMetricsAsArray().map((metric) => [metric.name, labels(metric).sort()]);
  const rows = rowsOf(sectionOf(GUIDE, '## Metrics for Prometheus, Grafana and OpenTelemetry'));
  const listed = rows
    .filter(([names]) => names?.startsWith('`civic_action_'))
    .flatMap(([names = '', cell = '']) => codeIn(names).map((name) => [name, codeIn(cell).sort()]));
  assert.equal(Object.fromEntries(listed), Object.fromEntries(known));
});

test.run();
