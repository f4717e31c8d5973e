import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BAND_NAMES, byId, KOOTA_NAMES, KOOTAS, match, panchang, TITHIS, WEEKDAYS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { createLinkSigner } from '../../platform/security/link-signer.ts';
import { goodKundli, goodMatching, goodPanchang } from '../../testing/access/access-reports.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { askFor, buy, statusOf } from '../../testing/fixtures/reports.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let buyer: Person;
let stranger: Person;
const bought: Record<keyof typeof askFor, string> = { kundli: '', matching: '', panchang: '' };
beforeAll(async () => {
  testShop = await startTestShop();
  [buyer, stranger] = [await testShop.customer(), await testShop.customer()];
  for (const kind of ['kundli', 'matching', 'panchang'] as const)
    bought[kind] = await buy(testShop, buyer, kind);
});
afterAll(() => testShop.close());

const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const ahmedabad = { latitude: 23.0225, longitude: 72.5714 };
const { amount: _, customerName: __, customerEmail: ___, la: ____, ...birth } = goodKundli;
const { la: _____, ...today } = goodPanchang;
const kundli = (query: Partial<typeof birth>, person = buyer) =>
  person.api('GET /api/astrology/kundli/detailed', { query: { ...birth, ...query } });

describe('a detailed call', () => {
  test.each([
    ['other minutes', { datetime: '1994-08-14T06:41:00+05:30' }],
    ['another place', { coordinates: '26.912401,75.787300' }],
    ['another ayanamsa', { ayanamsa: '3' }],
    ['another dasha year', { year_length: '0' }],
  ])('is refused with 402 for %s than what was paid for', async (_what, query) => {
    await expect(kundli(query)).rejects.toMatchObject({
      status: 402,
      message: 'This report has not been paid for yet.',
    });
  });

  test('finds what was paid for however the client writes it', async () => {
    const { data } = await kundli({});
    for (const query of [
      { coordinates: '26.9124,75.7873' },
      { coordinates: ' 26.91240000, 75.7873 ' },
      { datetime: '1994-08-14T06:40:00 05:30' },
      { datetime: '1994-08-14 06:40' },
      { year_length: '1' },
    ])
      expect((await kundli(query)).data.birth).toEqual(data.birth);
    expect(await refusal(kundli({ datetime: '' }))).toBe('kundli_fields');
    expect(await refusal(kundli({ ayanamsa: '2' }))).toBe('ayanamsa_unknown');
  });

  test('responds to nobody else', async () => {
    expect(await refusal(kundli({}, stranger))).toBe('report_unpaid');
    const query = { ...birth };
    await expect(testShop.visitor('GET /api/astrology/kundli/detailed', { query })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('gives the panchang in the language it was bought in when the client tells none', async () => {
    const hindi = await testShop.customer('hi');
    const orderId = await askFor.panchang(hindi, { la: 'hi' });
    await payAndSettle(testShop, orderId);
    const { data } = await hindi.api('GET /api/astrology/panchang/detailed', { query: today });
    expect(data.vaara).toBe('शनिवार');
    const evening = { ...today, datetime: '2026-11-21T22:15:00+05:30', la: 'en' as const };
    expect((await hindi.api('GET /api/astrology/panchang/detailed', { query: evening })).data.vaara).toBe(
      'Saturday',
    );
  });

  test('is refused again after a refund', async () => {
    const person = await testShop.customer();
    const orderId = await buy(testShop, person, 'panchang');
    await testShop.db
      .updateTable('gateway_orders')
      .set({ status: 'paid' })
      .where('id', '=', orderId)
      .execute();
    await testShop.db
      .updateTable('reports')
      .set({ status: 'refunded' })
      .where('gateway_order_id', '=', orderId)
      .execute();
    expect(await statusOf(person, orderId)).toBe('REFUNDED');
    expect(await refusal(person.api('GET /api/astrology/panchang/detailed', { query: today }))).toBe(
      'report_unpaid',
    );
    await testShop.db
      .updateTable('reports')
      .set({ status: 'paid' })
      .where('gateway_order_id', '=', orderId)
      .execute();
  });
});

describe('its content', () => {
  test('of two births is what the engine finds, girl first', async () => {
    const { data } = await buyer.api('GET /api/astrology/kundali-matching/detailed', { query: goodMatching });
    const zone = 'Asia/Kolkata';
    const girl = { instant: Date.parse(goodMatching.girl_dob), place: jaipur, zone };
    const boy = { instant: Date.parse(goodMatching.boy_dob), place: ahmedabad, zone };
    const pair = match({ girl, boy, ayanamsa: 1 });
    expect(data.guna_milan).toMatchObject({ total_points: pair.total, maximum_points: 36 });
    expect(data.guna_milan.guna.map(({ name, obtained_points }) => [name, obtained_points])).toEqual(
      KOOTAS.map((koota) => [KOOTA_NAMES[koota].en, pair.kootas[koota].points]),
    );
    expect(data.guna_milan.guna.every(({ description }) => description.length > 40)).toBe(true);
    expect(data.message.type).toBe('good');
    expect(data.verdict).toMatchObject({ id: pair.verdict.verdict, weighed_points: pair.verdict.weighed });
    expect(data.band.name).toBe(BAND_NAMES[pair.band].en);
    expect(data.girl_info.nakshatra.id).toBe(pair.girl.grahas.Moon.nakshatra.id);
    expect(data.boy_info.rasi.id).toBe(pair.boy.grahas.Moon.sign);
    expect(data.girl_mangal_dosha_details.has_dosha).toBe(pair.mangal.girl.present);
  });

  test('of a day is what the engine finds, every list there', async () => {
    const { data } = await buyer.api('GET /api/astrology/panchang/detailed', { query: today });
    const day = panchang({ date: '2026-11-21', place: jaipur, zone: 'Asia/Kolkata', ayanamsa: 1 });
    expect(data.vaara).toBe(byId(WEEKDAYS, day.vaara).en);
    expect(Date.parse(data.sunrise ?? '')).toBe(Math.round((day.sunrise ?? 0) / 1000) * 1000);
    expect(data.sunrise).toMatch(/^2026-11-21T06:\d\d:\d\d\+05:30$/);
    expect(data.tithi.map(({ name }) => name)).toEqual(day.tithi.map(({ id }) => byId(TITHIS, id).en));
    for (const list of [data.nakshatra, data.tithi, data.karana, data.yoga])
      for (const limb of list) expect(limb.start < limb.end).toBe(true);
    expect(data.auspicious_period.length).toBeGreaterThan(1);
    expect(data.inauspicious_period.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Rahu', 'Yamaganda', 'Gulika']),
    );
    expect(data.choghadiya.day).toHaveLength(8);
    expect(data.hora).toHaveLength(24);
  });

  test('of a day becomes a calendar file, one entry per period', async () => {
    // A plain link: the cookie is enough.
    const headers = { cookie: `navaratna_session=${buyer.token}` };
    const link = `${testShop.base}/api/reports/${bought.panchang}/calendar.ics?la=en`;
    const answer = await fetch(link, { headers });
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const file = await answer.text();
    const entries = file.match(/^BEGIN:VEVENT\r?$/gm) ?? [];
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(entries.length).toBeGreaterThan(5);
    expect(file).toMatch(/SUMMARY:Rahu Kaal \(Inauspicious\)\r\n/);
    expect(file).toMatch(/DTSTART:20261121T\d{6}Z\r\n/);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const kundliFile = buyer.api('GET /api/reports/{orderId}/calendar.ics', {
      params: { orderId: bought.kundli },
      query: {},
    });
    expect(await refusal(kundliFile)).toBe('calendar_only_panchang');
  });
});

describe('the return from the gateway', () => {
  const pages = {
    kundli: ['/kundli-result', ['ayanamsa', 'coordinates', 'datetime', 'la']],
    matching: [
      '/matching-kundli-result',
      ['ayanamsa', 'boy_coordinates', 'boy_dob', 'girl_coordinates', 'girl_dob', 'la'],
    ],
    panchang: ['/panchang-result', ['ayanamsa', 'coordinates', 'datetime', 'la']],
  } as const;
  const kinds = Object.keys(pages) as (keyof typeof pages)[];
  const proofOf = (orderId: string) =>
    createLinkSigner(testShop.shop.platform.keyrings.session, 'report return').sign(orderId);

  /** Comes back from the gateway through the hop, without a cookie as other clients' browsers have none. */
  async function comeBack(orderId: string, proof: string): Promise<URL> {
    const query = new URLSearchParams({ order_id: orderId, proof });
    const answer = await fetch(`${testShop.base}/api/payment/report-return?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    return new URL(answer.headers.get('location') ?? '');
  }
  /** Returns the request in an address, from its parameters or from `data`. */
  function requestIn({ searchParams }: URL): Record<string, string> {
    const { order_id: _orderId, data, ...separate } = Object.fromEntries(searchParams);
    return data ? JSON.parse(data) : separate;
  }

  test.each(kinds)('of a %s carries what was asked to its page, without any cookie', async (kind) => {
    const [page, fields] = pages[kind];
    const own = await comeBack(bought[kind], await proofOf(bought[kind]));
    expect(own.origin).toBe(new URL(testShop.shop.platform.config.clientUrl).origin);
    expect(own.pathname).toBe(page);
    expect(own.searchParams.get('order_id')).toBe(bought[kind]);
    expect(own.searchParams.has('data')).toBe(kind !== 'matching');
    expect(Object.keys(requestIn(own)).sort()).toEqual([...fields]);
  });

  test('leads to an endpoint that responds to the very fields it carries', async () => {
    const of = async (kind: keyof typeof askFor) =>
      requestIn(await comeBack(bought[kind], await proofOf(bought[kind]))) as never;
    for (const [kind, call] of [
      ['kundli', 'GET /api/astrology/kundli/detailed'],
      ['matching', 'GET /api/astrology/kundali-matching/detailed'],
      ['panchang', 'GET /api/astrology/panchang/detailed'],
    ] as const)
      expect((await buyer.api(call, { query: await of(kind) })).status).toBe('ok');
  });

  test('names no birth to anybody who has only the order id, another order’s proof, or comes a day later', async () => {
    const { kundli: mine, matching: other } = bought;
    for (const proof of ['', 'x'.repeat(43), await proofOf(other)])
      expect((await comeBack(mine, proof)).search).toBe(`?order_id=${mine}`);
    expect((await comeBack('ORDER_1', await proofOf('ORDER_1'))).pathname).toBe('/');
    const late = await testShop.db
      .updateTable('reports')
      .set({ created_at: new Date(testShop.clock.now().getTime() - 25 * 3_600_000) })
      .where('gateway_order_id', '=', other)
      .executeTakeFirst();
    expect(late.numUpdatedRows).toBe(1n);
    expect((await comeBack(other, await proofOf(other))).search).toBe(`?order_id=${other}`);
  });
});

describe('a share link', () => {
  const params = () => ({ orderId: bought.kundli });
  const shared = (token: string, la?: Lang) =>
    testShop.visitor('GET /api/shared-reports/{token}', { params: { token }, query: { la } });

  test('shows the report to anybody who has it, in either language, until it is replaced or withdrawn', async () => {
    const first = await buyer.api('POST /api/reports/{orderId}/share', { params: params() });
    expect(first.url).toBe(`${testShop.shop.platform.config.publicUrl}/shared-report/${first.token}`);
    const seen = await shared(first.token);
    expect(seen.content.kind).toBe('kundli');
    expect(JSON.stringify(seen)).not.toMatch(
      new RegExp(`${buyer.userId}|${bought.kundli}|${goodKundli.customerEmail}`),
    );
    expect((await shared(first.token, 'hi')).la).toBe('hi');
    const second = await buyer.api('POST /api/reports/{orderId}/share', { params: params() });
    expect(await refusal(shared(first.token))).toBe('shared_report_not_found');
    expect(
      (await buyer.api('GET /api/reports')).reports.find(({ kind }) => kind === 'kundli')?.sharedAt,
    ).toBe(second.sharedAt);
    await buyer.api('DELETE /api/reports/{orderId}/share', { params: params() });
    expect(await refusal(shared(second.token))).toBe('shared_report_not_found');
  });

  test('works for ninety days, can be prolonged by its owner, and only while their account is open', async () => {
    const before = testShop.clock.now();
    const made = await buyer.api('POST /api/reports/{orderId}/share', { params: params() });
    const days = (instant: string) => (Date.parse(instant) - before.getTime()) / 86_400_000;
    expect(days(made.sharedUntil)).toBeCloseTo(90, 1);
    const { rows } =
      await sql`update reports set shared_until = ${testShop.clock.now()} where share_hash is not null
      returning id`.execute(testShop.db);
    expect(rows).toHaveLength(1);
    expect(await refusal(shared(made.token))).toBe('shared_report_not_found');
    const summary = async () =>
      (await buyer.api('GET /api/reports')).reports.find(({ kind }) => kind === 'kundli');
    expect(await summary()).toMatchObject({ sharedAt: null, sharedUntil: null });
    expect(await refusal(buyer.api('PUT /api/reports/{orderId}/share', { params: params() }))).toBe(
      'shared_report_not_found',
    );
    const next = await buyer.api('POST /api/reports/{orderId}/share', { params: params() });
    await sql`update reports set shared_until = shared_until - interval '80 days' where share_hash is not null`.execute(
      testShop.db,
    );
    const longer = await buyer.api('PUT /api/reports/{orderId}/share', { params: params() });
    expect(days(longer.sharedUntil)).toBeCloseTo(90, 1);
    expect((await shared(next.token)).content.kind).toBe('kundli');
    for (const state of ['blocked_at', 'deleted_at'] as const) {
      const set = (at: Date | null) =>
        testShop.db
          .updateTable('users')
          .set({ [state]: at })
          .where('id', '=', buyer.userId)
          .execute();
      await set(testShop.clock.now());
      expect(await refusal(shared(next.token))).toBe('shared_report_not_found');
      await set(null);
    }
    expect((await shared(next.token)).la).toBe('en');
    await buyer.api('DELETE /api/reports/{orderId}/share', { params: params() });
  });

  test('is created and withdrawn by the buyer alone, and only for a paid report', async () => {
    const theirs = stranger.api('POST /api/reports/{orderId}/share', { params: params() });
    expect(await refusal(theirs)).toBe('report_not_found');
    const orderId = await askFor.kundli(stranger);
    expect(await refusal(stranger.api('POST /api/reports/{orderId}/share', { params: { orderId } }))).toBe(
      'report_unpaid',
    );
    const kept = await testShop.db
      .selectFrom('reports')
      .select('share_hash')
      .where('share_hash', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
  });
});
