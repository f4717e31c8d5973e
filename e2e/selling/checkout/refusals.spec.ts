import { fillCart, newBuyer, ordersOf, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage, goodAddress } from '../../support/checkout-page.ts';
import { createProduct, leaveInStock, reprice, withdraw } from '../../support/products.ts';
import { expect, expectAccessible, test, toast } from '../../support/watched.ts';

test('every field is required, in words, and the first wrong one gets the focus', async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Required bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  // The account knows the name and the phone.
  await expect(checkout.field('Full name')).toHaveValue('Savitri Deshpande');
  await expect(checkout.field('Phone')).toHaveValue(buyer.phone);
  for (const field of ['Full name', 'Phone']) await checkout.field(field).fill('');
  await checkout.pay.click();
  for (const field of ['name', 'phone', 'address', 'landmark', 'pincode', 'city', 'state'])
    await expect(page.getByText(`Please fill in ${field}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Please select a payment method')).toBeVisible();
  await expect(checkout.field('Full name')).toBeFocused();
  await expectAccessible(page);

  // A place without a landmark says so in its field.
  const none = page.getByRole('checkbox', { name: 'There is no landmark' });
  await none.check();
  await expect(checkout.field('Landmark')).toHaveValue('There is no landmark');
  await expect(page.getByText('Please fill in landmark')).toBeHidden();
  await none.uncheck();
  await expect(checkout.field('Landmark')).toHaveValue('');

  await checkout.fillAddress();
  await checkout.pay.click();
  await expect(page.getByText('Please select a payment method')).toBeVisible();
  await expect(checkout.online).toBeFocused();
  expect(await ordersOf(request, buyer)).toEqual([]);
});

test('phone and pincode are checked when the field is left', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Checked bead', price: 700, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
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

test('a price that changed is shown before anything is charged', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Repriced ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
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
  ['too few are left', (product) => leaveInStock(product, 1), 'Only 1 left of "Wanted ruby"'],
  ['nothing is left', (product) => leaveInStock(product, 0), '"Wanted ruby" is out of stock.'],
  ['it is no longer sold', withdraw, 'Failed to verify "Wanted ruby".'],
] satisfies [string, typeof withdraw, string][]) {
  test(`names the item when ${case_}, and leads to the cart`, async ({ page, request, expectRefusals }) => {
    expectRefusals(409);
    const [buyer, ruby] = await Promise.all([
      newBuyer(request),
      createProduct({ name: 'Wanted ruby', price: 950, stock: 5 }),
    ]);
    await fillCart(request, buyer, [{ product: ruby, quantity: 2 }]);
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
    createProduct({ name: 'Waiting ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.route('**/cashfree.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await expect(toast(page, 'Cashfree SDK failed to load. Please check your connection.')).toBeVisible();
  const reason = page.getByText('Cashfree SDK not ready. You can pay as soon as it has loaded.');
  await expect(reason.filter({ visible: true })).toBeVisible();
  await expect(checkout.pay).toBeDisabled();

  await page.unroute('**/cashfree.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(checkout.pay).toBeEnabled();
});

test('an answer without a session, and a gateway that refuses, are said', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Refused ruby', price: 950, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
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

test('an empty cart has nothing to pay, and a session that ended leads to the login and back', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Logged-out ruby', price: 950, stock: 5 }),
  ]);
  await signIn(page, buyer);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Cart is empty' })).toBeVisible();

  await fillCart(request, buyer, [{ product: ruby }]);
  await page.goto('/checkout');
  await checkoutPage(page).fill();
  await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: {},
  });
  await checkoutPage(page).pay.click();
  await expect(toast(page, 'User not logged in')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fcheckout');
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(checkoutPage(page).field('City')).toHaveValue(goodAddress.City);
});
