import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** A line of a histogram has the name of what it is, too. */
type Line = MetricValue<string> & { metricName?: string };
type Metric = MetricObjectWithValues<Line>;

type Span = { startTime: HrTime; endTime: HrTime };

/** Prometheus has the unit in the name; whoever turns this back to Prometheus adds none that is there. */
const unitOf = (name: string) => (name.endsWith('_seconds') ? 's' : name.endsWith('_bytes') ? 'By' : '');

function attributesOf({ labels }: Line): Attributes {
  const { le: _le, ...others } = labels;
  return { ...others };
}

/** Lines by their labels but the bucket's bound. */
function grouped(lines: Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify(Object.entries(attributesOf(line)).sort());
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

function histogramOf(name: string, lines: Line[]): Histogram {
  const partOf = (part: string) => lines.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  const buckets = lines.filter(({ metricName }) => metricName === `${name}_bucket`);
  // Prometheus counts in a bucket all that is below its bound.
  const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
  return { buckets: { boundaries, counts }, sum: partOf('sum'), count: partOf('count') };
}

function dataOf({ name, help, type, values }: Metric, span: Span): MetricData | null {
  const descriptor = {
    name: name.replace(/_total$/, ''),
    description: help,
    unit: unitOf(name),
    valueType: ValueType.DOUBLE,
  };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = (): DataPoint<number>[] =>
    values.map((line) => ({ ...span, attributes: attributesOf(line), value: line.value }));
  // The library has names for types, and numbers for the same in its types.
  switch (String(type)) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram': {
      const dataPoints = grouped(values).map((lines) => ({
        ...span,
        attributes: attributesOf(lines[0] as Line),
        value: histogramOf(name, lines),
      }));
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
    }
    default:
      return null;
  }
}

/** Gives the reader of OpenTelemetry what `/metrics` has, so that nothing is counted twice. */
export function createProducer(collect: () => Promise<Registry[]>, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    async collect() {
      const registries = await collect();
      const metrics = (await Promise.all(registries.map((each) => each.getMetricsAsJSON()))).flat() as Metric[];
      const span = { startTime, endTime: hrTime() };
      const data = metrics.map((metric) => dataOf(metric, span)).filter((each) => each !== null);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'civic-action' }, metrics: data }] },
        errors: [],
      };
    },
  };
}
