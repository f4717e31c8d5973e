import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, fromIndiaClock, indiaDay } from '#contract/core/india-time.ts';
import { readCsv } from '../../platform/csv/read.ts';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { bodyFor, checkout, goodAddress } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { energisedShop } from '../energisation/test-energised.ts';

const lastDayOf = (day: string): string =>
  daysAfter(`${daysAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
const firstDayOf = (day: string): string => `${day.slice(0, 7)}-01`;

let testShop: TestShop;
let admin: Person;
let shop: Awaited<ReturnType<typeof energisedShop>>;
/** The last day of the month in which the shop begins, at eleven in the evening in India. */
let lastDay: string;
beforeAll(async () => {
  const now = new Date();
  lastDay = lastDayOf(indiaDay(new Date(now.getTime() + 24 * 3_600_000)));
  const evening = fromIndiaClock(`${lastDay}T23:00`);
  testShop = await startTestShop({ ahead: (evening.getTime() - now.getTime()) / 60_000 });
  shop = await energisedShop(testShop);
  admin = shop.admin;
});
afterAll(() => testShop.close());

type Row = Record<string, string>;

async function register(from: string, to: string): Promise<Row[]> {
  const response = await fetch(
    `${testShop.base}/api/admin/invoices/export?${new URLSearchParams({ from, to })}`,
    {
      headers: { authorization: `Bearer ${admin.token}` },
    },
  );
  expect(response.status).toBe(200);
  const table = readCsv((await response.text()).replace('\uFEFF', ''));
  if ('unclosed' in table) throw new Error('unclosed quote');
  const [head, ...rows] = table;
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, i) => [head?.cells[i] ?? '', cell])));
}

const monthOf = (day: string): Promise<Row[]> => register(firstDayOf(day), lastDayOf(day));
const amounts = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Amount'] as const;
const paise = (cell: string | undefined): number => Math.round(Number(cell) * 100);
const sumsOf = (rows: readonly Row[]): number[] =>
  amounts.map((name) => rows.reduce((sum, row) => sum + paise(row[name]), 0));

/** Adds up the books of a month by series: invoices and bills, and credit notes as negative amounts. */
async function booksOf(day: string): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ prefix: string; sums: string[] }>`
    select left(label, 2) as prefix,
      array[sum(taxable), sum(cgst), sum(sgst), sum(igst), sum(total)]::text[] as sums
      from invoices where to_char(issued_at + interval '330 minutes', 'YYYY-MM') = ${day.slice(0, 7)}
     group by 1 order by 1`.execute(testShop.db);
  return Object.fromEntries(
    rows.map(({ prefix, sums }) => [
      prefix,
      sums.map((sum) => (prefix === 'NC' ? -1 : 1) * Number(sum) || 0),
    ]),
  );
}

async function expectBooks(day: string): Promise<Row[]> {
  const rows = await monthOf(day);
  const bySeries = Map.groupBy(rows, (row) => (row['Document number'] ?? '').slice(0, 2));
  expect(Object.fromEntries([...bySeries].toSorted().map(([series, own]) => [series, sumsOf(own)]))).toEqual(
    await booksOf(day),
  );
  return rows;
}

async function cashOrder(buyer: Person, price: number): Promise<{ id: string; number: string }> {
  const product = await createProduct(testShop, { name: 'Shankh of the 31st', price, available: 3 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  return { id: order._id, number: order.orderNumber };
}

async function paidOrder(buyer: Person, name: string, more = {}): Promise<{ id: string; number: string }> {
  const product = await createProduct(testShop, { name, price: 1180, available: 3, ...more });
  const opened = await checkout(buyer, product);
  await payAndSettle(testShop, opened.customOrderId);
  return { id: opened.orderId, number: opened.orderNumber };
}

async function orderByHand(buyer: Person): Promise<string> {
  const product = await createProduct(testShop, { name: 'Sold by phone', price: 900, available: 3 });
  const cart = {
    buyerId: buyer.userId,
    items: [{ product: product._id, quantity: 1 }],
    collected: true,
    couponCode: null,
  };
  const { totalAmount } = await admin.api('POST /api/admin/order-quotes', { body: cart });
  const order = await admin.api('POST /api/admin/orders', {
    body: { ...cart, totalAmount, shippingAddress: goodAddress, payment: 'counter' },
  });
  return order.orderNumber;
}

const setStatus = (orderId: string, status: 'Shipped' | 'Cancelled') =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });

test('the export of a month has every document of that month, and sums to the books', async () => {
  const buyer = await testShop.customer();
  const late = await cashOrder(buyer, 590);
  const refused = await cashOrder(buyer, 700);
  const undone = await paidOrder(buyer, 'Bell to cancel');
  const chipped = await paidOrder(buyer, 'Bell with a chip', { gstPercent: 12 });
  const exempt = await paidOrder(buyer, 'Rudraksha', { gstPercent: 0 });
  const byHand = await orderByHand(buyer);
  const report = await buy(testShop, buyer, 'panchang');
  const { buyer: devotee } = await shop.buyerWithChoice();
  const energised = await shop.orderPaid(devotee);
  const stage = chatStage(testShop);
  const chat = await stage.chatting(300, 15);
  await stage.say(chat.astrologer, chat.id, 'Namaste.');

  testShop.clock.advance(90);
  const firstDay = daysAfter(lastDay, 1);
  expect(indiaDay(testShop.clock.now())).toBe(firstDay);
  await setStatus(late.id, 'Shipped');
  await setStatus(refused.id, 'Cancelled');
  await setStatus(undone.id, 'Cancelled');
  await admin.api('POST /api/admin/orders/{id}/refunds', {
    params: { id: chipped.id },
    body: { key: 'a chip of the bell', amount: 250, reason: 'A chip' },
  });
  await testShop.sweep();
  await stage.end(chat.customer, chat.id).catch(() => undefined);
  await testShop.sweep();
  chat.leave();

  const before = await expectBooks(lastDay);
  const after = await expectBooks(firstDay);
  const of = (rows: Row[], reference: string) => rows.filter((row) => row.Reference === reference);
  // Placed on the last day and shipped on the first: it belongs to the month of its invoice.
  expect(of(before, late.number)).toEqual([]);
  expect(of(after, late.number)[0]).toMatchObject({
    Document: 'Tax invoice',
    'Document date': firstDay,
    'Place of supply': '33-Tamil Nadu',
    'HSN/SAC': '="7103"',
    'GST %': '18',
    Item: 'Shankh of the 31st',
  });
  expect([...of(before, refused.number), ...of(after, refused.number)]).toEqual([]);
  // Invoiced in one month and cancelled in the next: each month has its own document.
  const [invoice] = of(before, undone.number);
  const [note] = of(after, undone.number);
  expect(note).toMatchObject({
    Document: 'Credit note',
    'Document date': firstDay,
    'Original invoice': invoice?.['Document number'],
    'Original invoice date': lastDay,
    Reason: 'cancelled',
  });
  for (const name of amounts) expect(paise(note?.[name]) + paise(invoice?.[name])).toBe(0);
  expect(of(after, chipped.number)).toMatchObject([
    { Document: 'Credit note', Amount: '-250.00', IGST: '-26.78', 'GST %': '12', Quantity: '' },
  ]);
  expect(of(before, exempt.number)).toMatchObject([
    { Document: 'Bill of supply', 'GST %': '0', 'Taxable value': '1180.00', IGST: '0.00' },
  ]);
  expect(of(before, byHand)).toMatchObject([{ Item: 'Sold by phone', Sale: 'Order' }]);
  expect(of(before, report)).toMatchObject([{ Sale: 'Report', 'HSN/SAC': '="999799"' }]);
  expect(of(after, chat.id)).toMatchObject([{ Sale: 'Chat' }]);
  const { documents } = await devotee.api('GET /api/payment/invoice/{orderId}/documents', {
    params: { orderId: energised },
  });
  const lines = before.filter((row) => row['Document number'] === documents[0]?.number);
  expect(lines.map((row) => row['GST %'])).toEqual(['0.25', '18']);
  await expectInvariants(testShop);
  // Nothing is lost between two months.
  expect(sumsOf(await register(firstDayOf(lastDay), lastDayOf(firstDay)))).toEqual(
    sumsOf([...before, ...after]),
  );
});

test('the export is for the staff who take lists of orders, says its days in the audit log, and wants a period', async () => {
  const ask = (token: string, query: string) =>
    fetch(`${testShop.base}/api/admin/invoices/export?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const accounts = await testShop.admin('accounts');
  expect((await ask(accounts.token, 'from=2026-11-01&to=2026-11-30')).status).toBe(200);
  expect((await ask((await testShop.admin('packing')).token, 'from=2026-11-01&to=2026-11-30')).status).toBe(
    403,
  );
  expect((await ask(admin.token, 'from=2026-11-30&to=2026-11-01')).status).toBe(400);
  const [entry] = await testShop.shop.services.audit.of(testShop.db, 'orders', 'all');
  expect(entry).toMatchObject({
    action: 'documents.export',
    actorId: accounts.userId,
    after: { from: '2026-11-01', to: '2026-11-30' },
  });
});

