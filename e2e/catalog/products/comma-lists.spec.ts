import { addProduct, unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { expect, test, toast } from '../../support/watched.ts';

test('comma lists typed into the form are split, trimmed, and empties dropped', async ({ page }) => {
  const name = unique('Beads with lists');
  const token = await enter(page, demo.admin, demo.password);
  const id = await addProduct(page, token, { name });
  const lists = async () => {
    const { tags, howToWear, benefits, bestDayToWear } = await (
      await page.request.get(`/api/auth/products/${id}`)
    ).json();
    return { tags, howToWear, benefits, bestDayToWear };
  };
  await page.goto(`/admin/edit-product/${id}`);
  await page.getByLabel('Tags').fill('alpha, beta ,, gamma');
  await page.getByLabel('How to wear', { exact: true }).fill('on a thread, on Monday\nafter a bath');
  await page.getByLabel('Benefits', { exact: true }).fill('Calm\\, even at noon, better sleep, ');
  await page.getByLabel('Best day to wear').fill('Monday, Thursday');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Product saved.')).toBeVisible();
  const saved = {
    tags: ['alpha', 'beta', 'gamma'],
    howToWear: ['on a thread', 'on Monday', 'after a bath'],
    benefits: ['Calm, even at noon', 'better sleep'],
    bestDayToWear: ['Monday', 'Thursday'],
  };
  expect(await lists()).toEqual(saved);

  // The form shows them so that saving again changes nothing.
  await page.goto(`/admin/edit-product/${id}`);
  await expect(page.getByLabel('Benefits', { exact: true })).toHaveValue(
    'Calm\\, even at noon\nbetter sleep',
  );
  await page.getByLabel('Name', { exact: true }).fill(`${name} again`);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Product saved.')).toBeVisible();
  expect(await lists()).toEqual(saved);
});
