import type { Page } from '@playwright/test';
import { newBuyer, signIn } from '../support/buyers.ts';
import { hold } from '../support/responses.ts';
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

const matching = {
  ayanamsa: '1',
  la: 'en',
  girl_coordinates: '26.912400,75.787300',
  girl_dob: '1994-08-14T06:40:00+05:30',
  boy_coordinates: '23.022500,72.571400',
  boy_dob: '1991-02-03T19:05:00+05:30',
};

/** The reports, each with its call to buy, its page, and the call by which that page loads it. */
const reports = [
  {
    kind: 'kundli',
    buy: '/api/payment/premium/kundli',
    sent: {
      amount: 599,
      customerName: 'श्रीमती मीनाक्षी सुब्रह्मण्यम् अय्यर',
      datetime: '1994-08-14T06:40:00+05:30',
      coordinates: '26.91240,75.78730',
      location: 'जयपुर, राजस्थान, भारत',
      ayanamsa: '1',
      la: 'hi',
      year_length: '1',
    },
    page: '/kundli-result',
    detailed: '/api/astrology/kundli/detailed',
  },
  {
    kind: 'matching',
    buy: '/api/payment/premium/kundli/matching',
    sent: matching,
    page: '/matching-kundli-result',
    detailed: '/api/astrology/kundali-matching/detailed',
  },
  {
    kind: 'panchang',
    buy: '/api/payment/premium/panchang',
    sent: {
      ayanamsa: '1',
      coordinates: '26.912400,75.787300',
      datetime: '2026-11-21T09:00:00+05:30',
      la: 'hi',
    },
    page: '/panchang-result',
    detailed: '/api/astrology/panchang/detailed',
  },
] as const;

/** Pays a report as another client does. Returns its order and the address to which the gateway leads. */
async function buyReport(page: Page, email: string, { buy, sent }: (typeof reports)[number]) {
  const { body: opened } = await plainCall(page, 'POST', buy, { ...sent, customerEmail: email });
  return { orderId: opened.orderId as string, address: await pay(page, opened.orderId) };
}

for (const report of reports)
  test(`a paid ${report.kind}: the gateway redirects straight to its page, which loads it by the URL alone`, async ({
    page,
    request,
  }) => {
    const buyer = await newBuyer(request);
    await openPlainClient(page);
    await plainLogin(page, buyer.email, buyer.password);
    const { orderId, address } = await buyReport(page, buyer.email, report);
    const url = new URL(address);
    expect(url.pathname).toBe(report.page);
    expect(url.searchParams.get('order_id')).toBe(orderId);
    expect(url.searchParams.has('data')).toBe(report.kind !== 'matching');
    const { order_id: _orderId, data, ...separate } = Object.fromEntries(url.searchParams);
    if (report.kind === 'matching') expect(separate).toEqual(matching);
    const query = new URLSearchParams(data ? JSON.parse(decodeURIComponent(data)) : separate);
    expect((await plainCall(page, 'GET', `/api/payment/status/${orderId}`)).body.status).toBe('SUCCESS');
    const read = await plainCall(page, 'GET', `${report.detailed}?${query}`);
    expect(read.status).toBe(200);
    expect(read.body.data).toBeTruthy();
  });

test('our own page opens that address, and no birth stays in it or is named as referrer', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await openPlainClient(page);
  await plainLogin(page, buyer.email, buyer.password);
  const [, paid] = reports;
  const { orderId, address } = await buyReport(page, buyer.email, paid);
  await signIn(page, buyer);
  const referrers: string[] = [];
  page.on('request', (one) => void one.allHeaders().then(({ referer }) => referrers.push(referer ?? '')));
  const release = await hold(page, '**/api/payment/status/*');
  const response = await page.goto(address, { waitUntil: 'commit' });
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect.poll(() => new URL(page.url()).search).toBe(`?order_id=${orderId}&la=en`);
  release();
  await expect(page).toHaveURL(new RegExp(`/my-reports/${orderId}`));
  expect(referrers.filter((one) => one.includes('1994-08-14'))).toEqual([]);
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
