import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let keys = 0;
const nextKey = () => ++keys;
beforeAll(async () => {
  testShop = await startTestShop();
  owner = await testShop.admin();
});
// An automatic coupon counts for every cart, so each test ends those that it made.
afterEach(async () => {
  await testShop.db.updateTable('coupons').set({ is_active: false }).where('way', '=', 'automatic').execute();
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

type Wanted = [name: string, price: number, pieces?: number, category?: string];
const make = (...wanted: Wanted[]): Promise<Product[]> =>
  Promise.all(
    wanted.map(([name, price, , category]) =>
      createProduct(testShop, { name, price, available: 5, ...(category && { category }) }),
    ),
  );

/** Buys items with a code, pays, and delivers them. */
async function bought(products: Product[], wanted: Wanted[], paid: number, couponCode = '') {
  const buyer = await testShop.customer();
  const bodies = products.map((product, i) => bodyFor(product, wanted[i]?.[2] ?? 1));
  const items = bodies.flatMap((body) => body.items);
  const amount = wanted.reduce((sum, [, price, pieces = 1]) => sum + price * pieces, 0);
  const { orderId: id, customOrderId } = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: { ...(bodies[0] as (typeof bodies)[number]), items, amount, totalAmount: paid, couponCode },
  });
  await payAndSettle(testShop, customOrderId);
  await owner.api('PUT /api/auth/admin/update-status', { body: { orderId: id, status: 'Delivered' } });
  const { items: lines } = await buyer.api('GET /api/auth/order/{id}', { params: { id } });
  const itemOf = (name: string) => lines.find(({ snapshot }) => snapshot.name === name)?._id ?? '';
  return { id, buyer, itemOf };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const options = async ({ id, buyer }: Bought) =>
  (await buyer.api('GET /api/orders/{id}/returns', { params: { id } })).lines;
async function ask({ id, buyer, itemOf }: Bought, name: string, reason = 'not_wanted', quantity = 1) {
  const body = new FormData();
  const fields = { itemId: itemOf(name), reason, text: 'It goes back', quantity: String(quantity) };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return (await buyer.api('POST /api/orders/{id}/returns', { params: { id }, body })).return;
}
const accept = async (id: string, as: 'credit' | 'refund' = 'credit') =>
  (await owner.api('POST /api/admin/returns/{id}/accept', { params: { id }, body: { as, restock: true } }))
    .return;
const atShop = async ({ id }: Bought) =>
  (await owner.api('GET /api/admin/returns', { query: { order: id } })).returns;
const preview = ({ id, itemOf }: Bought, pieces: Record<string, number>) =>
  owner.api('POST /api/admin/orders/{id}/refunds/preview', {
    params: { id },
    body: { items: Object.entries(pieces).map(([name, quantity]) => ({ itemId: itemOf(name), quantity })) },
  });
const refund = ({ id, itemOf }: Bought, names: string[], amount?: number) => {
  return owner.api('POST /api/admin/orders/{id}/refunds', {
    params: { id },
    body: {
      key: `refund at its worth ${nextKey()}`,
      reason: 'Agreed',
      items: names.map(itemOf),
      ...(amount && { amount }),
    },
  });
};

describe('a coupon with a smallest cart', () => {
  const wanted: Wanted[] = [
    ['Ring', 1500],
    ['Mala', 1000],
  ];
  async function order() {
    const code = `SMALLEST${nextKey()}`;
    await issueCoupon(testShop, { code, min_cart_value: 200_000 });
    return bought(await make(...wanted), wanted, 2250, code);
  }

  test('ends for what is kept below it, and the buyer reads it before asking', async () => {
    const lines = await options(await order());
    // 2,250 were paid. The mala alone costs 1,000, and the ring alone 1,500.
    expect(lines).toMatchObject([
      {
        change: { amount: 1250 - 80 },
        problem: { amount: 1350 },
        gives: [{ credit: 1170, benefitEnds: 100 }],
      },
      { change: { amount: 750 - 80 }, problem: { amount: 900 }, gives: [{ credit: 670, benefitEnds: 150 }] },
    ]);
  });

  test.each([
    ['Ring', 'Mala', 1250, 1000],
    ['Mala', 'Ring', 750, 1500],
  ])(
    '%s and then %s give back together what was paid, in either order',
    async (first, second, one, other) => {
      const both = await order();
      // Both are asked for before one is decided: the second is judged again when the first is accepted.
      const asked = [await ask(both, first), await ask(both, second)];
      expect(await accept(asked[0]?._id ?? '')).toMatchObject({ paid: one, given: one - 80 });
      expect((await atShop(both)).find(({ status }) => status === 'asked')).toMatchObject({
        paid: other,
        benefitEnded: 0,
      });
      expect(await accept(asked[1]?._id ?? '')).toMatchObject({ paid: other, given: other - 80 });
      expect(one + other).toBe(2250);
    },
  );

  test('damaged items are paid back in full, staff are told, and the rest is not paid back above its price', async () => {
    const both = await order();
    const damaged = await ask(both, 'Ring', 'damaged');
    expect(damaged).toMatchObject({ remedy: 'refund', paid: 1350, fee: 0 });
    expect(await atShop(both)).toMatchObject([{ paid: 1350, benefitEnded: 100 }]);
    expect(await accept(damaged._id, 'refund')).toMatchObject({ given: 1350 });
    const [, mala] = await options(both);
    expect(mala).toMatchObject({ gives: [{ refund: 900, credit: 900 - 80, benefitEnds: 0 }] });
  });

  test('staff are proposed the same amount, and may give another', async () => {
    const both = await order();
    expect(await preview(both, { Ring: 1 })).toEqual({
      amount: 1250,
      paid: 1350,
      benefitEnds: 100,
      keptCost: 1000,
    });
    expect(await preview(both, { Ring: 1, Mala: 1 })).toMatchObject({ amount: 2250, benefitEnds: 0 });
    expect(await refund(both, ['Ring'])).toMatchObject({ amount: 1250 });
    expect(await preview(both, { Mala: 1 })).toMatchObject({ amount: 1000, keptCost: 0 });
    const other = await order();
    expect(await refund(other, ['Ring'], 1350)).toMatchObject({ amount: 1350 });
    expect(await preview(other, { Mala: 1 })).toMatchObject({ amount: 900 });
    // What staff kept back stays with the shop.
    const less = await order();
    await refund(less, ['Ring'], 1000);
    expect(await preview(less, { Mala: 1 })).toMatchObject({ amount: 1000 });
  });
});

describe('buy one, get another', () => {
  async function order() {
    const wanted: Wanted[] = [
      ['Paid', 1180],
      ['Free', 1450],
    ];
    const products = await make(...wanted);
    const code = `GET${nextKey()}`;
    await issueCoupon(testShop, {
      code,
      kind: 'buy_get',
      discount_value: 10_000,
      buy_count: 1,
      get_count: 1,
      applicable_products: [products[0]?._id ?? ''],
      get_products: [products[1]?._id ?? ''],
    });
    return bought(products, wanted, 1180, code);
  }

  test('the paid one cannot be given back for money while the free one is kept', async () => {
    const both = await order();
    const [paid, free] = await options(both);
    expect(paid).toMatchObject({ change: null, why: 'benefit_ends', problem: { amount: 1180 } });
    expect(free).toMatchObject({ change: null, problem: null });
    expect(await refusal(ask(both, 'Paid'))).toBe('return_not_open');
    expect(await preview(both, { Paid: 1 })).toEqual({
      amount: 0,
      paid: 1180,
      benefitEnds: 1180,
      keptCost: 1450,
    });
    expect(await refusal(refund(both, ['Paid']))).toBe('refund_empty');
    // Both together are worth what was paid.
    expect(await refund(both, ['Paid', 'Free'])).toMatchObject({ amount: 1180 });
  });

  test('a damaged paid one is paid back, with a warning for staff, and then the free one is worth nothing', async () => {
    const both = await order();
    const damaged = await ask(both, 'Paid', 'damaged');
    expect(await atShop(both)).toMatchObject([{ paid: 1180, benefitEnded: 1180 }]);
    await accept(damaged._id, 'refund');
    expect(await preview(both, { Free: 1 })).toMatchObject({ amount: 0 });
  });

  test('of one product, the pieces that are left are priced again', async () => {
    const wanted: Wanted[] = [['Diya', 300, 3]];
    const code = `THREE${nextKey()}`;
    await issueCoupon(testShop, {
      code,
      kind: 'buy_get',
      discount_value: 10_000,
      buy_count: 2,
      get_count: 1,
    });
    const [diyas] = await options(await bought(await make(...wanted), wanted, 600, code));
    // Two alone cost 600: of three for 600, one gives nothing back, two 300, and all 600.
    expect(diyas?.gives).toEqual([
      { refund: 200, credit: 0, benefitEnds: 200, delivery: 0 },
      { refund: 400, credit: 220, benefitEnds: 100, delivery: 0 },
      { refund: 600, credit: 520, benefitEnds: 0, delivery: 0 },
    ]);
  });
});

test('a coupon for a category ends with the items of the category', async () => {
  const wanted: Wanted[] = [
    ['Bead', 1000, 1, 'Rudraksha'],
    ['Lamp', 1000, 1, 'Lamps'],
  ];
  await issueCoupon(testShop, { code: 'BEADS', applicable_categories: ['Rudraksha'] });
  const lines = await options(await bought(await make(...wanted), wanted, 1800, 'BEADS'));
  // 1,800 were paid, 900 for each. The lamp alone costs 1,000.
  expect(lines.map(({ gives }) => gives[0])).toEqual([
    { refund: 900, credit: 720, benefitEnds: 100, delivery: 0 },
    { refund: 900, credit: 820, benefitEnds: 0, delivery: 0 },
  ]);
});

test('a coupon for a product that takes from that product alone goes back with it', async () => {
  const wanted: Wanted[] = [
    ['Yantra', 1000],
    ['Frame', 1000],
  ];
  const products = await make(...wanted);
  const applicable_products = [products[0]?._id ?? ''];
  await issueCoupon(testShop, { code: 'YANTRA', scope: 'goods', applicable_products, discount_value: 5000 });
  const lines = await options(await bought(products, wanted, 1500, 'YANTRA'));
  expect(lines.map(({ gives }) => gives[0])).toEqual([
    { refund: 500, credit: 420, benefitEnds: 0, delivery: 0 },
    { refund: 1000, credit: 920, benefitEnds: 0, delivery: 0 },
  ]);
});

test('an automatic discount ends like one with a code', async () => {
  const wanted: Wanted[] = [
    ['Shankh', 1500],
    ['Ghee', 500],
  ];
  await issueCoupon(testShop, {
    code: 'ALONE',
    title: 'Festival of lights',
    way: 'automatic',
    discount_type: 'flat',
    discount_value: 20_000,
    min_cart_value: 200_000,
  });
  const [, ghee] = await options(await bought(await make(...wanted), wanted, 1800));
  expect(ghee).toMatchObject({ gives: [{ refund: 450, credit: 300 - 80, benefitEnds: 150 }] });
});

test('free delivery by a coupon ends with the items that it was for, and comes back with the last of them', async () => {
  const wanted: Wanted[] = [
    ['Book', 300],
    ['Card', 150],
  ];
  await issueCoupon(testShop, { code: 'CARRIED', kind: 'delivery', min_cart_value: 40_000 });
  const both = await bought(await make(...wanted), wanted, 450, 'CARRIED');
  const delivery = (await both.buyer.api('GET /api/auth/order/{id}', { params: { id: both.id } }))
    .deliveryCharges;
  expect(delivery).toBeGreaterThan(0);
  const [book] = await options(both);
  expect(book).toMatchObject({ gives: [{ refund: 300, benefitEnds: delivery }] });
  await refund(both, ['Book']);
  expect(await preview(both, { Card: 1 })).toMatchObject({ amount: 150 + delivery });
});

test('the discount of a coupon whose rules were changed since goes back with its items', async () => {
  const wanted: Wanted[] = [
    ['Ring', 1500],
    ['Mala', 1000],
  ];
  const id = await issueCoupon(testShop, { code: 'CHANGED', min_cart_value: 200_000 });
  const both = await bought(await make(...wanted), wanted, 2250, 'CHANGED');
  await testShop.db.updateTable('coupons').set({ discount_value: 2000 }).where('id', '=', id).execute();
  expect(await preview(both, { Ring: 1 })).toMatchObject({ amount: 1350, benefitEnds: 0 });
});
