import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { contract } from '#contract/index.ts';
import { bodyFor, goodAddress, refusal } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const ofGauri = 'FORGAURIONLY';
const shopMailbox = 'orders@navaratna.test';
let testShop: TestShop;
let admin: Person;
let buyer: Person;
let credit: string;
/** The ids of everything that has to do with the codes. */
let product: Product;
let ids: Record<'credit' | 'ofOne' | 'bought' | 'spent' | 'returned' | 'product', string>;

const place = async (who: Person, body: ReturnType<typeof bodyFor>) =>
  (await who.api('POST /api/auth/place-order', { body: { ...body, paymentMethod: 'cod' } })).order;

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  buyer = await testShop.customer();
  product = await createProduct(testShop, { name: 'Ruby', price: 1500, available: 9 });
  const ofOne = await issueCoupon(testShop, {
    code: ofGauri,
    restricted_to_users: [buyer.userId],
    combinable: true,
  });
  const bought = await place(buyer, { ...bodyFor(product, 2), couponCode: ofGauri, totalAmount: 2700 });
  await admin.api('PUT /api/auth/admin/update-status', {
    body: { orderId: bought._id, status: 'Delivered' },
  });
  const body = new FormData();
  const asked = { itemId: bought.items[0]?._id ?? '', reason: 'not_wanted', text: 'Too red.', quantity: '1' };
  for (const [name, value] of Object.entries(asked)) body.set(name, value);
  const { return: back } = await buyer.api('POST /api/orders/{id}/returns', {
    params: { id: bought._id },
    body,
  });
  await admin.api('PUT /api/auth/admin/orders/{id}', {
    params: { id: bought._id },
    body: { paymentStatus: 'Paid' },
  });
  await admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id: back._id },
    body: { as: 'credit', restock: true },
  });
  const { returns } = await buyer.api('GET /api/orders/{id}/returns', { params: { id: bought._id } });
  credit = returns[0]?.coupon?.code ?? '';
  const spent = await place(buyer, { ...bodyFor(product), couponCode: credit, totalAmount: 230 });
  const row = await testShop.db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', credit)
    .executeTakeFirstOrThrow();
  ids = {
    credit: row.id,
    ofOne,
    bought: bought._id,
    spent: spent._id,
    returned: back._id,
    product: product._id,
  };
});
afterAll(() => testShop.close());

const reads = Object.entries(contract as Record<string, EndpointSpec>).filter(
  ([key, spec]) => key.startsWith('GET ') && spec.access === 'admin',
);

/** Returns the addresses of a call: for each thing, and for each search that could find it. */
function addressesOf(key: string): string[] {
  const path = key.slice(4);
  const day = indiaDay(testShop.clock.now());
  const paths = path.includes('{')
    ? [...Object.values(ids), buyer.userId].map((id) => path.replace(/\{\w+\}/g, id))
    : [path];
  const searches = [
    '',
    'q=CREDIT',
    `q=${credit}`,
    `by=coupon&from=${day}&to=${day}`,
    `from=${day}&to=${day}`,
  ];
  return paths.flatMap((one) => (path.includes('{') ? [one] : searches.map((search) => `${one}?${search}`)));
}

