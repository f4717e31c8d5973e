import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { errorMessages } from '#contract/core/error-messages.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor, goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { getRefusal } from '../../../testing/fixtures/documents.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const { gst } = await testShop.shop.services.settings.all();
  const value = { ...gst, registered: true, gstin: '08AAAAA0000A1Z2' };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'gst', value, by: admin.userId }),
  );
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const gstin = '29AAGCB7383J1Z4';
const billing = {
  name: 'Lakshmi Textiles Private Limited',
  address: '4 Brigade Road',
  city: 'Bengaluru',
  state: 'KA',
  pincode: '560001',
};

async function order(buyer: Person, more: object) {
  const product = await createProduct(testShop, { name: 'Brass lamp', price: 1180, available: 2 });
  const body = { ...bodyFor(product), paymentMethod: 'cod', ...more };
  return (await buyer.api('POST /api/auth/place-order', { body })).order;
}

async function invoiceOf(buyer: Person, orderId: string) {
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Shipped' } });
  const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
    params: { orderId },
  });
  const response = await fetch(`${testShop.base}/api/payment/invoice/${orderId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  const { texts } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { invoice: documents[0], text: texts.join(' ') };
}

describe('a GSTIN with its registered name and billing address', () => {
  test('is billed, the items are delivered elsewhere, and the place of supply is that of the business', async () => {
    const buyer = await testShop.customer();
    const placed = await order(buyer, { gstin, billing });
    expect(placed).toMatchObject({ gstin, billing });
    const { invoice, text } = await invoiceOf(buyer, placed._id);
    expect(invoice).toMatchObject({
      buyer: { name: billing.name, gstin },
      place: { code: '29' },
      igst: 180,
      cgst: 0,
    });
    for (const words of ['Billed to', billing.name, '4 Brigade Road', 'Delivered to', goodAddress.name])
      expect(text).toContain(words);
    expect(text).not.toContain('Billed and delivered to');
  });

  test('is named in the mails to the buyer and to the shop, and in the list of orders as CSV', async () => {
    const buyer = await testShop.customer();
    const placed = await order(buyer, { gstin, billing });
    const { orderMails } = (await testShop.shop.services.settings.all()).shop;
    for (const address of [buyer.email, orderMails[0] ?? '']) {
      const written = async () =>
        (await mailsTo(testShop, address)).find(({ text }) => text.includes(placed.orderNumber ?? ''))?.text;
      await expect.poll(written, { timeout: 30_000 }).toContain('Billed to');
      const text = await written();
      for (const words of [billing.name, '4 Brigade Road', 'Bengaluru 560001', 'Karnataka', gstin])
        expect(text).toContain(words);
    }
    const response = await fetch(`${testShop.base}/api/admin/orders/export?q=${placed.orderNumber}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const [head = '', row = ''] = (await response.text()).split('\r\n');
    expect(head).toMatch(/,Registered name,Billing address,Billing city,Billing state,Billing PIN code,/);
    expect(row).toContain(`${billing.name},4 Brigade Road,Bengaluru,KA,560001`);
  });

  test('within the state of the shop is CGST and SGST, wherever the items go', async () => {
    const buyer = await testShop.customer();
    const own = { ...billing, city: 'Jaipur', state: 'Rajasthan', pincode: '302003' };
    const placed = await order(buyer, { gstin: '08AAAAA0000A1Z2', billing: own });
    expect(placed.billing?.state).toBe('RJ');
    const { invoice } = await invoiceOf(buyer, placed._id);
    expect(invoice).toMatchObject({ place: { code: '08' }, igst: 0, cgst: 90, sgst: 90 });
  });

  test('must be of the state of the address that is billed', async () => {
    const buyer = await testShop.customer();
    const elsewhere = { ...billing, city: 'Delhi', state: 'DL', pincode: '110001' };
    expect(await getRefusal(order(buyer, { gstin, billing: elsewhere }))).toMatchObject({
      status: 400,
      code: 'gstin_state',
      message: expect.stringContaining('Karnataka'),
    });
    // Without details the delivery address is billed.
    expect((await getRefusal(order(buyer, { gstin }))).code).toBe('gstin_state');
    expect((await getRefusal(order(buyer, { gstin: '29AAGCB7383J1Z5', billing }))).code).toBe('gstin_wrong');
    expect((await getRefusal(order(buyer, { gstin, billing: { ...billing, name: '' } }))).code).toBe(
      'fill_in',
    );
    expect((await getRefusal(order(buyer, { gstin, billing: { ...billing, pincode: '110001' } }))).code).toBe(
      'pincode_state',
    );
  });

  test('alone it is printed with the delivery address, if that is in its state; details without one are ignored', async () => {
    const buyer = await testShop.customer();
    const there = { ...goodAddress, city: 'Bengaluru', state: 'KA', pincode: '560001' };
    const placed = await order(buyer, { gstin, shippingAddress: there });
    expect(placed).toMatchObject({ gstin, billing: null });
    const moved = { ...there, city: 'Coimbatore', state: 'TN', pincode: '641018' };
    const { order: seen } = await admin.api('GET /api/admin/orders/{id}', { params: { id: placed._id } });
    const correction = admin.api('PUT /api/admin/orders/{id}/address', {
      params: { id: placed._id },
      body: { ...moved, revision: seen.revision },
    });
    expect((await getRefusal(correction)).code).toBe('gstin_state');
    const { invoice, text } = await invoiceOf(buyer, placed._id);
    expect(invoice).toMatchObject({ buyer: { name: goodAddress.name, gstin }, place: { code: '29' } });
    expect(text).toContain('Billed and delivered to');
    expect(await order(buyer, { billing })).toMatchObject({ gstin: null, billing: null });
  });
});

