/**
 * Compares variants of the shop, such as one with a trick and one without it: `npm run bench compare`. Each variant is a
 * folder with a built shop, and the environment of its process:
 *
 *     BENCH_VARIANTS="with=. | without=../other | quiet=. SLOW_QUERY_MS=0" npm run bench compare
 *
 * All variants run at once, each with a database of its own, and are measured in turns: CPU time per request of the shop
 * and of PostgreSQL, which depends little on what else the machine does; then the memory of each. The figures are the
 * medians of BENCH_ROUNDS rounds (25) of half a second. BENCH_ONLY="one|other" measures only rows that contain one of the words, and
 * BENCH_PRODUCTS sets the number of products.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { cpuOf } from './server.ts';
import { deliverOrders } from './shop/deliver-orders.ts';
import { load, type Script } from './shop/load.ts';
import { plainProducts } from './shop/plain-products.ts';
import { cartFillers, cashBuyers, readers, signUp, someQuery } from './shop/scripts.ts';
import { makeDatabase, startMailServer } from './shop/setup.ts';

const clients = 8;
const rounds = Number(process.env.BENCH_ROUNDS ?? 25);
const wantedWords = (process.env.BENCH_ONLY ?? '').split('|').filter(Boolean);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Reads `name=folder VARIABLE=value ...`, separated by `|`. */
const variants = (process.env.BENCH_VARIANTS ?? 'this=.').split('|').map((words) => {
  const [first = '', ...more] = words.trim().split(/\s+/);
  const pair = (word: string): [string, string] => [
    word.slice(0, word.indexOf('=')),
    word.slice(word.indexOf('=') + 1),
  ];
  const [name, folder] = pair(first);
  return { name, folder: resolve(folder), environment: Object.fromEntries(more.map(pair)) };
});

/** Starts one variant with its own launcher, and prepares the requests for it. */
async function startVariant(
  { name, folder, environment }: (typeof variants)[number],
  postgresUrl: string,
  mail: Record<string, string>,
) {
  const database = await makeDatabase(postgresUrl, console.log, name);
  const { startServer }: typeof import('./server.ts') = await import(
    pathToFileURL(join(folder, 'lab', 'bench', 'server.ts')).href
  );
  // Each buyer has an address of the network, as in the bench of the shop: the unpaid orders of one are counted together.
  const server = await startServer(database.url, { ...mail, TRUST_PROXY: '1', ...environment });
  const ids = await plainProducts(database.url);
  const customers = await signUp(server.port, clients);
  const stopDelivery = await deliverOrders(database.url);
  const scripts: Record<string, Script[]> = {
    'product page, cached': readers(clients, () => `/single-product/${ids[0]}`),
    'product page, rendered': readers(clients, (pick) => `/single-product/${pick(ids)}`),
    'search page, rendered': readers(clients, (pick) => `/products?${someQuery(pick)}`),
    'product JSON': readers(clients, (pick) => `/api/auth/products/${pick(ids)}`),
    search: readers(clients, (pick) => `/api/auth/products?limit=24&${someQuery(pick)}`),
    'add to cart': cartFillers(customers, ids),
    'cash order': cashBuyers(customers, ids),
  };
  return { name, server, database, scripts, stopDelivery, sent: new Map<string, number>() };
}

type Variant = Awaited<ReturnType<typeof startVariant>>;

/**
 * Returns the CPU time of one request in milliseconds: of the shop, and of PostgreSQL for it. Each round goes on where the
 * one before ended, so that a page meant to be rendered is not in the cache.
 */
async function costOf({ server, database, scripts, sent }: Variant, what: string, seconds: number) {
  const pids = await database.pids();
  const before = [server.cpu(), cpuOf(pids)] as const;
  const begin = sent.get(what) ?? 0;
  const clientsNow = (scripts[what] as Script[]).map((script) => [
    ...script.slice(begin % script.length),
    ...script.slice(0, begin % script.length),
  ]);
  const { answers, failures } = await load(server.port, clientsNow, { seconds });
  // Carts are emptied at every fifth step.
  sent.set(what, begin + 5 * Math.ceil(answers / clients / 5 + 1));
  // On an overloaded machine a few are refused; many mean that something else is measured.
  if (failures > answers / 50) throw new Error(`${what}: ${failures} of ${answers} requests failed`);
  const of = (i: 0 | 1) => ((i === 0 ? server.cpu() : cpuOf(pids)) - before[i]) / answers;
  return { shop: of(0), postgres: of(1) };
}

const postgres = await startPostgres({ dataDir: join(dataFolder, 'bench'), log: console.log });
const mail = await startMailServer();
const running: Variant[] = [];
try {
  for (const variant of variants)
    running.push(await startVariant(variant, postgres.ownerUrl, mail.environment));
  const rows = Object.keys((running[0] as Variant).scripts).filter(
    (what) => wantedWords.length === 0 || wantedWords.some((word) => what.includes(word)),
  );
  // The first requests compile code, and prepare statements.
  for (const what of rows) for (const variant of running) await costOf(variant, what, 3);
  const table: Record<string, Record<string, string>> = {};
  for (const what of rows) {
    const costs = new Map(running.map(({ name }) => [name, [] as { shop: number; postgres: number }[]]));
    for (let round = 0; round < rounds; round++) {
      // Each round begins with another variant.
      const shift = round % running.length;
      for (const variant of [...running.slice(shift), ...running.slice(0, shift)])
        costs.get(variant.name)?.push(await costOf(variant, what, 0.5));
    }
    table[what] = Object.fromEntries(
      [...costs].map(([name, all]) => {
        const [shop, postgresMs] = (['shop', 'postgres'] as const).map((of) =>
          median(all.map((one) => one[of])),
        );
        return [name, `${shop?.toFixed(3)} + ${postgresMs?.toFixed(3)}`];
      }),
    );
    console.log(what, JSON.stringify(table[what]));
  }
  const sizes = running.map(({ name, server }) => [name, server.resident()] as const);
  table['memory, MB'] = Object.fromEntries(sizes.map(([name, { now }]) => [name, now.toFixed(0)]));
  table['memory at its peak, MB'] = Object.fromEntries(
    sizes.map(([name, { peak }]) => [name, peak.toFixed(0)]),
  );
  console.log('CPU time per request in ms, shop + PostgreSQL');
  console.table(table);
} finally {
  for (const { server, database, stopDelivery } of running) {
    await stopDelivery();
    await server.stop();
    await database.drop();
  }
  await mail.stop();
  await postgres.stop();
}
