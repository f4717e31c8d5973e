import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../platform/database/database.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const { care } = await testShop.shop.services.settings.all();
  const value = { ...care, shippingDays: { from: 1, to: 1 } };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'care', value, by: 'a test' }),
  );
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** A line of a delivered order. */
type Line = { buyer: Person; orderId: string; itemId: string };

const options = ({ buyer, orderId }: Line) =>
  buyer.api('GET /api/orders/{id}/returns', { params: { id: orderId } });
function ask({ buyer, orderId, itemId }: Line, reason: string) {
  const body = new FormData();
  const fields = { itemId, reason, text: 'It goes back.', quantity: '1' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return buyer.api('POST /api/orders/{id}/returns', { params: { id: orderId }, body });
}
const refund = (id: string) =>
  admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id },
    body: { as: 'refund', restock: false },
  });
const money = async (id: string) => {
  testShop.clock.advance(1);
  await testShop.sweep();
  return (await admin.api('GET /api/admin/orders/{id}', { params: { id } })).money;
};

describe('the reasons of the law', () => {
  /** Two products of ₹300 and ₹100 with ₹79 for the delivery, delivered after so many days. */
  async function small(days: number) {
    const products = [
      await createProduct(testShop, { name: 'Bell', price: 300 }),
      await createProduct(testShop, { name: 'Wick', price: 100 }),
    ];
    const buyer = await testShop.customer();
    const charge = (await testShop.shop.services.settings.all()).delivery.charge;
    const items = products.flatMap((product) => bodyFor(product).items);
    const { orderId, customOrderId } = await buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body: {
        ...bodyFor(products[0] as (typeof products)[number]),
        items,
        amount: 400,
        deliveryCharges: charge,
        totalAmount: 400 + charge,
      },
    });
    await payAndSettle(testShop, customOrderId);
    testShop.clock.advance(days * 24 * 60);
    await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
    const lines = (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).items;
    return { charge, orders: lines.map(({ _id }) => ({ buyer, orderId, itemId: _id })) };
  }

  test('give back the price and its part of the delivery charge, together exactly what was paid', async () => {
    const { charge, orders } = await small(0);
    const [bell, wick] = orders as [Line, Line];
    const first = (await ask(bell, 'spurious')).return;
    expect(first).toMatchObject({ remedy: 'refund', paid: 300, fee: 0, delivery: (charge * 3) / 4 });
    const other = (await ask(wick, 'not_as_described')).return;
    expect(other).toMatchObject({ remedy: 'refund', paid: 100, fee: 0, delivery: charge / 4 });
    for (const { _id } of [first, other]) await refund(_id);
    expect(await money(bell.orderId)).toMatchObject({ sentBack: 400 + charge, left: 0 });
  });

  test('include “late” only for a parcel that came after the promised day', async () => {
    const soon = await small(0);
    expect(await refusal(ask(soon.orders[0] as Line, 'late'))).toBe('return_not_open');
    const late = await small(6);
    const order = late.orders[0] as Line;
    expect((await options(order)).lines[0]?.reasons).toContain('late');
    const asked = (await ask(order, 'late')).return;
    expect(asked).toMatchObject({ remedy: 'refund', fee: 0, delivery: (late.charge * 3) / 4 });
    // A damaged one gives the price alone, as before.
    const damaged = (await ask(late.orders[1] as Line, 'damaged')).return;
    expect(damaged).toMatchObject({ remedy: 'refund', delivery: 0 });
  });
});