describe('the business of the last order', () => {
  const known = async (buyer: Person) => (await buyer.api('GET /api/payment/billing')).business;

  test('is offered at the next checkout of the same account, until it is forgotten or billed again', async () => {
    const [buyer, stranger] = [await testShop.customer(), await testShop.customer()];
    expect(await known(buyer)).toBeNull();
    const first = await order(buyer, { gstin, billing });
    await order(buyer, {});
    expect(await known(buyer)).toEqual({ gstin, billing });
    expect(await known(stranger)).toBeNull();
    await stranger.api('DELETE /api/payment/billing');
    expect(await known(buyer)).toEqual({ gstin, billing });
    await buyer.api('DELETE /api/payment/billing');
    expect(await known(buyer)).toBeNull();
    const kept = await buyer.api('GET /api/auth/order/{id}', { params: { id: first._id } });
    expect(kept).toMatchObject({ gstin, billing });
    await order(buyer, { gstin, billing: { ...billing, name: 'Lakshmi Silks' } });
    expect(await known(buyer)).toMatchObject({ billing: { name: 'Lakshmi Silks' } });
  });
});

describe('letters', () => {
  const urdu = 'محمد علی';
  const lines = ['name', 'address', 'city', 'landmark'] as const;

  test('that papers cannot print are refused before an order is written', async () => {
    const buyer = await testShop.customer();
    for (const field of lines) {
      const shippingAddress = { ...goodAddress, [field]: urdu };
      const code = field === 'name' ? 'name_script' : 'address_script';
      expect(await refusal(order(buyer, { shippingAddress }))).toBe(code);
      expect(await refusal(buyer.api('POST /api/auth/addresses', { body: shippingAddress }))).toBe(code);
      const online = { ...bodyFor(await createProduct(testShop, { name: 'Bell' })), shippingAddress };
      const call = { params: { provider: 'cashfree' as const }, body: online };
      expect(await refusal(buyer.api('POST /api/payment/{provider}/create-order', call))).toBe(code);
    }
    expect(await refusal(order(buyer, { gstin, billing: { ...billing, name: urdu } }))).toBe('name_script');
    const profile = { firstName: urdu, lastName: '', phone: '9840012346' };
    await expect(buyer.api('PUT /api/auth/profile', { body: profile })).rejects.toThrow(
      errorMessages.en.name_script,
    );
    const written = testShop.db.selectFrom('orders').select('id').where('user_id', '=', buyer.userId);
    expect(await written.execute()).toEqual([]);
  });

  test('of Tamil are taken, and printed on the invoice', async () => {
    const buyer = await testShop.customer();
    const shippingAddress = {
      ...goodAddress,
      name: 'செல்வி முருகன்',
      address: '12, திருவல்லிக்கேணி',
      city: 'சென்னை',
    };
    const placed = await order(buyer, { shippingAddress });
    const { text } = await invoiceOf(buyer, placed._id);
    for (const letter of 'செல்வி திருவல்லிக்கேணி சென்னை'.normalize('NFD').match(/\p{L}/gu) ?? [])
      expect(text).toContain(letter);
  });
});

describe('the address of the last order', () => {
  const lastAddress = async (buyer: Person) => (await buyer.api('GET /api/payment/billing')).lastAddress;

  test('is offered at the next checkout of the same account, and not that of a cancelled or unpaid order', async () => {
    const [buyer, stranger] = [await testShop.customer(), await testShop.customer()];
    expect(await lastAddress(buyer)).toBeNull();
    await order(buyer, {});
    expect(await lastAddress(buyer)).toEqual(goodAddress);
    expect(await lastAddress(stranger)).toBeNull();
    testShop.clock.advance(11);
    const elsewhere = { ...goodAddress, address: '9 Gandhi Road' };
    const { _id: id } = await order(buyer, { shippingAddress: elsewhere });
    expect(await lastAddress(buyer)).toEqual(elsewhere);
    await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} });
    expect(await lastAddress(buyer)).toEqual(goodAddress);
    await buyer.api('POST /api/payment/{provider}/create-order', {
      params: { provider: 'cashfree' },
      body: {
        ...bodyFor(await createProduct(testShop, { name: 'Brass lamp', price: 1180, available: 2 })),
        shippingAddress: { ...goodAddress, address: '1 Not paid' },
      },
    });
    expect(await lastAddress(buyer)).toEqual(goodAddress);
  });
});
