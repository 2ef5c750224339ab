import { type Environment, SettingError } from '../../settings.ts';

/** What is sent to a collector of OpenTelemetry. Where to, and what else it says, its exporters read by themselves. */
export type Telemetry = {
  metrics: boolean;
  traces: boolean;
  intervalMs: number;
  /** The share of requests that are traced, 0 to 1. */
  sampled: number;
  /** Whether a proxy's own trace decides instead, if it has one. */
  followsProxy: boolean;
};

const DEFAULT_INTERVAL_MS = 60_000;

const KNOWN_SAMPLERS = /^(parentbased_)?(always_on|always_off|traceidratio)$/;

function sampling(env: Environment): Pick<Telemetry, 'sampled' | 'followsProxy'> {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  if (!KNOWN_SAMPLERS.test(name)) throw new SettingError(`OTEL_TRACES_SAMPLER is unknown here: "${name}"`);
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(share >= 0 && share <= 1)) throw new SettingError('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1');
  const sampled = name.endsWith('ratio') ? share : Number(name.endsWith('on'));
  return { sampled, followsProxy: name.startsWith('parentbased') };
}

function interval(text: string | undefined) {
  const ms = Number(text || DEFAULT_INTERVAL_MS);
  if (!Number.isInteger(ms) || ms <= 0)
    throw new SettingError(`OTEL_METRIC_EXPORT_INTERVAL must be milliseconds, not "${text}"`);
  return ms;
}

/** By the variables of OpenTelemetry's own specification. @returns undefined where nothing is sent */
export function readTelemetry(env: Environment): Telemetry | undefined {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const everything = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const metrics =
    Boolean(env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT || everything) && env.OTEL_METRICS_EXPORTER !== 'none';
  const traces = Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || everything) && env.OTEL_TRACES_EXPORTER !== 'none';
  if (!metrics && !traces) return undefined;
  if (env.OTEL_EXPORTER_OTLP_PROTOCOL === 'grpc')
    throw new SettingError('OTEL_EXPORTER_OTLP_PROTOCOL: only HTTP is spoken here, which collectors hear on port 4318');
  return { metrics, traces, intervalMs: interval(env.OTEL_METRIC_EXPORT_INTERVAL), ...sampling(env) };
}
