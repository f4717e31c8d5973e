import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillAnswer, unknownPlaceholder } from '#contract/office/tickets/rules.ts';
import { plainPdf } from '../../catalog/certificates/test-certificates.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let care: Person;
let asha: Person;
let picture: Buffer;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  [care, asha] = [await testShop.admin('care'), await testShop.customer()];
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b5651d' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret place' } })
    .toBuffer();
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const form = (files: Record<string, Buffer>, fields: Record<string, string> = {}): FormData => {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  for (const [name, bytes] of Object.entries(files))
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
  return body;
};
const ask = async (api = asha.api, email = asha.email) => {
  const message = 'The clasp of my mala has broken.';
  const { number } = await api('POST /api/contact', { body: { name: 'Asha', email, message } });
  const { tickets } = await care.api('GET /api/admin/tickets', { query: { q: number } });
  return { number, id: tickets[0]?._id ?? '' };
};
const add = (who: Person, number: string, files: Record<string, Buffer>) =>
  who.api('POST /api/tickets/{number}/files', { params: { number }, body: form(files) });
const open = (path: string, who: Person | null) =>
  fetch(testShop.base + path, { headers: who ? { authorization: `Bearer ${who.token}` } : {} });
const one = async (id: string) => (await care.api('GET /api/admin/tickets/{id}', { params: { id } })).ticket;

describe('files of a sender', () => {
  test('are opened by staff and by the sender only, without metadata, and are encrypted in the database', async () => {
    const { number, id } = await ask();
    const { files } = await add(asha, number, { 'clasp.jpg': picture, 'bill.pdf': plainPdf() });
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['clasp.jpg', 'picture'],
      ['bill.pdf', 'pdf'],
    ]);
    expect((await one(id)).files).toEqual(files);
    const path = `/api/tickets/${id}/pictures/${files[0]?._id}`;
    const [packing, stranger] = [await testShop.admin('packing'), await testShop.customer()];
    for (const who of [care, asha]) {
      const response = await open(path, who);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
      expect(bytes.includes('Secret place')).toBe(false);
    }
    for (const who of [packing, stranger]) expect((await open(path, who)).status).toBe(404);
    expect((await open(path, null)).status).toBe(401);
    const pdf = await open(`/api/tickets/${id}/documents/${files[1]?._id}`, asha);
    expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="bill.pdf"');
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from ticket_files`.execute(testShop.db);
    expect(rows.some(({ sealed }) => sealed.includes('%PDF') || sealed.includes('WEBP'))).toBe(false);
  });

  test('are five at most, pictures or plain PDFs, and only on one’s own open ticket', async () => {
    const { number, id } = await ask();
    const refused = (who: Person, files: Record<string, Buffer>) =>
      add(who, number, files).then(
        () => null,
        (error: { code: string }) => error.code,
      );
    expect(await refused(asha, { 'a.pdf': Buffer.from('MZ program') })).toBe('ticket_file_type');
    expect(await refused(asha, { 'a.pdf': plainPdf('/OpenAction<</S/JavaScript/JS(x)>>') })).toBe(
      'ticket_file_active',
    );
    expect(await refused(asha, {})).toBe('ticket_file_missing');
    expect(await refused(await testShop.customer(), { 'a.pdf': plainPdf() })).toBe('ticket_not_found');
    const four = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.pdf`, plainPdf()]));
    expect(await refused(asha, four)).toBeNull();
    expect(await refused(asha, { '5.pdf': plainPdf(), '6.pdf': plainPdf() })).toBe('ticket_files_many');
    await care.api('POST /api/admin/tickets/{id}/reply', { params: { id }, body: { text: 'We look.' } });
    expect(await refused(asha, { '5.pdf': plainPdf() })).toBeNull();
    expect((await one(id)).status).toBe('open');
    await care.api('PUT /api/admin/tickets/{id}', { params: { id }, body: { closed: true } });
    expect(await refused(asha, { '6.pdf': plainPdf() })).toBe('ticket_closed');
  });
});

test('a reply with a file mails a link that opens without a login for 60 days, and opens nothing else', async () => {
  const { number, id } = await ask(testShop.visitor, 'visitor@example.in');
  const { ticket } = await care.api('POST /api/admin/tickets/{id}/reply-with-files', {
    params: { id },
    body: form({ 'how to.pdf': plainPdf() }, { text: 'Here is how.' }),
  });
  expect(ticket.entries[0]?.files).toMatchObject([{ name: 'how to.pdf', kind: 'pdf' }]);
  const mails = await mailbox.mailsTo('visitor@example.in', 2);
  const text = mails.find(({ subject }) => subject === `Our answer: ${number}`)?.text ?? '';
  const path = /https:\/\/shop\.test(\/api\/ticket-files\/\S+)/.exec(text)?.[1] ?? '';
  const file = await open(path, null);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="how-to.pdf"');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(plainPdf());
  expect((await open(`${path.slice(0, -2)}xx`, null)).status).toBe(404);
  testShop.clock.advance(61 * 24 * 60);
  expect((await open(path, null)).status).toBe(404);
  testShop.clock.advance(-61 * 24 * 60);
});

test('staff see the orders and the wallet of a sender who was logged in, and of no other', async () => {
  const product = await createProduct(testShop, { name: 'Mala', price: 900, available: 9 });
  await asha.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
  const [hers, typed] = [await ask(), await ask(testShop.visitor)];
  const senderOf = async ({ id }: { id: string }) =>
    (await care.api('GET /api/admin/tickets/{id}/sender', { params: { id } })).sender;
  expect(await senderOf(hers)).toMatchObject({
    _id: asha.userId,
    orders: 1,
    balance: 0,
    latest: { length: 1 },
  });
  expect(await senderOf(typed)).toBeNull();
});

describe('a saved answer', () => {
  const write = (title: string, en: string) =>
    care.api('POST /api/admin/ticket-answers', { body: { title, en, hi: '' } });

  test('is saved, changed by one of two, deleted, and audited', async () => {
    const { answer } = await write('Late parcel', 'Dear {name}, about {number}.');
    const change = (version: number) =>
      care.api('PUT /api/admin/ticket-answers/{id}', {
        params: { id: answer._id },
        body: { title: 'Late parcel', en: 'Namaste {name}', hi: 'नमस्ते {name}', version },
      });
    expect((await change(1)).answer).toMatchObject({ version: 2, hi: 'नमस्ते {name}' });
    await expect(change(1)).rejects.toMatchObject({ code: 'answer_changed' });
    await expect(write('late PARCEL', 'Again.')).rejects.toMatchObject({ code: 'answer_exists' });
    await expect(write('Wrong', 'Your {order}')).rejects.toMatchObject({
      message: expect.stringContaining('in braces'),
    });
    await expect(write('Empty', ' ')).rejects.toMatchObject({
      message: expect.stringContaining('English or Hindi'),
    });
    await care.api('DELETE /api/admin/ticket-answers/{id}', { params: { id: answer._id } });
    expect((await care.api('GET /api/admin/ticket-answers')).answers).toEqual([]);
    const audited = await testShop.db
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', answer._id)
      .execute();
    expect(audited).toHaveLength(3);
  });

  test('is filled in with the name and number of the ticket', () => {
    const ticket = { name: 'Asha {number}', number: 'T-1042' };
    expect(fillAnswer('Dear {name}: {number}', ticket)).toBe('Dear Asha {number}: T-1042');
    expect(unknownPlaceholder('{name} {nummer}')).toBe('{nummer}');
  });
});
