import type { Locator, Page } from '@playwright/test';
import { fillCart, newBuyer, signIn } from '../support/buyers.ts';
import { createProduct, issueCoupon } from '../support/products.ts';
import { expect, expectAccessible, test } from '../support/watched.ts';

/** Returns how far a row is scrolled, in pixels. */
const scrolled = (row: Locator): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);

/** Returns the milliseconds between two automatic movements of a row. */
const pause = (row: Locator): Promise<number> =>
  row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let first = 0;
        let last = 0;
        element.addEventListener('scroll', () => {
          const now = performance.now();
          // The scroll events of one movement come close together.
          if (now - last > 700) {
            if (first) resolve(now - first);
            else first = now;
          }
          last = now;
        });
      }),
  );

/** Opens a product's page and scrolls to the related products, whose row moves at once: a glide has no position to compare. */
async function openRelated(page: Page): Promise<{ box: Locator; row: Locator }> {
  const found = await page.request.get('/api/auth/products', { params: { limit: 1 } });
  const [product] = await found.json();
  await page.goto(`/single-product/${product._id}`, { waitUntil: 'networkidle' });
  const box = page.getByRole('region', { name: 'You Might Also Like' });
  const row = box.getByRole('list').first();
  // It moves only on the screen, so before the page is scrolled no glide has begun.
  await row.evaluate(({ style }) => style.setProperty('scroll-behavior', 'auto'));
  await box.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  return { box, row };
}

test('other products go on by themselves every 2.5 to 3 seconds', { tag: '@both' }, async ({ page }) => {
  const { row } = await openRelated(page);
  const ms = await pause(row);
  expect(ms).toBeGreaterThan(2400);
  // The browser may render the first frame of a movement late.
  expect(ms).toBeLessThan(3400);
});

test('a carousel can be paused, and waits while the focus is in it', async ({ page }) => {
  await page.clock.install();
  const { box, row } = await openRelated(page);
  await expect.poll(() => scrolled(row)).toBeGreaterThan(0);
  await box.getByRole('button', { name: 'Pause' }).click();
  await expect(box.getByRole('button', { name: 'Play' })).toBeVisible();
  const rest = await scrolled(row);
  await page.clock.runFor(10_000);
  expect(await scrolled(row)).toBe(rest);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(box.getByRole('button', { name: 'Pause' })).toBeVisible();
  await row.getByRole('link').first().focus();
  const focused = await scrolled(row);
  await page.clock.runFor(10_000);
  expect(await scrolled(row)).toBe(focused);
});

test('with reduced motion a carousel does not move until its play button is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const { box, row } = await openRelated(page);
  await page.clock.runFor(10_000);
  expect(await scrolled(row)).toBe(0);
  await box.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(3100);
  await expect.poll(() => scrolled(row)).toBeGreaterThan(0);
});

test('the signs of the home page and the coupons of a cart go on as well', async ({ page }) => {
  await page.goto('/');
  const signs = page.getByRole('region', { name: 'Today for your sign' });
  await signs.getByRole('button', { name: 'Pause' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(signs.getByRole('list'))).toBeGreaterThan(0);

  const [buyer, bead] = await Promise.all([
    newBuyer(page.request),
    createProduct({ name: 'Bead beside coupons', price: 1000, stock: 9 }),
  ]);
  await fillCart(page.request, buyer, [{ product: bead }]);
  for (const off of [10, 20, 30]) await issueCoupon(buyer.session.userId, { off });
  await signIn(page, buyer);
  await page.goto('/cart');
  const coupons = page.getByRole('region', { name: 'Coupons' }).last();
  await coupons.getByRole('button', { name: 'Pause' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(coupons.getByRole('list').first())).toBeGreaterThan(0);
});
