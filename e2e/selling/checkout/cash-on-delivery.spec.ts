import { fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage } from '../../support/checkout-page.ts';
import { cancel, heading, openOrder, placeOrder } from '../../support/orders.ts';
import { createProduct, leaveInStock, reprice } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('a buyer orders to pay on delivery and sees the order', { tag: '@both' }, async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Cash ruby', price: 450, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  // Without the gateway's script: cash does not need it.
  await page.route('**/cashfree.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.field('Order note (optional)').fill('Please ring before six');
  await checkout.cash.check();
  await expect(checkout.placeOrder).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Both clicks in one task, before the page can render the button as busy.
  await checkout.placeOrder.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await expect(heading(page, 'Order placed!')).toBeVisible();
  await expect(page).toHaveURL(/\/cod-confirmation\?order_id=[0-9a-z]{16}$/);
  await expect(page).toHaveTitle(/^Order placed! · /);
  await expect(page.getByText('Thank you, Savitri.')).toContainText('Please keep ₹550 ready');
  const [order, ...more] = await ordersOf(request, buyer);
  expect(more).toEqual([]);
  expect(order).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Pending', totalAmount: 550 });
  await expect(page.getByRole('main')).toContainText(`Order${order?.orderNumber}`);
  await expect(page.getByRole('main')).toContainText('Order statusPending · Confirmed, we are packing it');
  await expect(page.getByRole('main')).toContainText('Pay on delivery₹550');
  await expect(page.getByRole('main')).toContainText('ToPune 411004');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('main').getByRole('link', { name: 'View My Orders' }).click();
  await expect(page).toHaveURL('/my-orders');
  await expect(page.getByRole('main')).toContainText('₹550');
  await page.goto(`/orders/${order?._id}`);
  await expect(page.getByRole('main')).toContainText('Please ring before six');
  await expect(page.getByRole('main')).toContainText(/Arrives \w{3} \d+/);
  const step = page
    .getByRole('list', { name: 'Journey' })
    .filter({ visible: true })
    .locator('[aria-current]');
  await expect(step).toContainText('Being packed');
  await page.goto('/cart');
  await expect(heading(page, 'Your cart is empty.')).toBeVisible();
});

test('with three orders on their way cash is refused, and paying online is one press away', {
  tag: '@both',
}, async ({ page, request, expectRefusals }) => {
  expectRefusals(409);
  const [buyer, coin] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Coin of many orders', price: 450, stock: 9 }),
  ]);
  for (let i = 0; i < 3; i += 1) await placeOrder(request, buyer, coin, { landmark: `Gate ${i + 1}` });
  await fillCart(request, buyer, [{ product: coin }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page.getByText('You have 3 cash on delivery orders on their way.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Pay online' }).click();
  await expect(checkout.online).toBeChecked();
  await expect(checkout.online).toBeFocused();
  await expect(checkout.pay).toHaveText('Pay ₹550');
  await expect(page.getByText('You have 3 orders on their way')).toBeHidden();
  expect(await ordersOf(request, buyer)).toHaveLength(3);
});

test('above the maximum amount cash is disabled and says why', async ({ page, request }) => {
  const [buyer, crown] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Costly crown', price: 12_600, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: crown, quantity: 2 }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const { cash, pay } = checkoutPage(page);
  await expect(pay).toHaveText('Pay ₹25,200');
  await expect(cash).toBeDisabled();
  await expect(page.getByText('Offered up to ₹25,000. Please pay online.')).toBeVisible();
  await expectAccessible(page);
});

test('a price that changed is shown before the order is placed', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Dearer cash ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fillAddress();
  await checkout.cash.check();
  await reprice(ruby, 1100);
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Prices have changed' })).toContainText(
    'the total is now ₹1,100, it was ₹950.',
  );
  expect(await ordersOf(request, buyer)).toEqual([]);
  await leaveInStock(ruby, 0);
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('Dearer cash ruby');
  expect(await ordersOf(request, buyer)).toEqual([]);
});

test('the confirmation says only what the server says', async ({ page, request, expectRefusals }) => {
  expectRefusals(400, 404);
  const buyer = await newBuyer(request);
  const order = await openOrder(
    request,
    buyer,
    await createProduct({ name: 'Told bead', price: 700, stock: 9 }),
  );
  await signIn(page, buyer);
  const path = `/cod-confirmation?order_id=${order.orderId}&status=Pending`;
  const tryAgain = page.getByRole('main').getByRole('link', { name: 'Try Again' });

  await page.route('**/api/auth/check-status*', (route) => route.fulfill({ json: { status: 'FAILED' } }));
  await page.goto(path);
  await expect(heading(page, 'Order Failed')).toBeVisible();
  await expect(tryAgain).toHaveAttribute('href', '/');
  await page.unroute('**/api/auth/check-status*');

  await cancel(request, buyer, order);
  await page.goto(path);
  await expect(heading(page, 'Unable to confirm order status')).toBeVisible();
  await expect(tryAgain).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/cod-confirmation?order_id=${'z'.repeat(16)}&status=Pending`);
  await expect(heading(page, 'Unable to confirm order status')).toBeVisible();

  await page.goto('/cod-confirmation?status=Pending');
  await expect(heading(page, 'Order ID not found')).toBeVisible();
  await expect(tryAgain).toBeVisible();
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Hindi cash ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const typed = {
    'पूरा नाम': 'सावित्री देशपांडे',
    फ़ोन: '9823044150',
    पता: '14, शांति कुंज',
    लैंडमार्क: 'गणेश मंदिर के पास',
    'पिन कोड': '411004',
    शहर: 'पुणे',
  };
  for (const [name, value] of Object.entries(typed))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('radio', { name: /कैश ऑन डिलीवरी/ }).check();
  await page.getByRole('button', { name: 'ऑर्डर दें' }).click();
  await expect(heading(page, 'ऑर्डर हो गया!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('कैश ऑन डिलीवरी₹950');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
