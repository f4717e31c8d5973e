import { addProduct, unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a scanner counts pieces, the difference becomes one correction, and its reason stays in the history', async ({
  page,
}) => {
  const name = unique('Counted bell');
  const code = unique('BELL').replace(' ', '-');
  const token = await enter(page, demo.admin, demo.password);
  await addProduct(page, token, {
    name,
    hasVariants: true,
    price: undefined,
    sizeType: undefined,
    stock: undefined,
    variants: [{ variantName: 'Small', price: 250, stock: 3, sku: code, isDefault: true }],
  });
  await page.goto('/admin/stock/count');
  const input = page.getByLabel('SKU or barcode');
  await expect(input).toBeFocused();
  for (let n = 0; n < 2; n += 1) {
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('no such code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing in the shop has the code no such code.')).toBeVisible();
  await expect(page.getByLabel(`Counted pieces of ${name} · Small`)).toHaveValue('2');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('1 difference')).toBeVisible();
  await page.getByLabel('Reason').fill('Count of shelf A');
  await page.getByRole('button', { name: 'Apply count' }).click();
  await expect(toast(page, 'The stock of 1 SKU was corrected.')).toBeVisible();

  await page.goto(`/admin/stock?q=${code}`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: `Edit stock of ${name} · Small` }).click();
  const sheet = page.getByRole('dialog', { name: `${name} · Small` });
  await expect(sheet.getByLabel('Available pieces')).toHaveValue('2');
  await expect(sheet.getByRole('listitem').first()).toContainText('Count of shelf A');
  await sheet.getByLabel('Reorder at').fill('4');
  await sheet.getByLabel('Cost price in rupees').fill('100');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expectAccessible(page);
});
