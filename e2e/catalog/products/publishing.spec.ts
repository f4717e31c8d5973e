import { addProduct, unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { expect, expectAccessible, test, toast } from '../../support/watched.ts';

test('hides a product, previews it, publishes it again, and gives it a sale price', async ({ page }) => {
  const name = unique('Seasonal bell');
  const token = await enter(page, demo.admin, demo.password);
  const id = await addProduct(page, token, { name });
  await page.goto(`/admin/edit-product/${id}`);
  const state = page.getByRole('region', { name: 'In the shop' });
  await state.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page, 'The product is hidden now.')).toBeVisible();
  expect((await page.request.get(`/single-product/${id}`)).status()).toBe(404);
  await state.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit product' }).click();
  await state.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'The product is in the shop now.')).toBeVisible();

  const sale = page.getByRole('region', { name: 'Sale price' });
  await sale.getByLabel('Sale price ₹').fill('199');
  await sale.getByRole('button', { name: 'Save sale' }).click();
  await expect(toast(page, 'The sale is saved.')).toBeVisible();
  await expect(sale.getByText('Running')).toBeVisible();
  await expectAccessible(page);
  // Too new for a price before: the sale price stands alone.
  await page.goto(`/single-product/${id}`);
  await expect(page.getByText('₹199').first()).toBeVisible();
  await expect(page.locator('s')).toHaveCount(0);

  await page.goto(`/admin/edit-product/${id}`);
  await state.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} (copy)`);
  await expect(state.getByText('Draft', { exact: true })).toBeVisible();
});