const read = async (address: string) => {
  const answer = await fetch(testShop.base + address, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return { ok: answer.ok, text: await answer.text() };
};

describe('the code of a coupon for one customer', () => {
  test('is told to that customer', async () => {
    expect(credit).toMatch(/^CREDIT[0-9A-Z]{8}$/);
    await expect
      .poll(async () => (await mailsTo(testShop, buyer.email)).some(({ text }) => text.includes(credit)))
      .toBe(true);
  });

  test('is in no answer to staff', async () => {
    const told: string[] = [];
    let answered = 0;
    for (const [key] of reads)
      for (const address of addressesOf(key)) {
        const { ok, text } = await read(address);
        if (ok) answered += 1;
        if ([credit, ofGauri].some((code) => text.includes(code))) told.push(address);
      }
    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(80);
  }, 240_000);

  test('is shown by its last characters', async () => {
    const shown = `CREDIT••••${credit.slice(-2)}`;
    const one = await admin.api('GET /api/admin/coupons/{id}', { params: { id: ids.credit } });
    expect(one.coupon.code).toBe(shown);
    const { order } = await admin.api('GET /api/admin/orders/{id}', { params: { id: ids.spent } });
    expect(order).toMatchObject({ couponCode: shown, discounts: [{ code: shown, name: shown }] });
    expect((await read('/api/admin/orders/export')).text).toContain(shown);
  });

  test('is found by no search, as if there were none', async () => {
    for (const q of [credit, credit.slice(0, 12), ofGauri, ofGauri.slice(0, 6)]) {
      expect(await admin.api('GET /api/admin/coupons', { query: { q } })).toMatchObject({ total: 0 });
      expect((await admin.api('GET /api/admin/desk/search', { query: { q } })).coupons).toEqual([]);
    }
    const { coupons } = await admin.api('GET /api/admin/coupons', { query: { q: 'CREDIT' } });
    expect(coupons.map(({ _id }) => _id)).toEqual([ids.credit]);
  });

  test('is in no e-mail to anybody else', async () => {
    const people = await testShop.db.selectFrom('users').select('email').execute();
    await expect.poll(async () => (await mailsTo(testShop, shopMailbox)).length).toBeGreaterThan(1);
    const mails = await Promise.all(
      [...people.map(({ email }) => email), shopMailbox]
        .filter((email) => email !== buyer.email)
        .map((email) => mailsTo(testShop, email)),
    );
    for (const code of [credit, ofGauri]) expect(JSON.stringify(mails)).not.toContain(code);
  });
});

describe('a coupon for one customer', () => {
  const bodyOf = async (id: string) => {
    const { coupon } = await admin.api('GET /api/admin/coupons/{id}', { params: { id } });
    return coupon;
  };
  const change = async (id: string, more: object) =>
    refusal(
      admin.api('PUT /api/admin/coupons/{id}', {
        params: { id },
        body: { ...(await bodyOf(id)), ...more } as never,
      }),
    );
  const codeOf = async (id: string) =>
    (await testShop.db.selectFrom('coupons').select('code').where('id', '=', id).executeTakeFirstOrThrow())
      .code;

  test('keeps its code when staff save it as it is shown', async () => {
    expect(await change(ids.ofOne, { description: 'With our thanks' })).toBe('accepted');
    expect(await codeOf(ids.ofOne)).toBe(ofGauri);
    expect(await change(ids.ofOne, { code: '••••XX' })).toBe('coupon_code_wrong');
  });

  test('is never opened to others, which would show its code', async () => {
    expect(await change(ids.ofOne, { restrictedToUsers: [] })).toBe('coupon_is_personal');
    const other = await testShop.customer();
    expect(await change(ids.ofOne, { restrictedToUsers: [buyer.userId, other.userId] })).toBe(
      'coupon_is_personal',
    );
    expect(await change(ids.credit, { metadata: {} })).toBe('coupon_is_personal');
    const params = { id: ids.credit };
    expect(await refusal(admin.api('DELETE /api/admin/coupons/{id}', { params }))).toBe('coupon_is_personal');
  });

  test('is spent by its customer, and not by staff for them', async () => {
    const care = await testShop.admin('care');
    const items = [{ product: ids.product, quantity: 1 }];
    for (const couponCode of [credit, ofGauri, ` ${credit.toLowerCase()} `])
      for (const buyerId of [buyer.userId, (await testShop.customer()).userId]) {
        const cart = { buyerId, items, couponCode };
        expect(await refusal(care.api('POST /api/admin/order-quotes', { body: cart }))).toBe(
          'coupon_by_buyer',
        );
        const body = { ...cart, shippingAddress: goodAddress, payment: 'link' as const, totalAmount: 0 };
        expect(await refusal(care.api('POST /api/admin/orders', { body }))).toBe('coupon_by_buyer');
      }
    await expectInvariants(testShop);
  });
});
