import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type HrTime, SpanKind as OtelKind, TraceFlags } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { metricProducer } from './otlp-metrics.ts';
import { type Span, type SpanKind, spanIdOf, type Trace, traceIdOf } from './trace.ts';

/** The settings of the export, from the standard variables of OpenTelemetry. */
export type ExporterSettings = {
  endpoint: string;
  serviceName: string;
  metricIntervalMs: number;
};

/** Sends traces and metrics to a collector, in batches and in the background. */
export type Exporter = {
  /** Queues a finished trace. When the queue is full, it is dropped. */
  send(trace: Trace): void;
  /** Sends the metrics of a registry at every interval. */
  sendMetrics(registry: Registry): void;
  close(): Promise<void>;
};

const kinds: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  job: OtelKind.CONSUMER,
  event: OtelKind.SERVER,
  loader: OtelKind.INTERNAL,
  transaction: OtelKind.INTERNAL,
  query: OtelKind.CLIENT,
  gateway: OtelKind.CLIENT,
};
// Numbers of the protocol: unset and error.
const status = { done: 0, failed: 2 };
const closeMs = 1500;

const scope = { name: 'navaratna' };

function hrTime(ms: number): HrTime {
  const epoch = performance.timeOrigin + ms;
  const seconds = Math.floor(epoch / 1000);
  return [seconds, Math.round((epoch - seconds * 1000) * 1e6)];
}

function toReadable(trace: Trace, span: Span, resource: Resource): ReadableSpan {
  const traceId = traceIdOf(trace);
  const context = (spanId: string, isRemote = false) => ({
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote,
  });
  const parent = span.parent
    ? context(spanIdOf(span.parent))
    : trace.caller && context(trace.caller.spanId, true);
  const own = context(spanIdOf(span));
  const end = Number.isNaN(span.end) ? trace.root.end : span.end;
  return {
    name: span.name,
    kind: kinds[span.kind],
    spanContext: () => own,
    ...(parent && { parentSpanContext: parent }),
    startTime: hrTime(span.start),
    endTime: hrTime(end),
    duration: [Math.floor((end - span.start) / 1000), Math.round(((end - span.start) % 1000) * 1e6)],
    ended: true,
    status: { code: span.failed ? status.failed : status.done },
    attributes: span.attributes,
    links: [],
    events: [],
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Says once in the log that the collector does not answer, and once that it does again. */
function noting(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let fails = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !fails)
          log.warn(
            { err: result.error },
            'traces not exported: they are dropped; the collector is asked again',
          );
        if (!failed && fails) log.info('traces are exported again');
        fails = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** Creates the exporter. Its headers and its timeout come from `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_EXPORTER_OTLP_TIMEOUT`. */
export function createExporter(
  { endpoint, serviceName, metricIntervalMs }: ExporterSettings,
  log: FastifyBaseLogger,
): Exporter {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor({
    exporter: noting(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log),
    scheduledDelayMillis: 2000,
  });
  let provider: MeterProvider | null = null;
  return {
    send(trace) {
      processor.onEnd(toReadable(trace, trace.root, resource));
      for (const span of trace.spans) processor.onEnd(toReadable(trace, span, resource));
    },
    sendMetrics(registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: Math.min(metricIntervalMs, 30_000),
        metricProducers: [metricProducer(registry, resource)],
      });
      provider = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      const ended = Promise.allSettled([processor.shutdown(), provider?.shutdown()]);
      await Promise.race([ended, wait(closeMs, undefined, { ref: false })]);
    },
  };
}
