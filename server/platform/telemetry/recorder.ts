import {
  type Context,
  context,
  propagation,
  type Span,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  type ReadableSpan,
  type SpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Steps } from './slow-requests.ts';
import { isSlowKey } from './spans.ts';

/** More steps than these are counted, not kept: a loop over a thousand rows must not fill the memory. */
const maxSteps = 200;

/** Keeps the steps of a trace until its root ends: only then it is known whether the trace was slow or has failed. */
class WholeTraces implements SpanProcessor {
  readonly stepsOf = new WeakMap<object, { kept: ReadableSpan[]; count: number }>();
  observe: (span: ReadableSpan) => void = () => undefined;
  private readonly sampleRatio: number;
  private readonly sender: SpanProcessor | undefined;
  constructor(sampleRatio: number, sender: SpanProcessor | undefined) {
    this.sampleRatio = sampleRatio;
    this.sender = sender;
  }

  onStart(span: object, parent: Context): void {
    const above = this.stepsOf.get(trace.getSpan(parent) ?? span);
    this.stepsOf.set(span, above ?? { kept: [], count: 0 });
  }

  onEnd(span: ReadableSpan): void {
    this.observe(span);
    const steps = this.stepsOf.get(span) ?? { kept: [], count: 0 };
    const { parentSpanContext: above } = span;
    if (above && !above.isRemote) {
      if (steps.count++ < maxSteps) steps.kept.push(span);
    } else if (this.sender && this.isSent(span)) {
      for (const one of [span, ...steps.kept]) this.sender.onEnd(one);
    }
  }

  /** Returns whether a trace is sent: always a slow or failed one, of the others a share, or what the caller decided. */
  private isSent({ attributes, status, parentSpanContext: caller }: ReadableSpan): boolean {
    if (attributes[isSlowKey] === true || status.code === SpanStatusCode.ERROR) return true;
    return caller ? (caller.traceFlags & TraceFlags.SAMPLED) !== 0 : Math.random() < this.sampleRatio;
  }

  forceFlush = async (): Promise<void> => this.sender?.forceFlush();
  shutdown = async (): Promise<void> => this.sender?.shutdown();
}

/**
 * Creates the recorder of a shop's spans, and what sends them if there is a collector. Where work is in its trace, and how
 * `traceparent` is read, is the same for all shops of this process.
 */
export function createRecorder({
  sampleRatio,
  resource,
  sender,
}: {
  /** The share of traces that is sent, of those that are neither slow nor failed. */
  sampleRatio: number;
  resource?: Resource;
  sender?: SpanProcessor;
}) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const traces = new WholeTraces(sampleRatio, sender);
  const provider = new TracerProvider({
    ...(resource && { resource }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [traces],
  });
  return {
    tracer: provider.getTracer('navaratna'),
    /** Calls a function with every span that ends. */
    observe(of: (span: ReadableSpan) => void): void {
      traces.observe = of;
    },
    /** Returns the steps of a trace by its root. */
    stepsOf: (root: Span | null): Steps | null => (root && traces.stepsOf.get(root)) ?? null,
    close: (): Promise<void> => provider.shutdown(),
  };
}
