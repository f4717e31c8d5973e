import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { photoField as photo, nameField as text } from '../../testing/fixtures/personal-fields.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const colour: PersonalField = {
  ...text,
  id: 'colour',
  kind: 'choice',
  required: false,
  choices: [
    { en: 'Gold', hi: 'सुनहरा' },
    { en: 'Silver', hi: 'चाँदी' },
  ],
};

// The clock of a test may have ended an earlier session.
const declare = async (id: string, fields: PersonalField[]) =>
  (await testShop.admin()).api('PUT /api/admin/products/{id}/personal-fields', {
    params: { id },
    body: { fields },
  });

async function bell({ fields = [text, colour], available = 9 } = {}) {
  const product = await createProduct(testShop, { name: 'Bell', price: 600, available });
  await declare(product._id, fields);
  const buyer = await testShop.customer();
  const add = async (values: Record<string, string>, quantity = 1) =>
    (
      await buyer.api('POST /api/auth/add-cart', {
        body: {
          product: product._id,
          quantity,
          personalisation: Object.entries(values).map(([field, value]) => ({ field, value })),
        },
      })
    ).items;
  const lines = async () =>
    (await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } })).items;
  return { product, buyer, add, lines };
}

const order = (buyer: Person, id: string) => buyer.api('GET /api/auth/order/{id}', { params: { id } });

describe('a cart', () => {
  test('keeps two lines of one product with different texts, and refuses the same text twice', async () => {
    const { add, buyer, product } = await bell();
    await add({ name: 'Asha' });
    const items = await add({ name: 'Ravi', colour: 'Gold' });
    expect(items.map(({ personalisation }) => personalisation?.map(({ value }) => value))).toEqual([
      ['Asha'],
      ['Ravi', 'Gold'],
    ]);
    expect(items[1]?.personalisation?.[1]).toMatchObject({ value: 'Gold', valueHi: 'सुनहरा' });
    expect(await refusal(add({ name: ' Asha ' }))).toBe('already_in_cart');
    const [asha, ravi] = items;
    const key = { productId: product._id, lineId: ravi?._id ?? '' };
    await buyer.api('PUT /api/auth/update', { body: { ...key, quantity: 3 } });
    const { items: left } = await buyer.api('DELETE /api/auth/remove/{productId}', {
      params: { productId: product._id },
      query: { lineId: asha?._id ?? '' },
    });
    expect(left.map(({ cartQuantity }) => cartQuantity)).toEqual([3]);
  });

  test('of several lines never has more than the stock', async () => {
    const { add, buyer, product } = await bell({ available: 3 });
    await add({ name: 'Asha' }, 2);
    expect(await refusal(add({ name: 'Ravi' }, 2))).toBe('above_stock_add');
    const items = await add({ name: 'Ravi' });
    const body = { productId: product._id, lineId: items[1]?._id ?? '', quantity: 2 };
    expect(await refusal(buyer.api('PUT /api/auth/update', { body }))).toBe('above_stock_update');
  });

  test('refuses a missing, long or foreign text with words, and takes products without required fields as before', async () => {
    const { add, product, buyer } = await bell();
    const old = { body: { product: product._id, quantity: 1 } };
    expect(await refusal(buyer.api('POST /api/auth/add-cart', old))).toBe('personalisation_required');
    for (const name of ['Maheshwari', 'आशा', 'A\u0007', 'Asha 🪔'])
      expect(await refusal(add({ name }))).toBe('personalisation_wrong');
    expect(await refusal(add({ name: 'Asha', colour: 'Blue' }))).toBe('personalisation_wrong');
    expect(await refusal(add({ colour: 'Gold' }))).toBe('personalisation_required');
    const free = await bell({ fields: [colour] });
    const body = { product: free.product._id, quantity: 1 };
    expect(await refusal(free.buyer.api('POST /api/auth/add-cart', { body }))).toBe('accepted');
  });
});

