import type { Page } from '@playwright/test';
import { cartOf, newBuyer, signIn } from '../../support/buyers.ts';
import { plentiful } from '../../support/orders.ts';
import { cards, chosen, count, filters, list } from '../../support/product-list.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox');

for (const [path, title] of [
  ['/products', 'Products'],
  ['/products?lang=hi', 'उत्पाद'],
] as const) {
  test(`${title}: the list is whole in both themes, and passes axe`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('nothing scrolls sideways from 320 px up', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products?category=Gemstones&category=Rudraksha&price=above-3000');
    await expectNoSidewaysScroll(page);
  }
});

test('a card tells name, kind, price and stock, and all of it leads to the product', async ({ page }) => {
  await page.goto('/products?q=natural+ruby+manik');
  const ruby = card(page, 'Natural Ruby, Manik');
  await expect(ruby).toContainText('Navaratna Select · Gemstones');
  await expect(ruby).toContainText(/₹[\d,]+ – ₹[\d,]+/);
  await ruby.getByRole('link', { name: 'Add to Cart: Natural Ruby, Manik' }).click();
  await expect(page).toHaveURL(/\/single-product\/\w{16}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Natural Ruby, Manik' })).toBeVisible();
});

test('what is sold out is said to be and leads nowhere', async ({ page }) => {
  await page.goto('/products?q=pyrite+cluster');
  const gone = card(page, 'Pyrite Cluster');
  await expect(gone).toContainText('Out of stock');
  await expect(gone.getByRole('link')).toHaveCount(0);
});

test('a shared link opens with everything chosen', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/products?q=ring&category=Rings&size=7&sort=price-asc');
  await expect(search(page)).toHaveValue('ring');
  await expect(chosen(page).getByRole('link')).toHaveText(['“ring”', 'Rings', '7']);
  const prices = await cards(page).getByText(/^₹/).allTextContents();
  const first = prices.map((price) => Number(price.split(' – ')[0]?.replace(/\D/g, '')));
  expect(first.length).toBeGreaterThan(1);
  expect(first).toEqual([...first].sort((a, b) => a - b));
  if (!isMobile) {
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-asc');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: high to low');
    await expect(page).toHaveURL('/products?q=ring&category=Rings&size=7&sort=price-desc');
  }
});

test('on a phone the filter changes nothing until its button is pressed, and an order of the list applies at once', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: /^Rudraksha/ }).check();
  await expect(sheet.getByRole('button', { name: /^Show \d+ products$/ })).not.toHaveText(/Show \d{3}/);
  await expect(page).toHaveURL('/products');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/products');

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Rudraksha/ })).not.toBeChecked();
  await sheet.getByRole('checkbox', { name: /^Rudraksha/ }).check();
  const show = sheet.getByRole('button', { name: /^Show \d{1,2} products$/ });
  const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(page).toHaveURL('/products?category=Rudraksha');
  await expect(count(page)).toContainText(`${promised} products`);
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();

  await page.getByRole('button', { name: 'Sort' }).click();
  const order = page.getByRole('dialog', { name: 'Sort' });
  // The arrow keys walk the orders; a press, Enter or Space chooses one.
  const [priciest, named] = ['Price: high to low', 'Name: A to Z'].map((name) =>
    order.getByRole('radio', { name }),
  );
  await priciest?.focus();
  await page.keyboard.press('ArrowDown');
  await expect(order).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/category=Rudraksha&sort=/);
  await page.getByRole('button', { name: 'Sort' }).click();
  await named?.click();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL('/products?category=Rudraksha&sort=name-asc');

  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await sheet.getByRole('button', { name: 'Reset' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Rudraksha/ })).not.toBeChecked();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/products?sort=name-asc');
});

test('the search knows trade names; an empty result offers a way out', async ({ page }) => {
  await page.goto('/products');
  await search(page).fill('pukhraj');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/products?q=pukhraj');
  await expect(card(page, 'Yellow Sapphire, Pukhraj')).toBeVisible();
  await search(page).fill('zzzzqqqq');
  await search(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await list(page).getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/products');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(24);
});

test('pages have their own links and open at the top', async ({ page }) => {
  // No other test adds or removes a product at the end of this order.
  await page.goto('/products?sort=name-desc');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const first = await cards(page).first().getByRole('heading').textContent();
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?sort=name-desc&page=2');
  await expect(page).toHaveTitle('Products, page 2 · Navaratna');
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');

  await page.goto('/products?page=9999');
  await expect(page).toHaveURL(/\/products\?page=\d{1,3}$/);
  await expect(cards(page).first()).toBeVisible();
});

test('when the products cannot be fetched the page says so and tries again', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(500);
  await page.goto('/products');
  await page.route('**/products.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await search(page).fill('ruby');
  await search(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Error fetching products!');
  await page.unroute('**/products.data*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Natural Ruby, Manik')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a slow response shows placeholders of the cards', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' });
  const letGo = await hold(page, '**/products.data*');
  await search(page).fill('ruby');
  await search(page).press('Enter');
  await expect(list(page)).toHaveAttribute('aria-busy', 'true');
  await expect(cards(page)).toHaveCount(0);
  letGo();
  await expect(card(page, 'Natural Ruby, Manik')).toBeVisible();
  await expect(list(page)).not.toHaveAttribute('aria-busy', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, order and pages are a plain form and plain links', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/products');
    if (isMobile) await page.getByRole('link', { name: 'Filter' }).click();
    await filters(page)
      .getByRole('checkbox', { name: /^Rudraksha/ })
      .check();
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=Rudraksha/);
    await expect(chosen(page).getByRole('link')).toHaveText(['Rudraksha']);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high');
    await search(page).fill('mukhi');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=mukhi.*category=Rudraksha.*sort=price-asc|category=Rudraksha/);
    await expect(chosen(page).getByRole('link')).toHaveText(['“mukhi”', 'Rudraksha']);
    await page.goto('/products');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products?page=2');
    await expect(cards(page)).toHaveCount(24);
  });
});

test('for a customer a card puts what needs no choice into the cart, once, and opens its page', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const [plain] = await plentiful(request);
  await page.goto(`/products?q=${encodeURIComponent(plain?.name ?? '')}`);
  await page.getByRole('link', { name: `Add to Cart: ${plain?.name}` }).click();
  await expect(page).toHaveURL(`/single-product/${plain?.id}`);
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: plain?.name })).toBeVisible();
  expect(await cartOf(request, buyer)).toEqual([expect.objectContaining({ cartQuantity: 1 })]);

  await page.goto(`/products?q=${encodeURIComponent(plain?.name ?? '')}`);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('link', { name: `Buy Now: ${plain?.name}` }).click();
  await expect(page.getByRole('button', { name: /^Buy Now/ }).filter({ visible: true })).toBeFocused();

  // The ruby has weights to choose from.
  await page.goto('/products?q=Natural+Ruby');
  await page.getByRole('link', { name: 'Add to Cart: Natural Ruby, Manik' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Natural Ruby, Manik' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await cartOf(request, buyer)).toHaveLength(1);
});
