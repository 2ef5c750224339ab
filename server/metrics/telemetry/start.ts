import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Collector } from '../collect.ts';
import { createProducer } from './producer.ts';
import type { Telemetry } from './settings.ts';

/** Asked every few seconds by machines. */
const UNTRACED = ['/healthz', '/readyz', '/metrics'];
const FAULT = 500;
/** The library's own default. */
const MOST_EXPORT_MS = 30_000;

const propagator = new W3CTraceContextPropagator();
const headersOf = {
  get: ({ headers }: FastifyRequest, name: string) => headers[name],
  keys: ({ headers }: FastifyRequest) => Object.keys(headers),
};

/** A span for each request, under its route's pattern. It has no address, query, header or network of a reader. */
function traceRequests(app: FastifyInstance, tracer: Tracer, parentOf: (request: FastifyRequest) => Context) {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { is404, method, routeOptions } = request;
    const route = is404 ? undefined : routeOptions.url;
    if (UNTRACED.includes(route ?? '')) return;
    const now = Date.now();
    const attributes = {
      'http.request.method': method,
      'http.response.status_code': statusCode,
      ...(route && { 'http.route': route }),
    };
    const name = route ? `${method} ${route}` : method;
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.SERVER, startTime: now - elapsedTime, attributes },
      parentOf(request),
    );
    if (statusCode >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  });
}

function startTraces(app: FastifyInstance, resource: Resource, { isBehindProxy, telemetry }: Facts) {
  const { sampled, followsProxy } = telemetry;
  const byShare = new TraceIdRatioBasedSampler(sampled);
  const provider = new TracerProvider({
    resource,
    sampler: followsProxy ? new ParentBasedSampler({ root: byShare }) : byShare,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const parentOf = (request: FastifyRequest) =>
    isBehindProxy ? propagator.extract(ROOT_CONTEXT, request, headersOf) : ROOT_CONTEXT;
  traceRequests(app, provider.getTracer('civic-action'), parentOf);
  return provider;
}

function startMetrics(resource: Resource, collect: Collector, intervalMs: number) {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, MOST_EXPORT_MS),
    metricProducers: [createProducer(collect, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

type Facts = {
  telemetry: Telemetry;
  collect: Collector;
  version: string;
  /** Otherwise it would be the reader who says what is traced. */
  isBehindProxy: boolean;
};

/** Sends metrics and traces until the server closes, and what is left of them then. */
export function startTelemetry(app: FastifyInstance, facts: Facts) {
  const { telemetry, collect, version } = facts;
  const warn = (...said: unknown[]) =>
    app.log.warn({ said: said.map(String) }, 'OpenTelemetry: something was not sent');
  const silent = () => undefined;
  const logger = { error: warn, warn, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const own = resourceFromAttributes({ 'service.name': 'civic-action', 'service.version': version });
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
  const providers = [
    telemetry.traces ? startTraces(app, resource, facts) : null,
    telemetry.metrics ? startMetrics(resource, collect, telemetry.intervalMs) : null,
  ].filter((each) => each !== null);
  app.addHook('onClose', async () => {
    await Promise.all(providers.map((each) => each.shutdown().catch(warn)));
  });
}