test('the export goes on over many pages without losing a document or naming one twice', async () => {
  const day = daysAfter(lastDay, 1);
  const at = fromIndiaClock(`${daysAfter(day, 40)}T12:00`);
  await sql`
    insert into invoices (id, series, year, number, subject, subject_id, user_id, issued_at, taxable, cgst, sgst, igst,
                          total, snapshot)
    select i.id || n, i.series, 2001, n, 'chat', i.id || n, i.user_id, ${at}, i.taxable, i.cgst, i.sgst, i.igst, i.total,
           i.snapshot
      from (select * from invoices where subject = 'chat' and corrects is null limit 1) i, generate_series(1, 1203) n`.execute(
    testShop.db,
  );
  await sql`
    insert into invoice_lines (invoice_id, position, name, hsn, quantity, unit, rate, gross, amount, taxable, cgst, sgst, igst)
    select c.id, l.position, l.name, l.hsn, l.quantity, l.unit, l.rate, l.gross, l.amount, l.taxable, l.cgst, l.sgst, l.igst
      from invoices c
      join invoices i on i.subject = 'chat' and i.year <> 2001 and i.corrects is null
      join invoice_lines l on l.invoice_id = i.id
     where c.year = 2001`.execute(testShop.db);
  const found = await monthOf(daysAfter(day, 40));
  expect(found).toHaveLength(1203);
  expect(new Set(found.map((row) => row['Document number'])).size).toBe(1203);
});
