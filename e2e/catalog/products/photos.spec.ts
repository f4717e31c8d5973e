import { join } from 'node:path';
import { demo, enter, picture } from '../../support/astrologers.ts';
import { expect, test } from '../../support/watched.ts';

test('a photo of an iPhone is opened in a browser that cannot do so by itself', async ({ page }) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/add-product');
  await page.getByLabel('Add images').setInputFiles(join(import.meta.dirname, 'phone.heic'));
  const shown = page.getByRole('button', { name: /^Image 1 of 1/ });
  await expect(shown).toBeVisible();
  const { width, height } = await shown.evaluate(async (button) => {
    const picture = button.querySelector('img') as HTMLImageElement;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  });
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

test('of several pictures, each that is refused is named with the reason', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400);
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/add-product');
  const text = Buffer.from('no picture at all');
  await page
    .getByLabel('Add images')
    .setInputFiles([
      { name: 'phone.heic', mimeType: 'image/heic', buffer: text },
      await picture(page, 'fine.png'),
      { name: 'broken.png', mimeType: 'image/png', buffer: text },
    ]);
  await expect(page.getByRole('button', { name: /^Image 1 of 1/ })).toBeVisible();
  const refused = page.getByText(
    'phone.heic: Please choose a JPEG, PNG, WebP, AVIF or HEIC picture that is not damaged.',
  );
  await expect(refused).toContainText('broken.png: ');
  await expect(refused).not.toContainText('fine.png');
});

test('a product that is saved while a photo is sent asks to wait, and does not ask for the photo', async ({
  page,
}) => {
  await enter(page, demo.admin, demo.password);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/admin/product-pictures', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/admin/add-product');
  await page.getByLabel('Add images').setInputFiles(await picture(page, 'a.png'));
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('alert').getByText('Please wait until the images are uploaded.')).toBeVisible();
  await expect(page.getByText('Please upload at least one image.')).toHaveCount(0);
  arrived.resolve();
  await expect(page.getByRole('button', { name: /^Image 1 of 1/ })).toBeVisible();
});
