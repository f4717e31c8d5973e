import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#languages/list.ts';
import { sessionCookieName } from '../../platform/security/session.ts';
import { goodKundli } from '../../testing/access/access-reports.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { findOverruns, readPdf } from '../../testing/fixtures/pdf.ts';
import { askFor, buy } from '../../testing/fixtures/reports.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papers-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: folder } });
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const cachedFiles = () => readdir(join(folder, 'papers')).catch(() => []);

type How = { la?: Lang; by?: 'bearer' | 'cookie' | 'nothing' };

/** Opens the address of a report's PDF as a browser does. */
async function open(person: Person, orderId: string, { la, by = 'bearer' }: How = {}) {
  const all: Record<NonNullable<How['by']>, Record<string, string>> = {
    bearer: { authorization: `Bearer ${person.token}` },
    cookie: { cookie: `${sessionCookieName}=${person.token}` },
    nothing: {},
  };
  const answer = await fetch(`${testShop.base}/api/reports/${orderId}/pdf${la ? `?la=${la}` : ''}`, {
    headers: all[by],
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

// The first document waits for the thread to load all fonts.
describe('a bought report as PDF', () => {
  test('is a book in both languages, under its own name, also by a plain link', async () => {
    const buyer = await testShop.customer();
    const orderId = await buy(testShop, buyer, 'kundli');
    const english = await open(buyer, orderId, { by: 'cookie' });
    expect(english.answer.status).toBe(200);
    expect(english.answer.headers.get('content-type')).toBe('application/pdf');
    expect(english.answer.headers.get('cache-control')).toBe('no-store');
    expect(english.answer.headers.get('content-disposition')).toBe(
      `attachment; filename="kundli-ananya-sharma-en.pdf"; filename*=UTF-8''kundli-ananya-sharma-en.pdf`,
    );
    expect((await readPdf(english.bytes)).title).toBe('Janma kundli: Ananya Sharma');
    const hindi = await open(buyer, orderId, { la: 'hi' });
    expect((await readPdf(hindi.bytes)).title).toBe('जन्म कुंडली: Ananya Sharma');
  });

  test('is rendered once for any number of requests, and again after a week without one', async () => {
    const buyer = await testShop.customer();
    const orderId = await buy(testShop, buyer, 'matching');
    const before = (await cachedFiles()).length;
    const opened = await Promise.all([1, 2, 3].map(() => open(buyer, orderId)));
    for (const { bytes } of opened) expect(Buffer.compare(bytes, opened[0]?.bytes ?? bytes)).toBe(0);
    expect(await cachedFiles()).toHaveLength(before + 1);
    testShop.clock.advance(8 * 24 * 60);
    await testShop.shop.services.pdfs.sweep();
    expect(await cachedFiles()).toHaveLength(0);
    const again = await testShop.visitor('POST /api/auth/login', {
      body: { email: buyer.email, password: 'a good password' },
    });
    expect((await open({ ...buyer, token: again.token }, orderId)).answer.status).toBe(200);
    expect(await cachedFiles()).toHaveLength(1);
  });

  test('reports its progress while it is rendered, and its address when it is ready', async () => {
    const buyer = await testShop.customer();
    const orderId = await buy(testShop, buyer, 'panchang');
    const ask = () =>
      buyer.api('POST /api/reports/{orderId}/pdf', { params: { orderId }, body: { la: 'hi' } });
    expect(await ask()).toEqual({ state: 'making', ahead: 0, url: `/api/reports/${orderId}/pdf?la=hi` });
    await expect.poll(async () => (await ask()).state).toBe('ready');
    expect((await open(buyer, orderId, { la: 'hi' })).answer.status).toBe(200);
  });

  test('belongs to its buyer only, and to nobody before it is paid', async () => {
    const [buyer, stranger] = [await testShop.customer(), await testShop.customer('hi')];
    const orderId = await askFor.kundli(buyer);
    expect((await open(buyer, orderId)).answer.status).toBe(402);
    expect((await open(stranger, orderId)).answer.status).toBe(404);
    expect((await open(buyer, orderId, { by: 'nothing' })).answer.status).toBe(401);
    const prepared = (who: Person) =>
      who.api('POST /api/reports/{orderId}/pdf', { params: { orderId }, body: {} });
    expect(await refusal(prepared(buyer))).toBe('report_unpaid');
    expect(await refusal(prepared(stranger))).toBe('report_not_found');
  });

  test('stays on its pages with a name of nearly 200 characters', async () => {
    const buyer = await testShop.customer();
    const name = `${'Ananya Venkatanarasimharajuvaripeta '.repeat(5)}Lakshmi Narasimhan`;
    const kundli = await askFor.kundli(buyer, { customerName: name });
    const matching = await askFor.matching(buyer, { girl_name: name, boy_name: name } as object);
    for (const [orderId, la] of [
      [kundli, 'en'],
      [matching, 'hi'],
    ] as const) {
      await payAndSettle(testShop, orderId);
      expect(await findOverruns((await open(buyer, orderId, { la })).bytes)).toEqual([]);
    }
  }, 300_000);

  test('of a birth without a time says so', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.kundli(buyer, { timeUnknown: true } as object);
    await payAndSettle(testShop, orderId);
    const { texts } = await readPdf((await open(buyer, orderId)).bytes);
    expect(texts[0]).toContain('time of birth is not known');
    expect(texts[2]).toContain('12:00 pm');
  });

  test('answers an earlier client by what was asked for', async () => {
    const buyer = await testShop.customer();
    const { datetime, coordinates, ayanamsa } = goodKundli;
    const query = new URLSearchParams({ datetime, coordinates, ayanamsa, la: 'en' });
    const ask = () =>
      fetch(`${testShop.base}/api/kundali/pdf?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
        body: '{}',
      });
    expect((await ask()).status).toBe(402);
    await buy(testShop, buyer, 'kundli');
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages).toBeGreaterThanOrEqual(12);
  });
});
