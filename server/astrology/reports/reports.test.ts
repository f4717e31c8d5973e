import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kundli } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { goodKundli, goodMatching } from '../../testing/access/access-reports.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { askFor, buy, statusOf } from '../../testing/fixtures/reports.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { findProblems } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(async () => {
  expect(await findProblems(testShop)).toEqual([]);
});
afterAll(() => testShop.close());

const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const { datetime, coordinates, ayanamsa } = goodKundli;

describe('a kundli', () => {
  test('is read by its buyer once it is paid, in both languages, and says what the engine says', async () => {
    const buyer = await testShop.customer();
    const read = (la?: Lang) =>
      buyer.api('GET /api/astrology/kundli/detailed', { query: { datetime, coordinates, ayanamsa, la } });
    expect(await refusal(read())).toBe('report_unpaid');
    const orderId = await askFor.kundli(buyer);
    expect(orderId).toMatch(new RegExp(`^PRE_KUNDLI_${buyer.userId}_\\d{13}$`));
    expect(await refusal(read())).toBe('report_unpaid');
    expect(await statusOf(buyer, orderId)).toBe('PENDING');

    await gatewayOf(testShop).pay(orderId, { outcome: 'success', webhook: 'never' });
    const status = await buyer.api('GET /api/payment/status/{orderId}', { params: { orderId } });
    expect(status).toMatchObject({ orderId, status: 'SUCCESS', amount: 599 });

    const instant = Date.parse('1994-08-14T06:40:00+05:30');
    const engine = kundli({ instant, place: jaipur, zone: 'Asia/Kolkata', ayanamsa: 1 });
    const { data } = await read();
    expect(data.lagna.sign).toMatchObject({ id: engine.chart.lagna.sign, western_name: 'Leo' });
    expect(data.nakshatra_details.nakshatra).toMatchObject({ name: 'Vishaka', pada: 2 });
    expect(data.planets.map(({ longitude }) => longitude)).toEqual(
      Object.values(engine.chart.grahas).map(({ longitude }) => expect.closeTo(longitude, 6)),
    );
    expect(data.kundli.map(({ house_number }) => house_number)).toEqual(
      Object.values(engine.chart.grahas).map(({ house }) => house),
    );
    expect(Date.parse(data.dasha_periods[3]?.antardasha[2]?.pratyantardasha[5]?.end ?? '')).toBeCloseTo(
      engine.dashas[3]?.antar[2]?.pratyantar[5]?.end ?? 0,
      -3.1,
    );
    expect(data.charts.map(({ division }) => division)).toContain(9);
    expect(data.passages.length).toBeGreaterThan(10);
    expect(data.birth).toMatchObject({ offset: '+05:30', location: 'Jaipur, Rajasthan, India' });

    const hindi = (await read('hi')).data;
    expect(hindi.nakshatra_details.nakshatra).toMatchObject({ id: 15, name: 'विशाखा' });
    expect(hindi.passages.map(({ id }) => id)).toEqual(data.passages.map(({ id }) => id));
  });

  test('uses the clocks of its place and year, whatever offset is sent, and says which', async () => {
    const buyer = await testShop.customer();
    const preview = async (body: object) =>
      (await buyer.api('POST /api/reports/preview', { body: { ...goodKundli, ...body } })).birth;
    const war = { datetime: '1943-05-12T18:15:00+05:30', coordinates: '22.572600,88.363900' };
    expect(await preview(war)).toMatchObject({ datetime: '1943-05-12T18:15:00+06:30', offset: '+06:30' });
    const calcutta = { ...war, offset: '+05:53' };
    expect(await preview(calcutta)).toMatchObject({ offset: '+05:53', offset_source: 'override' });
    const london = { datetime: '1990-07-01T12:00:00 05:30', coordinates: '51.5072,-0.1276' };
    expect(await preview(london)).toMatchObject({ timezone: 'Europe/London', offset: '+01:00' });
    const twice = { datetime: '1945-10-14T23:30:00+05:30', coordinates: '28.6139,77.2090' };
    expect(await preview(twice)).toMatchObject({ clock: 'twice' });
    const unknown = { timeUnknown: true, datetime: '1994-08-14T00:00:00+05:30' };
    expect(await preview(unknown)).toMatchObject({ wall_time: '1994-08-14T12:00', time_unknown: true });
  });

  test('is refused in the words of the form when something is missing or cannot be', async () => {
    const buyer = await testShop.customer();
    const refusedWith = async (body: object) =>
      buyer.api('POST /api/payment/premium/kundli', { body: { ...goodKundli, ...body } }).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    for (const field of ['datetime', 'coordinates', 'customerName', 'customerEmail', 'location'])
      expect(await refusedWith({ [field]: '' })).toBe('Please fill all fields');
    expect(await refusedWith({ datetime: '1995-02-29T10:00:00+05:30' })).toMatch(/no such date/);
    expect(await refusedWith({ datetime: '1894-08-14T06:40:00+05:30' })).toMatch(/last 120 years/);
    expect(await refusedWith({ datetime: '2090-08-14T06:40:00+05:30' })).toMatch(/future/);
    expect(await refusedWith({ coordinates: '126.9,75.7' })).toMatch(/latitude and longitude/);
    expect(await refusedWith({ ayanamsa: '2' })).toMatch(/Lahiri, Raman or KP/);
    for (const customerName of ['محمد علی', 'ᱥᱟᱱᱛᱟᱲ', 'ꯃꯩꯇꯩ', '王小明', '🌸🌸'])
      expect(await refusedWith({ customerName })).toMatch(/letters that we can print/);
    // A name of the ten scripts reaches the price, which is checked last.
    for (const customerName of ['மீனாட்சி', 'ಮಲ್ಲೇಶ್\u200cವರಂ', 'গৌরী', 'Asha 🌸'])
      expect(await refusedWith({ customerName, amount: 499 })).toMatch(/₹599/);
    expect(await refusedWith({ amount: 499 })).toMatch(/₹599/);
    expect(await refusedWith({ amount: 'free' })).toMatch(/₹599/);
  });
});

