import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../people/accounts/oauth/test-browser.ts';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { askFor } from '../../testing/fixtures/reports.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

const api = 'https://api.shop.test';
const client = 'https://www.shop.test';
const longClient = `https://${'w'.repeat(60)}.shop.test`;
let testShop: TestShop;
let long: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  const env = { PUBLIC_URL: api, SMTP_URL: mailbox.smtpUrl };
  testShop = await startTestShop({ env: { ...env, CLIENT_URL: client } });
  long = await startTestShop({ env: { PUBLIC_URL: api, CLIENT_URL: longClient } });
});
afterAll(async () => {
  await long.close();
  await testShop.close();
  await mailbox.close();
});

/** Returns the address to which the gateway leads back after an order. */
async function returnUrl({ base }: TestShop, id: string): Promise<string> {
  const answer = await fetch(`${base}/sandbox/cashfree/control/orders/${id}`);
  const { order } = (await answer.json()) as { order: { order_meta: { return_url: string } } };
  return order.order_meta.return_url;
}

test('the gateway leads back to the client', async () => {
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'Bought elsewhere', price: 900, available: 1 });
  const { customOrderId } = await checkout(buyer, product);
  const { order_id: topUp } = await buyer.api('POST /api/payment/wallet/initiateTopUp', {
    body: { amount: 100 },
  });
  const reports = await Promise.all([askFor.kundli(buyer), askFor.matching(buyer), askFor.panchang(buyer)]);
  const ids = [customOrderId, topUp, ...reports];
  const urls = await Promise.all(ids.map((id) => returnUrl(testShop, id)));
  expect(urls.map((url) => url.split('?')[0])).toEqual([
    `${client}/order-confirmation`,
    `${client}/wallet`,
    `${client}/kundli-result`,
    `${client}/matching-kundli-result`,
    `${client}/panchang-result`,
  ]);
});

test('an address too long for the gateway goes through the API to the client, without a cookie', async () => {
  const orderId = await askFor.matching(await long.customer());
  const url = await returnUrl(long, orderId);
  expect(url).toMatch(`${api}/api/payment/report-return?order_id={order_id}&proof=`);
  const hop = new URL(url.replace('{order_id}', orderId));
  const answer = await fetch(long.base + hop.pathname + hop.search, { redirect: 'manual' });
  const page = new URL(answer.headers.get('location') ?? '');
  expect(page.origin + page.pathname).toBe(`${longClient}/matching-kundli-result`);
  expect(page.searchParams.get('girl_dob')).toMatch(/\+05:30$/);
});

test('links in e-mails lead to the client', async () => {
  const person = await testShop.customer();
  await testShop.visitor('POST /api/auth/forgot-password', { body: { email: person.email } });
  const mails = await mailbox.mailsTo(person.email, 2);
  const texts = mails.map(({ text }) => text).join('\n');
  expect(texts).toMatch(new RegExp(`${client}/verify-email/[\\w-]{43}`));
  expect(texts).toMatch(new RegExp(`${client}/reset-password/[\\w-]{43}`));
  expect(texts).not.toContain(api);
});

test('a sign-in by a provider ends on the client', async () => {
  const browser = openBrowser(testShop);
  const chosen = await browser.choose(await browser.begin(), { email: 'elsewhere@provider.test' });
  expect(chosen.origin).toBe(api);
  const answer = await browser.go(chosen.href);
  expect(answer.headers.get('location')).toMatch(`${client}/oauth-success?token=`);
});

test('the client calls the API and opens the socket without being listed; no other origin does', async () => {
  for (const [origin, allowed] of [
    [client, client],
    ['https://evil.test', null],
  ] as const) {
    const headers = { origin };
    const called = await fetch(`${testShop.base}/api/auth/products?limit=1`, { headers });
    expect(called.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(called.headers.get('access-control-expose-headers')?.includes('x-total-count') ?? false).toBe(
      allowed !== null,
    );
    const socket = await fetch(`${testShop.base}/socket.io/?EIO=4&transport=polling`, { headers });
    expect(socket.status).toBe(allowed ? 200 : 403);
  }
});
