import { fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage, goodAddress } from '../../support/checkout-page.ts';
import { createProduct } from '../../support/products.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('a buyer fills in the address, pays and sees the order', { tag: '@both' }, async ({
  page,
  request,
  isMobile,
}) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Paid ruby', price: 450, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('Paid ruby');
  await expect(summary).toContainText('Subtotal (1 item)₹450');
  await expect(summary).toContainText('Delivery₹100');
  await expect(summary).toContainText('GST 18%, included₹68.64');
  await expect(checkout.pay).toHaveText('Pay ₹550');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // No menu leads away; the way back, the policies and the amount to pay are in reach.
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back to your cart' })).toBeVisible();
  await expect(page.getByText('We never see your card number.')).toBeVisible();
  await expect(page.getByText('Return it within 3 days of delivery')).toBeVisible();
  // On a phone it is in the bar at the bottom.
  if (isMobile) await expect(checkout.pay).toBeInViewport();
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(step('Delivery')).toHaveAttribute('aria-current', 'step');

  await checkout.fill();
  await expect(step('Payment')).toHaveAttribute('aria-current', 'step');
  const arrives = page.getByText(/^Arrives .+ to .+$/);
  await expect(arrives).toBeVisible();
  const days = (await arrives.textContent())?.replace('Arrives ', '') ?? '';
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=PREORDER_/);
  await expect(page.getByRole('term').filter({ hasText: 'Arrives' })).toBeVisible();
  await expect(page.getByText(days, { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await ordersOf(request, buyer)).map((order) => order.paymentStatus))
    .toEqual(['Paid']);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('a reload keeps what was typed', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Kept bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await page.reload();
  for (const [name, value] of Object.entries(goodAddress))
    await expect(checkout.field(name)).toHaveValue(value);
  await expect(checkout.state).toHaveValue('MH');
  await expect(checkout.online).toBeChecked();
});

test('two fast clicks on Pay make one order', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Doubled ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(checkout.pay).toBeEnabled();
  let sent = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/create-order')) sent += 1;
  });
  // Both clicks in one task, before the page can render the button as busy.
  await checkout.pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(gatewayPage(page).url);
  expect(sent).toBe(1);
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});

test('a buyer who comes back from the gateway pays the same order', async ({ page, request }) => {
  const [buyer, last] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Last of its kind', price: 950, stock: 1 }),
  ]);
  await fillCart(request, buyer, [{ product: last }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  const first = page.url();

  await page.goBack();
  await expect(checkout.field('Full name')).toHaveValue(goodAddress['Full name']);
  await expect(page.getByText('is out of stock')).toBeHidden();
  await expect(checkout.pay).toBeEnabled();
  await checkout.pay.click();
  await expect(page).toHaveURL(first);
  expect(await ordersOf(request, buyer)).toHaveLength(1);
  await gatewayPage(page).pay.click();
  await expect.poll(async () => (await ordersOf(request, buyer))[0]?.paymentStatus).toBe('Paid');
});

test('a declined payment can be tried again', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Declined ruby', price: 950, stock: 2 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  await checkoutPage(page).fill();
  await checkoutPage(page).pay.click();
  await gatewayPage(page).decline.click();
  await expect(page.getByRole('alert')).toContainText('The bank refused this payment');
  await gatewayPage(page).pay.click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect
    .poll(async () => (await ordersOf(request, buyer)).map((order) => order.paymentStatus))
    .toEqual(['Paid']);
});

test('a page the browser brings back from the gateway can pay again', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Returning ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  // A gateway script that announces a redirect but does not leave: the page stays as the back-forward cache keeps it.
  const leaving = 'window.Cashfree = () => ({ checkout: async () => ({ redirect: true }) })';
  await page.route('**/cashfree.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: leaving }),
  );
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  const opened = () => page.waitForResponse('**/create-order');
  const first = opened();
  await checkout.pay.click();
  const busy = page.getByRole('button', { name: 'Opening the payment page...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await first;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(busy).toBeHidden();
  const second = opened();
  await checkout.pay.click();
  await expect(busy).toBeVisible();
  await second;
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});

test('an order that costs nothing goes straight to the confirmation', async ({
  page,
  request,
  expectRefusals,
}) => {
  // Delivery is never free below ₹499, so the response is mocked, and the confirmation page does not find the order.
  expectRefusals(404);
  const [buyer, gift] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Some gift', price: 900, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: gift }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  const customOrderId = `PREORDER_${buyer.session.userId}_1`;
  await page.route('**/create-order', (route) =>
    route.fulfill({ json: { payment_session_id: null, customOrderId, orderId: 'x'.repeat(16) } }),
  );
  await checkout.pay.click();
  await expect(page).toHaveURL(`/order-confirmation?order_id=${customOrderId}`);
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Hindi ruby', nameHi: 'माणिक', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const pay = page.getByRole('button', { name: '₹950 का भुगतान करें' });
  await pay.click();
  await expect(page.getByText('कृपया पिन कोड भरें')).toBeVisible();
  await expect(page.getByText('कृपया भुगतान का तरीका चुनें')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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
  await expect(page.getByRole('combobox', { name: 'राज्य' })).toHaveValue('MH');
  await page.getByRole('radio', { name: /UPI, कार्ड या नेट बैंकिंग/ }).check();
  await pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await expect(page.getByRole('heading', { name: '₹950 का भुगतान' })).toBeVisible();
});

test('a date that arrives during a press moves nothing away from under it', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Awaited ruby', price: 450, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  const checkout = checkoutPage(page);
  const letGo = await hold(page, '**/api/delivery/dates?**');
  await page.goto('/checkout');
  await checkout.fillAddress();
  await checkout.online.hover();
  await page.mouse.down();
  letGo();
  await expect(page.getByText(/^Arrives .+ to .+$/)).toBeVisible();
  await page.mouse.up();
  await expect(checkout.online).toBeChecked();
});
