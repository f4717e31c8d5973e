import type { HrTime } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { labelsOf } from '../http/request-labels.ts';
import { stepKind } from './spans.ts';

/** The steps of a slow request that are reported, the slowest first. */
const reportedSteps = 8;
const remembered = 50;

/** The steps of a trace that have ended; `count` includes those that were not kept. */
export type Steps = { kept: readonly ReadableSpan[]; count: number };

const round = (ms: number): number => Math.round(ms * 10) / 10;
const msOf = ([seconds, nanos]: HrTime): number => seconds * 1000 + nanos / 1e6;

/** Summarises a slow request: its slowest steps are in the order in which they began, in ms since the request began. */
function summarise(request: FastifyRequest, reply: FastifyReply, steps: Steps | null) {
  const { method, route } = labelsOf(request);
  const began = performance.timeOrigin + performance.now() - reply.elapsedTime;
  const slowest = (steps?.kept ?? [])
    .toSorted((a, b) => msOf(b.duration) - msOf(a.duration))
    .slice(0, reportedSteps)
    .toSorted((a, b) => msOf(a.startTime) - msOf(b.startTime));
  return {
    at: new Date(began).toISOString(),
    trace: request.span?.spanContext().traceId ?? null,
    route: `${method} ${route}`,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    steps: slowest.map(({ name, attributes, startTime, duration }) => ({
      step: `${attributes[stepKind]} ${name}`,
      at: round(msOf(startTime) - began),
      ms: round(msOf(duration)),
    })),
    stepCount: steps?.count ?? 0,
  };
}

/** A request that took long. `route` is a pattern. */
export type SlowRequest = ReturnType<typeof summarise>;

/** Creates the log of slow requests: a line in the log for each, and the newest in memory. */
export function createSlowRequests() {
  const newest: SlowRequest[] = [];
  return {
    /** Reports a request that took long, with its slowest steps if they were recorded. */
    report(request: FastifyRequest, reply: FastifyReply, steps: Steps | null): void {
      const slow = summarise(request, reply, steps);
      newest.unshift(slow);
      newest.length = Math.min(newest.length, remembered);
      request.log.warn(slow, 'slow request: its slowest steps are listed; look at the longest of them');
    },
    /** Returns the newest slow requests of this process, the newest first. */
    list: (): readonly SlowRequest[] => newest,
  };
}
