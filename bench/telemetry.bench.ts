/**
 * The cost of the log of slow requests and of OpenTelemetry: `npm run bench telemetry`. Four shops serve the same requests
 * in turn, many short turns each, so that a busy machine disturbs all alike: one that records nothing, the same again (the
 * difference of these two is the noise), one with the log of slow requests, and one that also sends traces and metrics to a
 * collector with the usual ratio. What counts is processor time a response.
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

const turns = Number(process.env.BENCH_TURNS || 15);
const clients = 16;
const products = 400;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
for (const [, more] of kinds) servers.push(await startServer(postgres.ownerUrl, more));

const work: [string, Script[]][] = [
  ['list of products, from memory', readers(clients, () => '/api/auth/products?limit=24')],
  ['product JSON from the database', readers(clients, (pick) => `/api/auth/products/${pick(ids)}`)],
  ['product page', readers(clients, (pick) => `/single-product/${pick(ids)}`)],
];
try {
  for (const [what, scripts] of work) {
    // CPU ms a response, by kind and turn.
    const cost: number[][] = kinds.map(() => []);
    for (let turn = 0; turn < turns; turn++) {
      for (let n = 0; n < kinds.length; n++) {
        // Another one begins each turn.
        const at = (n + turn) % kinds.length;
        const server = servers[at] as (typeof servers)[number];
        const before = server.cpu();
        const { answers, failures } = await load(server.port, scripts, { seconds: turn === 0 ? 2 : 0.6 });
        if (failures > 0) throw new Error(`${what}: ${failures} requests failed`);
        if (turn > 0) cost[at]?.push((server.cpu() - before) / answers);
      }
    }
    const base = cost[0] ?? [];
    const rows = kinds.map(([name], n) => {
      const shares = (cost[n] ?? [])
        .map((ms, turn) => ms / (base[turn] ?? Number.NaN) - 1)
        .toSorted((a, b) => a - b);
      const quartiles = [shares[Math.floor(shares.length / 4)], shares[Math.floor((shares.length * 3) / 4)]];
      return {
        shop: name,
        'CPU ms': median(cost[n] ?? []).toFixed(4),
        more: n === 0 ? '' : percent(median(shares)),
        'half of the turns':
          n === 0 ? '' : quartiles.map((share) => percent(share ?? Number.NaN)).join(' to '),
      };
    });
    console.log(`\n${what}, ${turns - 1} turns`);
    console.table(Object.fromEntries(rows.map(({ shop, ...rest }) => [shop, rest])));
  }
  console.log(`The collector got ${(sink.bytes() / 1e6).toFixed(1)} MB.`);
} finally {
  for (const server of servers) await server.stop();
  sink.stop();
  await postgres.stop();
}
