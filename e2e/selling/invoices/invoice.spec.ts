import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { FIXED } from '#seed/people.ts';
import { readPdf } from '#server/testing/fixtures/pdf.ts';
import { type Buyer, newBuyer, signIn } from '../../support/buyers.ts';
import { heading, placeOrder, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

/** Places an order with cash on delivery. Returns its id. */
async function cashOrder(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const product = await createProduct({ name: 'Billed ruby', price: 1180, stock: 2 });
  return (await placeOrder(request, buyer, product)).orderId;
}

/** Signs in the demo's admin. */
async function admin(request: APIRequestContext): Promise<Buyer> {
  const data = { email: FIXED.admin, password: 'Navaratna@108' };
  const session = await (await request.post('/api/auth/login', { data })).json();
  return { firstName: '', email: data.email, phone: '', password: data.password, session };
}

async function invoiceIn(download: Download): Promise<string> {
  const { texts } = await readPdf(await readFile(await download.path()));
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

const open = (page: Page, address: string) =>
  Promise.all([page.waitForEvent('download'), page.goto(address)]).then(([file]) => file);

test('the invoice of an order comes with its shipping, is saved when its page opens, and again', {
  tag: '@both',
}, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const orderId = await cashOrder(request, buyer);
  await signIn(page, buyer);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'The invoice comes with the parcel' })).toBeVisible();

  await setStatus(request, { orderId }, 'Shipped');
  await page.goto(`/orders/${orderId}`);
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Invoice' }).click(),
  ]);
  await expect(toast(page, 'Download started')).toBeVisible();
  expect(first.suggestedFilename()).toBe(`invoice-${orderId}.pdf`);
  const text = await invoiceIn(first);
  expect(text).toContain('Billed ruby');
  const number = /NR\/\d{4}\/\d{6}/.exec(text)?.[0] ?? '';
  const main = page.getByRole('main');
  await expect(main).toContainText(number);
  await expect(main).toContainText('Maharashtra (27)');
  await expect(main).toContainText('₹1,180.00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Again' }).click(),
  ]);
  expect(await invoiceIn(again)).toContain(number);
});

test('what did not come is said, and comes on the next press', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  const orderId = await cashOrder(request, buyer);
  await setStatus(request, { orderId }, 'Shipped');
  await signIn(page, buyer);
  await page.route(`**/api/payment/invoice/${orderId}`, (route) => route.fulfill({ status: 500, json: {} }));
  await Promise.all([
    expect(toast(page, 'Failed to download invoice')).toBeVisible(),
    page.goto(`/invoice/${orderId}`),
  ]);
  await page.unroute(`**/api/payment/invoice/${orderId}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Again' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${orderId}.pdf`);
});

test('staff open any invoice, strangers none', async ({ page, request, browser, baseURL }) => {
  const orderId = await cashOrder(request, await newBuyer(request));
  const adminSession = await admin(request);
  await setStatus(request, { orderId }, 'Shipped');
  await signIn(page, adminSession);
  await page.emulateMedia({ colorScheme: 'dark' });
  const file = await open(page, `/admin/invoice/${orderId}`);
  expect(file.suggestedFilename()).toBe(`invoice-${orderId}.pdf`);
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const strange = await context.newPage();
  await signIn(strange, await newBuyer(request));
  await strange.goto(`/invoice/${orderId}`);
  await expect(heading(strange, 'Order not found.')).toBeVisible();
  await context.close();
});
