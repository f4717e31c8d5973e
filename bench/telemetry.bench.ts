/**
 * The cost of the log of slow requests and of OpenTelemetry: `npm run bench telemetry`. Four shops serve the same requests
 * in turn: two that record nothing (their difference is the noise), one with the log of slow requests, and one that also
 * sends traces and metrics to a collector with the usual ratio. What counts is processor time a response, which bounds the
 * throughput. Two equal processes differ by some percent for as long as they live, by what they compiled first, so each
 * round starts all four anew, and the mean of the rounds is given with its standard error.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { transact } from '#server/platform/database/database.ts';
import { createShop } from '#server/shop.ts';
import { dataFolder } from '../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../scripts/postgres/throwaway.ts';
import { benchEnvironment, startServer } from './server.ts';
import { load, type Script } from './shop/load.ts';
import { generateProducts } from './shop/products.ts';
import { readers } from './shop/scripts.ts';

const rounds = Number(process.env.BENCH_ROUNDS || 10);
const turns = 6;
const clients = 16;
const products = 400;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Returns the standard error of a mean: how far it would be off in two of three repetitions, at most. */
const errorOf = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1));
const percent = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

/** Starts a collector that reads what it gets and counts the bytes. It is no part of what is measured. */
async function startSink() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, bytes: () => bytes, stop: () => server.close() };
}

async function fill(databaseUrl: string): Promise<string[]> {
  const shop = await createShop(readConfig(benchEnvironment(databaseUrl, 0, { LOG_LEVEL: 'silent' })));
  await transact(shop.platform.db, (tx) =>
    shop.services.catalog.create(tx, [...generateProducts(0, products)]),
  );
  const rows = await shop.platform.db.selectFrom('products').select('id').execute();
  await shop.close();
  return rows.map(({ id }) => id);
}

const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-telemetry'));
const sink = await startSink();
const ids = await fill(postgres.ownerUrl);
// Every shop counts its requests, as one with METRICS_TOKEN does.
const counts = { METRICS_TOKEN: 'a token of the measurements, long enough' };
const off = { ...counts, SLOW_REQUEST_MS: '0' };
const kinds: [string, Record<string, string>][] = [
  ['records nothing', off],
  ['records nothing, again', off],
  ['log of slow requests', counts],
  [
    'OpenTelemetry',
    {
      ...counts,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${sink.port}`,
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
    },
  ],
];
type Server = Awaited<ReturnType<typeof startServer>>;

const work: [string, Script[]][] = [
  ['list of products, from memory', readers(clients, () => '/api/auth/products?limit=24')],
  ['product JSON from the database', readers(clients, (pick) => `/api/auth/products/${pick(ids)}`)],
  ['product page', readers(clients, (pick) => `/single-product/${pick(ids)}`)],
];

/** Loads every server in turn, another one first each time. Returns the processor time of a response in ms, of each. */
async function costOf(servers: readonly Server[], scripts: readonly Script[]): Promise<number[]> {
  // Long enough to compile what runs: a shop with OpenTelemetry has more of it.
  for (const { port } of servers) await load(port, scripts, { seconds: 4 });
  const sums = servers.map(() => ({ cpu: 0, answers: 0 }));
  for (let turn = 0; turn < turns; turn++) {
    for (let n = 0; n < servers.length; n++) {
      const at = (n + turn) % servers.length;
      const [server, sum] = [servers[at] as Server, sums[at] as (typeof sums)[number]];
      const before = server.cpu();
      const { answers, failures } = await load(server.port, scripts, { seconds: 0.5 });
      if (failures > 0) throw new Error(`${failures} requests failed`);
      sum.cpu += server.cpu() - before;
      sum.answers += answers;
    }
  }
  return sums.map(({ cpu, answers }) => cpu / answers);
}

/** Starts the four shops, measures every kind of request, and stops them. The order of the starts changes by round. */
async function measureRound(round: number): Promise<number[][]> {
  const servers: Server[] = [];
  try {
    for (let n = 0; n < kinds.length; n++) {
      const at = (n + round) % kinds.length;
      servers[at] = await startServer(postgres.ownerUrl, kinds[at]?.[1]);
    }
    const costs: number[][] = [];
    for (const [, scripts] of work) costs.push(await costOf(servers, scripts));
    return costs;
  } finally {
    for (const server of servers) await server?.stop();
  }
}

function print(what: string, costs: readonly (readonly number[])[]): void {
  // Both shops that record nothing are the base, so that the luck of one of them counts half.
  const bases = costs.map(([one = 0, other = 0]) => (one + other) / 2);
  const table = kinds.map(([shop], kind) => {
    const own = costs.map((round) => round[kind] ?? Number.NaN);
    const shares = own.map((ms, round) => ms / (bases[round] ?? Number.NaN) - 1);
    const row = {
      'CPU ms': mean(own).toFixed(4),
      more: percent(mean(shares)),
      '±': percent(errorOf(shares)),
    };
    return [shop, row] as const;
  });
  console.log(`\n${what}, ${costs.length} rounds`);
  console.table(Object.fromEntries(table));
}

try {
  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureRound(round));
  for (const [n, [what]] of work.entries())
    print(
      what,
      measured.map((round) => round[n] ?? []),
    );
  console.log(`The collector got ${(sink.bytes() / 1e6).toFixed(1)} MB.`);
} finally {
  sink.stop();
  await postgres.stop();
}
