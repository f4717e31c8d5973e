import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Buyer, newBuyer, signIn } from '../../support/buyers.ts';
import { placeOrder, setStatus } from '../../support/orders.ts';
import { createProduct, type TestProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

/** Creates a buyer with one delivered product. Returns the order's address too. */
async function delivered(
  request: APIRequestContext,
  product: TestProduct,
): Promise<{ buyer: Buyer; path: string }> {
  const buyer = await newBuyer(request);
  const order = await placeOrder(request, buyer, product);
  await setStatus(request, order, 'Delivered');
  return { buyer, path: `/orders/${order.orderId}` };
}

const star = (page: Page, n: number) => page.getByRole('radio', { name: n === 1 ? '1 star' : `${n} stars` });
const words = (page: Page) => page.getByRole('textbox', { name: 'Your review' });

test('a review is written with a photo, edited and deleted, and the product page follows at once', {
  tag: '@both',
}, async ({ page, request }) => {
  const product = await createProduct({ name: 'Reviewed bead', price: 640, stock: 3 });
  const { buyer, path } = await delivered(request, product);
  const productPath = `/single-product/${product.id}`;
  const section = page.getByRole('region', { name: 'Reviews' });
  await signIn(page, buyer);
  await page.goto(productPath);
  await expect(section).toContainText('No reviews yet.');

  await page.goto(path);
  await page.getByRole('button', { name: `Write a review of ${product.name}` }).click();
  await expect(star(page, 1)).toBeFocused();
  // An empty form is not sent: the first missing field gets the focus.
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(star(page, 1)).toBeFocused();
  await star(page, 4).check({ force: true });
  await words(page).fill('Warm in the hand, and the thread is strong.');
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b5651d' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'bead.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: 'The photo of your review' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();

  await page.goto(productPath);
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(section.getByRole('article')).toContainText('Warm in the hand');
  await expect(section).toContainText('4.0');
  const seen = section.getByRole('img', { name: 'Photo by Savitri D.' });
  await seen.scrollIntoViewIfNeeded();
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto(path);
  await page.getByRole('button', { name: /^Edit your review of/ }).click();
  await expect(star(page, 4)).toBeChecked();
  await star(page, 2).check({ force: true });
  await words(page).fill('The thread broke in the second week.');
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Review updated.')).toBeVisible();
  await page.goto(productPath);
  await expect(section.getByRole('article')).toContainText('broke in the second week');
  await expect(section.getByRole('img', { name: 'Photo by Savitri D.' })).toHaveCount(0);
  await expect(section).toContainText('2.0');

  await page.goto(path);
  await page.getByRole('button', { name: /^Delete your review of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your review?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Delete your review of/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review deleted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Write a review of ${product.name}` })).toBeVisible();
  await page.goto(productPath);
  await expect(section).toContainText('No reviews yet.');
});

test('the page of all reviews takes one from its buyer, and says what is missing', async ({
  page,
  request,
}) => {
  const product = await createProduct({ name: 'Spoken of bead', price: 640, stock: 3 });
  const { buyer } = await delivered(request, product);
  await signIn(page, buyer);
  await page.goto(`/product/${product.id}/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(toast(page, 'Please provide text and rating.')).toBeVisible();
  // By keyboard alone: the focus is on the stars.
  await expect(star(page, 1)).toBeFocused();
  await page.keyboard.press('Space');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(star(page, 5)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('बहुत सुंदर मनका।');
  await page.getByRole('button', { name: 'Submit review' }).press('Enter');
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toContainText('बहुत सुंदर मनका।');
  await expectAccessible(page);
  await own.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible();
});

test('who has not received it reads, but does not review', async ({ page, request }) => {
  const product = await createProduct({ name: 'Awaited bead', price: 640, stock: 3 });
  const buyer = await newBuyer(request);
  const order = await placeOrder(request, buyer, product);
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Write a review/ })).toHaveCount(0);
  await page.goto(`/product/${product.id}/reviews`);
  await expect(
    page.getByText('Only buyers whose order has been delivered can write a review.'),
  ).toBeVisible();
});

test('a failed call is said in the words of each form, and nothing typed is lost', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(500);
  const product = await createProduct({ name: 'Unlucky bead', price: 640, stock: 3 });
  const { buyer, path } = await delivered(request, product);
  await signIn(page, buyer);
  await page.route('**/api/auth/products/*/reviews', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto(path);
  await page.getByRole('button', { name: `Write a review of ${product.name}` }).click();
  await star(page, 3).check({ force: true });
  await words(page).fill('As described.');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(toast(page, 'Failed to submit review. Try again.')).toBeVisible();
  await expect(words(page)).toHaveValue('As described.');
  await page.goto(`/product/${product.id}/reviews`);
  await star(page, 3).check({ force: true });
  await words(page).fill('As described.');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(toast(page, 'Failed to submit review.')).toBeVisible();
});
