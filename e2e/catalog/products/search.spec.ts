import { heading } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('from any page: suggestions while one types, by keyboard', { tag: '@both' }, async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  const open = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await open.click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  // Ideas are there before the first letter.
  await expect(dialog.getByText('Others like these:')).toBeVisible();
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(6);
  await box.pressSequentially('ruby');
  await expect(options.first()).toContainText('Ruby');
  await expect(options.last()).toHaveText(/^Show all \d+ results$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await box.press('ArrowDown');
  const first = await options.first().textContent();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/single-product\//);
  await expect(dialog).toBeHidden();
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => first?.startsWith((await title.textContent()) ?? '?')).toBe(true);

  await page.goBack();
  await open.click();
  await box.fill('amathist');
  await expect(dialog.getByText('Showing results for “amethyst”')).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/products?q=amathist');
  await expect(heading(page, 'Products')).toBeVisible();
  await expect(page.getByText('Showing results for “amethyst”')).toBeVisible();
});

test('what no product has whole leads on, and Escape gives the focus back', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(503);
  await page.goto('/', { waitUntil: 'networkidle' });
  const open = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  const box = dialog.getByRole('combobox');
  await box.fill('ruby turtle bell');
  await expect(dialog.getByText('Left out: “turtle”, “bell”')).toBeVisible();
  await dialog.getByRole('option', { name: /^Only “turtle” ?\d+ products?$/ }).tap();
  await expect(page).toHaveURL('/products?q=turtle');

  await page.goto('/products?q=ruby+turtle');
  await expect(page.getByText('Left out: “turtle”')).toBeVisible();
  await page.getByRole('link', { name: /^Only “ruby” ?\d+ products?$/ }).click();
  await expect(page).toHaveURL('/products?q=ruby');

  await open.click();
  await page.route('**/products/suggestions?*', (route) => route.fulfill({ status: 503, json: {} }));
  await box.fill('pearl');
  await expect(dialog.getByText(/Press Enter to search/)).toBeVisible();
  await box.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('in Hindi', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'खोजें' }).tap();
  const dialog = page.getByRole('dialog', { name: 'दुकान में खोजें' });
  await dialog.getByRole('combobox').fill('माणिक');
  await expect(dialog.getByRole('option').first()).toContainText('माणिक');
  await expectAccessible(page);
  await dialog.getByRole('option', { name: /सभी \d+ परिणाम देखें/ }).tap();
  await expect(page).toHaveURL(/\/products\?q=/);
});
