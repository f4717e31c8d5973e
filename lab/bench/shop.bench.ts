/**
 * Benchmark of the shop with 100,000 products: `npm run bench shop`. The shop runs in its own process, as under `npm
 * start`, with the embedded PostgreSQL on disk. Ratios compare it with a bare Fastify that serves the same bytes in
 * the same run. This process makes the load, on the same machine. The column `cpuMs` is the CPU time of one request in
 * ms, of the shop and of PostgreSQL: on a busy machine it says more than the rates. BENCH_ONLY="one|other" measures only rows that
 * contain one of the words. BENCH_NODE_OPTIONS are options for the shop's process, such as --cpu-prof.
 */
import { deliverOrders } from './shop/deliver-orders.ts';
import { ask, requestBytes } from './shop/http.ts';
import { load, type Measured, type Script } from './shop/load.ts';
import { plainProducts } from './shop/plain-products.ts';
import { productCount } from './shop/products.ts';
import { cartFillers, cashBuyers, encodings, readers, signUp, someQuery } from './shop/scripts.ts';
import { type Bench, createBench } from './shop/setup.ts';

type Row = {
  what: string;
  perSecond: string;
  p50: string;
  p99: string;
  cpuMs: string;
  wanted: string;
  '': string;
};

const clients = 32;
const searchers = 16;
/** The slowest hundredth of searches, in ms. */
const searchMs = productCount > 10_000 ? 300 : 80;
const rows: Row[] = [];
const wantedWords = (process.env.BENCH_ONLY ?? '').split('|').filter(Boolean);
const isWanted = (what: string) =>
  wantedWords.length === 0 || wantedWords.some((word) => what.includes(word));

const rate = (perSecond: number) => Math.round(perSecond).toLocaleString('en-IN');
const ms = (value: number) => value.toFixed(value < 1 ? 2 : 1);

function note(what: string, measured: Measured, wanted: string, reached: boolean, cpuMs: string): void {
  const { perSecond, p50, p99, failures } = measured;
  const verdict = failures > 0 ? `${failures} FAILED` : reached ? 'ok' : 'MISSED';
  rows.push({ what, perSecond: rate(perSecond), p50: ms(p50), p99: ms(p99), cpuMs, wanted, '': verdict });
  console.log(`  ${what}: ${rate(perSecond)}/s, p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, CPU ${cpuMs}`);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the same bytes from the shop and from the bare server, in turns. The ratio is the median of the turns. */
async function ratio(
  bench: Bench,
  what: string,
  path: string,
  accept: Record<string, string> = encodings,
): Promise<void> {
  if (!isWanted(what)) return;
  const request = requestBytes('GET', path, { headers: accept });
  const { status, headers, body } = await ask(bench.port, request);
  if (status !== 200) throw new Error(`${path} returned ${status}`);
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...own } = headers;
  await bench.mirror({ path, headers: own, body: body.toString('base64') });
  const scripts: Script[] = Array.from({ length: clients }, () => [{ request, counts: true }]);
  const turns: { shop: Measured; bare: Measured; cpu: number }[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const before = await bench.cpu();
    const shop = await load(bench.port, scripts, { seconds: 1.5, warmUp: turn === 0 ? 2 : 0.2 });
    const cpu = ((await bench.cpu()).shop - before.shop) / shop.answers;
    const bare = await load(bench.barePort, scripts, { seconds: 1.5, warmUp: turn === 0 ? 2 : 0.2 });
    turns.push({ shop, bare, cpu });
  }
  const share = median(turns.map(({ shop, bare }) => shop.perSecond / bare.perSecond));
  const bare = median(turns.map((turn) => turn.bare.perSecond));
  const middle = [...turns].sort((a, b) => a.shop.perSecond - b.shop.perSecond)[2]?.shop as Measured;
  const percent = `${Math.round(share * 100)} % of ${rate(bare)}`;
  const cpu = median(turns.map((turn) => turn.cpu)).toFixed(3);
  note(`${what} (${percent})`, middle, '60 % of bare', share >= 0.6, cpu);
}

async function measure(
  what: string,
  bench: Bench,
  scripts: readonly Script[],
  { perSecond, p99 }: { perSecond?: number; p99?: number },
): Promise<void> {
  const before = await bench.cpu();
  const measured = await load(bench.port, scripts, { seconds: 5, warmUp: 2 });
  const after = await bench.cpu();
  const cpuMs = (of: 'shop' | 'postgres') => ms((after[of] - before[of]) / measured.answers);
  const wanted = perSecond ? `${rate(perSecond)} /s` : `p99 ${p99} ms`;
  const reached = perSecond ? measured.perSecond >= perSecond : measured.p99 <= (p99 ?? 0);
  note(what, measured, wanted, reached, `${cpuMs('shop')} + ${cpuMs('postgres')}`);
}

const bench = await createBench(console.log);
try {
  const ids = await plainProducts(bench.databaseUrl);
  const page = `/single-product/${ids[0]}`;
  await ratio(bench, 'product page, cached', page);
  await ratio(bench, 'list page, cached', '/products');
  await ratio(bench, 'list page, cached, plain', '/products', {});
  await ratio(bench, 'GET /api/auth/products?limit=24', '/api/auth/products?limit=24');
  await ratio(bench, 'GET /api/auth/products?limit=24, plain', '/api/auth/products?limit=24', {});
  const steps: [string, () => Script[] | Promise<Script[]>, { perSecond?: number; p99?: number }][] = [
    [
      'product page, rendered',
      () => readers(clients, (pick) => `/single-product/${pick(ids)}`),
      { perSecond: 350 },
    ],
    [
      'product JSON',
      () => readers(clients, (pick) => `/api/auth/products/${pick(ids)}`),
      { perSecond: 4000 },
    ],
    [
      'search and filters, 16 clients',
      () => readers(searchers, (pick) => `/api/auth/products?limit=24&${someQuery(pick)}`),
      { p99: searchMs },
    ],
    [
      'counts beside the filters, 16 clients',
      () => readers(searchers, (pick) => `/api/auth/products/facets?${someQuery(pick)}`),
      { p99: searchMs },
    ],
    [
      'search page, rendered, 16 clients',
      () => readers(searchers, (pick) => `/products?${someQuery(pick)}`),
      { p99: searchMs },
    ],
  ];
  for (const [what, scripts, wanted] of steps)
    if (isWanted(what)) await measure(what, bench, await scripts(), wanted);
  if (isWanted('add to cart') || isWanted('cash order')) {
    const customers = await signUp(bench.port, clients);
    if (isWanted('add to cart'))
      await measure('add to cart', bench, cartFillers(customers, ids), { perSecond: 1000 });
    if (isWanted('cash order')) {
      const stop = await deliverOrders(bench.databaseUrl);
      await measure('cash order placed', bench, cashBuyers(customers, ids), { perSecond: 220 });
      await stop();
    }
  }
  const { now, peak } = bench.resident();
  const size = `${Math.round(now)} MB, peak ${Math.round(peak)} MB`;
  rows.push({
    what: `memory of the shop's process: ${size}`,
    perSecond: '',
    p50: '',
    p99: '',
    cpuMs: '',
    wanted: '450 MB',
    '': peak < 450 ? 'ok' : 'MISSED',
  });
} finally {
  await bench.close();
}
console.table(Object.fromEntries(rows.map(({ what, ...rest }) => [what, rest])));
