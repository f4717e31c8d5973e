import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ObjectStore } from '../core/object-store.ts';
import type { StandbyReader } from '../database/standby-reader.ts';
import { troubles } from '../database/trouble.ts';
import { registerOperations } from '../telemetry/operation-metrics.ts';

type Counts = Readonly<Record<string, number>>;

/** A metric whose value is read at every scrape. */
type Reading<V> = { name: string; help: string; value: V };
type GaugeReading = Reading<() => number | Promise<number>>;
/** Counts by the values of one label, counted elsewhere. */
type CounterReading = Reading<() => Counts> & { label: string };

/** The figures of a domain. */
export type DomainFigures = { gauges: readonly GaugeReading[]; counters: readonly CounterReading[] };

/** The sources of the metrics. Each runs at every scrape, so it must be cheap. */
export type MetricSources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Jobs by queue and state, of the whole shop (not only of this process). */
  jobs: () => Promise<readonly { queue: string; waiting: number; active: number; failed: number }[]>;
  domains: readonly DomainFigures[];
  /** Security events of this process, by name. */
  security: () => Readonly<Record<string, number>>;
  /** Open sockets on this process. */
  sockets: () => number;
  cache: () => { pages: number; bytes: number; hits: number; misses: number };
  /** The traffic of the bucket; a disk has none. */
  files: Pick<ObjectStore, 'traffic'>;
  /** The read-only address; null when there is none. */
  standby: Pick<StandbyReader, 'state'> | null;
  /** The ends of the last good back-up and of the last good restore on trial, of the whole shop; null if there was none. */
  copies: () => Promise<{ backup: Date | null; trial: Date | null }>;
};

/** The metrics of one process. Labels are route patterns, states and fixed names, never personal data. */
export type Metrics = {
  registry: Registry;
  observe: (of: { method: string; route: string; status: number; seconds: number }) => void;
  /** Observes a finished span of a trace. */
  observeSpan: (span: ReadableSpan) => void;
};

/** Registers a gauge. */
const registerGauge = (registry: Registry, { name, help, value }: GaugeReading): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await value());
    },
  });

/** Registers a counter. */
const registerCounter = (registry: Registry, { name, help, label, value }: CounterReading): Counter =>
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(value())) this.inc({ [label]: kind }, count);
    },
  });

function registerDatabase(registry: Registry, pool: MetricSources['pool']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool of this process; waiting are requests without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function registerJobs(registry: Registry, jobs: MetricSources['jobs']): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs of the whole shop by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, ...counts } of await jobs())
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
}

function registerDatabaseTrouble(registry: Registry): void {
  new Counter({
    name: 'database_deadlocks_total',
    help: 'Transactions that PostgreSQL ended because of a deadlock.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(troubles.deadlock);
    },
  });
  registerCounter(registry, {
    name: 'database_timeouts_total',
    help: 'Statements that PostgreSQL ended because of a statement or lock timeout.',
    label: 'kind',
    value: () => ({ lock: troubles.lock_timeout, statement: troubles.statement_timeout }),
  });
  registerCounter(registry, {
    name: 'database_unavailable_total',
    help: 'Requests answered 503 because the database was away or full.',
    label: 'kind',
    value: () => ({ away: troubles.away, full: troubles.full }),
  });
}

function registerStandby(registry: Registry, { state }: Pick<StandbyReader, 'state'>): void {
  registerGauge(registry, {
    name: 'database_standby_lag_seconds',
    help: 'Age of the oldest write that the read-only address lacks; not a number while unknown.',
    value: () => (state().lagMs ?? Number.NaN) / 1000,
  });
  registerGauge(registry, {
    name: 'database_standby_used',
    help: '1 while reads that may be a moment old go to the read-only address, 0 while they go to the primary.',
    value: () => Number(state().isUsed),
  });
}

function registerPageCache(registry: Registry, cache: MetricSources['cache']): void {
  registerGauge(registry, {
    name: 'page_cache_pages',
    help: 'Finished responses in memory.',
    value: () => cache().pages,
  });
  registerGauge(registry, {
    name: 'page_cache_bytes',
    help: 'Bytes of finished responses in memory.',
    value: () => cache().bytes,
  });
  registerCounter(registry, {
    name: 'page_cache_requests_total',
    help: 'Requests for cacheable responses, by hit or miss.',
    label: 'result',
    value() {
      const { hits, misses } = cache();
      return { hit: hits, miss: misses };
    },
  });
}

function registerBucket(registry: Registry, files: MetricSources['files']): void {
  if (!files.traffic()) return;
  registerGauge(registry, {
    name: 'bucket_away',
    help: 'Whether the bucket of files fails at the moment: 1 or 0.',
    value: () => Number(files.traffic()?.isAway ?? false),
  });
  registerCounter(registry, {
    name: 'bucket_requests_total',
    help: 'Requests to the bucket of files by result, and reads of local copies.',
    label: 'result',
    value: () => files.traffic()?.counts ?? {},
  });
}

/** Creates the metrics: requests, process (memory, event loop), and those of the sources. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // The histogram also counts: http_request_seconds_count is the number of requests.
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  registerDatabase(registry, sources.pool);
  registerJobs(registry, sources.jobs);
  registerDatabaseTrouble(registry);
  for (const { gauges, counters } of sources.domains) {
    for (const gauge of gauges) registerGauge(registry, gauge);
    for (const counter of counters) registerCounter(registry, counter);
  }
  registerCounter(registry, {
    name: 'security_events_total',
    help: 'Security events of this process: logins, step-ups, resets, identities, sessions, refused requests.',
    label: 'event',
    value: sources.security,
  });
  registerGauge(registry, {
    name: 'sockets_open',
    help: 'Sockets open on this process.',
    value: sources.sockets,
  });
  registerPageCache(registry, sources.cache);
  registerBucket(registry, sources.files);
  if (sources.standby) registerStandby(registry, sources.standby);
  const copied = new Gauge({
    name: 'copies_last_good_timestamp_seconds',
    help: 'When the last good back-up and the last good restore on trial ended (Unix time); 0 if there was none.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      for (const [kind, at] of Object.entries(await sources.copies()))
        copied.set({ kind }, (at?.getTime() ?? 0) / 1000);
    },
  });
  const observeSpan = registerOperations(registry);
  return {
    registry,
    observeSpan,
    observe: ({ method, route, status, seconds }) =>
      requestSeconds.observe({ method, route, status: String(status) }, seconds),
  };
}
