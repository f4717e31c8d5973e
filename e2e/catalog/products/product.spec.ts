import type { APIRequestContext, Page } from '@playwright/test';
import { langs } from '#languages/list.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { plentiful } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

/** Returns the address of a product of the demo shop. */
async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  const found = await request.get('/api/auth/products', { params: { q: name, limit: 5 } });
  const products: { _id: string; name: string }[] = await found.json();
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`the demo shop has no "${name}"`);
  return `/single-product/${product._id}`;
}

const ruby = 'Natural Ruby, Manik';
const ring = 'Ruby Ring, Manik';
/** Returns the visible button: in the page on wide screens, in the bottom bar on phones. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cartLink = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

for (const [lang, name] of [
  ['en', ruby],
  ['hi', 'प्राकृतिक माणिक'],
] as const) {
  test(`${name}: the page is whole in both themes, and passes axe`, { tag: '@both' }, async ({
    page,
    request,
  }) => {
    const address = await addressOf(request, ruby);
    await page.goto(`${address}?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Engines that run scripts read the same, although the browser's code does not have it.
    const data = page.locator('script[type="application/ld+json"]').first();
    expect(await data.evaluate((script) => script.textContent)).toContain('"@type":"Product"');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('nothing scrolls sideways from 320 px up', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto(await addressOf(request, ruby));
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('says how and when to wear it, what buyers thought and what else there is', async ({
  page,
  request,
}) => {
  // Without motion, so that the row of related products does not move by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await addressOf(request, ruby));
  await expect(page.getByRole('listitem').filter({ hasText: 'Wear on the ring finger' })).toBeVisible();
  await expect(page.getByText('Best on Sunday')).toBeVisible();
  const benefit = page.getByText('Worn to strengthen');
  await expect(benefit).toBeHidden();
  await page.getByText('Benefits').click();
  await expect(benefit).toBeVisible();
  const rating = page.getByRole('link', { name: /out of 5 \d\.\d \d+ reviews/ });
  const average = /(\d\.\d)\s*\d+ reviews/.exec((await rating.textContent()) ?? '')?.[1] ?? 'none';
  await expect(page.getByRole('region', { name: 'Reviews' })).toContainText(average);
  const related = page.getByRole('region', { name: 'You Might Also Like' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await related.getByRole('button', { name: 'Next' }).click();
  await expect(related.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test('a variant brings its price and stock; what is sold out cannot be chosen', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await page.goto(await addressOf(request, ruby));
  const variants = page.getByRole('radiogroup', { name: 'Choose a variant' });
  await expect(variants.getByRole('radio', { name: /^5 ratti/ })).toBeChecked();
  await variants.getByRole('radio', { name: /^3 ratti/ }).check({ force: true });
  await expect(page.getByText('₹4,200', { exact: true }).first()).toBeVisible();
  await expect(variants.getByRole('radio', { name: /^11 ratti.*Out of stock/ })).toBeDisabled();
  // Arrow keys skip it.
  await variants.getByRole('radio', { name: /^9 ratti/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(variants.getByRole('radio', { name: /^3 ratti/ })).toBeChecked();
});

test('pictures change by keys, thumbnails and swipes', { tag: '@both' }, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await addressOf(request, ruby));
  const gallery = page.getByRole('group', { name: `Pictures of ${ruby}` });
  const thumb = (n: number) => gallery.getByRole('button', { name: `Picture ${n} of` });
  await expect(thumb(1)).toHaveAttribute('aria-current', 'true');
  await thumb(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
  await expect(gallery.getByRole('img', { name: `${ruby}, Picture 2 of` })).toBeInViewport();
  await thumb(3).click();
  await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
});

test('a visitor is asked to log in first, comes back, and finds the chosen weight in the cart', async ({
  page,
  request,
}) => {
  const address = await addressOf(request, ruby);
  const buyer = await newBuyer(request);
  await page.goto(address);
  await button(page, 'Increase quantity').click();
  await button(page, 'Add to Cart').click();
  await expect(page.getByText('Please log in first!')).toBeVisible();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await page.getByRole('textbox', { name: /e-mail/i }).fill(buyer.email);
  await page.getByRole('textbox', { name: /^password/i }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Added to cart!')).toHaveCount(1);
  await expect(cartLink(page, /^Cart, /)).toBeVisible();
  await page.reload();
  await expect(cartLink(page, /^Cart, /)).toBeVisible();
  await expect(page.getByText('Added to cart!')).toHaveCount(0);
});

test('a size must be chosen; then it goes into the cart, once', async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  await signIn(page, await newBuyer(request));
  await page.goto(await addressOf(request, ring));
  await button(page, 'Add to Cart').click();
  const sizes = page.getByRole('radiogroup', { name: 'Ring size' });
  await expect(sizes).toHaveAccessibleDescription('Please select a size!');
  await expect(sizes.getByRole('radio', { disabled: false }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sizes).toHaveAccessibleDescription('');

  await button(page, 'Add to Cart').dblclick();
  await expect(page.getByText('Added to cart!')).toHaveCount(1);
  await expect(cartLink(page, 'Cart, 1 item')).toBeVisible();
  await expect(button(page, 'Add to Cart')).not.toHaveAttribute('aria-busy', 'true');
  await button(page, 'Add to Cart').click();
  await expect(page.getByText('Product already in cart!')).toHaveCount(1);
  await expect(cartLink(page, 'Cart, 1 item')).toBeVisible();
});

test('the quantity stays between 1 and the stock', async ({ page, request }) => {
  await page.goto(await addressOf(request, ruby));
  const quantity = page.getByRole('group', { name: 'Quantity' });
  await expect(quantity.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  const more = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let i = 0; i < 12 && (await more.getAttribute('aria-disabled')) !== 'true'; i++) await more.click();
  const most = await quantity.getByRole('status').textContent();
  await more.click({ force: true });
  await expect(page.getByText('Cannot exceed available stock!')).toBeVisible();
  await expect(quantity.getByRole('status')).toHaveText(most ?? '');
});

test('a tablet shows picture and price side by side, the bar what the choice costs, and a PIN code the day of arrival', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(await addressOf(request, ruby), { waitUntil: 'networkidle' });
  const picture = await page.getByRole('group', { name: /^Pictures of/ }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0) - 1);
  expect(title?.y).toBeLessThan(300);
  await page
    .getByText(/^3 ratti/)
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Buy Now ₹4,200' })).toBeInViewport();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('button', { name: 'Buy Now ₹8,400' })).toBeInViewport();

  await page.getByRole('button', { name: 'When would it arrive?' }).click();
  const pin = page.getByRole('textbox', { name: 'Your pincode' });
  await expect(pin).toBeFocused();
  await pin.fill('999999');
  await pin.press('Enter');
  await expect(page.getByText('We do not know this pincode. Please check it.')).toBeVisible();
  await pin.fill('411 004');
  await pin.press('Enter');
  const arrives = page.getByText(/^Arrives .+ to .+$/);
  await expect(arrives).toBeVisible();
  const days = await arrives.textContent();
  // It is known from now on.
  await page.reload();
  await expect(arrives).toHaveText(days ?? '');
  await page.getByRole('button', { name: 'Change pincode' }).click();
  await expect(pin).toHaveValue('411004');
});

test('a failed call is said in words', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  await signIn(page, await newBuyer(request));
  await page.goto(await addressOf(request, ruby));
  await page.route('**/api/auth/add-cart', (route) => route.fulfill({ status: 500, body: '{}' }));
  await button(page, 'Add to Cart').click();
  await expect(page.getByText('Failed to add to cart.')).toBeVisible();

  await page.route('**/single-product/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('region', { name: 'You Might Also Like' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Failed to load product.' })).toBeVisible();
  await page.unroute('**/single-product/*.data*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^Buy Now/ }).filter({ visible: true })).toBeVisible();
});

