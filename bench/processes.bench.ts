/**
 * Benchmark of a shop of several processes on one machine: `npm run bench processes`. One, two and four processes serve
 * the same load from one database: rate, CPU time a request (of the shop's processes), and memory of the largest one.
 * Then two of them serve on for two minutes, or an hour with `--hour`, and the slope of their memory is said.
 */
import { join } from 'node:path';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startPostgres } from '../scripts/postgres/postgres.ts';
import { startServer } from './server.ts';
import { load, type Measured, type Script } from './shop/load.ts';
import { plainProducts } from './shop/plain-products.ts';
import { readers, someQuery } from './shop/scripts.ts';
import { makeDatabase } from './shop/setup.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
type Kind = { what: string; scripts: (clients: number) => Script[] };
type Row = { processes: number; perSecond: number; cpuMs: number; memoryMb: number };

const clients = 16;
const seconds = 6;
const mostMemory = 450;
const isHour = process.argv.includes('--hour');
const longSeconds = isHour ? 3600 : 120;

/** Puts the load on all processes in equal parts. Returns the sums, and the CPU time of an answer in milliseconds. */
async function measure(servers: readonly Server[], { scripts }: Kind, warmUp: number): Promise<Row> {
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const each = scripts(clients / servers.length);
  await Promise.all(servers.map(({ port }) => load(port, each, { seconds: warmUp })));
  const before = cpu();
  const measured: Measured[] = await Promise.all(servers.map(({ port }) => load(port, each, { seconds })));
  const failures = measured.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests failed`);
  const answers = measured.reduce((sum, one) => sum + one.answers, 0);
  return {
    processes: servers.length,
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

const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log: console.log });
const database = await makeDatabase(postgres.ownerUrl, console.log, 'processes');
try {
  const ids = await plainProducts(database.url);
  const kinds: Kind[] = [
    { what: 'product JSON', scripts: (n) => readers(n, (pick) => `/api/auth/products/${pick(ids)}`) },
    { what: 'product page, rendered', scripts: (n) => readers(n, (pick) => `/single-product/${pick(ids)}`) },
    {
      what: 'search and filters',
      scripts: (n) => readers(n, (pick) => `/api/auth/products?limit=24&${someQuery(pick)}`),
    },
  ];
  const table: Record<string, string | number>[] = [];
  const base = new Map<string, number>();
  for (const count of [1, 2, 4]) {
    const servers: Server[] = [];
    for (let n = 0; n < count; n += 1) servers.push(await startServer(database.url));
    for (const kind of kinds) {
      const row = await measure(servers, kind, 3);
      const first = base.get(kind.what) ?? row.cpuMs;
      base.set(kind.what, first);
      const share = row.cpuMs / first;
      table.push({
        what: kind.what,
        processes: count,
        'a second': Math.round(row.perSecond),
        'CPU ms': row.cpuMs.toFixed(2),
        'CPU to one process': `${Math.round(share * 100)} %`,
        'memory MB': Math.round(row.memoryMb),
        '': share <= 1.1 && row.memoryMb < mostMemory ? 'ok' : 'MISSED',
      });
      console.log(
        `  ${count} processes, ${kind.what}: ${Math.round(row.perSecond)}/s, CPU ${row.cpuMs.toFixed(2)} ms`,
      );
    }
    if (count === 2) {
      const { peak, slope } = await serveOn(servers, kinds);
      table.push({
        what: `${isHour ? 'an hour' : 'two minutes'} on, the larger process`,
        processes: count,
        'memory MB': Math.round(peak),
        'CPU to one process': `${slope.toFixed(1)} MB an hour`,
        '': peak < mostMemory ? 'ok' : 'MISSED',
      });
    }
    await Promise.all(servers.map((server) => server.stop()));
  }
  console.table(table);
} finally {
  await database.drop();
  await postgres.stop();
}
