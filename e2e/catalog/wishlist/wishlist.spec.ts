import type { APIRequestContext, Page } from '@playwright/test';
import { type Buyer, newBuyer, signIn } from '../../support/buyers.ts';
import { createProduct, type TestProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Loved It: ${name}`, exact: true });
/** The heart of the product itself; others of the same name may be below. */
const ownHeart = (page: Page, name: string) =>
  page.getByRole('group', { name: `Pictures of ${name}` }).getByRole('button', { name: `Loved It: ${name}` });
const card = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** Returns a buyer's wishlist from the server. */
async function wishlist(request: APIRequestContext, { session }: Buyer): Promise<string[]> {
  const response = await request.get('/api/auth/get-wishlist', {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return (await response.json()).products.map(({ name }: { name: string }) => name);
}

/** Opens a product as a customer and waits until the hearts are filled in. */
async function openWithHearts(page: Page, { id }: TestProduct): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/auth/get-wishlist'), page.goto(`/single-product/${id}`)]);
}

/** Adds products to the wishlist over the API, in this order. */
async function addToWishlist(
  request: APIRequestContext,
  { session }: Buyer,
  products: TestProduct[],
): Promise<void> {
  for (const { id } of products) {
    const response = await request.post('/api/auth/add-wishlist', {
      headers: { authorization: `Bearer ${session.token}` },
      data: { productId: id },
    });
    expect(response.status()).toBe(201);
  }
}

test('what is loved on its page stands under Loved It, is undone and taken off there', {
  tag: '@both',
}, async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Loved ruby', price: 900, stock: 8 }),
  ]);
  await signIn(page, buyer);
  await openWithHearts(page, ruby);
  await expect(ownHeart(page, 'Loved ruby')).toHaveAttribute('aria-pressed', 'false');
  await ownHeart(page, 'Loved ruby').click();
  await expect(ownHeart(page, 'Loved ruby')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to Loved It!')).toBeVisible();

  // A narrow bar has room for the search; there the wishlist is in the menu.
  const inBar = page.getByRole('banner').getByRole('link', { name: 'Wishlist' });
  if (!(await inBar.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Wishlist' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Loved It', level: 1 })).toBeVisible();
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect(heart(page, 'Loved ruby')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await heart(page, 'Loved ruby').click();
  // A toast stays while the pointer is on it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(card(page, 'Nothing here yet')).toBeVisible();
  await expect(toast(page, 'Removed from Loved It!')).toBeVisible();
  await expect.poll(() => wishlist(request, buyer)).toEqual([]);
  await undo.click();
  await expect(card(page, 'Loved ruby')).toBeVisible();
  await expect.poll(() => wishlist(request, buyer)).toEqual(['Loved ruby']);

  await card(page, 'Loved ruby').getByRole('link').click();
  await expect(page).toHaveURL(`/single-product/${ruby.id}`);
  await page.reload();
  await expect(ownHeart(page, 'Loved ruby')).toHaveAttribute('aria-pressed', 'true');
});

test('cards carry the heart, and the last one loved stands first', async ({ page, request }) => {
  const [buyer, first, sold] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'First pearl', price: 900, stock: 8 }),
    createProduct({ name: 'Sold pearl', price: 900, stock: 0 }),
  ]);
  await addToWishlist(request, buyer, [first, sold]);
  await signIn(page, buyer);
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Sold pearl',
    'First pearl',
  ]);
  await expect(page.getByText('Out of stock')).toBeVisible();

  await Promise.all([page.waitForResponse('**/api/auth/get-wishlist'), page.goto('/products')]);
  const some = page
    .getByRole('main')
    .getByRole('button', { name: /^Loved It: / })
    .first();
  await expect(some).toHaveAttribute('aria-pressed', 'false');
  await some.press('Enter');
  await expect(some).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await wishlist(request, buyer)).length).toBe(3);
  const { width, height } = (await some.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('two fast presses cancel out, on the page and on the server', async ({ page, request }) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Doubtful ruby', price: 900, stock: 8 }),
  ]);
  await signIn(page, buyer);
  await openWithHearts(page, ruby);
  await ownHeart(page, 'Doubtful ruby').dblclick();
  await expect(toast(page, 'Removed from Loved It!')).toBeVisible();
  await expect(ownHeart(page, 'Doubtful ruby')).toHaveAttribute('aria-pressed', 'false');
  expect(await wishlist(request, buyer)).toEqual([]);
});

test('a heart that the server refuses is undone, with a message', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'One too many', price: 900, stock: 8 }),
  ]);
  const full = 'Your wishlist holds 200 products. Please remove one first.';
  await page.route('**/api/auth/add-wishlist', (route) =>
    route.fulfill({ status: 409, json: { message: full, error: full, code: 'wishlist_full' } }),
  );
  await signIn(page, buyer);
  await openWithHearts(page, ruby);
  await ownHeart(page, 'One too many').click();
  await expect(toast(page, full)).toBeVisible();
  await expect(ownHeart(page, 'One too many')).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is asked to log in, comes to the wishlist, and finds there what was loved', async ({
  page,
  request,
}) => {
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Wished ruby', price: 900, stock: 8 }),
  ]);
  await page.goto(`/single-product/${ruby.id}`);
  await ownHeart(page, 'Wished ruby').click();
  await expect(toast(page, 'Please log in to manage wishlist!')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fwishlist');
  await page.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/wishlist');
  const heart = page.getByRole('main').getByRole('button', { name: 'Loved It: Wished ruby' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(card(page, 'Nothing here yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a list that cannot be loaded says so and offers a retry', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.route('**/api/auth/get-wishlist', (route) =>
    route.fulfill({ status: 500, json: { message: '', error: '', code: 'internal' } }),
  );
  await page.goto('/wishlist');
  await expect(page.getByRole('alert').filter({ hasText: 'Your list could not be loaded.' })).toBeVisible();
  await page.unroute('**/api/auth/get-wishlist');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Nothing here yet')).toBeVisible();
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const [buyer, ruby] = await Promise.all([
    newBuyer(request),
    createProduct({ name: 'Hindi ruby', nameHi: 'माणिक', price: 900, stock: 3 }),
  ]);
  await addToWishlist(request, buyer, [ruby]);
  await signIn(page, buyer);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'पसंदीदा', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'पसंदीदा: माणिक' }).click();
  await expect(toast(page, 'पसंदीदा से हटा दिया!')).toBeVisible();
  await expect(card(page, 'यहाँ अभी कुछ नहीं है')).toBeVisible();
});