test('a product that is not there is said to be, with status 404 and a way on', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(404);
  const response = await page.goto('/single-product/0000000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'See products' }).click();
  await expect(page).toHaveURL('/products');
});

test('what is sold out cannot be bought', async ({ page, request }) => {
  await page.goto(await addressOf(request, 'Pyrite Cluster'));
  await expect(button(page, 'Out of stock')).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Buy Now/ }).filter({ visible: true })).toHaveCount(0);
});

test('search engines read what the page says', async ({ request, baseURL }) => {
  const address = await addressOf(request, ruby);
  const html = await (await request.get(address)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const product = JSON.parse(json);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: ruby,
    brand: { name: 'Navaratna Select' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
  expect(html).toContain(`>${product.aggregateRating.ratingValue.toFixed(1)}<`);
  expect(new URL(product.url).pathname).toBe(address);
  expect(html).toContain(`<link rel="canonical" href="${product.url}"/>`);
  expect(html).toContain(`<title>${ruby} · Navaratna</title>`);
  expect((await request.get(new URL(product.image[0]).pathname)).ok()).toBe(true);
  expect(baseURL).toBeTruthy();
  const path = /"@type":"BreadcrumbList","itemListElement":(\[.*?\])\}/.exec(html)?.[1] ?? '[]';
  expect(JSON.parse(path).map((step: { name: string }) => step.name)).toEqual([
    'Products',
    'Gemstones',
    ruby,
  ]);
});

test('a shared product has its own preview image, in both languages', async ({ request }) => {
  const address = await addressOf(request, ruby);
  const pictures = new Set<string>();
  for (const lang of langs) {
    const html = await (await request.get(`${address}?lang=${lang}`)).text();
    const [, shared = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(shared.replaceAll('&amp;', '&'));
    const response = await request.get(pathname + search);
    expect(response.headers()['content-type']).toBe('image/png');
    const picture = await response.body();
    // A PNG starts with its width and height.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(picture.toString('base64'));
    const again = await request.get(pathname + search, {
      headers: { 'if-none-match': response.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
  expect(pictures.size).toBe(2);
  expect((await request.get('/share/product/0000000000000000.png')).status()).toBe(404);
});

test('what was seen before stands at the end of a product, stays in this browser, and can be cleared', async ({
  page,
  request,
}) => {
  const [first, second] = await plentiful(request);
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await page.goto(`/single-product/${first?.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-products'))).toContain(first?.id);
  await expect(seen).toHaveCount(0);
  await page.goto(`/single-product/${second?.id}`);
  await seen.getByRole('link', { name: first?.name, exact: true }).click();
  await expect(page).toHaveURL(`/single-product/${first?.id}`);
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen.getByRole('link', { name: second?.name, exact: true })).toBeVisible();
  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('seen-products'))).toBeNull();
});
