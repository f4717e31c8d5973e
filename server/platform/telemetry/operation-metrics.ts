import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { Histogram, type Registry } from 'prom-client';
import { stepKind } from './spans.ts';

const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];

/**
 * Registers the durations of queries, jobs, events of sockets and calls of the gateway. Returns a function that observes a
 * finished span. The steps of requests, jobs and events are counted, whether or not their trace is exported.
 */
export function registerOperations(registry: Registry): (span: ReadableSpan) => void {
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [registry] });
  const queries = histogram('database_query_seconds', 'Round trips to PostgreSQL, by verb.', ['operation']);
  const jobs = histogram('job_seconds', 'Background jobs, by queue and outcome.', ['queue', 'outcome']);
  const events = histogram('socket_event_seconds', 'Events that sockets have sent, by name.', ['event']);
  const gateway = histogram('gateway_request_seconds', 'Calls of the payment gateway, by call and outcome.', [
    'call',
    'outcome',
  ]);
  return ({ name, duration: [whole, nanos], status, attributes }) => {
    const seconds = whole + nanos / 1e9;
    const outcome = status.code === SpanStatusCode.ERROR ? 'failed' : 'done';
    const kind = attributes[stepKind];
    if (kind === 'query') queries.observe({ operation: String(attributes['db.operation.name']) }, seconds);
    else if (kind === 'job') jobs.observe({ queue: name, outcome }, seconds);
    else if (kind === 'event') events.observe({ event: name }, seconds);
    else if (kind === 'gateway') gateway.observe({ call: name, outcome }, seconds);
  };
}
