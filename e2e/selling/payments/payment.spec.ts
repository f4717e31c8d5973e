import { newBuyer, signIn } from '../../support/buyers.ts';
import { gatewayPage } from '../../support/checkout-page.ts';
import {
  attempt,
  cancel,
  confirmationPath,
  expire,
  heading,
  numberOf,
  openOrder,
  orderState,
} from '../../support/orders.ts';
import { speechless } from '../../support/responses.ts';
import { test as plain } from '../../support/responsive.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

// The page asks again after a time that grows to ten seconds.
const asked = { timeout: 40_000 };

test('pays at the gateway and follows the order from the confirmation to its page', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(order.paymentPage);
  await gatewayPage(page).pay.click();

  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(numberOf(order))).toBeVisible();
  await expect(page.getByText('Pune 411004')).toBeVisible();
  // The bought line is no longer in the cart, and the badge shows it.
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'View My Orders' }).click();
  await expect(heading(page, 'My Orders')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: numberOf(order) });
  await expect(card).toContainText('Paid, we are packing it');
  await expect(card).toContainText('Paid online');
  await card.getByRole('link', { name: order.name }).click();
  await expect(heading(page, `Order ${numberOf(order)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: order.name })).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
});

test('never trusts the status in the URL', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);

  await page.goto(confirmationPath(order, 'PAID'));
  await expect(page.getByText(numberOf(order))).toBeVisible();
  await expect(heading(page, 'Checking your payment')).toBeVisible();

  await attempt(request, order, { outcome: 'success' });
  await page.goto(confirmationPath(order, 'FAILED'));
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
});

test('a refused payment can be tried again and then succeeds', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(order.paymentPage);
  await gatewayPage(page).decline.click();
  await page.getByRole('link', { name: 'return to the shop' }).click();

  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();

  // The same gateway order, not a second one.
  await expect(page).toHaveURL(gatewayPage(page).url);
  await expect(page.getByText(order.gatewayOrderId)).toBeVisible();
  await gatewayPage(page).pay.click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(await orderState(request, buyer, order)).toBe('Pending Paid');
});

test('keeps polling while the bank is slow', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'pending' });
  await page.goto(confirmationPath(order, 'ACTIVE'));
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  await expect(page.getByText(numberOf(order))).toBeVisible();
  await expectAccessible(page);
  await attempt(request, order, { outcome: 'success', webhook: 'never' });
  await expect(heading(page, 'Payment Successful!')).toBeVisible(asked);
});

// Not watched: the browser itself logs every failed request.
plain(
  'says that the network is lost, keeps asking, and goes on when it is back',
  async ({ page, request, context }) => {
    const buyer = await newBuyer(request);
    await signIn(page, buyer);
    const order = await openOrder(request, buyer);
    await page.goto(confirmationPath(order, 'ACTIVE'));
    await expect(page.getByText(numberOf(order))).toBeVisible();

    await context.setOffline(true);
    const lost = page.getByText('No connection right now. We keep trying.');
    await expect(lost).toBeVisible();
    await expect(heading(page, 'Checking your payment')).toBeVisible();
    await attempt(request, order, { outcome: 'success', webhook: 'never' });
    await context.setOffline(false);
    await expect(heading(page, 'Payment Successful!')).toBeVisible(asked);
    await expect(lost).toBeHidden();
  },
);

test('the title of a waiting tab shows the result', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(confirmationPath(order, 'ACTIVE'));
  await expect(page).toHaveTitle(/^Checking your payment · /);
  await attempt(request, order, { outcome: 'success' });
  await expect(page).toHaveTitle(/^Payment Successful! · /, asked);
});

test('settles by polling when the webhook never comes', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'success', webhook: 'never' });
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(await orderState(request, buyer, order)).toBe('Pending Paid');

  await page.reload();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
});

test('an abandoned payment expires and says so', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(confirmationPath(order, 'ACTIVE'));
  await expect(heading(page, 'Checking your payment')).toBeVisible();
  await expire(request, order);
  await expect(heading(page, 'Payment window expired')).toBeVisible(asked);
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  expect(await orderState(request, buyer, order)).toBe('Cancelled Failed');
  // The cart is unchanged.
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a payment in one tab shows in the other', async ({ page, request, context }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.goto(confirmationPath(order, 'ACTIVE'));
  await expect(heading(page, 'Checking your payment')).toBeVisible();

  const other = await context.newPage();
  await other.goto(order.paymentPage);
  await gatewayPage(other).pay.click();
  await expect(heading(other, 'Payment Successful!')).toBeVisible();
  await page.bringToFront();
  await expect(heading(page, 'Payment Successful!')).toBeVisible(asked);
});

test('a payment that arrives too late is refunded', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await cancel(request, buyer, order);
  await attempt(request, order, { outcome: 'success' });
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(heading(page, /^Your payment (is being|was) returned$/)).toBeVisible();
  await expect(page.getByText(/to the account it came from/)).toBeVisible();
});

test('an order cancelled after payment is no longer shown as a success', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'success' });
  await cancel(request, buyer, order);
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(heading(page, 'This order was cancelled')).toBeVisible();
  await expect(page.getByText(/refunded to the account it came from/)).toBeVisible();
});

test('a status nobody knows is neither success nor failure, and leads to people', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.route('**/check-status?**', (route) =>
    route.fulfill({ json: { status: 'PARTIALLY_PAID', orderId: order.orderId } }),
  );
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(heading(page, 'Unable to determine payment status')).toBeVisible();
  await expect(page.getByText(/contact our support/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('a return page without a response offers a way on, and still finds the result by itself', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(502);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const order = await openOrder(request, buyer);
  await page.route('**/check-status?**', speechless);
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(page.getByText('No connection right now. We keep trying.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
    'href',
    '/my-orders',
  );
  await expectAccessible(page);
  await attempt(request, order, { outcome: 'success' });
  await page.unroute('**/check-status?**');
  await expect(heading(page, 'Payment Successful!')).toBeVisible(asked);
});

test('says when the address names no order, or one of somebody else', async ({
  page,
  request,
  expectRefusals,
}) => {
  const [buyer, stranger] = [await newBuyer(request), await newBuyer(request)];
  const order = await openOrder(request, stranger);
  await signIn(page, buyer);
  await page.goto('/order-confirmation');
  await expect(heading(page, 'Order ID not found')).toBeVisible();
  await expectAccessible(page);

  expectRefusals(404);
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(heading(page, 'Order not found.')).toBeVisible();
});

test('sends a visitor to log in and back to the payment', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'success' });
  await page.goto(confirmationPath(order, 'PAID'));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: /E-mail or mobile/ }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('order_id')).toBe(order.gatewayOrderId);
});

test('speaks Hindi', async ({ page, request, context, baseURL }) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'declined' });
  await page.goto(confirmationPath(order, 'FAILED'));
  await expect(heading(page, 'भुगतान नहीं हुआ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /अभी भुगतान करें$/ }).click();
  await page.getByRole('button', { name: /चुकाएँ$/ }).click();
  await expect(heading(page, 'भुगतान सफल हुआ!')).toBeVisible();
  await expectAccessible(page);
});
