import type { Locator, Page } from '@playwright/test';
import { fillCart, newBuyer, signIn } from '../../support/buyers.ts';
import { createProduct, issueCoupon } from '../../support/products.ts';
import { expect, expectAccessible, test } from '../../support/watched.ts';

/** Returns how far a row is scrolled, in pixels. */
const scrolled = (row: Locator): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);

/**
 * Opens a product's page and scrolls to the related products, whose row moves at once: a glide has no position to compare.
 * The row moves only on the screen; `before` runs when it is not there yet.
 */
async function openRelated(
  page: Page,
  before: () => Promise<void> = async () => {},
): Promise<{ box: Locator; row: Locator }> {
  const { id } = await createProduct({ name: 'Bead with others', price: 700, stock: 9 });
  await page.goto(`/single-product/${id}`);
  const box = page.getByRole('region', { name: 'You Might Also Like' });
  const row = box.getByRole('list').first();
  await row.evaluate(({ style }) => style.setProperty('scroll-behavior', 'auto'));
  await before();
  await box.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  return { box, row };
}

test('other products go on by themselves every 2.5 to 3 seconds', { tag: '@both' }, async ({ page }) => {
  await page.clock.install();
  const { box, row } = await openRelated(page, () => page.clock.pauseAt(Date.now() + 3_600_000));
  /** Moves the clock until the row has moved. Returns the milliseconds. */
  async function untilItMoves(): Promise<number> {
    const from = await scrolled(row);
    let ms = 0;
    await expect(async () => {
      await page.clock.runFor(100);
      ms += 100;
      expect(await scrolled(row)).not.toBe(from);
    }).toPass({ intervals: [0] });
    return ms;
  }
  await untilItMoves();
  // The next movement begins where the page knows that it is.
  await expect(box.getByRole('button', { name: 'Previous' })).toBeEnabled();
  const ms = await untilItMoves();
  expect(ms).toBeGreaterThanOrEqual(2500);
  expect(ms).toBeLessThanOrEqual(3000);
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
