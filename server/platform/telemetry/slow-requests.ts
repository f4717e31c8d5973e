import type { FastifyBaseLogger } from 'fastify';
import { type Span, type Trace, traceIdOf } from './trace.ts';

/** The steps of a slow request that are reported, the slowest first. */
const reportedSteps = 8;
const remembered = 50;

/** A step of a slow request: when it began and how long it took, in ms since the request began. */
export type SlowStep = { step: string; at: number; ms: number };

/** A request that took long. `route` is a pattern. */
export type SlowRequest = {
  at: string;
  trace: string;
  route: string;
  status: number;
  ms: number;
  /** The slowest steps, in the order in which they began. */
  steps: SlowStep[];
  /** The number of all steps. */
  stepCount: number;
};

const round = (ms: number): number => Math.round(ms * 10) / 10;
const durationOf = ({ start, end }: Span): number => end - start;

function summarise(trace: Trace, facts: { route: string; status: number }): SlowRequest {
  const { root, spans, dropped } = trace;
  // A step that has not ended by now took until now.
  const ended = spans.map((span) => (Number.isNaN(span.end) ? { ...span, end: root.end } : span));
  const slowest = ended
    .toSorted((a, b) => durationOf(b) - durationOf(a))
    .slice(0, reportedSteps)
    .toSorted((a, b) => a.start - b.start);
  return {
    at: new Date(performance.timeOrigin + root.start).toISOString(),
    trace: traceIdOf(trace),
    ...facts,
    ms: Math.round(durationOf(root)),
    steps: slowest.map((span) => ({
      step: `${span.kind} ${span.name}`,
      at: round(span.start - root.start),
      ms: round(durationOf(span)),
    })),
    stepCount: spans.length + dropped,
  };
}

/** Creates the log of slow requests: a line in the log for each, and the newest in memory. */
export function createSlowRequests() {
  const newest: SlowRequest[] = [];
  return {
    /** Reports a request that took long, with its slowest steps. */
    report(trace: Trace, facts: { route: string; status: number }, log: FastifyBaseLogger): void {
      const slow = summarise(trace, facts);
      newest.unshift(slow);
      newest.length = Math.min(newest.length, remembered);
      log.warn(slow, 'slow request: its slowest steps are listed; look at the longest of them');
    },
    /** Returns the newest slow requests of this process, the newest first. */
    list: (): readonly SlowRequest[] => newest,
  };
}
