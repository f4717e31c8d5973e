import type { Page } from '@playwright/test';
import { fillCart, newBuyer, ordersOf, saveAddress, signIn } from '../../support/buyers.ts';
import { checkoutPage, gatewayPage } from '../../support/checkout-page.ts';
import { createProduct, leaveInStock, type TestProduct } from '../../support/products.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).filter({ visible: true });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

/** Creates a buyer with an address and one product in the cart, and opens another product's page. */
async function onThePageOf(page: Page, request: Parameters<typeof newBuyer>[0], product: TestProduct) {
  const [buyer, inCart] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Stays in the cart', price: 300, stock: 9 }),
  ]);
  await saveAddress(request, buyer);
  await fillCart(request, buyer, [{ product: inCart }]);
  await signIn(page, buyer);
  await page.goto(`/single-product/${product.id}`, { waitUntil: 'networkidle' });
  return buyer;
}

test('one thing is bought alone: the cart stays, a reload and the way back from the gateway keep it', async ({
  page,
  request,
}) => {
  const ruby = await createProduct({ name: 'Bought at once', price: 900, stock: 2 });
  const buyer = await onThePageOf(page, request, ruby);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  // Both clicks in one task, before the page can render the button as busy.
  await buyNow(page)
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page).toHaveURL(`/checkout?buy=${ruby.id}&quantity=2`);
  await page.reload();
  await expect(summary(page)).toContainText('Bought at once');
  await expect(summary(page)).toContainText('₹1,800');
  await expect(summary(page)).not.toContainText('Stays in the cart');
  await expectAccessible(page);
  const checkout = checkoutPage(page);
  await checkout.online.check();
  await checkout.pay.click();
  await expect(page).toHaveURL(gatewayPage(page).url);

  // The order reserves all of the stock, but this buyer can still buy it.
  await page.goBack();
  await expect(checkout.pay).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await checkout.pay.click();
  await gatewayPage(page).pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await ordersOf(request, buyer)).toHaveLength(1);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Stays in the cart')).toBeVisible();
});

test('a product that sells out meanwhile is reported, with a link back to it', async ({ page, request }) => {
  const last = await createProduct({ name: 'Gone in between', price: 900, stock: 1 });
  await onThePageOf(page, request, last);
  await buyNow(page).click();
  await expect(summary(page)).toContainText('Gone in between');
  await leaveInStock(last, 0);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('"Gone in between" is out of stock.');
  await page.getByRole('main').getByRole('link', { name: 'Back to the product' }).click();
  await expect(page).toHaveURL(`/single-product/${last.id}`);
});

test('a login in between leads back to the checkout of that product', async ({ page, request }) => {
  const bead = await createProduct({ name: 'Worth a login', price: 900, stock: 3 });
  const buyer = await newBuyer(request);
  await page.goto(`/checkout?buy=${bead.id}`);
  const login = page.getByRole('button', { name: 'Login' });
  await expect(login).toHaveAttribute('type', 'submit');
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await login.click();
  await expect(page).toHaveURL(`/checkout?buy=${bead.id}`);
  await expect(summary(page)).toContainText('Worth a login');
});
