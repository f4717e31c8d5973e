/**
 * Benchmark of the almanac: `npm run bench almanac`. Starts the shop with all places and asks for days and months that
 * are in no cache, one after the other. Prints the time to the last byte, and the size as sent. `PAGES` overrides how many
 * of each.
 */
import { join } from 'node:path';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { startServer } from './server.ts';

const pages = Number(process.env.PAGES ?? 100);
/** The limit of a day's page, ms. */
const wanted = 50;

const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-almanac'));
const shop = await startServer(postgres.ownerUrl, { PLACES: 'world' });
const { cities } = (await (await fetch(`${shop.base}/api/almanac/cities`)).json()) as { cities: string[] };

/** Returns the n-th of a sequence that spreads over a range. */
const spread = (n: number, of: number): number => Math.floor(((n * 0.6180339887) % 1) * of);

const cityOf = (n: number): string => cities[spread(n, cities.length)] ?? 'jaipur';
const two = (value: number): string => String(value).padStart(2, '0');
const monthOf = (n: number): [number, string] => [1900 + spread(n, 200), two(1 + (n % 12))];

const kinds: Record<string, (n: number) => string> = {
  'day, of today': (n) => `/panchang/${cityOf(n)}`,
  'day, this year': (n) => {
    const date = new Date(Date.now() + (n - pages / 2) * 86_400_000).toISOString().slice(0, 10);
    return `/panchang/${cityOf(n)}/${date}`;
  },
  'day, 1900 to 2100': (n) => {
    const [year, month] = monthOf(n);
    return `/panchang/${cityOf(n)}/${year}-${month}-${two(1 + (n % 28))}`;
  },
  'day in Hindi': (n) => `/panchang/${cityOf(n)}/2025-${two(1 + (n % 12))}-${two(1 + (n % 28))}?lang=hi`,
  'month, 1900 to 2100': (n) => {
    const [year, month] = monthOf(n);
    return `/calendar/${cityOf(n)}/${year}/${month}`;
  },
  feed: (n) => `/api/almanac/feeds/${cities[n] ?? 'jaipur'}/calendar.ics`,
};

/** Returns the time in ms to the last byte of a response, and its bytes as sent. */
async function ask(path: string): Promise<{ ms: number; bytes: number }> {
  const begin = performance.now();
  const response = await fetch(shop.base + path, { headers: { 'accept-encoding': 'br' } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return {
    ms: performance.now() - begin,
    bytes: Number(response.headers.get('content-length') ?? body.byteLength),
  };
}

const share = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`;

// The first pages compile the code and open the database's connections.
for (let n = 0; n < 20; n++) await ask(`/panchang/jaipur/2024-03-${two(1 + n)}`);

const rows = [];
for (const [name, pathOf] of Object.entries(kinds)) {
  const count = name === 'feed' ? Math.ceil(pages / 10) : pages;
  const asked = [];
  for (let n = 0; n < count; n++) asked.push(await ask(pathOf(n)));
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b);
  rows.push({
    page: name,
    asked: count,
    median: share(times, 0.5),
    '95 %': share(times, 0.95),
    slowest: share(times, 1),
    'bytes, median': asked.map(({ bytes }) => bytes).sort((a, b) => a - b)[Math.floor(count / 2)],
  });
}
console.table(rows);
console.log(`Wanted: a day's page under ${wanted} ms.`);
await shop.stop();
await postgres.stop();
process.exit();
