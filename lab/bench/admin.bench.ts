/**
 * Benchmark of every page of the admin with a million orders and people and 100,000 products: `npm run bench admin`. The
 * shop is filled once, which takes some minutes, and kept in `.data/bench-admin`; ORDERS, PEOPLE, PRODUCTS and DAYS
 * override its size. BENCH_ONLY="one|other" measures only rows that contain one of the words. Each row is the median of 15
 * requests, one after the other, and the slowest of them. Medians count on a busy machine.
 */
import { adminPages } from './admin/pages.ts';
import { openAdminShop } from './admin/shop.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const words = (process.env.BENCH_ONLY ?? '').split('|').filter(Boolean);
const shop = await openAdminShop(console.log);
const rows = [];
try {
  // A running shop stores days and figures in the background.
  while ((await shop.testShop.shop.services.sales.sweep()) > 0);
  await shop.testShop.shop.services.stockFigures.sweep();
  for (const [what, wanted, ask] of adminPages(shop)) {
    if (words.length > 0 && !words.some((word) => what.includes(word))) continue;
    const took: number[] = [];
    try {
      for (let n = 0; n < rounds + 2; n++) {
        const begin = performance.now();
        await ask();
        if (n >= 2) took.push(performance.now() - begin);
        if (performance.now() - begin > 3000 && took.length > 2) break;
      }
    } catch (error) {
      console.log(`  ${what}: ${(error as Error).message}`);
      continue;
    }
    took.sort((a, b) => a - b);
    const middle = took[Math.floor(took.length / 2)] ?? Number.NaN;
    console.log(`  ${what}: ${middle.toFixed(1)} ms`);
    rows.push({
      what,
      'middle ms': middle.toFixed(1),
      'slowest ms': (took.at(-1) ?? Number.NaN).toFixed(1),
      wanted: `${wanted} ms`,
      '': middle < wanted ? 'ok' : 'MISSED',
    });
  }
} finally {
  await shop.close();
}
console.table(rows);
