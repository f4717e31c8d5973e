import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { asAdmin } from '../../support/astrologers.ts';
import { type Buyer, fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { enterAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('change figures');
const upiId = 'navaratna@okhdfcbank';
const asked = { timeout: 40_000 };

/** Sets the UPI id of the shop, '' for none. */
async function setUpiId(request: APIRequestContext, id: string): Promise<void> {
  const headers = await asAdmin(request);
  const { settings } = await (await request.get('/api/admin/settings', { headers })).json();
  const { version } = settings.find(({ key }: { key: string }) => key === 'upiQr');
  const response = await request.put('/api/admin/settings/upiQr', {
    headers,
    data: { value: { upiId: id, payee: 'Navaratna', hours: 24 }, version },
  });
  if (!response.ok()) throw new Error(`settings returned ${response.status()}: ${await response.text()}`);
}
test.beforeEach(({ request }) => setUpiId(request, upiId));
test.afterEach(({ request }) => setUpiId(request, ''));

/** Buys a ruby by UPI QR, up to the page with the QR. */
async function buyByUpi(page: Page, request: APIRequestContext): Promise<Buyer> {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Scanned ruby', price: 2500, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await page.getByRole('radio', { name: /UPI QR, confirmed by our staff/ }).check();
  await checkout.pay.click();
  await expect(heading(page, 'Pay ₹2,500 by UPI')).toBeVisible();
  return buyer;
}

/** Opens the list of payments as a member of staff, on a page of their own. */
async function openAdmin(browser: Browser, request: APIRequestContext): Promise<Page> {
  const admin = await (await browser.newContext()).newPage();
  await enterAsStaff(admin, request, 'accounts');
  await admin.goto('/admin/upi-payments');
  await expect(heading(admin, 'UPI payments')).toBeVisible();
  return admin;
}

test('a ruby is bought by UPI QR, and staff confirm it with the bank’s reference', {
  tag: '@both',
}, async ({ page, request, browser, isMobile }) => {
  const buyer = await buyByUpi(page, request);
  const qr = page.getByRole('img', { name: 'QR code to pay ₹2,500 to Navaratna' });
  await expect(qr).toBeVisible();
  const app = page.getByRole('link', { name: 'Open your UPI app' });
  if (!isMobile) await expect(app).toBeHidden();
  else await expect(app).toHaveAttribute('href', new RegExp(`^upi://pay\\?pa=${upiId}&.*am=2500.00`));
  await expect(page.getByText(upiId)).toBeVisible();
  await expect(page.getByText('usually the same day')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A reload, and paying from the order's page, lead to the same QR.
  const address = page.url();
  const reference = address.split('/').at(-1) ?? '';
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  const [order] = await ordersOf(request, buyer);
  await page.goto(`/orders/${order?._id}`);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(address);

  const admin = await openAdmin(browser, request);
  await expectAccessible(admin);
  const utr = String(Date.now()).slice(-12);
  await admin.getByRole('button', { name: `Confirm the payment ${reference}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Has ₹2,500 arrived?' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText(/Please enter the UTR as the statement shows it/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'UTR' }).fill(utr);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(admin, 'Confirmed. The buyer is told.')).toBeVisible();
  await admin.getByRole('link', { name: 'Paid', exact: true }).click();
  await expect(admin.getByRole('row').filter({ hasText: reference })).toContainText(utr);
  await admin.context().close();

  await expect(heading(page, 'Payment Successful!')).toBeVisible(asked);
});
