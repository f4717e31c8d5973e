import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buyerNoteAtMost } from '#contract/selling/orders/buyer-note.ts';
import { copyOf } from '../../../people/personal-data/test-history.ts';
import { bodyFor, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const wish = 'Please ring before 6 pm, and write "शुभ विवाह" on the card.';

const newProduct = () => createProduct(testShop, { name: 'Brass lamp', price: 1180, available: 9 });

async function order(buyer: Person, more: object) {
  const body = { ...bodyFor(await newProduct()), paymentMethod: 'cod', ...more };
  return (await buyer.api('POST /api/auth/place-order', { body })).order;
}
const get = (path: string) =>
  fetch(`${testShop.base}${path}`, { headers: { authorization: `Bearer ${admin.token}` } });

describe('the note of an order', () => {
  test('is on the pages of buyer and shop, in their e-mails, on the packing slip and in the CSV file', async () => {
    const buyer = await testShop.customer();
    const placed = await order(buyer, { buyerNote: `  ${wish.replace(' and', '\n and')} ` });
    expect(placed.buyerNote).toBe(wish);
    const id = placed._id;
    expect((await buyer.api('GET /api/auth/order/{id}', { params: { id } })).buyerNote).toBe(wish);
    expect((await admin.api('GET /api/admin/orders/{id}', { params: { id } })).order.buyerNote).toBe(wish);

    const { orderMails } = (await testShop.shop.services.settings.all()).shop;
    for (const address of [buyer.email, orderMails[0] ?? '']) {
      const written = async () =>
        (await mailsTo(testShop, address)).find(({ text }) => text.includes(placed.orderNumber))?.text;
      await expect.poll(written, { timeout: 30_000 }).toContain('Please ring before 6 pm');
    }
    const slip = await get(`/api/admin/orders/papers?papers=slips&orders=${id}`);
    const { texts, boxes } = await readPdf(new Uint8Array(await slip.arrayBuffer()));
    expect(texts[0]).toContain('Note of the buyer');
    expect(texts[0]).toContain('Please ring before 6 pm');
    expect(boxes).toEqual([]);
    const [head, row] = (await (await get(`/api/admin/orders/export?q=${placed.orderNumber}`)).text()).split(
      '\r\n',
    );
    expect(head).toMatch(/,Order note$/);
    expect(row).toContain('Please ring before 6 pm');
  });

  test('is optional: a client that sends none has none, as has one of spaces', async () => {
    const buyer = await testShop.customer();
    expect((await order(buyer, {})).buyerNote).toBeNull();
    expect((await order(buyer, { buyerNote: ' \n ' })).buyerNote).toBeNull();
  });

  test('has at most 250 letters as a reader counts them, and no web address or unseen character', async () => {
    const buyer = await testShop.customer();
    const longest = 'क्षि'.repeat(buyerNoteAtMost);
    expect((await order(buyer, { buyerNote: longest })).buyerNote).toBe(longest);
    expect((await order(buyer, { buyerNote: 'With love ❤️' })).buyerNote).toBe('With love ❤');
    const refused: [string, string][] = [
      ['a'.repeat(buyerNoteAtMost + 1), 'buyer_note_long'],
      ['Win a prize at https://evil.test', 'buyer_note_unfit'],
      ['See evil.com for more', 'buyer_note_unfit'],
      ['Turned \u202earound', 'buyer_note_unfit'],
      ['Bell \u0007', 'buyer_note_unfit'],
    ];
    for (const [buyerNote, code] of refused)
      expect(await refusal(order(buyer, { buyerNote })), buyerNote).toBe(code);
  });

  test('makes no second order of the same lines within ten minutes', async () => {
    const buyer = await testShop.customer();
    const body = { ...bodyFor(await newProduct()), paymentMethod: 'cod' };
    const placed = async (more: object) =>
      (await buyer.api('POST /api/auth/place-order', { body: { ...body, ...more } })).order._id;
    const first = await placed({ buyerNote: 'For Meera' });
    expect(await placed({ buyerNote: ' For  Meera ' })).toBe(first);
    expect(await placed({ buyerNote: 'For Leela' })).toBe(first);
  });

  test('that changes before the payment replaces the open order', async () => {
    const buyer = await testShop.customer();
    const body = bodyFor(await newProduct());
    const opened = async (buyerNote: string) =>
      (
        await buyer.api('POST /api/payment/{provider}/create-order', {
          params: { provider: 'cashfree' },
          body: { ...body, buyerNote },
        })
      ).orderId;
    const first = await opened('For Meera');
    expect(await opened('For Meera')).toBe(first);
    const second = await opened('For Leela');
    expect(second).not.toBe(first);
    const orders = await buyer.api('GET /api/auth/user-orders');
    expect(orders.map(({ _id, orderStatus, buyerNote }) => [_id, orderStatus, buyerNote])).toEqual([
      [second, 'Pending', 'For Leela'],
      [first, 'Cancelled', 'For Meera'],
    ]);
  });

  test('can be written by staff in an order by hand', async () => {
    const buyer = await testShop.customer();
    const { _id: product } = await newProduct();
    const cart = { buyerId: buyer.userId, items: [{ product, quantity: 1 }], collected: false };
    const { totalAmount } = await admin.api('POST /api/admin/order-quotes', { body: cart });
    const { orderId: id } = await admin.api('POST /api/admin/orders', {
      body: { ...cart, totalAmount, shippingAddress: goodAddress, payment: 'cod', buyerNote: wish },
    });
    expect((await buyer.api('GET /api/auth/order/{id}', { params: { id } })).buyerNote).toBe(wish);
  });

  test('is in the copy of what the shop knows, and is erased with the account', async () => {
    const buyer = await testShop.customer();
    const { _id: orderId } = await order(buyer, { buyerNote: wish });
    expect((await copyOf(testShop, buyer)).text).toContain('Please ring before 6 pm');
    await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: orderId }, body: {} });
    await buyer.api('POST /api/account/erasure', { body: { password: 'a good password' } });
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    const kept = await testShop.db
      .selectFrom('orders')
      .select(['buyer_note', 'shipping'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ buyer_note: null, shipping: { name: goodAddress.name } });
  });
});
