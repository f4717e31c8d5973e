import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct, type TestProduct } from '../../../testing/fixtures/create-product.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  await register(true);
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

async function register(registered: boolean): Promise<void> {
  const { settings } = testShop.shop.services;
  const { gst } = await settings.all();
  const value = { ...gst, registered, gstin: registered ? '08AAAAA0000A1Z2' : '' };
  await transact(testShop.db, (tx) => settings.set(tx, { key: 'gst', value, by: admin.userId }));
}

const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const product = (input: TestProduct): Promise<Product> => createProduct(testShop, input);

/** Places a cash order of single pieces, and ships it, so that it is invoiced. */
async function buy(
  buyer: Person,
  products: readonly Product[],
  more: { couponCode?: string; gstin?: string; state?: string } = {},
): Promise<{ order: Order; quoted: { gstAmount: number; taxes: Order['taxes'] } }> {
  const items = products.map(({ _id, price }) => ({
    product: _id,
    quantity: 1,
    price: price ?? 0,
    size: null,
  }));
  const { couponCode = '', gstin = '', state = 'TN' } = more;
  const quoted = await buyer.api('POST /api/payment/quote', { body: { items, couponCode } });
  const [first] = products;
  if (!first) throw new Error('nothing to buy');
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      ...bodyFor(first),
      items,
      amount: quoted.amount,
      deliveryCharges: quoted.deliveryCharges,
      totalAmount: quoted.totalAmount,
      couponCode,
      gstin,
      shippingAddress: {
        ...goodAddress,
        ...(state === 'RJ' && { state, city: 'Jaipur', pincode: '302003' }),
      },
      paymentMethod: 'cod',
    },
  });
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Shipped' } });
  return { order, quoted };
}

/** Reads the tax of an order where people see it: order, admin's order, e-mail, invoice, and the invoice's PDF. */
async function surfaces(buyer: Person, orderId: string) {
  const own = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  const shown = await admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
  const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
    params: { orderId },
  });
  const [invoice] = documents;
  if (!invoice) throw new Error('no invoice');
  const answer = await fetch(`${testShop.base}/api/payment/invoice/${orderId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  const { texts } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  // A job sends it.
  await expect.poll(() => mailTo(buyer.email)).not.toBe('');
  return {
    order: own.gstAmount,
    admin: shown.order.gstAmount,
    invoiced: Math.round((invoice.cgst + invoice.sgst + invoice.igst) * 100) / 100,
    invoice,
    pdf: texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll('₹ ', '₹'),
    mail: await mailTo(buyer.email),
    own,
  };
}

async function mailTo(address: string): Promise<string> {
  const answer = await fetch(`${testShop.base}/sandbox/mail.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { text: string }[] };
  return mails.find(({ text }) => text.includes('Subtotal'))?.text ?? '';
}

