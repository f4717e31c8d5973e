import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

const kinds = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  event: SpanKind.SERVER,
  loader: SpanKind.INTERNAL,
  transaction: SpanKind.INTERNAL,
  query: SpanKind.CLIENT,
  gateway: SpanKind.CLIENT,
};

/** The kind of work that a span stands for. */
export type StepKind = keyof typeof kinds;

/** The attribute with the {@link StepKind} of a span. */
export const stepKind = 'navaratna.step';

/** The attribute of a request that took long. */
export const isSlowKey = 'navaratna.slow';

const tracerKey = createContextKey('the tracer of the shop');

/** Returns a context in which this tracer records the spans: the shops of one process have a tracer each. */
export const withTracer = (base: Context, tracer: Tracer): Context => base.setValue(tracerKey, tracer);

/**
 * Begins a span. Returns null where nothing is recorded. Attributes never hold a value that a person typed, an address, or
 * an id of a person.
 */
export function beginSpan(
  name: string,
  kind: StepKind,
  { parent = context.active(), ...options }: SpanOptions & { parent?: Context } = {},
): Span | null {
  const tracer = parent.getValue(tracerKey) as Tracer | undefined;
  if (!tracer) return null;
  const attributes = { ...options.attributes, [stepKind]: kind };
  return tracer.startSpan(name, { ...options, kind: kinds[kind], attributes }, parent);
}

/** Ends a span. The message of an error stays out of it: it could name a person. */
export function endSpan(
  span: Span | null,
  { failed = false, at }: { failed?: boolean; at?: number } = {},
): void {
  if (failed) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end(at);
}

/** Runs work as a span; its own steps are below it. Where nothing is recorded it just runs. */
export async function inSpan<R>(
  name: string,
  kind: StepKind,
  work: (span: Span | null) => Promise<R>,
  attributes: Attributes = {},
): Promise<R> {
  const span = beginSpan(name, kind, { attributes });
  if (!span) return work(null);
  try {
    const result = await context.with(trace.setSpan(context.active(), span), () => work(span));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, { failed: true });
    throw error;
  }
}
