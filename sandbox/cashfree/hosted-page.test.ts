import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop, type WireBody } from './test-shop.ts';

let shop: TestShop;
let order: WireBody;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  order = await shop.order({
    order_amount: 1234.5,
    order_meta: { return_url: 'http://shop.test/done?order_id={order_id}' },
  });
});

const form = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.base}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const open = (session = order.payment_session_id, headers: Record<string, string> = {}) =>
  fetch(`${shop.base}/pg/view/sessions/checkout?payment_session_id=${session}`, { headers });
const attemptKeyOf = (page: string) => /name="attempt_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
const press = async (outcome: string, key?: string) => {
  const attempt_key = key ?? attemptKeyOf(await (await open()).text());
  const fields = { payment_session_id: order.payment_session_id, method: 'card', attempt_key, outcome };
  const response = await form('/pg/view/sessions/checkout/attempt', fields);
  return { status: response.status, location: response.headers.get('location') ?? '' };
};
const state = async () => (await shop.control(`/orders/${order.order_id}`, undefined, 'GET')).body;
const statuses = async () => (await state()).payments.map((payment) => payment.payment_status);

describe('the page', () => {
  it('is where the browser script posts to, and says what is paid and that no money moves', async () => {
    const script = await (await fetch(`${shop.base}/js/v3/cashfree.js`)).text();
    expect(script).toContain('window.Cashfree');
    const fields = { payment_session_id: order.payment_session_id, platform: 'js', browser_meta: '{}' };
    const posted = await form('/pg/view/sessions/checkout', fields);
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toContain('/sandbox/cashfree/pg/view/sessions/checkout?');
    const page = await open();
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('no money moves');
    expect(text).toContain('₹1,234.50');
    expect(text).toContain(order.order_id);
    expect(text).not.toMatch(/<script|style=/);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;");
  });

  it('speaks Hindi to who reads Hindi; the cookie of the shop wins', async () => {
    const hindi = await (await open(undefined, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' })).text();
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).toContain('₹1,234.50 चुकाएँ');
    const english = await open(undefined, { 'accept-language': 'hi', cookie: 'a=b; lang=en' });
    expect(await english.text()).toContain('<html lang="en">');
  });

  it('escapes what the merchant sent', async () => {
    const url = 'http://shop.test/done?a="><script>alert(1)</script>';
    order = await shop.order({ order_meta: { return_url: url } });
    await press('declined');
    const text = await (await open()).text();
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>');
  });

  it.each([
    ['expired', /has expired/, () => shop.control(`/orders/${order.order_id}/expire`)],
    [
      'terminated',
      /was closed/,
      () => shop.api('PATCH', `/pg/orders/${order.order_id}`, { order_status: 'TERMINATED' }),
    ],
    ['paid', /is paid/, () => shop.control(`/orders/${order.order_id}`, { outcome: 'success' })],
  ])('of an %s order says so and leads back to the shop', async (_name, words, end) => {
    const key = attemptKeyOf(await (await open()).text());
    await end();
    const text = await (await open()).text();
    expect(text).toMatch(words);
    expect(text).toContain(`href="http://shop.test/done?order_id=${order.order_id}"`);
    expect(text).not.toContain('<form');
    const before = await statuses();
    expect((await press('success', key)).status).toBe(303);
    expect(await statuses()).toEqual(before);
  });

  it('of an unknown session is a 404 that says so', async () => {
    const page = await open('session_none');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('No such payment page');
    expect((await form('/pg/view/sessions/checkout/attempt', { outcome: 'success' })).status).toBe(404);
  });

  it('brings its style and fonts along', async () => {
    for (const file of [
      'house.css',
      'checkout.css',
      'mark.svg',
      'text-devanagari.woff2',
      'display-latin.woff2',
    ]) {
      expect((await fetch(`${shop.base}/assets/${file}`)).status, file).toBe(200);
    }
  });
});

describe('the buttons', () => {
  it('pay: captures with the chosen method, tells the shop, goes back there', async () => {
    expect(await press('success')).toEqual({
      status: 303,
      location: `http://shop.test/done?order_id=${order.order_id}`,
    });
    expect(await state()).toMatchObject({
      order: { order_status: 'PAID' },
      payments: [{ payment_status: 'SUCCESS', payment_group: 'credit_card' }],
    });
    await expect.poll(async () => (await state()).webhooks[0]?.state).toBe('delivered');
  });

  it('a double click pays once, and both clicks lead to the shop', async () => {
    const key = attemptKeyOf(await (await open()).text());
    const clicks = await Promise.all([press('success', key), press('success', key), press('success', key)]);
    expect(new Set(clicks.map((click) => click.location)).size).toBe(1);
    expect(await statuses()).toEqual(['SUCCESS']);
  });

  it('decline: stays on the page, says so, and the same session can pay', async () => {
    const refused = await press('declined');
    expect(refused.location).toContain('/pg/view/sessions/checkout?');
    expect(await (await open()).text()).toMatch(/role="alert".*The bank refused this payment/s);
    await press('success');
    expect(await statuses()).toEqual(['SUCCESS', 'FAILED']);
  });

  it('leave: back to the shop, USER_DROPPED, told a few seconds later', async () => {
    expect((await press('dropped')).location).toContain('http://shop.test/done');
    expect(await statuses()).toEqual(['USER_DROPPED']);
    expect((await state()).webhooks).toMatchObject([{ state: 'scheduled' }]);
    shop.pass(6000);
    await expect.poll(async () => (await state()).webhooks[0]?.state).toBe('delivered');
  });

  it('slow bank: pending in the shop, paid by itself 15 seconds later', async () => {
    expect((await press('pending')).location).toContain('http://shop.test/done');
    expect(await statuses()).toEqual(['PENDING']);
    expect(await (await open()).text()).toContain('still with the bank');
    shop.pass(16_000);
    await expect.poll(statuses).toEqual(['SUCCESS']);
  });
});