describe('a payment', () => {
  test('declined or abandoned leaves the report unpaid, and another attempt on the same order buys it', async () => {
    const buyer = await testShop.customer();
    const gateway = gatewayOf(testShop);
    const orderId = await askFor.panchang(buyer);
    await gateway.pay(orderId, { outcome: 'declined' });
    expect(await statusOf(buyer, orderId)).toBe('FAILED');
    await gateway.pay(orderId, { outcome: 'dropped' });
    expect(await refusal(buyer.api('GET /api/reports/{orderId}', { params: { orderId } }))).toBe(
      'report_unpaid',
    );
    // Pay pressed again, and twice at once: the same order and session.
    expect(await Promise.all([askFor.panchang(buyer), askFor.panchang(buyer)])).toEqual([orderId, orderId]);
    await gateway.pay(orderId, { outcome: 'success' });
    expect(await statusOf(buyer, orderId)).toBe('SUCCESS');
  });

  test('requested twice at once is one order', async () => {
    const buyer = await testShop.customer();
    const orders = await Promise.all([1, 2, 3, 4].map(() => askFor.matching(buyer)));
    expect(new Set(orders).size).toBe(1);
  });

  test('that arrives after the expiry still buys it, unless it was bought again meanwhile', async () => {
    const [late, again] = [await testShop.customer(), await testShop.customer()];
    const gateway = gatewayOf(testShop);
    const ended: string[] = [];
    for (const buyer of [late, again]) {
      const orderId = await askFor.panchang(buyer);
      await gateway.pay(orderId, { outcome: 'success', webhook: 'never' });
      ended.push(orderId);
    }
    // The gateway never notified us, and the order expired here before its notification came.
    for (const id of ended) {
      await testShop.db.updateTable('gateway_orders').set({ status: 'ended' }).where('id', '=', id).execute();
      await testShop.db
        .updateTable('reports')
        .set({ status: 'ended' })
        .where('gateway_order_id', '=', id)
        .execute();
    }
    const [first = '', second = ''] = ended;
    await buy(testShop, again, 'panchang');
    expect(await statusOf(late, first)).toBe('SUCCESS');
    expect(await statusOf(again, second)).toBe('REFUNDED');
    await testShop.sweep();
    expect((await gateway.state(second)).refunds).toHaveLength(1);
  });

  test('of another person is not found, and neither is their report', async () => {
    const [buyer, stranger] = [await testShop.customer(), await testShop.customer()];
    const orderId = await buy(testShop, buyer, 'matching');
    expect(await refusal(statusOf(stranger, orderId))).toBe('order_not_found');
    expect(
      await refusal(stranger.api('GET /api/astrology/kundali-matching/detailed', { query: goodMatching })),
    ).toBe('report_unpaid');
    expect(await refusal(stranger.api('GET /api/reports/{orderId}', { params: { orderId } }))).toBe(
      'report_not_found',
    );
    expect((await stranger.api('GET /api/reports')).reports).toEqual([]);
  });

  test('is also reported to earlier clients by check-status', async () => {
    const buyer = await testShop.customer();
    const order_id = await askFor.kundli(buyer);
    const check = () => buyer.api('GET /api/auth/check-status', { query: { order_id } });
    expect(await check()).toEqual({ status: 'PENDING' });
    await gatewayOf(testShop).pay(order_id, { outcome: 'success', webhook: 'never' });
    expect(await check()).toEqual({ status: 'SUCCESS' });
  });
});
