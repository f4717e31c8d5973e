import type { APIRequestContext, Locator, Page } from '@playwright/test';
import en from '#languages/en/astrology/reports/main.json' with { type: 'json' };
import hi from '#languages/hi/astrology/reports/main.json' with { type: 'json' };
import type { Buyer } from './buyers.ts';
import { heading } from './orders.ts';
import { hold } from './responses.ts';
import { expect } from './watched.ts';

/** A kind of report, as in the API's paths and ids. */
export type Kind = 'kundli' | 'matching' | 'panchang';

const girl = { coordinates: '26.912400,75.787300', dob: '1994-08-14T06:40:00+05:30' };
const boy = { coordinates: '18.520400,73.856700', dob: '1992-03-05T21:15:00+05:30' };

const requests: Record<Kind, { path: string; body: Record<string, unknown> }> = {
  kundli: {
    path: '/api/payment/premium/kundli',
    body: {
      amount: 599,
      customerName: 'Anjali Mehta',
      customerEmail: 'anjali@example.in',
      datetime: girl.dob,
      coordinates: girl.coordinates,
      location: 'Jaipur, Rajasthan, India',
      ayanamsa: '1',
      la: 'en',
      year_length: '1',
    },
  },
  matching: {
    path: '/api/payment/premium/kundli/matching',
    body: {
      ayanamsa: '1',
      la: 'en',
      girl_coordinates: girl.coordinates,
      girl_dob: girl.dob,
      girl_name: 'Anjali',
      boy_coordinates: boy.coordinates,
      boy_dob: boy.dob,
      boy_name: 'Rohan',
    },
  },
  panchang: {
    path: '/api/payment/premium/panchang',
    body: {
      ayanamsa: '1',
      la: 'en',
      coordinates: '25.317600,82.973900',
      datetime: '2026-11-21T06:00:00+05:30',
      location: 'Varanasi, Uttar Pradesh, India',
    },
  },
};

/** Opens the payment of a report over the API, as its form would; `more` replaces fields. Returns the gateway order's id. */
export async function openReport(
  request: APIRequestContext,
  { session }: Buyer,
  kind: Kind,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { path, body } = requests[kind];
  const response = await request.post(path, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { ...body, ...more },
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()).orderId;
}

/** Makes the sandbox gateway act on a report's order (sandbox/README.md). */
export async function gatewayDoes(request: APIRequestContext, orderId: string, how: object): Promise<void> {
  const response = await request.post(`/sandbox/cashfree/control/orders/${orderId}`, { data: how });
  if (!response.ok()) throw new Error(`the gateway returned ${response.status()}: ${await response.text()}`);
}

/** Buys a report. Returns its order's id. */
export async function buyReport(
  request: APIRequestContext,
  buyer: Buyer,
  kind: Kind,
  more: Record<string, unknown> = {},
): Promise<string> {
  const orderId = await openReport(request, buyer, kind, more);
  await gatewayDoes(request, orderId, { outcome: 'success' });
  return orderId;
}

/** Returns a buyer's reports from the API. */
export async function reportsOf(
  request: APIRequestContext,
  { session }: Buyer,
): Promise<{ orderId: string; kind: Kind; status: string }[]> {
  const response = await request.get('/api/reports', {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return (await response.json()).reports;
}

/** Chooses day, month and year of a birth; `words` are the texts of the form's language. */
export async function chooseDate(
  within: Page | Locator,
  [day, month, year]: [string, string, string],
  words = ['Day', 'Month', 'Year'],
): Promise<void> {
  for (const [i, value] of [day, month, year].entries())
    await within.getByRole('combobox', { name: words[i], exact: true }).selectOption({ label: value });
}

/** Types the first letters of a place and chooses the suggestion `meant`. */
export async function choosePlace(page: Page, field: Locator, typed: string, meant: RegExp): Promise<void> {
  await field.pressSequentially(typed);
  await page.getByRole('option', { name: meant }).first().click();
  await expect(field).not.toHaveValue(typed);
}

/** Waits until the gateway's script has come to a report's form: a press before only says that it has not. */
export async function gatewayReady(page: Page): Promise<void> {
  const line = (text: keyof typeof en.pay) => page.getByText(en.pay[text]).or(page.getByText(hi.pay[text]));
  await expect(line('secure')).toBeVisible();
  await expect(line('loading')).toHaveCount(0);
}

/**
 * Opens a page that says `words` and leads home after a few seconds. The home page is held back until `look` has seen it, or
 * a slow browser would miss it.
 */
export async function expectWayHome(
  page: Page,
  path: string,
  words: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const letGo = await hold(page, '**/_.data*');
  await page.goto(path);
  await expect(heading(page, words)).toBeVisible();
  await look(page);
  letGo();
  await expect(page).toHaveURL('/');
}
