import type { Page } from '@playwright/test';
import { fillCart, newBuyer, signIn } from '../support/buyers.ts';
import { createProduct } from '../support/products.ts';
import { test } from '../support/responsive.ts';
import { expect, toasts } from '../support/watched.ts';

// The browser complains of every request that finds no network, so the console is not watched.

const words = 'No connection. Please check your internet and try again.';

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) =>
  toasts(page).getByText(words).or(page.getByRole('alert').getByText(words)).first();
const broken = (page: Page) => page.getByText('Something went wrong on our side');

/** Presses without a network, and expects that the page stays and says so. */
async function expectKept(page: Page, press: () => Promise<unknown>): Promise<void> {
  const before = page.url();
  await press();
  await expect(said(page)).toBeVisible();
  await expect(said(page)).toBeHidden();
  expect(page.url()).toBe(before);
  await expect(broken(page)).toHaveCount(0);
}

test('without a network a press keeps the list, the product and what is typed; with one it works again', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const toProduct = card.getByRole('link').first();
  await context.setOffline(true);
  await expectKept(page, () => toProduct.click());
  await expect(card.getByRole('heading')).toHaveText(name);
  await context.setOffline(false);
  await toProduct.click();
  await expect(page).toHaveURL(/\/single-product\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await context.setOffline(true);
  // The list would need its data again.
  await expectKept(page, () => page.evaluate(() => history.back()));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await context.setOffline(false);

  const bead = await createProduct({ name: 'Bead without a network', price: 320, stock: 5 });
  await page.goto(`/single-product/${bead.id}`);
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first();
  await context.setOffline(true);
  // A guest would be led to the login.
  await expectKept(page, () => add.click());
  await context.setOffline(false);
  // The same press leads on, and the page is not loaded anew for it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await add.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('textbox', { name: 'E-mail or mobile number' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill('asha@example.in');
  await page.getByLabel('Password', { exact: true }).fill('lamp-and-river-42');
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail or mobile number' })).toHaveValue('asha@example.in');
  await context.setOffline(false);
});

test('without a network the cart stays, and leads to the checkout when it is back', async ({
  page,
  context,
  request,
}) => {
  const [buyer, bead] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Bead in a cart without a network', price: 320, stock: 5 }),
  ]);
  await fillCart(request, buyer, [{ product: bead }]);
  await signIn(page, buyer);
  await page.goto('/cart');
  const toCheckout = main(page).getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true });
  await expect(toCheckout).toBeVisible();
  await context.setOffline(true);
  await expectKept(page, () => toCheckout.click());
  await expect(page.getByText(bead.name).first()).toBeVisible();
  await context.setOffline(false);
  await toCheckout.click();
  await expect(page).toHaveURL(/\/checkout/);
});

test.describe('with a network that brings nothing', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shop has a page of its own, and goes on when the network is back', async ({ page, context }) => {
    await page.goto('/products');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The device calls itself online, so the page is left. Neither its module nor the document arrives.
    await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
    await context.setOffline(true);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /No connection$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /इंटरनेट नहीं है$/ })).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
});

test('a page whose data does not arrive says so, and does not blame itself', async ({ page }) => {
  await page.goto('/products');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'The internet did not answer' })).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});