describe('the tax of an order is one figure on every surface', () => {
  test('products without a rate of their own: subtotal x 18/118, as specified', async () => {
    const buyer = await testShop.customer();
    const ruby = await product({ name: 'Manik', price: 1500, available: 3 });
    const thali = await product({ name: 'Thali', price: 860, available: 3 });
    const { order, quoted } = await buy(buyer, [ruby, thali]);
    expect(quoted.gstAmount).toBe(360);
    expect(order.gstAmount).toBe(360);
    const seen = await surfaces(buyer, order._id);
    expect([seen.order, seen.admin, seen.invoiced]).toEqual([360, 360, 360]);
    expect(seen.invoice.igst).toBe(360);
    expect(seen.pdf).toContain('₹360.00');
    expect(seen.mail).toContain('₹360');
  });

  test('an odd number of paise stays the specified figure outside the state', async () => {
    const buyer = await testShop.customer();
    const { order } = await buy(buyer, [await product({ name: 'Moti', price: 1500, available: 3 })]);
    const seen = await surfaces(buyer, order._id);
    expect([seen.order, seen.admin, seen.invoice.igst]).toEqual([228.81, 228.81, 228.81]);
  });

  test('within the state both halves are equal', async () => {
    const buyer = await testShop.customer();
    const { order } = await buy(buyer, [await product({ name: 'Moti', price: 1500, available: 3 })], {
      state: 'RJ',
    });
    const { invoice } = await surfaces(buyer, order._id);
    expect([invoice.cgst, invoice.sgst, invoice.igst]).toEqual([114.41, 114.41, 0]);
    expect(Math.abs(invoice.cgst + invoice.sgst - order.gstAmount)).toBeLessThan(0.0101);
  });

  test('own rates, and a coupon that takes from the gemstone only', async () => {
    const buyer = await testShop.customer();
    const ruby = await product({ name: 'Natural Ruby', price: 7900, available: 3, gstPercent: 0.25 });
    const ring = await product({
      name: 'Gold Ring',
      price: 7450,
      available: 3,
      gstPercent: 3,
      category: 'Rings',
    });
    await admin.api('POST /api/coupon/create', {
      body: {
        code: 'GEMS8',
        discountType: 'percentage',
        discountValue: 8,
        scope: 'goods',
        type: 'category_specific',
        applicableCategories: ['Gemstones'],
      },
    });
    const { order, quoted } = await buy(buyer, [ruby, ring], { couponCode: 'GEMS8' });
    expect(order).toMatchObject({ discountAmount: 632, totalAmount: 14_718, couponCode: 'GEMS8' });
    expect(order.items.map(({ discount }) => discount)).toEqual([632, 0]);
    expect(quoted.taxes).toEqual([
      { percent: 3, amount: 217, delivery: false },
      { percent: 0.25, amount: 18.12, delivery: false },
    ]);
    const seen = await surfaces(buyer, order._id);
    expect([quoted.gstAmount, seen.order, seen.admin, seen.invoiced]).toEqual(Array(4).fill(235.12));
    expect(seen.own.taxes).toEqual(quoted.taxes);
    for (const { amount } of quoted.taxes) {
      expect(seen.pdf).toContain(rupees(amount));
      expect(seen.mail).toContain(`₹${amount}`);
    }
    expect(seen.mail).toContain('GEMS8');
    // What comes back for a line is what was paid for it, not a share of the whole discount.
    await admin.api('PUT /api/auth/admin/update-status', {
      body: { orderId: order._id, status: 'Delivered' },
    });
    const back = await buyer.api('GET /api/orders/{id}/returns', { params: { id: order._id } });
    expect(back.lines.map(({ problem }) => problem?.amount)).toEqual([7268, 7450]);
    for (const [one, percent] of [
      [ruby, 0.25],
      [ring, 3],
    ] as const)
      expect(
        await testShop.visitor('GET /api/auth/products/{id}', { params: { id: one._id } }),
      ).toMatchObject({
        gstPercent: percent,
      });
  });

  test('a shop that is not registered shows none', async () => {
    await register(false);
    const buyer = await testShop.customer();
    const stone = await product({ name: 'Panna', price: 1180, available: 3 });
    expect(stone).toMatchObject({ gstPercent: null });
    const { order, quoted } = await buy(buyer, [stone]);
    expect([quoted.gstAmount, quoted.taxes, order.gstAmount, order.taxes]).toEqual([0, [], 0, []]);
    const { invoice, mail } = await surfaces(buyer, order._id);
    expect(invoice).toMatchObject({ kind: 'bill_of_supply', cgst: 0, sgst: 0, igst: 0 });
    expect(mail).not.toContain('GST');
    await register(true);
  });
});

test('a buyer’s GSTIN stands on order and invoice, and one with a typing error is refused', async () => {
  const buyer = await testShop.customer();
  const stone = await product({ name: 'Neelam', price: 5000, available: 9 });
  expect(await refusal(buy(buyer, [stone], { gstin: '27AAAAA0000A1Z3' }))).toBe('gstin_wrong');
  const { order } = await buy(buyer, [stone], { gstin: ' 08aaaaa0000a1z2 ', state: 'RJ' });
  expect(order.gstin).toBe('08AAAAA0000A1Z2');
  const { invoice, pdf } = await surfaces(buyer, order._id);
  expect(invoice.buyer.gstin).toBe('08AAAAA0000A1Z2');
  // Once for the shop, whose number the test uses for both, and once for the buyer.
  expect(pdf.match(/GSTIN 08AAAAA0000A1Z2/g)).toHaveLength(2);
});
