/**
 * Benchmark of a shop of several processes on one machine: `npm run bench processes`. One, two and four processes, each
 * with the same clients, serve from one database, in turns: rate, CPU time a request (of the shop's processes), and memory
 * of the largest one. A process that has less to do answers fewer requests each time it wakes, which costs more a request,
 * however many processes there are. So each is compared with a single process that gets as many requests a second.
 * Every measurement begins with empty caches: a page from memory would cost nothing the second time.
 * Then two of them serve on for two minutes, or an hour with `--hour`, and the slope of their memory is said.
 */
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { startServer } from './server.ts';
import { load, type Measured, type Script } from './shop/load.ts';
import { plainProducts } from './shop/plain-products.ts';
import { readers, someQuery } from './shop/scripts.ts';
import { makeDatabase } from './shop/setup.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
type Kind = { what: string; scripts: (clients: number) => Script[] };
type Row = { processes: number; perSecond: number; cpuMs: number; aloneMs: number; memoryMb: number };

// Of each process.
const clients = 16;
const seconds = 3;
const turns = 3;
const counts = [1, 2, 4];
const mostMemory = 450;
const isHour = process.argv.includes('--hour');
const longSeconds = isHour ? 3600 : 120;

/** Empties the caches of all processes, as a change of the settings does. */
const emptyCaches = () => db.query(`select publish_event('settings', '')`);

/** Puts the same load on every process at once. Returns the sums, and the CPU time of an answer in milliseconds. */
async function measure(servers: readonly Server[], { scripts }: Kind, mostPerSecond?: number) {
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const each = scripts(clients);
  await Promise.all(servers.map(({ port }) => load(port, each, { seconds: 0.5 })));
  await emptyCaches();
  const before = cpu();
  const measured: Measured[] = await Promise.all(
    servers.map(({ port }) => load(port, each, { seconds, ...(mostPerSecond && { mostPerSecond }) })),
  );
  const failures = measured.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests failed`);
  const answers = measured.reduce((sum, one) => sum + one.answers, 0);
  return {
    perSecond: measured.reduce((sum, one) => sum + one.perSecond, 0),
    cpuMs: (cpu() - before) / answers,
    memoryMb: Math.max(...servers.map((server) => server.resident().peak)),
  };
}

/** Returns the slope of a line through samples, by least squares: MB an hour. */
function slopeOf(samples: readonly { hours: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ hours }) => hours)), mean(samples.map(({ mb }) => mb))];
  const top = samples.reduce((sum, { hours, mb }) => sum + (hours - x) * (mb - y), 0);
  return top / samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
}

/** Serves on for a while. Returns the memory of the largest process, and how fast it grows in the second half. */
async function serveOn(servers: readonly Server[], kinds: readonly Kind[]) {
  const started = Date.now();
  const samples: { hours: number; mb: number }[] = [];
  const sample = () => {
    const mb = Math.max(...servers.map((server) => server.resident().now));
    samples.push({ hours: (Date.now() - started) / 3_600_000, mb });
  };
  const timer = setInterval(sample, 1000);
  for (let n = 0; Date.now() - started < longSeconds * 1000; n += 1) {
    const { scripts } = kinds[n % kinds.length] as Kind;
    await Promise.all(servers.map(({ port }) => load(port, scripts(4), { seconds: 5 })));
  }
  clearInterval(timer);
  const half = samples.slice(Math.floor(samples.length / 2));
  return { peak: Math.max(...servers.map((server) => server.resident().peak)), slope: slopeOf(half) };
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures a load on some of the processes, and then the share of one of them on that one alone. */
async function measureTurn(servers: readonly Server[], kind: Kind): Promise<Row> {
  const row = await measure(servers, kind);
  const alone = await measure(servers.slice(0, 1), kind, row.perSecond / servers.length);
  return { ...row, processes: servers.length, aloneMs: alone.cpuMs };
}

/** Measures a load on one, two and four of the processes in turns, so that a busy machine slows all alike. */
async function compare(servers: readonly Server[], kind: Kind): Promise<Record<string, string | number>[]> {
  const rows: Row[] = [];
  // Each compiles what it runs while it has the machine for itself: the fourth would still be at it when it is measured.
  for (const { port } of servers) await load(port, kind.scripts(clients), { seconds: 5 });
  for (let turn = 0; turn < turns; turn += 1)
    for (const count of counts) rows.push(await measureTurn(servers.slice(0, count), kind));
  return counts.map((count) => {
    const own = rows.filter(({ processes }) => processes === count);
    const [perSecond, cpuMs, aloneMs] = [
      median(own.map((row) => row.perSecond)),
      median(own.map((row) => row.cpuMs)),
      median(own.map((row) => row.aloneMs)),
    ];
    const memoryMb = Math.max(...own.map((row) => row.memoryMb));
    const costs = `CPU ${cpuMs.toFixed(3)} ms, ${aloneMs.toFixed(3)} of one as busy`;
    console.log(`  ${count}: ${kind.what} ${Math.round(perSecond)}/s, ${costs}`);
    return {
      what: kind.what,
      processes: count,
      'a second': Math.round(perSecond),
      'CPU ms': cpuMs.toFixed(3),
      'one as busy, ms': aloneMs.toFixed(3),
      'of it': `${Math.round((100 * cpuMs) / aloneMs)} %`,
      'memory MB': Math.round(memoryMb),
      '': cpuMs <= aloneMs * 1.1 && memoryMb < mostMemory ? 'ok' : 'MISSED',
    };
  });
}

const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log: console.log });
const database = await makeDatabase(postgres.ownerUrl, console.log, 'processes');
const db = new pg.Client({ connectionString: database.url });
const servers: Server[] = [];
try {
  await db.connect();
  const ids = await plainProducts(database.url);
  const kinds: Kind[] = [
    { what: 'product JSON', scripts: (n) => readers(n, (pick) => `/api/auth/products/${pick(ids)}`) },
    { what: 'product page, rendered', scripts: (n) => readers(n, (pick) => `/single-product/${pick(ids)}`) },
    {
      what: 'search and filters',
      scripts: (n) => readers(n, (pick) => `/api/auth/products?limit=24&${someQuery(pick)}`),
    },
  ];
  for (let n = 0; n < Math.max(...counts); n += 1) servers.push(await startServer(database.url));
  const table: Record<string, string | number>[] = [];
  for (const kind of kinds) table.push(...(await compare(servers, kind)));
  const { peak, slope } = await serveOn(servers.slice(0, 2), kinds);
  table.push({
    what: `after ${isHour ? 'an hour' : 'two minutes'} more`,
    processes: 2,
    'memory MB': Math.round(peak),
    // A young heap grows in steps, so the slope of two minutes says little.
    'of it': `${slope.toFixed(1)} MB an hour`,
    '': peak < mostMemory ? 'ok' : 'MISSED',
  });
  console.table(table);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await db.end();
  await database.drop();
  await postgres.stop();
}
