import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#seed/catalog/index.ts';
import { demoProducts } from '#seed/import/products.ts';
import { reviews } from '#seed/reviews.ts';
import { transact } from '../platform/database/database.ts';
import { importer } from '../testing/fixtures/imports.ts';
import { addProduct } from '../testing/fixtures/products.ts';
import { type Person, startTestShop, type TestShop } from '../testing/test-shop.ts';
import { productInputs } from './demo.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
});
afterAll(() => testShop.close());

test('every product of the demo, and what an admin types in any browser, imports as it was exported: 0 changed', async () => {
  // Browsers send a line break as CRLF, and people leave spaces at the ends of lines.
  const bell = await addProduct(meera, {
    name: 'Bell ',
    description: 'One line.\r\nAnother, with a space at its end. \r\n\r\n',
    miniDesc: ' A bell\t',
    tags: ['one, two', 'a\\b', ' spaced '],
    howToWear: ['Wash it,\nthen dry it.', 'Say “om”; thrice'],
    translations: { hi: { name: 'घंटी', description: 'एक पंक्ति।\r\nदूसरी।', benefits: ['शांति, सुख'] } },
  });
  const [ruby] = demoProducts(catalogue, reviews, { now: testShop.clock.now(), imagesOf: () => [] });
  const picture = bell.pictures[0]?.url ?? '';
  const products = demoProducts(catalogue, reviews, { now: testShop.clock.now(), imagesOf: () => [picture] });
  await transact(testShop.db, (tx) => testShop.shop.services.catalog.create(tx, productInputs(products)));
  // A draft, a hidden one, and one whose sale price runs.
  const [draft, hidden] = [products[1]?.id ?? '', products[2]?.id ?? ''];
  for (const [id, state] of [
    [draft, 'draft'],
    [hidden, 'hidden'],
  ] as const)
    await meera.api('PUT /api/admin/products/{id}/state', { params: { id }, body: { state } });
  const id = ruby?.id ?? '';
  const { variants } = await testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
  await meera.api('PUT /api/admin/products/{id}/sale', {
    params: { id },
    body: {
      prices: variants.map(({ _id, price }) => ({ _id, price: price - 1 })),
      from: new Date(testShop.clock.now().getTime() - 1000).toISOString(),
      to: null,
    },
  });
  const file = await fetch(`${testShop.base}/api/admin/product-export`, {
    headers: { authorization: `Bearer ${meera.token}` },
  }).then((answer) => answer.text());
  const { checked } = importer(meera);
  for (const one of [file, file.replaceAll('\r\n', '\n')]) {
    const { problems, summary } = await checked(one);
    expect(problems).toEqual([]);
    expect(summary?.products).toEqual({ added: 0, changed: 0, unchanged: products.length + 1 });
    expect(summary?.skus).toMatchObject({ added: 0, changed: 0 });
  }
});
