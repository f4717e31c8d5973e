import { newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import {
  attempt,
  confirmationPath,
  expire,
  heading,
  numberOf,
  openOrder,
  payAtGateway,
  settle,
} from '../../support/orders.ts';
import { createProduct, withdraw } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

/** The demo's customer: some delivered orders, each with its whole history. */
const demoCustomer = { email: 'customer@navaratna.test', password: 'Navaratna@108' };

test('a buyer without orders sees a link to the products', async ({ page, request }) => {
  await signIn(page, await newBuyer(request));
  await page.goto('/my-orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See products' }).click();
  await expect(page).toHaveURL('/products');
});

test('orders stand newest first and are narrowed by tabs that stand in the address', {
  tag: '@both',
}, async ({ page, request, expectRefusals }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const gone = await openOrder(request, buyer);
  await expire(request, gone);
  await settle(request, buyer, gone);
  const paid = await openOrder(request, buyer);
  await payAtGateway(request, buyer, paid);
  const waiting = await openOrder(request, buyer);

  await page.goto('/my-orders');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article')).toContainText([waiting, paid, gone].map(numberOf));
  await expect(page.getByRole('article').nth(1)).toContainText('Paid, we are packing it');
  await expect(page.getByRole('article').nth(0)).toContainText(
    /Waiting for payment until (\d+ \w+ \d{4}, )?\d+:\d\d/,
  );
  await expect(page.getByRole('article').nth(2)).toContainText('Not paid');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Cancelled 1' }).click();
  await expect(page).toHaveURL('/my-orders?status=cancelled');
  await expect(page.getByRole('article')).toContainText([numberOf(gone)]);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Delivered 0' }).click();
  await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);

  // The cart still has what was not paid, and refuses it a second time; the buyer is led there all the same.
  expectRefusals(400);
  await page.getByRole('button', { name: `Buy again: order ${numberOf(gone)}` }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: gone.name })).toBeVisible();

  // The number leads to the order, and so does its id at the gateway.
  for (const words of [`/my-orders/${numberOf(paid)}`, `/orders/${paid.gatewayOrderId}`]) {
    await page.goto(words);
    await expect(page).toHaveURL(`/orders/${paid.orderId}`);
    await expect(heading(page, `Order ${numberOf(paid)}`)).toBeVisible();
  }
});

test('an order that waits for payment is paid from the list', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto('/my-orders');
  await page.getByRole('button', { name: `Pay now for order ${numberOf(order)}` }).click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await expect(page.getByText(order.gatewayOrderId)).toBeVisible();

  // Back without paying: the button returns, for the same payment.
  await page.goBack();
  await page.getByRole('button', { name: `Pay now for order ${numberOf(order)}` }).click();
  await expect(page.getByText(order.gatewayOrderId)).toBeVisible();
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});

test('an order that was paid elsewhere in the meantime is never paid a second time', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(`/orders/${order.orderId}`);
  const pay = page.getByRole('button', { name: /^Pay now/ });
  await expect(pay).toBeVisible();
  await attempt(request, order, { outcome: 'success', webhook: 'never' });
  await pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(await ordersOf(request, buyer)).toHaveLength(1);

  await page.goto(`/orders/${order.orderId}`);
  await expect(page.getByText('Paid online')).toBeVisible();
  await expect(pay).toHaveCount(0);
});

test('one order shows its journey, items, figures and address', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const { token, role, isVerified, userId } = await (
    await request.post('/api/auth/login', { data: demoCustomer })
  ).json();
  await signIn(page, {
    ...demoCustomer,
    firstName: '',
    phone: '',
    session: { token, role, isVerified, userId },
  });
  await page.goto('/my-orders?status=delivered');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(heading(page, /^Order NR-\d{5}$/)).toBeVisible();

  const steps = page.getByRole('list', { name: 'Journey' }).filter({ visible: true }).getByRole('listitem');
  const names = ['Order placed', 'Being packed', 'Shipped', 'On the way', 'Out for delivery', 'Delivered'];
  await expect(steps).toHaveCount(names.length);
  await expect(steps).toContainText(names);

  await expect(page.getByText(/^₹[\d,]+\.\d\d$/)).toHaveCount(1);
  await expect(page.getByText('GST 0.25%, included')).toBeVisible();
  await expect(page.getByText('Maharashtra')).toBeVisible();
  await expect(page.getByText('Paid on delivery')).toBeVisible();
  // The journey has told all of it.
  await expect(page.getByRole('heading', { name: 'What else happened' })).toHaveCount(0);
  for (const later of ['Cancel', 'Invoice'])
    await expect(page.getByRole('main').getByRole('button', { name: later })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an order is read in Hindi, with the names as they were bought and why it ended', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const nameHi = 'पंचमुखी दीपक';
  const product = await createProduct({ name: 'Five-faced lamp', nameHi, price: 640, stock: 3 });
  const order = await openOrder(request, buyer, product);
  await expire(request, order);
  await page.goto(confirmationPath(order, 'ACTIVE'));
  await expect(heading(page, 'भुगतान का समय बीत गया')).toBeVisible();

  await page.goto(`/orders/${order.orderId}`);
  await expect(heading(page, `ऑर्डर ${numberOf(order)}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: nameHi })).toBeVisible();
  // The server stores its reasons in English; the page translates them.
  await expect(page.getByText('भुगतान का समय बीत गया।')).toBeVisible();
  await expect(page.getByText('Payment window expired.')).toHaveCount(0);
  await expectAccessible(page);
});

test('an order still shows what was bought after the product was taken off sale', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const product = await createProduct({ name: 'Panchmukhi Hanuman Murti', price: 640, stock: 3 });
  const order = await openOrder(request, buyer, product);
  await attempt(request, order, { outcome: 'success' });
  await withdraw(product);
  await page.goto(`/orders/${order.orderId}`);
  // Its certificate has an entry of its own.
  const line = page.getByRole('listitem').filter({ hasText: product.name }).filter({ hasText: 'Quantity' });
  await expect(line).toContainText('Product not found (may have been deleted)');
  await expect(line).toContainText('₹640');
  await expect(line.getByRole('link')).toHaveCount(0);
});

test('orders that cannot be fetched are said, and fetched again on demand', async ({
  page,
  request,
  expectRefusals,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await openOrder(request, buyer);
  expectRefusals(503);
  await page.route('**/api/auth/user-orders', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/my-orders');
  await expect(page.getByText('Failed to fetch orders')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/auth/user-orders');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('nobody reads orders without a session, or without a user id in it', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const order = await openOrder(request, buyer);
  for (const path of ['/my-orders', `/orders/${order.orderId}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  const { userId, ...rest } = buyer.session;
  await page.evaluate((stored) => localStorage.setItem('auth-data', stored), JSON.stringify(rest));
  await page.goto('/my-orders');
  await expect(page).toHaveURL('/login?next=%2Fmy-orders');
  expect(userId).toBeTruthy();
});

test('keeps the order of another buyer to itself', async ({ page, request, expectRefusals }) => {
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  const order = await openOrder(request, other);
  await signIn(page, buyer);
  expectRefusals(404);
  await page.goto(`/orders/${order.orderId}`);
  await expect(heading(page, 'Order not found.')).toBeVisible();
  await page.getByRole('link', { name: 'View My Orders' }).click();
  await expect(page).toHaveURL('/my-orders');
});
