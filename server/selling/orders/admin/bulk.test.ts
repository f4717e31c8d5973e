import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, checkout, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let packer: Person;
let second: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  packer = await testShop.admin('packing');
  second = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

type Product = Awaited<ReturnType<typeof createProduct>>;

async function cashOrders(count: number, given?: Product, pieces = 1): Promise<string[]> {
  const product = given ?? (await createProduct(testShop, { name: 'Bulk bead', price: 700, available: 50 }));
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const buyer = await testShop.customer();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product, pieces), paymentMethod: 'cod', shippingAddress: goodAddress },
    });
    ids.push(order._id);
  }
  return ids;
}
const one = (id: string) => second.api('GET /api/admin/orders/{id}', { params: { id } });
const cancel = (orderId: string) =>
  second.api('PUT /api/auth/admin/update-status', {
    body: { orderId, status: 'Cancelled', reason: 'Not at home' },
  });
const courier = (number: string) => ({ name: 'Bluewing', number, url: `https://bluewing.test/${number}` });
const shipmentOf = (orderId: string, number: string) => ({ orderId, courier: courier(number) });
const ship = (
  orders: { orderId: string; revision?: number; courier: ReturnType<typeof courier> }[],
  who = packer,
) => who.api('POST /api/admin/orders/ship', { body: { orders } });
const pack = (orders: string[], packed = true, who = packer) =>
  who.api('POST /api/admin/orders/pack', { body: { orders, packed } });
const audited = async (id: string) =>
  (await testShop.shop.services.audit.of(testShop.db, 'order', id)).map(({ action, actorId }) => [
    action,
    actorId,
  ]);
const shippedMails = async (id: string) =>
  (await listQueuedEmails(testShop, id)).filter((kind) => kind === 'order-shipped').length;