describe('an order', () => {
  test('has each line with its text, is made to order, and takes only its own lines from the cart', async () => {
    const { add, lines, buyer, product } = await bell();
    await add({ name: 'Asha' });
    await add({ name: 'Ravi', colour: 'Gold' });
    const [asha, ravi] = await lines();
    const line = { product: product._id, quantity: 1, price: 600, size: null, variantId: null };
    const body = { ...bodyFor(product, 1), items: [{ ...line, lineId: ravi?._id ?? '' }] };
    const placed = await buyer.api('POST /api/auth/place-order', { body: { ...body, paymentMethod: 'cod' } });
    expect(placed.order.items).toMatchObject([
      { personalisation: [{ value: 'Ravi' }, { value: 'Gold', label: { en: 'Name to engrave' } }] },
    ]);
    expect(placed.order.cancellableUntil).not.toBeNull();
    expect((await lines()).map(({ _id }) => _id)).toEqual([asha?._id]);
    const shown = await admin.api('GET /api/admin/orders/{id}', { params: { id: placed.order._id } });
    expect(shown.lines[0]?.personalisation?.map(({ value }) => value)).toEqual(['Ravi', 'Gold']);
    await admin.api('PUT /api/auth/admin/update-status', {
      body: { orderId: placed.order._id, status: 'Shipped' },
    });
    await testShop.sweep();
    const rows = await testShop.db
      .selectFrom('invoice_lines')
      .select(['detail', 'detail_hi'])
      .where('detail', 'like', '%Ravi%')
      .execute();
    expect(rows).toEqual([
      {
        detail: 'Name to engrave: Ravi · Name to engrave: Gold',
        detail_hi: 'उकेरने का नाम: Ravi · उकेरने का नाम: सुनहरा',
      },
    ]);
  });

  test('of both lines has two lines and sells both pieces', async () => {
    const { add, lines, buyer, product } = await bell();
    await add({ name: 'Asha' });
    await add({ name: 'Ravi' }, 2);
    const items = (await lines()).map(({ _id, cartQuantity }) => ({
      product: product._id,
      quantity: cartQuantity,
      price: 600,
      size: null,
      variantId: null,
      lineId: _id,
    }));
    const body = { ...bodyFor(product, 3), items };
    const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body,
    });
    await payAndSettle(testShop, opened.customOrderId);
    const { paymentStatus, items: bought } = await order(buyer, opened.orderId);
    expect(paymentStatus).toBe('Paid');
    expect(bought.map((item) => [item.quantity, item.personalisation?.[0]?.value])).toEqual([
      [1, 'Asha'],
      [2, 'Ravi'],
    ]);
    expect(await lines()).toEqual([]);
    const { totalStock } = await testShop.visitor('GET /api/auth/products/{id}', {
      params: { id: product._id },
    });
    expect(totalStock).toBe(6);
  });

  test('of an older client has the text of the only line; without one it is refused with the name of the field', async () => {
    const { add, buyer, product } = await bell();
    const body = { ...bodyFor(product, 1), paymentMethod: 'cod' };
    const refused = await buyer.api('POST /api/auth/place-order', { body }).catch((error) => error);
    expect(refused.message).toContain('Name to engrave');
    await add({ name: 'Asha' });
    const placed = await buyer.api('POST /api/auth/place-order', { body });
    expect(placed.order.items[0]?.personalisation?.[0]?.value).toBe('Asha');
  });
});

describe('a photo', () => {
  const upload = async (who: Person) => {
    const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
    const jpeg = await drawn
      .withExif({ IFD0: { Artist: 'Where I live' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(jpeg)]), 'me.jpg');
    return (await who.api('POST /api/personal-photos', { body })).photo;
  };
  const fetchBy = (who: Person, id: string) =>
    fetch(`${testShop.base}/api/personal-photos/${id}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });

  test('is seen by its buyer, by the staff once it is ordered, without metadata, and only its owner can use it', async () => {
    const { add, buyer, product } = await bell({ fields: [photo] });
    const mine = await upload(buyer);
    const other = await testShop.customer();
    expect(await refusal(add({ photo: await upload(other) }))).toBe('personalisation_photo');
    const items = await add({ photo: mine });
    expect(items[0]?.personalisation?.[0]).toMatchObject({ kind: 'photo', value: mine });
    const shown = await fetchBy(buyer, mine);
    const { format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const staff = [await testShop.admin('packing'), await testShop.admin('care'), await testShop.admin()];
    const seen = () => Promise.all(staff.map(async (one) => (await fetchBy(one, mine)).status));
    expect(await seen()).toEqual([404, 404, 404]);
    await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product, 1), paymentMethod: 'cod' } });
    expect(await seen()).toEqual([200, 200, 200]);
    expect((await fetchBy(other, mine)).status).toBe(404);
  });

  test('is removed after a week without a cart or an order, and stays with an order', async () => {
    const { add, buyer, product } = await bell({ fields: [photo] });
    const [used, left] = [await upload(buyer), await upload(buyer)];
    await add({ photo: used });
    const body = { ...bodyFor(product, 1), paymentMethod: 'cod' };
    await buyer.api('POST /api/auth/place-order', { body });
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    const rows = await testShop.db
      .selectFrom('personal_photos')
      .select(['id', 'ordered'])
      .where('id', 'in', [used, left])
      .execute();
    expect(rows).toEqual([{ id: used, ordered: true }]);
  });
});

test('staff who may declare fields, the log has them, and the product shows them', async () => {
  const { product } = await bell();
  const content = await testShop.admin('packing');
  const params = { id: product._id };
  expect(
    await refusal(
      content.api('PUT /api/admin/products/{id}/personal-fields', { params, body: { fields: [] } }),
    ),
  ).toBe('not_allowed');
  const shown = await testShop.visitor('GET /api/auth/products/{id}', { params });
  expect(shown.personalFields.map(({ id }) => id)).toEqual(['name', 'colour']);
  const one = { ...colour, choices: colour.choices.slice(0, 1) };
  const late = await testShop.admin();
  expect(
    await refusal(
      late.api('PUT /api/admin/products/{id}/personal-fields', { params, body: { fields: [one] } }),
    ),
  ).toBe('bad_input');
  const log = await testShop.shop.services.audit.of(testShop.db, 'product', product._id);
  expect(log.map(({ action }) => action)).toContain('product.personal');
});
