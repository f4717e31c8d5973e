import { fillCart, newBuyer, ordersOf, signIn } from './buyers.ts';
import { checkoutPage, gatewayPage, goodAddress } from './checkout-page.ts';
import { leaveInStock, reprice, shelve, withdraw } from './goods.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './watched.ts';

test('a buyer fills in the address, pays and sees the order', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Paid ruby', price: 450, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
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

  await checkout.fill();
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await gatewayPage(page).pay.click();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=PREORDER_/);
  await expect
    .poll(async () => (await ordersOf(request, buyer)).map((order) => order.paymentStatus))
    .toEqual(['Paid']);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('every field is required, in words, and the first wrong one gets the focus', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Required bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ goods: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.pay.click();
  for (const field of ['name', 'phone', 'address', 'landmark', 'pincode', 'city', 'state'])
    await expect(page.getByText(`Please fill in ${field}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Please select a payment method')).toBeVisible();
  await expect(checkout.field('Full name')).toBeFocused();
  await expectAccessible(page);

  await checkout.fillAddress();
  await checkout.pay.click();
  await expect(page.getByText('Please select a payment method')).toBeVisible();
  await expect(checkout.online).toBeFocused();
  expect(await ordersOf(request, buyer)).toEqual([]);
});

test('phone and pincode are checked when the field is left', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Checked bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ goods: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.field('Phone').fill('98230 4415');
  await checkout.field('Pincode').fill('41100');
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await checkout.field('City').focus();
  await expect(page.getByText('Pincode must be 6 digits')).toBeVisible();

  await checkout.field('Pincode').fill('411004');
  await checkout.field('City').focus();
  await expect(checkout.state).toHaveValue('MH');
  await checkout.state.selectOption('Kerala');
  await expect(page.getByText('This pincode does not belong to Kerala. Please check both.')).toBeVisible();
  await checkout.state.selectOption('Maharashtra');
  await expect(page.getByText('This pincode does not belong')).toBeHidden();
  await expect(checkout.state.getByRole('option')).toHaveCount(37);
});

test('a reload keeps what was typed', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Kept bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ goods: bead }]);
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

test('two fast clicks on Pay are one order', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Doubled ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(checkout.pay).toBeEnabled();
  let sent = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/create-order')) sent += 1;
  });
  // Both in one go, before the page could draw the button busy.
  await checkout.pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(gatewayPage(page).url);
  expect(sent).toBe(1);
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});

test('who comes back from the gateway pays the same order', async ({ page, request }) => {
  const [buyer, last] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Last of its kind', price: 950, stock: 1 }),
  ]);
  await fillCart(request, buyer, [{ goods: last }]);
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
    shelve({ name: 'Declined ruby', price: 950, stock: 2 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
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

test('a price that changed is shown before anything is charged', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Repriced ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await expect(checkout.pay).toHaveText('Pay ₹950');
  await reprice(ruby, 1100);
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Prices have changed' })).toContainText(
    'the total is now ₹1,100, it was ₹950. Nothing was charged.',
  );
  await expect(checkout.pay).toHaveText('Pay ₹1,100');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Total₹1,100');
  expect(await ordersOf(request, buyer)).toEqual([]);
  await expectAccessible(page);

  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  expect((await ordersOf(request, buyer)).map((order) => order.totalAmount)).toEqual([1100]);
});

for (const [case_, spoil, words] of [
  ['too few are left', (goods) => leaveInStock(goods, 1), 'Only 1 left of "Wanted ruby"'],
  ['nothing is left', (goods) => leaveInStock(goods, 0), '"Wanted ruby" is out of stock.'],
  ['it is no longer sold', withdraw, 'Failed to verify "Wanted ruby".'],
] satisfies [string, typeof withdraw, string][]) {
  test(`names the item when ${case_}, and leads to the cart`, async ({ page, request, expectRefusals }) => {
    expectRefusals(409);
    const [buyer, ruby] = await Promise.all([
      newBuyer(request),
      shelve({ name: 'Wanted ruby', price: 950, stock: 5 }),
    ]);
    await fillCart(request, buyer, [{ goods: ruby, quantity: 2 }]);
    await signIn(page, buyer);
    await page.goto('/checkout');
    const checkout = checkoutPage(page);
    await checkout.fill();
    await expect(checkout.pay).toBeEnabled();
    await spoil(ruby);
    await checkout.pay.click();
    const banner = page.getByRole('alert').filter({ hasText: words });
    await expect(banner).toBeVisible();
    expect(await ordersOf(request, buyer)).toEqual([]);
    await banner.getByRole('link', { name: 'Back to your cart' }).click();
    await expect(page).toHaveURL('/cart');
  });
}

test('without its script the gateway is not ready: Pay is off and says why', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Waiting ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  await page.route('**/cashfree.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await expect(toast(page, 'Cashfree SDK failed to load. Please check your connection.')).toBeVisible();
  await expect(page.getByText('Cashfree SDK not ready.')).toBeVisible();
  await expect(checkout.pay).toBeDisabled();

  await page.unroute('**/cashfree.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(checkout.pay).toBeEnabled();
});

test('an answer without a session, and a gateway that refuses, are said', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Refused ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await page.route('**/create-order', (route) => route.fulfill({ json: {} }), { times: 1 });
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No payment session ID received' })).toBeVisible();

  const refusing = `window.Cashfree = () => ({
    checkout: async () => ({ error: { message: 'The session is not valid.' } }),
  })`;
  await page.route('**/cashfree.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: refusing }),
  );
  await page.reload();
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The session is not valid.' })).toBeVisible();
  await expect(checkout.pay).toBeEnabled();
});

test('a page the browser brings back from the gateway can pay again', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Returning ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  // A gateway that says it is leaving and does not: the page stays as a browser would keep it.
  const leaving = 'window.Cashfree = () => ({ checkout: async () => ({ redirect: true }) })';
  await page.route('**/cashfree.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: leaving }),
  );
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.fill();
  await checkout.pay.click();
  const busy = page.getByRole('button', { name: 'Opening the payment page...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(busy).toBeHidden();
  await checkout.pay.click();
  await expect(busy).toBeVisible();
  expect(await ordersOf(request, buyer)).toHaveLength(1);
});

test('an order that costs nothing goes straight to the confirmation', async ({
  page,
  request,
  expectRefusals,
}) => {
  // Delivery is never free of charge below ₹499, so the answer is played; the confirmation does not know the order.
  expectRefusals(404);
  const [buyer, gift] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Some gift', price: 900, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: gift }]);
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

test('an empty cart has nothing to pay, and a session that ended leads to the login and back', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Logged-out ruby', price: 950, stock: 5 }),
  ]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Cart is empty' })).toBeVisible();

  await fillCart(request, buyer, [{ goods: ruby }]);
  await page.goto('/checkout');
  await checkoutPage(page).fill();
  await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: {},
  });
  await checkoutPage(page).pay.click();
  await expect(page).toHaveURL('/login?next=%2Fcheckout');
  await expect(toast(page, 'User not logged in')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(checkoutPage(page).field('City')).toHaveValue(goodAddress.City);
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    shelve({ name: 'Hindi ruby', nameHi: 'माणिक', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ goods: ruby }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const pay = page.getByRole('button', { name: '₹950 चुकाएँ' });
  await pay.click();
  await expect(page.getByText('कृपया पिन कोड भरें')).toBeVisible();
  await expect(page.getByText('कृपया भुगतान का तरीका चुनें')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const typed = {
    'पूरा नाम': 'सावित्री देशपांडे',
    फ़ोन: '9823044150',
    पता: '14, शांति कुंज',
    'पहचान का स्थान': 'गणेश मंदिर के पास',
    'पिन कोड': '411004',
    शहर: 'पुणे',
  };
  for (const [name, value] of Object.entries(typed))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await expect(page.getByRole('combobox', { name: 'राज्य' })).toHaveValue('MH');
  await page.getByRole('radio', { name: /ऑनलाइन भुगतान/ }).check();
  await pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);
  await expect(page.getByRole('heading', { name: '₹950 का भुगतान' })).toBeVisible();
});
