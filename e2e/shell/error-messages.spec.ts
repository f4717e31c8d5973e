import { fillCart, newBuyer, newPerson, ordersOf, saveAddress, signIn } from '../support/buyers.ts';
import { checkoutPage } from '../support/checkout-page.ts';
import { placeOrder, setStatus } from '../support/orders.ts';
import { createProduct, leaveInStock } from '../support/products.ts';
import { expect, test, toast } from '../support/watched.ts';

// Messages of the specification's catalogue that no other test produces. web/texts/specification.test.ts lists the
// test of each.

/** A response without a message: a proxy's error page. The page must show its own text. */
const speechless = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

test('a sign-up that fails without words', async ({ page, expectRefusals }) => {
  expectRefusals(502);
  await page.route('**/api/auth/signup', (route) => route.fulfill(speechless));
  await page.goto('/sign-up');
  const person = newPerson();
  for (const [name, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['E-mail', person.email],
    ['Mobile number', person.phone],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password again', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Signup failed!');
});

test('a new password that is not saved, without words', async ({ page, expectRefusals }) => {
  expectRefusals(502);
  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill(speechless));
  await page.goto(`/reset-password/${'0'.repeat(43)}`);
  await page.getByLabel('New password', { exact: true }).fill('a-new-lamp-43');
  await page.getByLabel('New password again', { exact: true }).fill('a-new-lamp-43');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset password.');
});

test('stock that shrinks while a product’s page is open', async ({ page, request, expectRefusals }) => {
  expectRefusals(400, 409);
  const bead = await createProduct({ name: 'Shrinking bead', price: 700, stock: 3 });
  await signIn(page, await newBuyer(request));
  await page.goto(`/single-product/${bead.id}`);
  const add = page
    .getByRole('button', { name: 'Add to Cart', exact: true })
    .filter({ visible: true })
    .first();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await leaveInStock(bead, 1);
  await add.click();
  await expect(toast(page, 'Cannot add more than available stock!')).toBeVisible();
  await leaveInStock(bead, 0);
  await add.click();
  await expect(toast(page, 'Out of stock!')).toBeVisible();
});

test('an order that is not taken, without words, online and for cash', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(502);
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Refused bead', price: 700, stock: 3 }),
  ]);
  await saveAddress(request, buyer);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.route(/\/(create-order|place-order)$/, (route) => route.fulfill(speechless));
  await page.goto('/checkout');
  const checkout = checkoutPage(page);
  await checkout.online.check();
  await checkout.pay.click();
  await expect(page.getByRole('alert')).toContainText('Checkout failed.');
  await checkout.cash.check();
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert')).toContainText('Failed to place order');
  expect(await ordersOf(request, buyer)).toEqual([]);
});

test('a line of an order whose product has no name', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const bead = await createProduct({ name: 'Nameless bead', price: 700, stock: 3 });
  const { orderId } = await placeOrder(request, buyer, bead);
  await signIn(page, buyer);
  await page.route(`**/api/auth/order/${orderId}`, async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    for (const item of order.items) item.snapshot.name = '';
    await route.fulfill({ response: response, json: order });
  });
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('main')).toContainText('Unknown Product');
});

test('reviews that cannot be fetched, and one that cannot be deleted', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(502);
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead kept by its review', price: 700, stock: 3 }),
  ]);
  const order = await placeOrder(request, buyer, bead);
  await setStatus(request, order, 'Delivered');
  const calls = `/api/auth/products/${bead.id}/reviews`;
  await request.post(calls, {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: { rating: 4, text: 'Stays where it is.', orderId: order.orderId },
  });
  await signIn(page, buyer);
  await page.goto(`/product/${bead.id}/reviews`);
  const own = page.getByRole('region', { name: 'Your review' });
  await page.route(`**${calls}/*`, (route) => route.fulfill(speechless));
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Error deleting review!')).toBeVisible();
  await expect(own).toContainText('Stays where it is.');

  await page.route('**/api/auth/my-reviews*', (route) => route.fulfill(speechless));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error fetching review!');
  await page.unroute('**/api/auth/my-reviews*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(own).toContainText('Stays where it is.');
});
