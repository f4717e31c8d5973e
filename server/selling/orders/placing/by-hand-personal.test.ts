import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { nameField as name, photoField as photo } from '../../../testing/fixtures/personal-fields.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let care: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  care = await testShop.admin('care');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

async function bell(fields: PersonalField[]) {
  const product = await createProduct(testShop, { name: 'Bell', price: 600, available: 5 });
  const params = { id: product._id };
  await admin.api('PUT /api/admin/products/{id}/personal-fields', { params, body: { fields } });
  return product._id;
}

type Values = Record<string, string>;
const line = (product: string, values: Values) => ({
  product,
  quantity: 1,
  personalisation: Object.entries(values).map(([field, value]) => ({ field, value })),
});
const quote = (buyerId: string, product: string, ...lines: Values[]) =>
  care.api('POST /api/admin/order-quotes', {
    body: { buyerId, items: lines.map((values) => line(product, values)) },
  });
const write = (
  buyerId: string,
  product: string,
  lines: Values[],
  { who = admin, payment = 'counter' as 'counter' | 'cod' | 'link' } = {},
) =>
  who.api('POST /api/admin/orders', {
    body: {
      buyerId,
      items: lines.map((values) => line(product, values)),
      totalAmount: lines.length * 600,
      collected: payment === 'counter',
      shippingAddress: goodAddress,
      payment,
    },
  });

/** Uploads a small photo for a buyer. */
async function upload(buyerId: string, who = care) {
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(jpeg)]), 'me.jpg');
  const params = { id: buyerId };
  return (await who.api('POST /api/admin/order-buyers/{id}/photos', { params, body })).photo;
}

test('what the buyer says on the phone is on the lines of the order and on the invoice, and not in their cart', async () => {
  const [buyer, product] = [await testShop.customer(), await bell([name])];
  // What lies in the cart is another wish of the buyer.
  const inCart = { ...line(product, { name: 'Mira' }) };
  await buyer.api('POST /api/auth/add-cart', { body: inCart });
  const { items } = await quote(buyer.userId, product, { name: 'Asha' }, { name: 'Ravi' });
  expect(items.map(({ personalisation }) => personalisation?.[0]?.value)).toEqual(['Asha', 'Ravi']);
  const { orderId } = await write(buyer.userId, product, [{ name: 'Asha' }, { name: ' Ravi ' }]);
  const { lines } = await admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
  expect(lines.map(({ personalisation }) => personalisation?.[0])).toMatchObject([
    { value: 'Asha', label: { hi: 'उकेरने का नाम' } },
    { value: 'Ravi' },
  ]);
  const invoiced = await testShop.db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
    .select('l.detail')
    .where('i.subject_id', '=', orderId)
    .orderBy('l.detail')
    .execute();
  expect(invoiced).toEqual([{ detail: 'Name to engrave: Asha' }, { detail: 'Name to engrave: Ravi' }]);
  const cart = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
  expect(cart.items.map(({ personalisation }) => personalisation?.[0]?.value)).toEqual(['Mira']);
});

test('staff follow the rules of the product’s page, and the cart of the buyer fills nothing in', async () => {
  const [buyer, product] = [await testShop.customer(), await bell([name])];
  await buyer.api('POST /api/auth/add-cart', { body: line(product, { name: 'Mira' }) });
  expect(await refusal(quote(buyer.userId, product, {}))).toBe('personalisation_required');
  for (const wrong of ['Maheshwari', 'आशा'])
    expect(await refusal(write(buyer.userId, product, [{ name: wrong }]))).toBe('personalisation_wrong');
});

test('a buyer’s own checkout takes what is filled in from the cart alone', async () => {
  const [buyer, product] = [await testShop.customer(), await bell([name])];
  const body = {
    items: [line(product, { name: 'Asha' })],
    paymentMethod: 'cod',
    shippingAddress: goodAddress,
  };
  expect(await refusal(buyer.api('POST /api/auth/place-order', { body }))).toBe('personalisation_required');
});

test('a photo that staff add belongs to the buyer, is logged, and stays with the order', async () => {
  const [buyer, other] = [await testShop.customer(), await testShop.customer()];
  const product = await bell([photo]);
  const theirs = await upload(buyer.userId);
  const strange = await upload(other.userId);
  expect(await refusal(quote(buyer.userId, product, { photo: strange }))).toBe('personalisation_photo');
  expect(await refusal(write(buyer.userId, product, [{ photo: strange }]))).toBe('personalisation_photo');
  expect(await refusal(upload('nosuchbuyer00000'))).toBe('buyer_not_found');
  expect(await refusal(upload(admin.userId))).toBe('buyer_not_found');
  expect(await refusal(upload(buyer.userId, await testShop.admin('packing')))).toBe('not_allowed');
  for (const payment of ['link', 'cod'] as const)
    await write(buyer.userId, product, [{ photo: theirs }], { who: care, payment });
  const kept = await testShop.db
    .selectFrom('personal_photos')
    .select(['user_id', 'ordered'])
    .where('id', '=', theirs)
    .execute();
  expect(kept).toEqual([{ user_id: buyer.userId, ordered: true }]);
  const seen = await fetch(`${testShop.base}/api/personal-photos/${theirs}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(seen.status).toBe(200);
  const log = await testShop.shop.services.audit.of(testShop.db, 'user', buyer.userId);
  expect(log).toMatchObject([{ action: 'user.order-photo', actorId: care.userId }]);
});
