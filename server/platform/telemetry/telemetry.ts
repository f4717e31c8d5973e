import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { labelsOf } from '../http/request-labels.ts';
import type { Exporter } from './otlp.ts';
import { createSlowRequests, type SlowRequest } from './slow-requests.ts';
import { createTrace, parseTraceparent, runInTrace, type Span, type SpanKind, type Trace } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of this request; null if it was served from memory, or if nothing is recorded. */
    trace: Trace | null;
  }
}

/** Records what requests, jobs and events of sockets do, for the log of slow requests and for OpenTelemetry. */
export type Telemetry = {
  /** Runs the work of a request as its trace. */
  request<R>(request: FastifyRequest, work: () => R): R;
  /** Runs a job or an event as a trace of its own. A promise that rejects marks it as failed. */
  run<R>(name: string, kind: SpanKind, work: () => Promise<R>): Promise<R>;
  /** Returns the newest slow requests of this process. */
  slowRequests(): readonly SlowRequest[];
  /** True when metrics are sent by OTLP, and so have to be counted without METRICS_TOKEN too. */
  sendsMetrics: boolean;
  /** Observes the steps of traces, and sends the metrics of the registry if a collector is configured. */
  attachMetrics(metrics: { registry: Registry; observeSpan: (span: Span) => void }): void;
  /** Sends what is left, for at most a second and a half. */
  close(): Promise<void>;
};

/** A telemetry that records nothing, for parts that are created without a shop. */
export const noTelemetry: Pick<Telemetry, 'request' | 'run'> = {
  request: (_request, work) => work(),
  run: (_name, _kind, work) => work(),
};

type Settings = Pick<Config, 'telemetry' | 'slowRequestMs' | 'trustProxy'>;

/** The parts that the hooks of requests share. */
type Recorder = {
  settings: Settings;
  exporter: Exporter | null;
  slow: ReturnType<typeof createSlowRequests>;
  observeSpan: ((span: Span) => void) | null;
};

const isSampled = ({ exporter, settings }: Recorder, caller: Trace['caller']): boolean =>
  exporter !== null && (caller?.sampled ?? Math.random() < settings.telemetry.sampleRatio);

/** Returns the trace that the caller has begun. Only a trusted proxy is believed: a visitor could name any trace. */
function callerOf({ trustProxy }: Settings, request: FastifyRequest): Trace['caller'] {
  const header = request.headers.traceparent;
  if (header === undefined) return null;
  return trustProxy(request.socket.remoteAddress ?? '', 0) ? parseTraceparent(header) : null;
}

function observe({ observeSpan }: Recorder, { root, spans }: Trace): void {
  if (!observeSpan) return;
  observeSpan(root);
  for (const span of spans) observeSpan(span);
}

/** Ends the trace of a request with its response, and reports or exports it. */
function finishRequest(recorder: Recorder, request: FastifyRequest, status: number, ms: number): void {
  const { settings, exporter, slow } = recorder;
  const isSlow = settings.slowRequestMs > 0 && ms >= settings.slowRequestMs;
  const matters = isSlow || (status >= 500 && exporter !== null);
  let { trace } = request;
  if (!trace) {
    // Served from memory, without a step: of interest only for the trace of a caller.
    const caller = exporter && callerOf(settings, request);
    if (!matters && !caller?.sampled) return;
    trace = createTrace('', 'request', { caller, sampled: caller?.sampled ?? false });
  }
  const { root } = trace;
  const { method, route } = labelsOf(request);
  root.end = performance.now();
  root.start = root.end - ms;
  root.name = `${method} ${route}`;
  root.failed = status >= 500;
  observe(recorder, trace);
  if (isSlow) slow.report(trace, { route: root.name, status }, request.log);
  if (!exporter || !(trace.sampled || matters)) return;
  root.attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'navaratna.request_id': String(request.id),
  };
  exporter.send(trace);
}

/** Runs other work than a request as a trace of its own. */
async function runTrace<R>(
  recorder: Recorder,
  name: string,
  kind: SpanKind,
  work: () => Promise<R>,
): Promise<R> {
  const trace = createTrace(name, kind, { caller: null, sampled: isSampled(recorder, null) });
  const end = (failed: boolean) => {
    trace.root.end = performance.now();
    trace.root.failed = failed;
    observe(recorder, trace);
    if (recorder.exporter && (trace.sampled || failed)) recorder.exporter.send(trace);
  };
  try {
    const result = await runInTrace(trace, work);
    end(false);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

/**
 * Creates the telemetry of a shop. The libraries of OpenTelemetry are loaded only when a collector is configured
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`). Without one, and with `SLOW_REQUEST_MS=0`, nothing is recorded.
 */
export async function createTelemetry(app: FastifyInstance, settings: Settings): Promise<Telemetry> {
  const { telemetry, slowRequestMs } = settings;
  const slow = createSlowRequests();
  const exporter = telemetry.endpoint
    ? (await import('./otlp.ts')).createExporter({ ...telemetry, endpoint: telemetry.endpoint }, app.log)
    : null;
  const recorder: Recorder = { settings, exporter, slow, observeSpan: null };
  app.decorateRequest('trace', null);
  const common = {
    slowRequests: slow.list,
    sendsMetrics: exporter !== null,
    close: async () => exporter?.close(),
  };
  if (!exporter && slowRequestMs === 0) return { ...common, ...noTelemetry, attachMetrics: () => undefined };
  app.addHook('onResponse', (request, reply, done) => {
    finishRequest(recorder, request, reply.statusCode, reply.elapsedTime);
    done();
  });
  return {
    ...common,
    request(request, work) {
      const caller = callerOf(settings, request);
      request.trace = createTrace('', 'request', { caller, sampled: isSampled(recorder, caller) });
      return runInTrace(request.trace, work);
    },
    run: (name, kind, work) => runTrace(recorder, name, kind, work),
    attachMetrics({ registry, observeSpan }) {
      recorder.observeSpan = observeSpan;
      exporter?.sendMetrics(registry);
    },
  };
}
