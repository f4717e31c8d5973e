/**
 * Benchmark of a CSV import: `npm run bench product-import`. It checks and applies 10,000 rows (4,000 rings in two
 * sizes, 1,000 stones in two variants) as new products. Then it changes every price, then imports the same file
 * again, which changes nothing. Each is promised in under 60 s. `ROWS` overrides the number.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductImport } from '../../contract/catalog/products/import-export.ts';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { startThrowawayPostgres } from '../../scripts/postgres/throwaway.ts';
import { addProduct } from '../../server/testing/fixtures/products.ts';
import { sheet } from '../../server/testing/fixtures/sheet.ts';
import { startTestShop } from '../../server/testing/test-shop.ts';

const rowsWanted = Number(process.env.ROWS ?? 10_000);
const products = rowsWanted / 2;
const postgres = await startThrowawayPostgres(join(dataFolder, 'bench-product-import'));
process.env.TEST_DATABASE_URL = postgres.ownerUrl;
const folder = await mkdtemp(join(tmpdir(), 'navaratna-bench-'));
const testShop = await startTestShop({ env: { STORAGE_DIR: folder, LOG_LEVEL: 'fatal' } });
const { api, ...admin } = await testShop.admin();
const picture = (await addProduct({ api, ...admin })).pictures[0]?.url ?? '';

function file(factor: number): string {
  const rows = Array.from({ length: products }, (_, i) => {
    const ring = i % 5 > 0;
    const product = {
      product: `measured-${i}`,
      name: `${ring ? 'Ring' : 'Stone'} ${i} of the measured shop`,
      description: 'Cut in Jaipur and matched for colour, set so that the base touches the skin. '.repeat(6),
      short_description: 'One of many.',
      category: ring ? 'Rings' : 'Gemstones',
      brand: `Brand ${i % 40}`,
      tags: `tag-${i % 100},gem,day-${i % 7}`,
      benefits: 'A steady mind,A clear word',
      images: picture,
      hsn: '7113',
      gst_rates: '2025-09-22=3',
      name_hi: `अंगूठी ${i}`,
      sold_by: ring ? 'Ring' : 'Variants',
    };
    const price = String((500 + (i % 900)) * factor);
    return (ring ? ['7', '8.5'] : ['3 ratti', '5 ratti']).map((name, n) => ({
      ...product,
      variant_or_size: name,
      price: ring ? price : String(Number(price) * (n + 1)),
      stock: String(i % 30),
    }));
  });
  return sheet(rows.flat());
}

async function until(id: string, during: ProductImport['status']): Promise<ProductImport> {
  for (;;) {
    const now = await api('GET /api/admin/product-imports/{id}', { params: { id } });
    if (now.status !== during) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(7);

async function measure(name: string, content: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'products.csv');
  const begin = performance.now();
  const { _id } = await api('POST /api/admin/product-imports', { body: form });
  const checked = await until(_id, 'checking');
  const mid = performance.now();
  if (checked.problemCount > 0) throw new Error(JSON.stringify(checked.problems[0]));
  await api('POST /api/admin/product-imports/{id}/apply', { params: { id: _id } });
  const done = await until(_id, 'applying');
  const end = performance.now();
  if (done.status !== 'done') throw new Error(`${name}: ${done.status}`);
  const size = `${(Buffer.byteLength(content) / 1e6).toFixed(1)} MB`;
  console.log(
    `${name.padEnd(22)} ${done.rows} rows, ${size}: checked in ${seconds(mid - begin)}, applied in ${seconds(end - mid)}`,
  );
}

try {
  await measure('all new', file(1));
  await measure('every price changed', file(2));
  await measure('the same again', file(2));
  const begin = performance.now();
  const exported = await fetch(`${testShop.base}/api/admin/product-export`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const bytes = (await exported.arrayBuffer()).byteLength;
  console.log(
    `${'exported'.padEnd(22)} ${(bytes / 1e6).toFixed(1)} MB in ${seconds(performance.now() - begin)}`,
  );
} finally {
  await testShop.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
