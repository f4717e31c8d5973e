import type { Page } from '@playwright/test';
import { cartOf, fillCart, newBuyer, signIn } from '../../support/buyers.ts';
import { createProduct, leaveInStock, reprice, withdraw } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('listitem');
const line = (page: Page, name: string) => lines(page).filter({ has: page.getByRole('heading', { name }) });
const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });
const empty = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty.' });

test('shows products, figures and the count, and passes axe', { tag: '@both' }, async ({ page, request }) => {
  const [buyer, ruby, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Natural Ruby', price: 7900, stock: 3 }),
    createProduct({ name: 'Five-face bead', price: 349, stock: 40 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }, { product: bead, quantity: 2 }]);
  await signIn(page, buyer);
  await page.goto('/cart');

  await expect(line(page, 'Natural Ruby')).toContainText('Hurry! 3 left');
  await expect(line(page, 'Natural Ruby')).toContainText('₹7,900');
  await expect(line(page, 'Five-face bead')).toContainText('₹349 each');
  await expect(line(page, 'Five-face bead')).toContainText('₹698');
  await expect(line(page, 'Five-face bead')).not.toContainText('Hurry!');
  await expect(summary(page)).toContainText('Subtotal (3 items)₹8,598');
  await expect(summary(page)).toContainText('DeliveryFree');
  await expect(summary(page)).toContainText('GST 18%, included₹1,311.56');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('quantities stay between 1 and the stock, and hold after a reload', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Three-face bead', price: 160, stock: 3 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  const stepper = quantity(page, 'Three-face bead');
  await expect(stepper.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await expect(summary(page)).toContainText('Delivery₹100');

  await stepper.getByRole('button', { name: 'Increase quantity' }).dblclick();
  await expect(stepper.getByRole('status')).toHaveText('3');
  await expect(summary(page)).toContainText('Subtotal (3 items)₹480');
  await stepper.getByRole('button', { name: 'Increase quantity' }).click({ force: true });
  await expect(toast(page, 'Cannot exceed available stock!')).toBeVisible();
  await expect(stepper.getByRole('status')).toHaveText('3');

  await expect.poll(async () => (await cartOf(request, buyer))[0]?.cartQuantity).toBe(3);
  await page.reload();
  await expect(stepper.getByRole('status')).toHaveText('3');
  await stepper.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(summary(page)).toContainText('Total₹420');
});

test('a line is removed at once and can be put back', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Small ruby', price: 900, stock: 8 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby, quantity: 2 }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Small ruby' }).click();
  // A toast stays while the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(toast(page, 'Item removed from cart!')).toBeVisible();
  await expect(empty(page)).toBeVisible();

  await undo.click();
  await expect(quantity(page, 'Small ruby').getByRole('status')).toHaveText('2');
  await expect.poll(() => cartOf(request, buyer)).toHaveLength(1);
  await page.reload();
  await expect(quantity(page, 'Small ruby').getByRole('status')).toHaveText('2');
});

test('a removal the server does not take is undone and said', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Stubborn ruby', price: 900, stock: 8 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await page.route('**/api/auth/remove/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken', error: 'broken', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Remove Stubborn ruby' }).click();
  await expect(toast(page, 'Failed to remove item.')).toBeVisible();
  await expect(line(page, 'Stubborn ruby')).toBeVisible();
});

test('what others bought meanwhile leaves the cart or is reduced, with words', async ({ page, request }) => {
  const [buyer, gone, scarce, kept] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Last emerald', price: 5200, stock: 1 }),
    createProduct({ name: 'Scarce coral', price: 800, stock: 9 }),
    createProduct({ name: 'Plenty of pearls', price: 450, stock: 90 }),
  ]);
  await fillCart(request, buyer, [{ product: gone }, { product: scarce, quantity: 5 }, { product: kept }]);
  await leaveInStock(gone, 0);
  await leaveInStock(scarce, 2);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(toast(page, 'Removed Last emerald (Out of Stock)')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We changed the quantity' })).toHaveText(
    'Only 2 left of "Scarce coral". We changed the quantity.',
  );
  await expect(lines(page)).toHaveCount(2);
  await expect(quantity(page, 'Scarce coral').getByRole('status')).toHaveText('2');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await expect(toast(page, 'Removed Last emerald (Out of Stock)')).toBeHidden();
});

test('stock that shrinks while the page is open refuses more', async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  const [buyer, pearl] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Shrinking pearl', price: 450, stock: 9 }),
  ]);
  await fillCart(request, buyer, [{ product: pearl, quantity: 2 }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(line(page, 'Shrinking pearl')).toContainText('Hurry! 9 left');
  await leaveInStock(pearl, 2);
  await quantity(page, 'Shrinking pearl').getByRole('button', { name: 'Increase quantity' }).click();
  await expect(toast(page, 'Cannot exceed available stock!')).toBeVisible();
  await expect(quantity(page, 'Shrinking pearl').getByRole('status')).toHaveText('2');
  await expect(line(page, 'Shrinking pearl')).toContainText('Hurry! 2 left');
});

test('products taken off sale leave the cart; the last one leaves it empty', async ({ page, request }) => {
  const [buyer, lamp] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Old lamp', price: 300, stock: 4 }),
  ]);
  await fillCart(request, buyer, [{ product: lamp }]);
  await withdraw(lamp);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(toast(page, 'Removed Old lamp (Out of Stock)')).toBeVisible();
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See products' })).toBeVisible();
  await expectAccessible(page);
});

test('prices are the current ones, and the button leads to the checkout', async ({ page, request }) => {
  const [buyer, ring] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Silver ring', price: 1200, stock: 20 }),
  ]);
  await fillCart(request, buyer, [{ product: ring }]);
  await reprice(ring, 1350);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(line(page, 'Silver ring')).toContainText('₹1,350');
  await quantity(page, 'Silver ring').getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('button', { name: 'Pay ₹2,700' })).toBeVisible();
});

test('a cart that another tab has changed is the newest when its tab is shown again', async ({
  page,
  request,
}) => {
  const [buyer, ring, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Tab ring', price: 900, stock: 5 }),
    createProduct({ name: 'Tab bead', price: 300, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: ring }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(1);
  await fillCart(request, buyer, [{ product: bead }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line(page, 'Tab bead')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).filter({ visible: true })).toBeVisible();
});

test('a count of the cart that is older than a change does not come back', async ({ page, request }) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Counted bead', price: 300, stock: 5 }),
  ]);
  await signIn(page, buyer);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/cart/**', async (route) => {
    const response = await route.fetch();
    await gate.promise;
    await route.fulfill({ response });
  });
  const old = page.waitForResponse('**/api/auth/cart/**');
  await page.goto(`/single-product/${bead.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click();
  const count = page.getByRole('link', { name: 'Cart, 1 item' }).filter({ visible: true });
  await expect(count).toBeVisible();
  gate.resolve();
  await (await old).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(count).toBeVisible();
});

test('when the cart cannot be loaded it says so and offers a retry', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.route('**/api/auth/cart/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not now.', error: 'Not now.', code: 'internal' } }),
  );
  await page.goto('/cart');
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await page.unroute('**/api/auth/cart/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(empty(page)).toBeVisible();
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Hindi ruby', nameHi: 'माणिक', price: 900, stock: 3 }),
  ]);
  await fillCart(request, buyer, [{ product: ruby }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'आपका कार्ट' })).toBeVisible();
  await expect(page.getByText('जल्दी करें! 3 बचे हैं')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'माणिक हटाएँ' }).click();
  await expect(toast(page, 'वस्तु कार्ट से हटा दी गई!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'आपका कार्ट खाली है।' })).toBeVisible();
});
