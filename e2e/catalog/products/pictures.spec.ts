import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/watched.ts';

/** Returns the address of a product of the demo shop. */
async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  const found = await request.get('/api/auth/products', { params: { q: name, limit: 5 } });
  const products: { _id: string; name: string }[] = await found.json();
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`the demo shop has no "${name}"`);
  return `/single-product/${product._id}`;
}

test('a chosen stone brings its picture, and a picture that is looked at changes no choice', {
  tag: '@both',
}, async ({ page, request }) => {
  await page.goto(await addressOf(request, 'Birthday Stone Box'));
  const shown = page.getByRole('group', { name: 'Pictures of Birthday Stone Box' }).locator('[aria-current]');
  const garnet = page.getByRole('radio', { name: 'Garnet' });
  await expect(shown).toHaveAccessibleName(/^Picture 1 of/);
  await page.getByText('Garnet', { exact: true }).click();
  await expect(garnet).toBeChecked();
  await expect(shown).toHaveAccessibleName(/^Picture 2 of/);
  await page.getByRole('button', { name: /^Picture 1 of/ }).click();
  await expect(shown).toHaveAccessibleName(/^Picture 1 of/);
  await expect(garnet).toBeChecked();
});

test('a dark page dims the pictures of products in lists, galleries and zoom by one style', async ({
  page,
  request,
}) => {
  const filters = () =>
    page
      .locator('.art-tile, .lightbox-frame')
      .evaluateAll((tiles) => [...new Set(tiles.map((tile) => getComputedStyle(tile).filter))]);
  for (const [colorScheme, filter] of [
    ['light', 'brightness(1)'],
    ['dark', 'brightness(0.88)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/products');
    expect(await filters(), `the list, ${colorScheme}`).toEqual([filter]);
    await page.goto(await addressOf(request, 'Natural Ruby, Manik'));
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page.locator('.lightbox-frame')).toBeVisible();
    expect(await filters(), `the product and its zoom, ${colorScheme}`).toEqual([filter]);
  }
});
