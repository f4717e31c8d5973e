import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Labels = Record<string, string | number>;

const now = (): HrTime => {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
};

/** Groups the values of a histogram by their labels, without the bound of the bucket. */
function histograms(values: readonly MetricValueWithName<string>[], name: string) {
  const groups = new Map<
    string,
    { labels: Labels; bounds: [number, number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName } of values) {
    const { le, ...rest } = labels as Labels;
    const key = JSON.stringify(rest);
    const group = groups.get(key) ?? { labels: rest, bounds: [], sum: 0, count: 0 };
    groups.set(key, group);
    if (metricName === `${name}_sum`) group.sum = value;
    else if (metricName === `${name}_count`) group.count = value;
    else if (le !== undefined)
      group.bounds.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...groups.values()];
}

function toMetricData(metric: Metric, start: HrTime, end: HrTime): MetricData | null {
  const { name, help, type, values } = metric;
  const common = {
    descriptor: {
      name,
      description: help,
      unit: name.endsWith('_seconds') ? 's' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <T>(labels: Labels, value: T): DataPoint<T> => ({
    startTime: start,
    endTime: end,
    attributes: labels,
    value,
  });
  const kind = String(type);
  if (kind === 'counter' || kind === 'gauge') {
    const dataPoints = values.map(({ labels, value }) => point(labels as Labels, value));
    return kind === 'gauge'
      ? { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
      : { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  }
  // Summaries (of garbage collections) have no counterpart here.
  if (kind !== 'histogram') return null;
  const dataPoints = histograms(values as MetricValueWithName<string>[], name).map(
    ({ labels, bounds, sum, count }) => {
      const sorted = bounds.toSorted(([a], [b]) => a - b);
      // Prometheus counts upwards, OTLP each bucket by itself.
      const counts = sorted.map(([, n], i) => n - (sorted[i - 1]?.[1] ?? 0));
      const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite);
      return point(labels, { buckets: { boundaries, counts }, sum, count });
    },
  );
  return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
}

/** Creates the source of the metrics for OTLP: those of `/metrics`, under the same names. */
export function metricProducer(registry: Registry, resource: Resource): MetricProducer {
  const start = now();
  return {
    async collect() {
      const end = now();
      const all = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const metrics = all.flatMap((metric) => toMetricData(metric, start, end) ?? []);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'navaratna' }, metrics }] },
        errors: [],
      };
    },
  };
}
