import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { troubles } from '../database/trouble.ts';

/** The sources of the metrics. Each runs at every scrape, so it must be cheap. */
export type MetricSources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Jobs by queue and state, of the whole shop (not only of this process). */
  jobs: () => Promise<readonly { queue: string; waiting: number; active: number; failed: number }[]>;
  /** Stored webhooks that are not processed yet, of the whole shop. */
  openWebhooks: () => Promise<number>;
  /** Payment events of this process, by name. */
  payments: () => Record<string, number>;
  /** Security events of this process, by name. */
  security: () => Readonly<Record<string, number>>;
  /** Open sockets on this process. */
  sockets: () => number;
  cache: () => { pages: number; bytes: number; hits: number; misses: number };
};

/** The metrics of one process. Labels are route patterns, states and fixed names, never personal data. */
export type Metrics = {
  registry: Registry;
  observe: (of: { method: string; route: string; status: number; seconds: number }) => void;
};

const one = (registry: Registry, name: string, help: string, value: () => number | Promise<number>) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await value());
    },
  });

/** Creates the metrics: requests, process (memory, event loop), and those of the sources. */
export function createMetrics({
  pool,
  jobs,
  openWebhooks,
  payments,
  security,
  sockets,
  cache,
}: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // The histogram also counts: http_request_seconds_count is the number of requests.
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool of this process; waiting are requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs of the whole shop by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, ...counts } of await jobs())
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
  /** Creates a counter whose values are counted elsewhere. */
  const counterOf = (name: string, help: string, kinds: Record<string, () => number>, label?: string) =>
    new Counter({
      name,
      help,
      ...(label && { labelNames: [label] }),
      registers,
      collect() {
        this.reset();
        for (const [kind, value] of Object.entries(kinds)) this.inc(label ? { [label]: kind } : {}, value());
      },
    });
  counterOf('database_deadlocks_total', 'Transactions that PostgreSQL ended because of a deadlock.', {
    all: () => troubles.deadlock,
  });
  counterOf(
    'database_timeouts_total',
    'Statements that PostgreSQL ended because of a statement or lock timeout.',
    { lock: () => troubles.lock_timeout, statement: () => troubles.statement_timeout },
    'kind',
  );
  counterOf(
    'database_unavailable_total',
    'Requests answered 503 because the database was away or full.',
    { away: () => troubles.away, full: () => troubles.full },
    'kind',
  );
  one(
    registry,
    'webhooks_open',
    'Stored webhooks that are not processed yet, of the whole shop.',
    openWebhooks,
  );
  new Counter({
    name: 'payment_events_total',
    help: 'Payments reported but not confirmed by the gateway, double payments found by reconciling, differences from its report.',
    labelNames: ['event'],
    registers,
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(payments())) this.inc({ event }, count);
    },
  });
  new Counter({
    name: 'security_events_total',
    help: 'Security events of this process: logins, step-ups, resets, identities, sessions, refused requests.',
    labelNames: ['event'],
    registers,
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(security())) this.inc({ event }, count);
    },
  });
  one(registry, 'sockets_open', 'Sockets open on this process.', sockets);
  one(registry, 'page_cache_pages', 'Finished responses in memory.', () => cache().pages);
  one(registry, 'page_cache_bytes', 'Bytes of finished responses in memory.', () => cache().bytes);
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for cacheable responses, by hit or miss.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  return {
    registry,
    observe: ({ method, route, status, seconds: took }) =>
      seconds.observe({ method, route, status: String(status) }, took),
  };
}
