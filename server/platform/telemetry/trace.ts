import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

/** The attributes of a span. They never hold a value that a person typed, an address, or an id of a person. */
export type Attributes = Record<string, string | number | boolean>;

/** The kind of work that a span stands for. */
export type SpanKind = 'request' | 'job' | 'event' | 'loader' | 'transaction' | 'query' | 'gateway';

/** One step of a trace. `start` and `end` are in ms of `performance.now()`; an open span has the end NaN. */
export type Span = {
  name: string;
  kind: SpanKind;
  parent: Span | null;
  start: number;
  end: number;
  failed: boolean;
  attributes: Attributes;
  /** 16 hexadecimal digits; null until somebody needs it. */
  id: string | null;
};

/** The trace that a trusted caller has begun (W3C traceparent). */
export type Caller = { traceId: string; spanId: string; sampled: boolean };

/** A request, a job or an event of a socket, with its steps. `sampled`: it will be exported. */
export type Trace = {
  root: Span;
  /** The steps without the root, in the order in which they began. */
  spans: Span[];
  dropped: number;
  caller: Caller | null;
  sampled: boolean;
  id: string | null;
};

/** More steps than these are counted, not kept: a loop over a thousand rows must not fill the memory. */
const maxSpans = 200;

type Place = { trace: Trace; span: Span };
const places = new AsyncLocalStorage<Place>();

const createSpan = (name: string, kind: SpanKind, parent: Span | null): Span => ({
  name,
  kind,
  parent,
  start: performance.now(),
  end: Number.NaN,
  failed: false,
  attributes: {},
  id: null,
});

/** Creates a trace with its root. */
export const createTrace = (
  name: string,
  kind: SpanKind,
  { caller, sampled }: { caller: Caller | null; sampled: boolean },
): Trace => ({ root: createSpan(name, kind, null), spans: [], dropped: 0, caller, sampled, id: null });

/** Runs work as part of a trace. */
export const runInTrace = <R>(trace: Trace, work: () => R): R =>
  places.run({ trace, span: trace.root }, work);

/** Begins a step of the current trace. Returns null outside of one, and for one step too many. */
export function beginSpan(name: string, kind: SpanKind, attributes?: Attributes): Span | null {
  const place = places.getStore();
  // The end of the root is known when the response is out; what still runs then belongs to nobody.
  if (!place || !Number.isNaN(place.trace.root.end)) return null;
  if (place.trace.spans.length >= maxSpans) {
    place.trace.dropped += 1;
    return null;
  }
  const span = createSpan(name, kind, place.span);
  if (attributes) span.attributes = attributes;
  place.trace.spans.push(span);
  return span;
}

/** Ends a step. */
export function endSpan(span: Span | null, failed = false): void {
  if (!span) return;
  span.end = performance.now();
  span.failed = failed;
}

/** Runs work as a step of the current trace; its own steps are below it. Outside of a trace it just runs. */
export async function inSpan<R>(
  name: string,
  kind: SpanKind,
  work: (span: Span | null) => Promise<R>,
  attributes?: Attributes,
): Promise<R> {
  const place = places.getStore();
  const span = place ? beginSpan(name, kind, attributes) : null;
  if (!place || !span) return work(null);
  try {
    const result = await places.run({ trace: place.trace, span }, () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, true);
    throw error;
  }
}

// A call for random bytes costs more than the rest of a span, so they are fetched for a hundred spans at once.
const pool = Buffer.alloc(1024);
let used = pool.length;

/** Returns random bytes in hexadecimal digits. */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += bytes;
  return pool.toString('hex', start, used);
}

/** Returns the id of a trace: that of its caller, or a new one. */
export function traceIdOf(trace: Trace): string {
  trace.id ??= trace.caller?.traceId ?? randomHex(16);
  return trace.id;
}

/** Returns the id of a span. */
export function spanIdOf(span: Span): string {
  span.id ??= randomHex(8);
  return span.id;
}

/** Returns the header `traceparent` for a call that the span makes; null outside of a trace. */
export function traceparentOf(span: Span | null): string | null {
  const place = places.getStore();
  if (!place || !span) return null;
  return `00-${traceIdOf(place.trace)}-${spanIdOf(span)}-${place.trace.sampled ? '01' : '00'}`;
}

const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Parses the header `traceparent` (W3C Trace Context). Returns null for anything else. */
export function parseTraceparent(header: unknown): Caller | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (traceparent.exec(header) ?? []) : [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
