import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import texts from '#languages/en/selling/orders/confirmation.json' with { type: 'json' };
import { type Buyer, fillCart, newBuyer, ordersOf, saveAddress, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, test } from '../../support/watched.ts';

/** Opens the checkout of one cart, with the last piece of a product, in two tabs; this method is chosen in both. */
async function openTwice(
  page: Page,
  context: BrowserContext,
  request: APIRequestContext,
  method: 'online' | 'cash',
): Promise<{ buyer: Buyer; other: Page }> {
  const [buyer, last] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'One piece, two tabs', price: 950, stock: 1 }),
  ]);
  await saveAddress(request, buyer);
  await fillCart(request, buyer, [{ product: last }]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await signIn(tab, buyer);
    await tab.goto('/checkout');
    const checkout = checkoutPage(tab);
    await checkout[method].check();
    await expect(method === 'cash' ? checkout.placeOrder : checkout.pay).toBeEnabled();
  }
  return { buyer, other };
}

test('the same cart in two tabs is one order, and it is paid once', async ({ page, context, request }) => {
  const { buyer, other } = await openTwice(page, context, request, 'online');
  for (const tab of [page, other]) {
    await checkoutPage(tab).pay.click();
    await expect(tab).toHaveURL(gatewayPage(tab).url);
  }
  expect(page.url()).toBe(other.url());
  await gatewayPage(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  // The other tab still shows the payment page: it can be reloaded, but not paid again.
  await other.reload();
  await expect(gatewayPage(other).pay).toHaveCount(0);
  const orders = await ordersOf(request, buyer);
  expect(orders.map((order) => order.paymentStatus)).toEqual(['Paid']);
});

test('a cart that was paid in one tab leads the other tab to the paid order, and opens no second payment', async ({
  page,
  context,
  request,
}) => {
  const { buyer, other } = await openTwice(page, context, request, 'online');
  await checkoutPage(page).pay.click();
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  const answer = other.waitForResponse('**/api/payment/cashfree/create-order');
  await checkoutPage(other).pay.click();
  expect(await (await answer).json()).toMatchObject({ payment_session_id: null });
  await expect(heading(other, 'Payment Successful!')).toBeVisible();
  const orders = await ordersOf(request, buyer);
  expect(orders.map((order) => order.paymentStatus)).toEqual(['Paid']);
  expect(new URL(other.url()).searchParams.get('order_id')).toBe(orders[0]?.customOrderId);
  // The gateway knows one payment of this order.
  const gateway = await request.get(`/sandbox/cashfree/control/orders/${orders[0]?.customOrderId}`);
  expect((await gateway.json()).payments).toHaveLength(1);
});

test('a cash order that is placed in two tabs is one, and both show it', async ({
  page,
  context,
  request,
}) => {
  const { buyer, other } = await openTwice(page, context, request, 'cash');
  for (const tab of [page, other]) {
    await checkoutPage(tab).placeOrder.click();
    await expect(heading(tab, 'Order placed!')).toBeVisible();
    await expect(tab.getByText(texts.same.text)).toHaveCount(tab === page ? 0 : 1);
  }
  await expect(other.getByRole('link', { name: texts.same.again })).toBeVisible();
  const orders = await ordersOf(request, buyer);
  expect(orders).toHaveLength(1);
  for (const tab of [page, other])
    expect(new URL(tab.url()).searchParams.get('order_id')).toBe(orders[0]?._id);
});

test('buying another product in another tab replaces an open order, which then cannot be paid', async ({
  page,
  context,
  request,
}) => {
  const [buyer, bead, lamp] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead of the first tab', price: 600, stock: 9 }),
    createProduct({ name: 'Lamp of the second tab', price: 200, stock: 9 }),
  ]);
  await saveAddress(request, buyer);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const first = checkoutPage(page);
  await first.online.check();

  // The other tab now buys another product. The first tab still buys what it shows.
  const other = await context.newPage();
  await signIn(other, buyer);
  await other.goto(`/checkout?buy=${lamp.id}`);
  const second = checkoutPage(other);
  await second.online.check();
  await second.pay.click();
  await expect(other).toHaveURL(gatewayPage(other).url);
  await first.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  // One open order per buyer: the newer one replaced the other, whose payment page no longer works.
  const orders = await ordersOf(request, buyer);
  expect(orders.map((order) => [order.orderStatus, order.totalAmount])).toEqual([
    ['Pending', 600],
    ['Cancelled', 300],
  ]);
  await other.reload();
  await expect(gatewayPage(other).pay).toHaveCount(0);
  await page.goBack();
  await expect(first.pay).toBeEnabled();
  await first.pay.click();
  await gatewayPage(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a reload and the back button keep the address and the payment method', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Patient bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).click();
  const checkout = checkoutPage(page);
  await checkout.fill();
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await page.goForward();
  await expect(checkout.field('City')).toHaveValue('Pune');
  await expect(checkout.online).toBeChecked();
  await page.reload();
  await expect(checkout.field('City')).toHaveValue('Pune');
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});
