import { unique } from '../../support/admin-products.ts';
import { demo, enter, picture } from '../../support/astrologers.ts';
import { expect, test, toast } from '../../support/watched.ts';

test('a product whose first answer is lost is added once, however often its button is pressed', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(502);
  const token = await enter(page, demo.admin, demo.password);
  let lost = 0;
  await page.route('**/api/auth/add-product', async (route) => {
    if (lost >= 2) return route.continue();
    lost += 1;
    // The shop adds the product, and a proxy loses the answer.
    await route.fetch();
    await route.fulfill({ status: 502, body: '' });
  });
  await page.goto('/admin/add-product');
  const name = unique('Conch of one answer');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('A conch.');
  await page.getByLabel('Category', { exact: true }).selectOption('Home Decor');
  await page.getByLabel('Price ₹').fill('99');
  await page.getByLabel('Quantity', { exact: true }).fill('1');
  await page.getByLabel('Add images').setInputFiles(await picture(page, 'a.png'));
  await expect(page.getByRole('button', { name: 'Image 1 of 1' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save product' });
  const press = async () => {
    const answered = page.waitForResponse('**/api/auth/add-product');
    await save.click();
    await answered;
    // A press before the form knows of the answer would be ignored.
    await expect(save).not.toHaveAttribute('aria-busy');
  };
  await press();
  await expect(page.getByRole('alert').getByText('Failed to add product.')).toBeVisible();
  await press();
  await save.click();
  await expect(toast(page, 'Product added successfully!')).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-busy');
  expect(lost).toBe(2);
  const list = await page.request.get(`/api/admin/products?q=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await list.json()).products).toHaveLength(1);
});
