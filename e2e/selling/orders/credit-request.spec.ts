import type { APIRequestContext } from '@playwright/test';
import { asAdmin, demo, enter } from '../../support/astrologers.ts';
import { type Buyer, newBuyer } from '../../support/buyers.ts';
import { heading, openOrder, payAtGateway, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('read figures');

/** Gives a buyer a credit note of ₹820, for a ring of ₹900 that they gave back. */
async function giveCreditNote(request: APIRequestContext, buyer: Buyer): Promise<void> {
  const ring = await createProduct({ name: 'Ring given back', price: 900, stock: 2 });
  const order = await openOrder(request, buyer, ring);
  await payAtGateway(request, buyer, order);
  await setStatus(request, order, 'Delivered');
  const headers = { authorization: `Bearer ${buyer.session.token}` };
  const { items } = await (await request.get(`/api/auth/order/${order.orderId}`, { headers })).json();
  const asked = await request.post(`/api/orders/${order.orderId}/returns`, {
    headers,
    multipart: { itemId: items[0]._id, reason: 'not_wanted', text: 'Too wide.', quantity: '1' },
  });
  const { return: back } = await asked.json();
  const accepted = await request.post(`/api/admin/returns/${back._id}/accept`, {
    headers: await asAdmin(request),
    data: { as: 'credit', restock: true },
  });
  expect(accepted.status()).toBe(200);
}

/** Returns the name of a demo product that costs more than the credit note. The search finds products of the demo. */
async function dearProduct(request: APIRequestContext): Promise<string> {
  const products: { name: string; price: number | null; sizeType: string | null; totalStock: number }[] =
    await (await request.get('/api/auth/products')).json();
  const dear = products.find(
    ({ price, sizeType, totalStock }) => sizeType === 'Quantity' && totalStock >= 5 && (price ?? 0) > 1200,
  );
  if (!dear) throw new Error('The demo shop has no such product.');
  return dear.name;
}

/** Returns the path of the newest request that was mailed to an address. */
async function mailedPath(request: APIRequestContext, to: string): Promise<string> {
  const find = async () => {
    const { mails } = await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json();
    const texts: string[] = mails.map(({ text }: { text: string }) => text);
    return texts.flatMap((text) => /\/use-credit\/[\w-]+/.exec(text)?.[0] ?? [])[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

test('staff ask for a credit note, and the buyer says yes to the order on the page of the link', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const buyer = await newBuyer(request);
  await giveCreditNote(request, buyer);
  const name = await dearProduct(request);
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Name, phone or e-mail' }).fill(buyer.email);
  await page.getByRole('button', { name: /^Choose: / }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page.getByRole('button', { name: `Add: ${name} ₹` }).click();
  await page.getByRole('radio', { name: /^₹820 \(CREDIT••••/ }).check();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await page.getByLabel('Address', { exact: true }).fill('14, Shanti Kunj, Prabhat Road');
  await page.getByLabel('There is no landmark').check();
  await page.getByLabel('Pincode').fill('411004');
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await expect(page.getByText('−₹820')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Ask the buyer for their yes' }).click();
  await expect(
    toast(page, 'The buyer is asked by e-mail. The order is placed with their yes.'),
  ).toBeVisible();
  await expect(page.getByText(/^Waiting for the buyer’s yes until /)).toBeVisible();
  await expectAccessible(page);

  const path = await mailedPath(request, buyer.email);
  const own = await (await browser.newContext()).newPage();
  const opened = await own.goto(path);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(heading(own, 'May we use your credit note?')).toBeVisible();
  await expect(own.getByText(name).first()).toBeVisible();
  await expect(own.getByText('14, Shanti Kunj, Prabhat Road')).toBeVisible();
  await expect(own.getByText(/^₹[\d,.]+ is left to pay when the parcel is handed to you\.$/)).toBeVisible();
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);
  await own.getByRole('button', { name: 'Yes, place the order' }).click();
  await expect(heading(own, 'Thank you, your order is placed')).toBeVisible();
  await expectAccessible(own);
  await own.reload();
  await expect(heading(own, 'Thank you, your order is placed')).toBeVisible();

  await expect(page.getByText('The buyer said yes')).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-z]{16}$/);
  await expect(page.getByText(/CREDIT••••/).first()).toBeVisible();
});

test('the page of a wrong link says what to do, in Hindi too', async ({
  page,
  context,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(404);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/use-credit/this-is-no-link-that-was-mailed');
  await expect(page.getByRole('alert')).toContainText('यह लिंक अब मान्य नहीं है।');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
