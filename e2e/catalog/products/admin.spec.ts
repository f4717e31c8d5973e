import { addProduct, type Fields, unique } from '../../support/admin-products.ts';
import { demo, enter, picture } from '../../support/astrologers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  toast,
  toasts,
} from '../../support/watched.ts';

test('adds a product with variants and pictures in their order, and the shop sells it', {
  tag: '@both',
}, async ({ page }) => {
  const name = unique('Moon ruby');
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/add-product');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('alert').getByText('Please enter a name.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Cut in Jaipur.');
  await page.getByLabel('Category', { exact: true }).selectOption('Gemstones');
  await page.getByLabel('Subcategory').selectOption('Precious');
  await page.getByLabel('Tags').fill('moon\n\nruby');
  await page.getByRole('switch', { name: 'Sell in variants' }).click();
  const first = page.getByRole('group', { name: 'row 1' });
  await expect(first.getByRole('radio', { name: /^Default/ })).toBeChecked();
  await first.getByLabel('Variant name').fill('3 ratti');
  await first.getByLabel('Price ₹').fill('4200');
  await page.getByRole('button', { name: 'Save product' }).click();
  // An icon is in front of the text, without the specification's emoji beside it.
  await expect(page.getByText('Please upload at least one image.', { exact: true }).first()).toBeVisible();
  await expect(
    first.getByText('Please fill all variant fields (name, price, stock).', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('❌');
  await first.getByLabel('Stock').fill('14');
  await page.getByRole('button', { name: 'Add variant' }).click();
  const second = page.getByRole('group', { name: 'row 2' });
  await second.getByLabel('Variant name').fill('5 ratti');
  await second.getByLabel('Price ₹').fill('7900');
  await second.getByLabel('Stock').fill('3');
  await second.getByRole('radio', { name: 'Default: 5 ratti' }).check();
  await expect(first.getByRole('radio')).not.toBeChecked();

  await page
    .getByLabel('Add images')
    .setInputFiles([await picture(page, 'a.png'), await picture(page, 'b.png')]);
  const images = page.getByRole('button', { name: /^Image \d of 2(, Cover)?$/ });
  await expect(images).toHaveCount(2);
  const sources = () => images.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const [a, b] = await sources();
  // By keyboard alone: the second image becomes the cover.
  await images.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(sources).toEqual([b, a]);
  await expect(images.first()).toBeFocused();
  await expect(page.getByText('Image is now number 1 of 2.')).toBeAttached();
  await page.getByLabel('What image 1 shows, in words').fill('A ruby under the moon');
  await expectNoSidewaysScroll(page);

  // A reload loses nothing.
  await page.waitForFunction(() => sessionStorage.getItem('product-draft:new')?.includes('under the moon'));
  await page.reload();
  await expect(page.getByText('We have kept what you typed before.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect.poll(sources).toEqual([b, a]);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Product added successfully!')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  const added = page.getByRole('status').filter({ hasText: `${name} is in the shop.` });
  await expect(added.getByRole('link', { name: 'View product' })).toHaveAttribute(
    'href',
    /\/single-product\/\w{16}/,
  );
  await expectNoSidewaysScroll(page);
  await added.getByRole('button', { name: 'Add another' }).click();
  await expect(added).toHaveCount(0);

  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('article').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('radio', { name: /5 ratti/ })).toBeChecked();
  await expect(page.getByRole('img', { name: 'A ruby under the moon' }).first()).toBeVisible();
});

test('the form asks for the facts of the kind, names a wrong one, and the page of the product shows them', async ({
  page,
}) => {
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  const id = await addProduct(page, token, { name: unique('Mogok ruby'), category: 'Gemstones' });
  await page.goto(`/single-product/${id}`);
  await expect(page.getByRole('row', { name: 'Treatment Not known' })).toBeVisible();
  await page.goto(`/admin/edit-product/${id}`);
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByLabel('Mukhi')).toHaveCount(0);
  await facts.getByLabel('Weight of the stone (ct)').fill('two');
  await facts.getByLabel('Treatment').selectOption('Heated');
  await facts.getByLabel('Country of origin').selectOption('India');
  await facts.getByText('More facts').click();
  await facts.getByLabel('Place', { exact: true }).fill('Mogok');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(facts.getByLabel('Weight of the stone (ct)')).toBeFocused();
  await expect(facts.getByText(/^Weight of the stone: enter one number from 0.01/)).toBeVisible();
  await facts.getByLabel('Weight of the stone (ct)').fill('2.05');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Product saved.')).toBeVisible();
  await page.goto(`/single-product/${id}`);
  const table = page.getByRole('main');
  await expect(table.getByRole('row', { name: 'Place Mogok' })).toHaveCount(0);
  await table.getByText(/^All \d+ details$/).click();
  await expect(table).toContainText('2.05 ct · 0.41 g · 2.25 ratti (pakki) or 3.35 (sunari)');
  await expect(table.getByRole('row', { name: 'Treatment Heated' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Place Mogok' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Laboratory No laboratory report' })).toBeVisible();
});

test('edits price and stock in place; a deleted product comes back by Undo', { tag: '@both' }, async ({
  page,
}) => {
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  const name = unique('Temple bell');
  const id = await addProduct(page, token, { name });
  await page.getByRole('searchbox', { name: 'Name, brand or SKU' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('₹250');
  await expect(page).toHaveURL(/q=Temple/);
  await row.getByRole('link', { name: `Edit price and stock of ${name}` }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByLabel('Price of Whole product in rupees').fill('275.50');
  await sheet.getByLabel('Stock of Whole product').fill('2');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(row).toContainText('2 left');
  const shown = await (await page.request.get(`/api/auth/products/${id}`)).json();
  expect([shown.price, shown.totalStock]).toEqual([275.5, 2]);

  await row.getByRole('link', { name: `Edit price and stock of ${name}` }).click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this product?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  // A focused toast stays.
  await undo.focus();
  await expect(page.getByText('No products found.')).toBeVisible();
  await undo.click();
  await expect(row).toBeVisible();
  expect((await page.request.get(`/api/auth/products/${id}`)).status()).toBe(200);
});

test('the second of two admins is told what changed, and loses nothing', async ({ page, expectRefusals }) => {
  expectRefusals(409);
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  const name = unique('Conch');
  const id = await addProduct(page, token, { name, tags: ['sea'] });
  await page.goto(`/admin/edit-product/${id}`);
  await page.getByLabel('Name', { exact: true }).fill(`${name}, mine`);
  const other = new FormData();
  const theirs: Fields = { name: `${name}, theirs`, description: 'For a test.', category: 'Puja Samagri' };
  for (const [key, value] of Object.entries(theirs)) other.append(key, String(value));
  for (const [key, value] of [
    ['brand', 'Other'],
    ['price', '250'],
    ['stock', '[{"quantity":20}]'],
    ['tags', '["sea"]'],
  ] as const)
    other.append(key, value);
  const first = await page.request.put(`/api/auth/products/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: other,
  });
  expect(first.status(), await first.text()).toBe(200);

  await page.getByRole('button', { name: 'Save product' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'changed this product' });
  await expect(told).toBeVisible();
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('Other');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name}, mine`);
  const choice = told.getByRole('group', { name: 'Name' });
  await choice.getByRole('radio', { name: /Theirs/ }).check();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name}, theirs`);
  await choice.getByRole('radio', { name: /Yours/ }).check();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Product saved.')).toBeVisible();
  const saved = await (await page.request.get(`/api/auth/products/${id}`)).json();
  expect([saved.name, saved.brand]).toEqual([`${name}, mine`, 'Other']);

  // Leaving with changes asks first.
  await page.getByLabel('Name', { exact: true }).fill('Not saved');
  await page.getByRole('link', { name: 'View in shop' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not saved');
});

test('when the shop does not answer, the page says so and keeps what was typed', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(503);
  const token = await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  const name = unique('Copper pot');
  const id = await addProduct(page, token, { name });
  const methods = ['POST', 'PUT', 'DELETE', 'PATCH'];
  await page.route(/\/api\/auth\/(add-product|products\/)/, (route) =>
    methods.includes(route.request().method()) ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(`/admin/edit-product/${id}`);
  await page.getByLabel('Name', { exact: true }).fill('Kept');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(toast(page, 'Failed to update product')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept');
  await page.goto(`/admin/manage-products?q=${encodeURIComponent(name)}&edit=${id}`);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this product?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete')).toBeVisible();

  await page.goto('/admin/add-product');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('A pot.');
  await page.getByLabel('Category', { exact: true }).selectOption('Home Decor');
  await page.getByLabel('Price ₹').fill('99');
  await page.getByLabel('Quantity', { exact: true }).fill('1');
  await page.getByLabel('Add images').setInputFiles(await picture(page, 'a.png'));
  await expect(page.getByRole('button', { name: 'Image 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('alert').getByText('Failed to add product.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('the pages are accessible, in English and Hindi', async ({ page, context, baseURL }) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/manage-products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await expectAccessible(page);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/admin/add-product');
  await page.getByRole('switch', { name: 'विकल्पों में बेचें' }).click();
  await page.getByRole('button', { name: 'दर जोड़ें' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
