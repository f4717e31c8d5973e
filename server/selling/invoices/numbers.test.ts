import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfDay } from '#contract/core/india-time.ts';
import { bodyFor, checkout, goodAddress, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { setOrderLimits } from '../../testing/fixtures/order-limits.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { financialYear } from './store.ts';
import { labelOf } from './test-labels.ts';

let testShop: TestShop;
/** The financial year in which the test begins. */
let year: number;
beforeAll(async () => {
  testShop = await startTestShop();
  year = financialYear(testShop.clock.now());
});
afterAll(() => testShop.close());

async function labels(): Promise<string[]> {
  const rows = await testShop.db.selectFrom('invoices').select('label').orderBy('label').execute();
  return rows.map(({ label }) => label);
}

test('two hundred orders paid at once have two hundred consecutive numbers', async () => {
  const many = 200;
  const product = await createProduct(testShop, { name: 'Wanted by all', price: 500, available: many });
  const [buyer, admin] = [await testShop.customer(), await testShop.admin()];
  const { newBuyer, address } = (await testShop.shop.services.settings.all()).orderLimits;
  const much = { pieces: 1000, allPieces: 1000, value: 1_000_000 };
  await setOrderLimits(testShop, {
    cashOrders: 1000,
    cashPieces: 1000,
    newBuyer: { ...newBuyer, ...much },
    address: { ...address, ...much, orders: 1000 },
  });
  let houses = 0;
  const place = async () => {
    houses += 1;
    // An equal order within ten minutes is the same order (decision 131).
    const shippingAddress = { ...goodAddress, address: `${houses}, Gem Street` };
    const body = { ...bodyFor(product), shippingAddress, paymentMethod: 'cod' };
    return (await buyer.api('POST /api/auth/place-order', { body })).order._id;
  };
  // The orders of one buyer are placed sequentially; their payments are concurrent.
  const ids: string[] = [];
  while (ids.length < many) ids.push(...(await Promise.all(Array.from({ length: 20 }, place))));
  await Promise.all(
    ids.map((id) =>
      admin.api('PUT /api/auth/admin/orders/{id}', { params: { id }, body: { paymentStatus: 'Paid' } }),
    ),
  );
  expect(await labels()).toEqual(Array.from({ length: many }, (_, i) => labelOf('NB', year, i + 1)));
  await expectInvariants(testShop);
});

test('around the start of the financial year each payment is numbered in its own year', async () => {
  const gateway = gatewayOf(testShop);
  const before = (await labels()).length;
  const midnight = startOfDay(`${year + 1}-04-01`).getTime();
  const product = await createProduct(testShop, { name: 'Year end', price: 500, available: 2 });
  for (const offset of [-60_000, 1000]) {
    testShop.clock.advance((midnight + offset - testShop.clock.now().getTime()) / 60_000);
    const buyer = await testShop.customer();
    const { customOrderId } = await checkout(buyer, product);
    await gateway.pay(customOrderId, { outcome: 'success' });
    expect(await returnPage(buyer, customOrderId)).toBe('PAID');
  }
  expect((await labels()).slice(before)).toEqual([
    labelOf('NB', year, before + 1),
    labelOf('NB', year + 1, 1),
  ]);
  await expectInvariants(testShop);
});

test('sales paid before invoices were introduced are found and invoiced, dated today', async () => {
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Of old', price: 500, available: 2 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await testShop.db
    .updateTable('orders')
    .set({ status: 'Delivered', payment_status: 'Paid' })
    .where('id', '=', order._id)
    .execute();
  const before = (await labels()).length;
  testShop.clock.advance(61);
  await testShop.sweep();
  await testShop.sweep();
  expect((await labels()).slice(before)).toEqual([labelOf('NB', year + 1, 2)]);
});
