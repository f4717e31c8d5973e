import { setTimeout as wait } from 'node:timers/promises';
import { type Context, context, propagation, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { labelsOf } from '../http/request-labels.ts';
import { createSlowRequests, type SlowRequest } from './slow-requests.ts';
import { beginSpan, endSpan, inSpan, isSlowKey, type StepKind, withTracer } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; null if it was served from memory, or if nothing is recorded. */
    span: Span | null;
  }
}

/** Records what requests, jobs and events of sockets do, for the log of slow requests and for OpenTelemetry. */
export type Telemetry = {
  /** Runs the work of a request as its trace. */
  request<R>(request: FastifyRequest, work: () => R): R;
  /** Runs a job or an event as a trace of its own. A promise that rejects marks it as failed. */
  run<R>(name: string, kind: StepKind, work: () => Promise<R>): Promise<R>;
  /** Returns the newest slow requests of this process. */
  slowRequests(): readonly SlowRequest[];
  /** True when metrics are sent by OTLP, and so have to be counted without METRICS_TOKEN too. */
  sendsMetrics: boolean;
  /** Observes the spans, and sends the metrics of the registry if a collector is configured. */
  attachMetrics(metrics: { registry: Registry; observeSpan: (span: ReadableSpan) => void }): void;
  /** Sends what is left, for at most a second and a half. */
  close(): Promise<void>;
};

/** A telemetry that records nothing, for parts that are created without a shop. */
export const noTelemetry: Telemetry = {
  request: (_request, work) => work(),
  run: (_name, _kind, work) => work(),
  slowRequests: () => [],
  sendsMetrics: false,
  attachMetrics: () => undefined,
  close: async () => undefined,
};

const closeMs = 1500;

/**
 * Creates the telemetry of a shop. Spans are recorded, and the libraries of OpenTelemetry loaded, only for somebody who reads
 * them: a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`), or whoever has METRICS_TOKEN. Slow requests are lines in the log always.
 */
export async function createTelemetry(
  app: FastifyInstance,
  config: Pick<Config, 'telemetry' | 'slowRequestMs' | 'trustProxy' | 'metricsToken'>,
): Promise<Telemetry> {
  const { slowRequestMs: slowMs, trustProxy } = config;
  const { endpoint, sampleRatio } = config.telemetry;
  const slow = createSlowRequests();
  app.decorateRequest('span', null);
  if (!endpoint && !config.metricsToken) {
    app.addHook('onResponse', (request, reply, done) => {
      if (slowMs > 0 && reply.elapsedTime >= slowMs) slow.report(request, reply, null);
      done();
    });
    return noTelemetry;
  }
  const collector = endpoint
    ? (await import('./otlp.ts')).createExport({ ...config.telemetry, endpoint }, app.log)
    : null;
  const recorder = (await import('./recorder.ts')).createRecorder({ sampleRatio, ...collector });
  let metricsSent: { shutdown(): Promise<void> } | undefined;

  /** Returns the place in the trace that the caller has begun. Only a trusted proxy is believed: a visitor could name any trace. */
  const callerOf = ({ headers, socket }: FastifyRequest): Context | null =>
    headers.traceparent !== undefined && trustProxy(socket.remoteAddress ?? '', 0)
      ? propagation.extract(ROOT_CONTEXT, headers)
      : null;
  function begin(request: FastifyRequest, cameAt: number): Context {
    const parent = withTracer(callerOf(request) ?? ROOT_CONTEXT, recorder.tracer);
    request.span = beginSpan('request', 'request', { parent, startTime: cameAt });
    return request.span ? trace.setSpan(parent, request.span) : parent;
  }
  app.addHook('onResponse', (request, reply, done) => {
    const failed = reply.statusCode >= 500;
    const isSlow = slowMs > 0 && reply.elapsedTime >= slowMs;
    const now = performance.now();
    // Served from memory, without a step: of interest only if it is slow, has failed, or belongs to a caller's trace.
    if (!request.span && (failed || isSlow || callerOf(request))) begin(request, now - reply.elapsedTime);
    const { method, route } = labelsOf(request);
    request.span?.updateName(`${method} ${route}`).setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'navaratna.request_id': String(request.id),
      [isSlowKey]: isSlow,
    });
    endSpan(request.span, { failed, at: now });
    if (isSlow) slow.report(request, reply, recorder.stepsOf(request.span));
    done();
  });
  return {
    request: (request, work) => context.with(begin(request, performance.now()), work),
    run: (name, kind, work) =>
      context.with(withTracer(ROOT_CONTEXT, recorder.tracer), () => inSpan(name, kind, work)),
    slowRequests: slow.list,
    sendsMetrics: endpoint !== null,
    attachMetrics({ registry, observeSpan }) {
      recorder.observe(observeSpan);
      metricsSent = collector?.sendMetrics(registry);
    },
    async close() {
      const sent = Promise.allSettled([recorder.close(), metricsSent?.shutdown()]);
      await Promise.race([sent, wait(closeMs, undefined, { ref: false })]);
    },
  };
}
