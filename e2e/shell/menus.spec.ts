import type { Page } from '@playwright/test';
import { demo, enter, register } from '../support/astrologers.ts';
import { fillCart, newBuyer, signIn } from '../support/buyers.ts';
import { createProduct } from '../support/products.ts';
import { hold } from '../support/responses.ts';
import { expect, test, toast } from '../support/watched.ts';

/** Returns the visible links of the nav bar, in order. */
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const own = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('each role has its menu, and the logo leads an admin to /admin', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/tmc', { waitUntil: 'networkidle' });
  await expect(links(page)).toHaveText(['Home', 'Products']);
  await page.getByRole('button', { name: 'Astrology' }).click();
  for (const name of ['Daily Prediction', 'Kundli', 'Kundli Matching', 'Panchang', 'Life Path'])
    await expect(own(page, name)).toBeVisible();
  for (const name of ['Login', 'Sign Up']) await expect(own(page, name)).toBeVisible();
  await expect(own(page, 'Wallet')).toBeHidden();

  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Counted and loved', price: 90, stock: 5 });
  await fillCart(request, buyer, [{ product: product }]);
  await request.post('/api/auth/add-wishlist', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: { productId: product.id },
  });
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, buyer);
  await theirs.goto(`/single-product/${product.id}`);
  const heart = theirs
    .getByRole('main')
    .getByRole('button', { name: /Counted and loved/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(links(theirs)).toHaveText(['Home', 'Products', 'My Orders']);
  for (const name of ['Wishlist', 'Wallet', 'Cart, 1 item']) await expect(own(theirs, name)).toBeVisible();
  // The logout clears the browser's storage.
  await theirs.getByRole('button', { name: 'Account menu' }).click();
  await theirs.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(theirs, 'You are logged out.')).toBeVisible();
  await expect(own(theirs, /^Cart/)).toBeHidden();
  expect(await theirs.evaluate(() => localStorage.getItem('auth-data'))).toBeNull();
  await theirs.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(theirs.locator('a[href="/cart"]').first()).toContainText('Cart, 0 items');
  await theirs.context().close();

  const person = await register(request);
  const pandit = await (await browser.newContext()).newPage();
  await enter(pandit, person.email, person.password);
  await pandit.goto('/tmc');
  await expect(links(pandit)).toHaveText(['Astrologer Dashboard', 'Chat Requests', 'Profile']);
  await expect(own(pandit, 'Wallet')).toBeVisible();
  await pandit.goto('/admin/orders');
  await expect(pandit).toHaveURL('/dashboard');
  await pandit.context().close();

  await enter(page, demo.admin, demo.password);
  await page.goto('/tmc');
  await expect(links(page)).toHaveText(['Admin Dashboard']);
  await expect(own(page, 'Wallet')).toBeVisible();
  await own(page, 'Navaratna').click();
  await expect(page).toHaveURL(/\/admin(\/dashboard)?$/);
});

test('a session is restored before a page of its own is shown', async ({ page, request }) => {
  await signIn(page, await newBuyer(request));
  const letGo = await hold(page, '**/api/auth/user-orders*');
  await page.goto('/my-orders', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Restoring session' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('the way back to the top comes when one has left it', async ({ page }) => {
  await page.goto('/tmc');
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(up).toBeHidden();
  const scrollDown = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  // A scroll before hydration is seen when the page is hydrated.
  await scrollDown(251);
  await expect(up).toBeVisible();
  // Further down, because the press itself scrolls a little when the browser is slow.
  await scrollDown(1000);
  await up.click();
  await expect(up).toBeHidden();
});

test('the wallet is in the nav of a customer, an astrologer and an admin at every width, and in their phone menu', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await newBuyer(request);
  const pandit = await register(request);
  const people = [buyer, pandit, { email: demo.admin, password: demo.password }];
  for (const { email, password } of people) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const theirs = await context.newPage();
    await enter(theirs, email, password);
    await theirs.goto('/tmc', { waitUntil: 'networkidle' });
    for (const width of [320, 360, 820, 1440]) {
      await theirs.setViewportSize({ width, height: 740 });
      await expect(own(theirs, 'Wallet')).toBeInViewport({ ratio: 1 });
    }
    await theirs.setViewportSize({ width: 360, height: 740 });
    await theirs.getByRole('button', { name: 'Open menu' }).click();
    const menu = theirs.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Wallet', exact: true }).click();
    await expect(theirs, email).toHaveURL('/wallet');
    await context.close();
  }
  await page.goto('/tmc', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('heading')).toHaveText(['Menu', 'Shop', 'Astrology', 'Visit']);
  await expect(page.getByRole('link', { name: 'Wallet', exact: true })).toHaveCount(0);
});
