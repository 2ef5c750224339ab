import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTelemetry } from '../../../server/metrics/telemetry/settings.ts';
import { waitUntil } from '../../support/wait.ts';
import { createPlace, start } from '../support/process.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Point = {
  attributes: Attribute[];
  asDouble?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
};
type Metric = {
  name: string;
  unit: string;
  sum?: { dataPoints: Point[] };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
};
type Span = { name: string; traceId: string; parentSpanId?: string; attributes: Attribute[] };
type Sent = {
  resourceMetrics?: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: Metric[] }[] }[];
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

/** A collector that hears OTLP over HTTP, as JSON. */
async function createCollector() {
  const heard: { path: string; key: string | undefined; body: Sent; text: string }[] = [];
  const collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { 'x-key': key } = request.headers;
      heard.push({ path: request.url ?? '', key: String(key), body: JSON.parse(text), text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const close = () => new Promise((closed) => collector.close(closed).closeAllConnections());
  const metrics = () =>
    heard.flatMap(
      ({ body }) => body.resourceMetrics?.flatMap((each) => each.scopeMetrics.flatMap((scope) => scope.metrics)) ?? [],
    );
  const spans = () =>
    heard.flatMap(
      ({ body }) => body.resourceSpans?.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)) ?? [],
    );
  return { url, close, heard, metrics, spans };
}

const textOf = (attributes: Attribute[] = [], name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

test('sends what /metrics has, and a span for each request, where OpenTelemetry’s variables say', async () => {
  const collector = await createCollector();
  const { env, remove } = await createPlace();
  const server = await start({
    ...env,
    ...{ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://widgets.example' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret' },
    ...{ OTEL_SERVICE_NAME: 'ferry', OTEL_METRIC_EXPORT_INTERVAL: '300' },
  });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${server.widget}/share/wr-poll?email=ada%40example.org`, { headers: { traceparent } });
  const requests = () => collector.metrics().findLast(({ name }) => name === 'civic_action_http_request_seconds');
  await waitUntil(() =>
    (requests()?.histogram?.dataPoints ?? []).some((point) => textOf(point.attributes, 'route') === '/share/*'),
  );
  assert.is(await server.end('SIGTERM'), 0);
  await collector.close();
  await remove();

  assert.equal([...new Set(collector.heard.map(({ path, key }) => `${path} ${key}`))].sort(), [
    '/v1/metrics secret',
    '/v1/traces secret',
  ]);
  const [first] = collector.heard.flatMap(({ body }) => body.resourceMetrics ?? []);
  assert.is(textOf(first?.resource.attributes, 'service.name'), 'ferry');
  assert.match(textOf(first?.resource.attributes, 'service.version') ?? '', /^\d+\.\d+\.\d+$/);

  const point = requests()?.histogram?.dataPoints.find(({ attributes }) => textOf(attributes, 'route') === '/share/*');
  assert.is(Number(point?.count), 1);
  assert.is(point?.bucketCounts?.length, (point?.explicitBounds?.length ?? 0) + 1);
  assert.is(
    point?.bucketCounts?.map(Number).reduce((sum, count) => sum + count, 0),
    1,
  );
  assert.is(requests()?.unit, 's');
  const up = collector.metrics().find(({ name }) => name === 'civic_action_database_up');
  assert.is(up?.gauge?.dataPoints[0]?.asDouble, 1);
  assert.ok(collector.metrics().some(({ name, sum }) => name === 'civic_action_errors' && sum));

  // Sent when the server closes, at the latest.
  const span = collector.spans().find(({ name }) => name === 'GET /share/*');
  assert.is(span?.traceId, '0af7651916cd43dd8448eb211c80319c');
  assert.is(span?.parentSpanId, 'b7ad6b7169203331');
  assert.not.match(collector.heard.map(({ text }) => text).join(), /ada|wr-poll|127\.0\.0\.1/);
});

/** As Node answers where the optional packages are not installed; prom-client brings the API. */
const WITHOUT_PACKAGES = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (!/^@opentelemetry\\/(?!api$)/.test(name)) return next(name, context);
    throw Object.assign(new Error('Cannot find package ' + name), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});`;

const MISSING =
  'OTEL_EXPORTER_OTLP_ENDPOINT names a collector, but the packages of OpenTelemetry are not installed: npm ci --include=optional';

test('starts without its packages, and says in one line that these are missing where a collector is named', async () => {
  const { env, remove } = await createPlace();
  const without = { ...env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(WITHOUT_PACKAGES)}` };
  assert.is(await (await start(without)).end('SIGTERM'), 0);
  const failure = await start({ ...without, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).catch(
    (cause: Error) => cause,
  );
  await remove();
  const [line = '', ...more] = (failure as Error).message.replace('The server ended: ', '').trim().split('\n');
  assert.equal([JSON.parse(line).msg, ...more], [MISSING]);
});

test('loads nothing of OpenTelemetry where no collector is named, or it is turned off', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318';
  assert.is(readTelemetry({}), undefined);
  assert.is(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }), undefined);
  const none = { OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_EXPORTER: 'none' };
  assert.is(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT, ...none }), undefined);
});

test('reads what is sent, how often, and of how many requests', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318';
  const all = { metrics: true, traces: true, intervalMs: 60_000, sampled: 1, followsProxy: true };
  assert.equal(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT }), all);
  assert.equal(readTelemetry({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://c.example/m' }), { ...all, traces: false });
  const tenth = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  assert.equal(readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT, ...tenth }), { ...all, sampled: 0.1, followsProxy: false });
});

for (const wrong of [
  { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
  { OTEL_TRACES_SAMPLER_ARG: '7' },
  { OTEL_METRIC_EXPORT_INTERVAL: 'often' },
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
])
  test(`refuses ${JSON.stringify(wrong)} by name`, () =>
    assert.throws(
      () => readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318', ...wrong }),
      new RegExp(`^${Object.keys(wrong)[0]}`),
    ));

test.run();
