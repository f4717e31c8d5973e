import type { Page } from '@playwright/test';
import { newBuyer } from '../support/buyers.ts';
import { expect, test } from '../support/watched.ts';
import { openPlainClient, plainCall, plainLogin } from './open.ts';

/** Pays an order at the gateway. Returns the address to which the gateway sends the buyer. */
async function pay(page: Page, orderId: string): Promise<string> {
  const response = await page.request.post(`/sandbox/cashfree/control/orders/${orderId}`, {
    data: { outcome: 'success' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).return_url;
}

test('a paid kundli: the gateway redirects straight to its page, which loads it by the URL alone', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await openPlainClient(page);
  await plainLogin(page, buyer.email, buyer.password);
  const { body: opened } = await plainCall(page, 'POST', '/api/payment/premium/kundli', {
    amount: 599,
    customerName: 'श्रीमती मीनाक्षी सुब्रह्मण्यम् अय्यर',
    customerEmail: buyer.email,
    datetime: '1994-08-14T06:40:00+05:30',
    coordinates: '26.91240,75.78730',
    location: 'जयपुर, राजस्थान, भारत',
    ayanamsa: '1',
    la: 'hi',
    year_length: '1',
  });
  // The origin serves only the client: none of our pages is between the gateway and the client's page.
  await page.route('**/report-return*', (route) => route.abort());
  const address = await pay(page, opened.orderId);
  expect(address.length).toBeLessThanOrEqual(300);
  const url = new URL(address);
  expect(url.pathname).toBe('/kundli-result');
  expect(url.searchParams.get('order_id')).toBe(opened.orderId);
  const query = new URLSearchParams(JSON.parse(decodeURIComponent(url.searchParams.get('data') ?? '')));
  expect((await plainCall(page, 'GET', `/api/payment/status/${opened.orderId}`)).body.status).toBe('SUCCESS');
  const read = await plainCall(page, 'GET', `/api/astrology/kundli/detailed?${query}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toBeTruthy();
});

test('a top-up: the gateway fills the order id into the return URL, and no placeholder is left', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await openPlainClient(page);
  await plainLogin(page, buyer.email, buyer.password);
  const { body } = await plainCall(page, 'POST', '/api/payment/wallet/initiateTopUp', { amount: 500 });
  const address = await pay(page, body.order_id);
  expect(address).toMatch(new RegExp(`/wallet\\?order_id=${body.order_id}$`));
  expect(address).not.toMatch(/[{}]/);
});
