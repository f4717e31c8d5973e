import type { Page } from '@playwright/test';
import { fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { createProduct, endCoupon, issueCoupon } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const ticket = (page: Page, code: string) => page.getByRole('article', { name: code });
const apply = (page: Page, code: string) => ticket(page, code).getByRole('button', { name: `Apply ${code}` });
const applied = (page: Page, code: string) =>
  ticket(page, code).getByRole('button', { name: `Applied · Remove ${code}` });
const cartSummary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const orderSummary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const toCheckout = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true });

/** Signs in a buyer with one product for ₹1,000 in the cart. */
async function shopper(page: Page) {
  const [buyer, bead] = await Promise.all([
    newBuyer(page.request),
    createProduct({ name: 'Reduced bead', price: 1000, stock: 9 }),
  ]);
  await fillCart(page.request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  return buyer;
}

test('one coupon is applied at a time, can be removed, and a small cart is told what is missing', {
  tag: '@both',
}, async ({ page }) => {
  const buyer = await shopper(page);
  const fifty = await issueCoupon(buyer.session.userId, { off: 50 });
  const eighty = await issueCoupon(buyer.session.userId, { off: 80 });
  const far = await issueCoupon(buyer.session.userId, { off: 90, minimum: 1401 });
  await page.goto('/cart');
  await expect(ticket(page, fifty)).toContainText('₹50 off');
  await expect(ticket(page, eighty)).toContainText('Saves ₹80');
  // Other tests may have made better ones.
  await expect(page.getByText('Best for you')).toHaveCount(1);
  await expect(ticket(page, fifty)).not.toContainText('Best for you');
  await expect(ticket(page, far)).not.toContainText('Saves');
  await expect(ticket(page, far)).toContainText('Add ₹401 more');
  await expect(ticket(page, far)).toContainText('On carts from ₹1,401');
  await expect(ticket(page, far).getByRole('button')).toHaveCount(0);

  await apply(page, fifty).press('Enter');
  await expect(cartSummary(page)).toContainText(`Discount${fifty}−₹50`);
  await expect(cartSummary(page)).toContainText('Total₹950');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page, eighty).press('Enter');
  await expect(cartSummary(page)).toContainText('Total₹920');
  await expect(apply(page, fifty)).toBeVisible();

  await applied(page, eighty).press('Enter');
  await expect(toast(page, 'Coupon removed')).toBeVisible();
  await expect(cartSummary(page)).toContainText('Total₹1,000');
  await expect(cartSummary(page)).not.toContainText('Discount');
});

test('the applied code goes along to the checkout, survives a reload and is paid with', async ({
  page,
  request,
}) => {
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 50 });
  await page.goto('/cart');
  await apply(page, code).press('Enter');
  await expect(cartSummary(page)).toContainText('Total₹950');
  await page.reload();
  await expect(applied(page, code)).toBeVisible();
  await expect(cartSummary(page)).toContainText('Total₹950');

  await toCheckout(page).click();
  await expect(orderSummary(page)).toContainText(`Discount${code}−₹50`);
  await page.reload();
  await expect(orderSummary(page)).toContainText('Total₹950');
  await expectAccessible(page);
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(checkout.pay).toHaveText('Pay ₹950');
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(await ordersOf(request, buyer)).toMatchObject([{ totalAmount: 950, paymentStatus: 'Paid' }]);
  expect(await page.evaluate(() => sessionStorage.getItem('coupon'))).toBeNull();
});

test('a cart that becomes too small loses its coupon, and says why', async ({ page, expectRefusals }) => {
  expectRefusals(400);
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 100, minimum: 1500 });
  await page.goto('/cart');
  await expect(ticket(page, code)).toContainText('Add ₹500 more');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await apply(page, code).press('Enter');
  await expect(cartSummary(page)).toContainText('Total₹1,900');
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(toast(page, 'Add ₹500 more to use this coupon.')).toBeVisible();
  await expect(cartSummary(page)).toContainText('Total₹1,000');
  await expect(ticket(page, code)).toContainText('Add ₹500 more');
});

test('a coupon that ends during the checkout is removed before anything is ordered', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400);
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 50 });
  await page.goto('/cart');
  await apply(page, code).press('Enter');
  await expect(cartSummary(page)).toContainText('Total₹950');
  await toCheckout(page).click();
  await expect(orderSummary(page)).toContainText('Total₹950');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.cash.check();
  await endCoupon(code);
  await checkout.placeOrder.click();
  await expect(toast(page, 'This coupon is not active.')).toBeVisible();
  await expect(orderSummary(page)).toContainText('Total₹1,000');
  await expect(orderSummary(page)).not.toContainText('Discount');
  expect(await ordersOf(request, buyer)).toEqual([]);

  await checkout.placeOrder.click();
  await expect(heading(page, 'Order placed!')).toBeVisible();
  expect(await ordersOf(request, buyer)).toMatchObject([{ totalAmount: 1000 }]);
});

test('no coupons, and coupons that could not be had', async ({ page, expectRefusals }) => {
  expectRefusals(500);
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 50 });
  await page.route('**/getCoupon*', (route) => route.fulfill({ json: { success: true, coupons: [] } }));
  await page.goto('/cart');
  await expect(page.getByText('No coupons available right now.')).toBeVisible();
  await page.unroute('**/getCoupon*');

  const alert = page.getByRole('alert');
  await page.route('**/getCoupon*', (route) => route.fulfill({ json: { success: false, coupons: [] } }));
  await page.reload();
  await expect(alert.filter({ hasText: 'Failed to load coupons' })).toBeVisible();
  await page.unroute('**/getCoupon*');
  await page.route('**/getCoupon*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(alert.filter({ hasText: 'Failed to fetch coupons' })).toBeVisible();
  await expect(toCheckout(page)).toBeVisible();
  await page.unroute('**/getCoupon*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(ticket(page, code)).toBeVisible();
});

test('in Hindi', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 50 });
  await page.goto('/cart');
  await expect(ticket(page, code)).toContainText('पूरे कार्ट पर ₹50 छूट।');
  await ticket(page, code)
    .getByRole('button', { name: `लगाएँ ${code}` })
    .click();
  await expect(ticket(page, code).getByRole('button', { name: `लग गया · हटाएँ ${code}` })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'कुल विवरण' })).toContainText('₹950');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an order that costs nothing is placed, not paid', async ({ page }) => {
  const buyer = await shopper(page);
  const code = await issueCoupon(buyer.session.userId, { off: 1000 });
  await page.goto('/cart');
  await apply(page, code).press('Enter');
  await expect(cartSummary(page)).toContainText('Total₹0');
  await toCheckout(page).click();
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
});
