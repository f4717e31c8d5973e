import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer } from '../../support/buyers.ts';
import { placeOrder } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('an owner reads a period by state, compares it, and downloads it', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await placeOrder(
    request,
    await newBuyer(request),
    await createProduct({ name: 'For a report', price: 700, stock: 9 }),
  );
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/sales');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: /Net sales by day/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'This financial year' }).click();
  await expect(page).toHaveURL(/from=20\d\d-04-01/);
  await page.getByRole('navigation', { name: 'Report by' }).getByRole('link', { name: 'State' }).click();
  await expect(page).toHaveURL(/by=state/);
  const table = page.getByRole('table', { name: /^Sales,/ });
  await expect(table.getByRole('row').nth(1)).toContainText('₹');
  await page.getByLabel('Compare with').selectOption('Nothing');
  await expect(table.getByRole('columnheader', { name: 'Before' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sales-state-.*\.csv$/);

  await page.getByRole('navigation', { name: 'Report by' }).getByRole('link', { name: 'Not sold' }).click();
  await expect(page.getByText('In stock, and not sold in this period.').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/by=unsold/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
