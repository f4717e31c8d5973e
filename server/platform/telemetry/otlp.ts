import { randomUUID } from 'node:crypto';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { metricProducer } from './otlp-metrics.ts';

/** The settings of the export, from the standard variables of OpenTelemetry. */
export type ExportSettings = { endpoint: string; serviceName: string; metricIntervalMs: number };

/**
 * Creates what sends traces and metrics to a collector, in batches and in the background. Its headers and its timeout come
 * from `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_EXPORTER_OTLP_TIMEOUT`.
 */
export function createExport(
  { endpoint, serviceName, metricIntervalMs }: ExportSettings,
  log: FastifyBaseLogger,
) {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }));
  let isTold = false;
  setGlobalErrorHandler((err) => {
    if (!isTold)
      log.warn({ err }, 'telemetry not sent: it is dropped; the collector is asked again. This is said once');
    isTold = true;
  });
  return {
    resource,
    sender: new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      scheduledDelayMillis: 2000,
    }),
    /** Sends the metrics of a registry at every interval. */
    sendMetrics(registry: Registry): MeterProvider {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: Math.min(metricIntervalMs, 30_000),
        metricProducers: [metricProducer(registry, resource)],
      });
      return new MeterProvider({ resource, readers: [reader] });
    },
  };
}
