import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../platform/database/database.ts';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { bodyFor, goodAddress } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { getRefusal } from '../../testing/fixtures/documents.ts';
import { setOrderLimits } from '../../testing/fixtures/order-limits.ts';
import { type ReadPdf, readPdf } from '../../testing/fixtures/pdf.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { financialYear } from './store.ts';
import { labelOf } from './test-labels.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const { gst } = await testShop.shop.services.settings.all();
  const value = { ...gst, registered: true, gstin: '08AAAAA0000A1Z2', signatory: 'Ananya Sharma' };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'gst', value, by: admin.userId }),
  );
});
afterAll(() => testShop.close());

/** Downloads a document. Returns its file name and its text. */
async function document({ token }: Person, path: string): Promise<ReadPdf & { name: string; text: string }> {
  const answer = await fetch(testShop.base + path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { ...pdf, name, text: pdf.texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll('₹ ', '₹') };
}

async function shipped(buyer: Person, { quantity = 1, lines = 1, price = 1180 } = {}): Promise<string> {
  const products = await Promise.all(
    Array.from({ length: lines }, (_, i) =>
      createProduct(testShop, { name: `Panna ${i + 1}`, price, available: quantity }),
    ),
  );
  const [first] = products;
  if (!first) throw new Error('Nothing to buy');
  const items = products.map(({ _id: product }) => ({ product, quantity, price, size: null }));
  const amount = price * quantity * lines;
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(first), items, amount, deliveryCharges: 0, totalAmount: amount, paymentMethod: 'cod' },
  });
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Shipped' } });
  return order._id;
}

describe('an invoice as a PDF', () => {
  test('has everything that rule 46 requires, and is named after the order', async () => {
    const buyer = await testShop.customer();
    const orderId = await shipped(buyer, { quantity: 2 });
    const { name, lang, text, pages, boxes } = await document(buyer, `/api/payment/invoice/${orderId}`);
    expect([name, lang, pages, boxes]).toEqual([`invoice-${orderId}.pdf`, 'en-IN', 1, []]);
    for (const said of [
      'Tax invoice',
      labelOf('NR', financialYear(testShop.clock.now()), 1),
      'GSTIN 08AAAAA0000A1Z2',
      goodAddress.name,
      goodAddress.address,
      'Tamil Nadu, state code 33',
      'Tax payable on reverse charge: No',
      '7103',
      '₹2,000.00',
      'IGST',
      '18 %',
      '₹360.00',
      '₹2,360.00',
      'Rupees two thousand three hundred sixty only',
      'Ananya Sharma',
    ])
      expect(text).toContain(said);
  });

  test('is in the buyer’s language, with no missing glyphs', async () => {
    const buyer = await testShop.customer('hi');
    const orderId = await shipped(buyer);
    const { lang, text, boxes } = await document(buyer, `/api/payment/invoice/${orderId}`);
    expect([lang, boxes]).toEqual(['hi-IN', []]);
    for (const said of ['टैक्स इनवॉइस', '₹1,180.00']) expect(text).toContain(said);
    expect(text).not.toContain('Amount');
  });

  test('of a long order has several pages with repeated headings and page numbers', async () => {
    const buyer = await testShop.customer();
    // More items than a buyer who has never paid may order.
    const { newBuyer } = (await testShop.shop.services.settings.all()).orderLimits;
    await setOrderLimits(testShop, { newBuyer: { ...newBuyer, items: 30 } });
    const { texts, pages } = await document(
      buyer,
      `/api/payment/invoice/${await shipped(buyer, { lines: 30, price: 500 })}`,
    );
    expect(pages).toBeGreaterThan(2);
    for (const [i, text] of texts.entries()) {
      expect(text).toContain(`${i + 1} / ${pages}`);
      if (text.includes('Panna')) expect(text).toContain('HSN/SAC');
    }
    expect(texts.join(' ').match(/Panna \d+/g)).toHaveLength(30);
  });

  test('is followed by its credit note, which names it', async () => {
    const buyer = await testShop.customer();
    const orderId = await shipped(buyer);
    await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Cancelled' } });
    const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId },
    });
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['tax_invoice', 1180],
      ['credit_note', 1180],
    ]);
    const { name, text } = await document(buyer, documents[1]?.url ?? '');
    expect(name).toBe(`credit-note-${documents[1]?.number.replaceAll('/', '-')}.pdf`);
    expect(text).toContain(`${documents[0]?.number} of`);
  });
});

test('an order to be paid on delivery says that its invoice comes with the shipping', async () => {
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Not yet sent', price: 900 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  const of = { params: { orderId: order._id } };
  expect(await getRefusal(buyer.api('GET /api/payment/invoice/{orderId}', of))).toMatchObject({
    status: 409,
    code: 'invoice_awaits_shipping',
    message: 'There is no invoice yet: a cash on delivery order gets it when it is shipped.',
  });
  expect(await buyer.api('GET /api/payment/invoice/{orderId}/documents', of)).toEqual({
    subject: 'order',
    awaits: 'shipping',
    documents: [],
  });
});

test('a report is invoiced when it is paid: a service, in the state of the buyer’s address', async () => {
  const buyer = await testShop.customer();
  await buyer.api('POST /api/auth/addresses', { body: goodAddress });
  const orderId = await buy(testShop, buyer, 'kundli');
  const { text } = await document(buyer, `/api/payment/invoice/${orderId}`);
  for (const said of ['Kundli, detailed report', '999799', '₹507.62', '₹91.38', '₹599.00', 'state code 33'])
    expect(text).toContain(said);
});

test('a chat is invoiced to the customer when it is settled, for the charged minutes; a refunded one is not', async () => {
  const stage = chatStage(testShop);
  const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
  await stage.say(astrologer, id, 'Namaste');
  await stage.pass(1);
  const of = { params: { orderId: id } };
  expect((await customer.api('GET /api/payment/invoice/{orderId}/documents', of)).awaits).toBe('payment');
  await stage.end(customer, id);
  const { documents } = await customer.api('GET /api/payment/invoice/{orderId}/documents', of);
  // No address on record: the place of supply is the seller's state, so CGST and SGST.
  expect(documents).toMatchObject([
    { total: 30, taxable: 25.42, cgst: 2.29, sgst: 2.29, place: { code: '08' } },
  ]);
  expect((await getRefusal(astrologer.api('GET /api/payment/invoice/{orderId}', of))).status).toBe(404);
  leave();

  const silent = await stage.chatting(100, 15);
  await stage.end(silent.customer, silent.id);
  expect(
    await getRefusal(
      silent.customer.api('GET /api/payment/invoice/{orderId}', { params: { orderId: silent.id } }),
    ),
  ).toMatchObject({ code: 'invoice_none' });
  silent.leave();
  await expectInvariants(testShop);
});

test('the bill of a hallmarked piece has its HUID, and says where a buyer checks it', async () => {
  const buyer = await testShop.customer();
  const facts = { hallmark: true, huid: 'DEMO42' };
  const ring = await createProduct(testShop, { name: 'Silver ring', price: 1180, category: 'Rings', facts });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(ring), paymentMethod: 'cod' },
  });
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId: order._id, status: 'Shipped' } });
  const { text } = await document(buyer, `/api/payment/invoice/${order._id}`);
  expect(text).toContain('HUID DEMO42, verify in BIS CARE');
});
