/**
 * Benchmark of first visits: `npm run bench pages`. Opens home, list and a product of the demo with Lighthouse, as a
 * phone on its default slow line (150 ms, 1.6 Mbit/s, processor four times slower, all simulated). Prints the marks, the
 * times, and the bytes of HTML, CSS and JavaScript as sent. `RUNS` overrides the number of visits; the middle one counts.
 * A busy machine lowers the mark of speed alone: its own work counts as the phone's.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFolder, unpackBrowser } from '../../e2e/support/browser.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { freePort } from '../../scripts/ports.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { type LighthouseResult, loadLighthouse } from './pages/lighthouse.ts';
import { startServer } from './server.ts';

const runs = Number(process.env.RUNS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const code = new Set(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR']);

const lighthouse = await loadLighthouse();
await unpackBrowser();
const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-pages'));
const shop = await startServer(postgres.ownerUrl, { SEED: 'demo' });
const port = await freePort();
const { executablePath, env } = browserFolder();
const browser = await chromium.launch({ executablePath, env, args: [`--remote-debugging-port=${port}`] });

const found = await fetch(`${shop.base}/api/auth/products?q=Natural%20Ruby,%20Manik&limit=1`);
const [ruby] = (await found.json()) as { _id: string }[];

const headers = { 'accept-encoding': 'br' };

/** Returns the bytes of a response's body as sent. */
async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Asks for a page and its files until they stay as small: they are compressed again when they are popular. */
async function warm(url: string): Promise<void> {
  const html = await (await fetch(url, { headers })).text();
  const files = [...new Set(html.match(/\/(?:assets|media)\/[\w.-]+/g))].map((file) => shop.base + file);
  let before = Number.POSITIVE_INFINITY;
  for (let same = 0; same < 6; await wait(500)) {
    const sizes = await Promise.all([url, ...files].map(sizeOf));
    const now = sizes.reduce((sum, size) => sum + size, 0);
    same = now < before ? 0 : same + 1;
    before = now;
  }
}

const value = ({ audits }: LighthouseResult, name: string): number =>
  audits[name]?.numericValue ?? Number.NaN;

/** Returns the bytes of code that a visit loads, and those of them that stand before the first paint. */
async function bytesOf({ audits }: LighthouseResult): Promise<{ all: number; before: number }> {
  const sizes = { all: 0, before: 0 };
  for (const { url, resourceType } of audits['network-requests']?.details?.items ?? []) {
    if (!code.has(resourceType)) continue;
    const bytes = await sizeOf(url);
    sizes.all += bytes;
    if (resourceType !== 'Script') sizes.before += bytes;
  }
  return sizes;
}

async function measure(name: string, path: string) {
  const results: LighthouseResult[] = [];
  await warm(shop.base + path);
  for (let i = 0; i < runs; i += 1) {
    const found = await lighthouse(shop.base + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (found) results.push(found.lhr);
  }
  results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
  const middle = results[Math.floor(results.length / 2)];
  if (!middle) throw new Error(`Lighthouse could not open ${path}.`);
  const { all, before } = await bytesOf(middle);
  return {
    page: name,
    marks: categories.map((one) => Math.round((middle.categories[one]?.score ?? 0) * 100)).join(' '),
    'first paint': `${(value(middle, 'first-contentful-paint') / 1000).toFixed(2)} s`,
    largest: `${(value(middle, 'largest-contentful-paint') / 1000).toFixed(2)} s`,
    blocked: `${Math.round(value(middle, 'total-blocking-time'))} ms`,
    shift: value(middle, 'cumulative-layout-shift').toFixed(3),
    'code, bytes': all,
    'before paint': before,
  };
}

const rows = [
  await measure('home', '/'),
  await measure('list', '/products'),
  await measure('product', `/single-product/${ruby?._id}`),
];
console.table(rows);
console.log(
  'Wanted: 100 100 100 100 · first paint 1.2 s · largest 2.0 s · 175,000 bytes, 45,000 of them before the first paint.',
);
await browser.close();
await shop.stop();
await postgres.stop();
process.exit();
