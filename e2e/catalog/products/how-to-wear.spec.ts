import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

for (const [lang, title] of [
  ['en', 'How to wear'],
  ['hi', 'धारण विधि'],
] as const) {
  test(`${lang}: the nine grahas are whole in both themes, and pass axe`, {
    tag: lang === 'hi' ? ['@desktop', '@long'] : [],
  }, async ({ page }) => {
    await page.goto(`/how-to-wear?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(9);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/how-to-wear?lang=${lang}#mangal`);
    await expect(page.locator('#mangal ol')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('an entry leads to the products of its graha, and only to what is worn', async ({ page }) => {
  await page.goto('/how-to-wear');
  const shani = page.locator('#shani');
  await expect(shani.getByText('Best on Saturday')).toBeHidden();
  await shani.getByRole('heading', { name: /^Shani/ }).click();
  await expect(shani.getByText('Best on Saturday')).toBeVisible();
  await expect(shani.getByRole('list', { name: 'For Shani' }).getByRole('listitem')).toHaveCount(4);
  await shani.getByRole('link', { name: /^See all \d+ products for Shani$/ }).click();
  await expect(page).toHaveURL(/\?graha=shani$/);
  await expect(page.getByRole('heading', { level: 1, name: 'How to wear: Shani' })).toBeVisible();
  await expect(page.getByRole('article', { name: /Shani Kavach/ })).toBeVisible();
  await expect(page.getByRole('article', { name: /Yantra/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All nine grahas' }).click();
  await expect(page.locator('main details')).toHaveCount(9);
});

test('the search finds a product with its steps and day, and leads to it', async ({ page }) => {
  await page.goto('/how-to-wear');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('pukhraj');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=pukhraj$/);
  const ring = page
    .getByRole('article')
    .filter({ hasText: /Yellow Sapphire|Pukhraj/ })
    .first();
  await expect(ring).toContainText('Best on Thursday');
  expect(await ring.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await ring.getByRole('link', { name: /^See / }).click();
  await expect(page).toHaveURL(/\/single-product\/\w{16}$/);
});

test('a search without results says so, and a page beyond the end leads to the last one', async ({
  page,
}) => {
  await page.goto('/how-to-wear?q=zzzzqqq');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page.locator('main details')).toHaveCount(9);
  await page.goto('/how-to-wear?page=999');
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
