import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

type Value = MetricValueWithName<string>;
type Metric = Omit<MetricObjectWithValues<Value>, 'type'> & { type: string };
type Times = { startTime: HrTime; endTime: HrTime };

/** Returns the points of a histogram, one for each set of labels. prom-client lists its buckets from the lowest up. */
const histogramPoints = (values: readonly Value[], times: Times) =>
  [...Map.groupBy(values, ({ labels: { le: _, ...rest } }) => JSON.stringify(rest))].map(
    ([labels, group]) => {
      const ofPart = (part: string) => group.filter(({ metricName }) => metricName?.endsWith(part));
      const buckets = ofPart('_bucket');
      // Prometheus counts upwards, OTLP each bucket by itself.
      const counts = buckets.map(({ value }, n) => value - (buckets[n - 1]?.value ?? 0));
      const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
      const [sum, count] = ['_sum', '_count'].map((part) => ofPart(part)[0]?.value ?? 0) as [number, number];
      return {
        ...times,
        attributes: JSON.parse(labels),
        value: { buckets: { boundaries, counts }, sum, count },
      };
    },
  );

function toMetricData({ name, help, type, values }: Metric, times: Times): MetricData[] {
  const unit = name.endsWith('_seconds') ? 's' : '';
  const common = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] =>
    values.map(({ labels, value }) => ({ ...times, attributes: { ...labels }, value }));
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
  if (type === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
  // Summaries (of garbage collections) have no counterpart here.
  if (type !== 'histogram') return [];
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(values, times) }];
}

/** Creates the source of the metrics for OTLP: those of `/metrics`, under the same names. */
export function metricProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const all = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const times = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = all.flatMap((metric) => toMetricData(metric, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'navaratna' }, metrics }] },
        errors: [],
      };
    },
  };
}
