import texts from '#languages/en/catalog/products/admin-form.json' with { type: 'json' };
import { demo, enter } from '../../support/astrologers.ts';
import { expect, test } from '../../support/watched.ts';

test('another size type starts the stock rows anew, variants begin with one default row, and without them one empty row is there', async ({
  page,
}) => {
  const t = texts.price;
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/add-product');
  const rows = page.getByRole('group', { name: /^row \d+$/ });
  const size = rows.first().getByLabel(t.size, { exact: true });
  const quantity = rows.first().getByLabel(t.quantity, { exact: true });

  await page.getByLabel(t.sizeType, { exact: true }).selectOption('Ring');
  await size.selectOption('7');
  await quantity.fill('4');
  await page.getByRole('button', { name: t.addSize }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel(t.sizeType, { exact: true }).selectOption('Mukhi');
  await expect(rows).toHaveCount(1);
  await expect(size).toHaveValue('');
  await expect(quantity).toHaveValue('');

  await quantity.fill('9');
  await page.getByRole('switch', { name: t.variants }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByRole('radio', { name: /^Default/ })).toBeChecked();
  await expect(rows.first().getByLabel(t.stock, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(t.sizeType, { exact: true })).toBeHidden();
  await rows.first().getByLabel('Variant name').fill('3 ratti');
  await page.getByRole('button', { name: t.addVariant }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('switch', { name: t.variants }).click();
  await expect(rows).toHaveCount(1);
  await expect(quantity).toHaveValue('');
});