describe('shipping in bulk', () => {
  test('ships what can be shipped, and says of the rest by number and reason why not', async () => {
    const [first = '', dropped = '', last = ''] = await cashOrders(3);
    await cancel(dropped);
    const paying = await checkout(
      await testShop.customer(),
      await createProduct(testShop, { name: 'Unpaid', price: 900 }),
    );
    const numbers = await Promise.all(
      [first, dropped, last].map(async (id) => (await one(id)).order.orderNumber),
    );
    const result = await ship([
      shipmentOf(first, 'B1'),
      shipmentOf(dropped, 'B2'),
      shipmentOf('nosuchorder00000', 'B3'),
      shipmentOf(paying.orderId, 'B4'),
      shipmentOf(last, 'B5'),
    ]);
    expect(result.done.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0], numbers[2]]);
    expect(result.refused.map(({ orderNumber, code }) => [orderNumber, code])).toEqual([
      [numbers[1], 'order_is_cancelled'],
      ['nosuchorder00000', 'order_not_found'],
      [paying.orderNumber, 'order_not_found'],
    ]);
    const { order } = await one(last);
    expect([order.orderStatus, order.courier]).toEqual(['Shipped', courier('B5')]);
    // Each as if it had been set by hand: e-mail, history, audit, invoice.
    expect(await shippedMails(last)).toBe(1);
    expect(await audited(last)).toEqual([['order.status', packer.userId]]);
    expect((await second.api('GET /api/admin/orders', { query: { q: last } })).orders[0]?.invoiced).toBe(
      true,
    );
    expect((await one(dropped)).order.orderStatus).toBe('Cancelled');
  });

  test('a double press ships once: one e-mail, one audit entry, and both answers say done', async () => {
    const [id = ''] = await cashOrders(1);
    const together = meetAt('status.before', 2);
    const answers = await Promise.all([ship([shipmentOf(id, 'D1')]), ship([shipmentOf(id, 'D1')])]);
    together();
    expect(answers.map(({ done, refused }) => [done.length, refused.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(await shippedMails(id)).toBe(1);
    expect(await audited(id)).toHaveLength(1);
  });

  test('two of the staff at once with other numbers: one is kept, the other is told, order by order', async () => {
    const ids = await cashOrders(2);
    const together = meetAt('status.before', 2);
    const answers = await Promise.all([
      ship(ids.map((id) => shipmentOf(id, `P-${id}`))),
      ship(
        ids.map((id) => shipmentOf(id, `S-${id}`)),
        second,
      ),
    ]);
    together();
    for (const id of ids) {
      const done = answers.filter((answer) => answer.done.some(({ _id }) => _id === id));
      const refused = answers.flatMap((answer) => answer.refused.filter(({ _id }) => _id === id));
      expect([done.length, refused.map(({ code }) => code)]).toEqual([1, ['order_shipped_before']]);
      const kept = answers[0].done.some(({ _id }) => _id === id) ? `P-${id}` : `S-${id}`;
      expect((await one(id)).order.courier?.number).toBe(kept);
      expect(await shippedMails(id)).toBe(1);
    }
  });

  test('an order that was changed since it was ticked, or delivered already, stays as it is', async () => {
    const [changed = '', delivered = ''] = await cashOrders(2);
    const { revision } = (await one(changed)).order;
    const status = (orderId: string, to: 'Processing' | 'Delivered') =>
      second.api('PUT /api/auth/admin/update-status', { body: { orderId, status: to } });
    await status(changed, 'Processing');
    await status(delivered, 'Delivered');
    const { done, refused } = await ship([
      { ...shipmentOf(changed, 'C1'), revision },
      shipmentOf(delivered, 'C2'),
    ]);
    expect([done, refused.map(({ code }) => code)]).toEqual([[], ['order_changed', 'order_shipped_before']]);
    expect((await one(delivered)).order.orderStatus).toBe('Delivered');
  });

  test('the preview names what cannot be shipped and what is collected, in the order of the ticks', async () => {
    const [a = '', b = ''] = await cashOrders(2);
    await cancel(a);
    const { orders } = await packer.api('POST /api/admin/orders/chosen', {
      body: { orders: [b, a, 'nosuchorder00000'] },
    });
    expect(orders.map(({ _id, problem, toCollect }) => [_id, problem, toCollect])).toEqual([
      [b, null, 700],
      [a, expect.stringMatching(/cancelled/i), 700],
    ]);
    expect(
      await refusal(ship([{ ...shipmentOf(b, 'X'), courier: { ...courier('X'), url: 'javascript:1' } }])),
    ).toBe('bad_input');
    expect((await one(b)).order.orderStatus).toBe('Pending');
  });
});

describe('marking as packed', () => {
  test('is a mark beside the status, that the buyer does not see, and can be taken back', async () => {
    const [id = '', gone = ''] = await cashOrders(2);
    await ship([shipmentOf(gone, 'G1')]);
    const { done, refused } = await pack([id, gone]);
    expect([done.map(({ _id }) => _id), refused.map(({ code }) => code)]).toEqual([
      [id],
      ['order_past_packing'],
    ]);
    const listed = async () => (await packer.api('GET /api/admin/orders', { query: { q: id } })).orders[0];
    expect(await listed()).toMatchObject({ orderStatus: 'Pending', packedAt: expect.stringMatching(/^20/) });
    expect((await one(id)).history).toHaveLength(1);
    await pack([id]);
    expect(await audited(id)).toEqual([['order.packed', packer.userId]]);
    await pack([id], false);
    expect((await listed())?.packedAt).toBeNull();
    await pack([id]);
    // A packed order is shipped like any other.
    expect((await ship([shipmentOf(id, 'G2')])).done).toHaveLength(1);
  });

  test('while it is being cancelled, the order is not packed', async () => {
    const [id = ''] = await cashOrders(1);
    const held = holdAt('pack.before');
    const packing = pack([id]);
    await held.reached;
    await cancel(id);
    held.release();
    expect((await packing).refused.map(({ code }) => code)).toEqual(['order_is_cancelled']);
  });

  test('is for those who pack: care and accounts only read', async () => {
    const [id = ''] = await cashOrders(1);
    for (const role of ['care', 'accounts'] as const) {
      const person = await testShop.admin(role);
      expect(await refusal(pack([id], true, person))).toBe('not_allowed');
      expect(await refusal(ship([shipmentOf(id, 'N1')], person))).toBe('not_allowed');
      expect(await refusal(person.api('GET /api/admin/orders/pick-list'))).toBe('not_allowed');
      expect(
        (await person.api('POST /api/admin/orders/chosen', { body: { orders: [id] } })).orders,
      ).toHaveLength(1);
    }
    expect((await one(id)).order.orderStatus).toBe('Pending');
  });
});

describe('the pick list', () => {
  test('sums the pieces of a SKU over all orders that wait, and names the orders', async () => {
    const bell = await createProduct(testShop, {
      name: 'Picked bell',
      price: 600,
      available: 50,
      category: 'Puja Samagri',
    });
    const ring = await createProduct(testShop, {
      name: 'Picked ring',
      category: 'Gemstones',
      variants: [{ name: '12', price: 800, available: 9 }],
    });
    const ids = [...(await cashOrders(1, bell, 3)), ...(await cashOrders(1, bell, 2))];
    const buyer = await testShop.customer();
    const body = bodyFor({ ...ring, price: 800 });
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: {
        ...body,
        items: body.items.map((item) => ({ ...item, variantId: ring.variants[0]?._id ?? null })),
        paymentMethod: 'cod',
      },
    });
    const list = async (orders?: string) => {
      const { lines } = await packer.api('GET /api/admin/orders/pick-list', {
        query: orders ? { orders } : {},
      });
      return lines
        .filter(({ name }) => name.startsWith('Picked'))
        .map(({ name, choice, quantity, orders: wanted }) => [name, choice, quantity, wanted.length]);
    };
    // By category, then by name.
    expect(await list()).toEqual([
      ['Picked ring', '12', 1, 1],
      ['Picked bell', null, 5, 2],
    ]);
    expect(await list(ids[0])).toEqual([['Picked bell', null, 3, 1]]);
    await pack([ids[0] ?? '']);
    expect(await list()).toEqual([
      ['Picked ring', '12', 1, 1],
      ['Picked bell', null, 2, 1],
    ]);
    await ship([shipmentOf(ids[1] ?? '', 'K1'), shipmentOf(order._id, 'K2')]);
    expect(await list()).toEqual([]);
  });
});
