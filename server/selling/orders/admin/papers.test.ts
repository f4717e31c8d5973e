import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../../platform/csv/read.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor, checkout, goodAddress } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { readPdf } from '../../../testing/fixtures/pdf.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
/** A cash order to Jaipur in Hindi letters, and a paid one of two kinds. */
let cash: { id: string; number: string };
let paid: { id: string; number: string };

beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  const { gst } = await testShop.shop.services.settings.all();
  const value = { ...gst, registered: true, gstin: '08AAAAA0000A1Z2' };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'gst', value, by: admin.userId }),
  );
  const bell = await createProduct(testShop, {
    name: 'Slip bell',
    price: 1250,
    available: 90,
    gstPercent: 12,
  });
  const buyer = await testShop.customer();
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: {
      ...bodyFor(bell, 2),
      paymentMethod: 'cod',
      shippingAddress: {
        ...goodAddress,
        name: 'श्रीमती कृष्णा क्षेत्री',
        address: '9, जौहरी बाज़ार',
        city: 'Jaipur',
        state: 'RJ',
        pincode: '302003',
      },
    },
  });
  cash = { id: order._id, number: order.orderNumber };
  const opened = await checkout(buyer, bell);
  await payAndSettle(testShop, opened.customOrderId);
  paid = { id: opened.orderId, number: opened.orderNumber };
  await admin.api('POST /api/admin/orders/{id}/notes', {
    params: { id: cash.id },
    body: { text: 'Wrap it as a gift' },
  });
});
afterAll(() => testShop.close());

const get = (query: Record<string, string>, who = admin, lang = 'en') =>
  fetch(`${testShop.base}/api/admin/orders/papers?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${who.token}`, 'x-lang': lang },
  });
async function printed(query: Record<string, string>, who = admin, lang = 'en') {
  const response = await get({ orders: `${cash.id},${paid.id}`, ...query }, who, lang);
  if (!response.ok) return { ...(await readPdf(emptyPdf)), refused: (await response.json()).code as string };
  return { ...(await readPdf(new Uint8Array(await response.arrayBuffer()))), refused: null };
}
// The smallest file that a reader opens, in place of a refusal.
const emptyPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

describe('the papers of several orders are one PDF', () => {
  test('slips: what goes in, what is collected, in the order of the ticks; notes only when asked for', async () => {
    const slips = await printed({ papers: 'slips' });
    expect([slips.pages, slips.sizes, slips.boxes]).toEqual([2, ['420 x 595'], []]);
    const [first = '', second = ''] = slips.texts;
    expect(first).toContain(`Order ${cash.number}`);
    expect(first).toMatch(/Collect in cash\s+₹\s*2,500/);
    expect(first).toContain('Slip bell');
    expect(first).toContain('302003');
    expect(first).not.toContain('Wrap it as a gift');
    expect(second).toContain(`Order ${paid.number}`);
    expect(second).toContain('Paid. Nothing to collect.');
    expect((await printed({ papers: 'slips', notes: 'yes' })).texts[0]).toContain('Wrap it as a gift');
    const hindi = await printed({ papers: 'slips' }, admin, 'hi');
    expect([hindi.lang, hindi.boxes]).toEqual(['hi-IN', []]);
  });

  test('labels: one on A6, or four on A4, with the PIN, the amount and the sender', async () => {
    const small = await printed({ papers: 'labels', size: 'a6' });
    expect([small.pages, small.sizes, small.boxes]).toEqual([2, ['298 x 420'], []]);
    expect(small.texts[0]).toMatch(/COD\s+₹\s*2,500/);
    expect(small.texts[0]).toMatch(/PIN\s+302003/);
    expect(small.texts[0]).toContain('Johari Bazaar');
    expect(small.texts[1]).toContain('Prepaid');
    const large = await printed({ papers: 'labels' });
    expect([large.refused, large.pages, large.sizes]).toEqual([null, 1, ['595 x 842']]);
    expect(large.texts[0]).toContain(cash.number);
    expect(large.texts[0]).toContain(paid.number);
  });

  test('invoices: each with its own pages and number; an order without one is left out', async () => {
    const before = await printed({ papers: 'invoices', orders: cash.id });
    expect(before.refused).toBe('papers_no_invoice');
    const one = await printed({ papers: 'invoices' });
    expect([one.pages, one.refused]).toEqual([1, null]);
    expect(one.texts[0]).toContain(paid.number);
    await admin.api('POST /api/admin/orders/ship', {
      body: {
        orders: [{ orderId: cash.id, courier: { name: 'Bluewing', number: '00123456789012', url: '' } }],
      },
    });
    const both = await printed({ papers: 'invoices' });
    expect([both.pages, both.boxes]).toEqual([2, []]);
    for (const [page, order] of [cash, paid].entries()) {
      expect(both.texts[page]).toContain(order.number);
      expect(both.texts[page]).toContain('1 / 1');
      expect(both.texts[page]).toContain('Tax invoice');
    }
  });

  test('who may not pack prints invoices, but no addresses; the audit log names who printed what', async () => {
    const accounts = await testShop.admin('accounts');
    expect((await printed({ papers: 'labels' }, accounts)).refused).toBe('not_allowed');
    expect((await printed({ papers: 'invoices' }, accounts)).refused).toBeNull();
    expect((await printed({ papers: 'slips', orders: 'nosuchorder00000' })).refused).toBe(
      'papers_of_nothing',
    );
    const entries = await testShop.shop.services.audit.of(testShop.db, 'orders', 'all');
    expect(entries[0]).toMatchObject({
      action: 'orders.print',
      actorId: accounts.userId,
      after: { papers: 'invoices', count: 2 },
    });
  });
});

describe('the export for the accountant', () => {
  async function exported(query: Record<string, string>): Promise<Record<string, string>[]> {
    const response = await fetch(`${testShop.base}/api/admin/orders/export?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const table = readCsv((await response.text()).replace('\uFEFF', ''));
    if ('unclosed' in table) throw new Error('unclosed quote');
    const [head, ...rows] = table;
    return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, i) => [head?.cells[i] ?? '', cell])));
  }

  test('an order has its invoice, its tax as the invoice has it, the day of payment, and refunds', async () => {
    await admin.api('PUT /api/auth/admin/orders/{id}', {
      params: { id: cash.id },
      body: { paymentStatus: 'Paid' },
    });
    await admin.api('POST /api/admin/orders/{id}/refunds', {
      params: { id: cash.id },
      body: { key: 'a chip of the bell', amount: 250, reason: 'A chip', reference: 'UTR 9' },
    });
    const { documents } = await admin.api('GET /api/payment/invoice/{orderId}/documents', {
      params: { orderId: cash.id },
    });
    const [invoice, note] = documents;
    const [row] = await exported({ q: cash.number });
    const rupees = (amount: number | undefined) => (amount ?? 0).toFixed(2);
    expect(row).toMatchObject({
      Number: cash.number,
      Invoice: invoice?.number,
      'Taxable value': rupees(invoice?.taxable),
      CGST: rupees(invoice?.cgst),
      SGST: rupees(invoice?.sgst),
      IGST: rupees(invoice?.igst),
      'Credit notes': note?.number,
      'Credit notes total': '250.00',
      Refunded: '250.00',
      Paid: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      // Fourteen digits that a spreadsheet would round, and without their zeros.
      'Tracking number': '="00123456789012"',
    });
  });
});
