import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer } from '../../support/buyers.ts';
import { openOrder, placeOrder } from '../../support/orders.ts';
import { createProduct, leaveInStock } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('the dashboard shows what is there, and each part leads to its list', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const gone = unique('Nearly gone');
  const product = await createProduct({ name: gone, price: 700, stock: 9 });
  await openOrder(request, await newBuyer(request), product);
  await leaveInStock(product, 1);
  const token = await enter(page, demo.admin, demo.password);
  const headers = { authorization: `Bearer ${token}` };
  const part = (title: string) =>
    page
      .locator('div:has(> div > h2)')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

  // Other tests place orders meanwhile, so this compares until nothing changed in between.
  await expect(async () => {
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/admin/dashboard');
    const shown = await (await request.get('/api/auth/admin/dashboard', { headers })).json();
    await page.getByText('Show as table').click();
    const today = page.getByRole('table').getByRole('row').nth(1);
    await expect(today.getByRole('cell').first()).toHaveText(String(shown.today.now.orders), {
      timeout: 500,
    });
    for (const [status, words] of [
      ['Pending', 'Pending'],
      ['Delivered', 'Delivered'],
    ] as const) {
      const row = part('Orders by status').getByRole('listitem').filter({ hasText: words });
      await expect(row).toHaveText(
        new RegExp(`${words}\\s*${shown.orders[status].toLocaleString('en-IN')}$`),
        { timeout: 500 },
      );
    }
  }).toPass();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8);
  const plenty = await createProduct({ name: unique('Dashboard bead'), price: 700, stock: 99 });
  // Four orders of other tests hide this one.
  await expect(async () => {
    const name = unique('Dashboard buyer');
    const order = await placeOrder(request, await newBuyer(request), plenty, { name });
    await page.goto('/admin/dashboard');
    await part('Latest orders').getByRole('link', { name }).click({ timeout: 5000 });
    await expect(page).toHaveURL(`/admin/orders/${order.orderId}`);
  }).toPass();
  await page.goBack();
  for (const [title, link, path] of [
    ['Orders by status', 'All', '/admin/orders'],
    ['Orders by status', 'Delivered', '/admin/orders?status=Delivered'],
    ['Latest orders', 'All', '/admin/orders'],
    ['Verify astrologers', 'All', '/admin/verify-astrologers'],
    ['Withdrawals', 'All', '/admin/withdrawal-requests?status=pending'],
    ['Latest reviews', 'All', '/admin/reviews'],
    ['Needs attention', /order(s)? to pack/, '/admin/orders?status=Pending'],
  ] as const)
    await expect(part(title).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', path);
  await part('Low stock').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/admin/manage-products?stock=low');
  await page.getByRole('searchbox').fill(gone);
  await expect(page.getByRole('row').filter({ hasText: gone })).toContainText('1 left');
});

test('reviews are found by words and stars, and lead to their product', { tag: '@both' }, async ({
  page,
}) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/reviews');
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Stars' }).selectOption('3 stars');
  await expect(page).toHaveURL('/admin/reviews?rating=3');
  await expect(rows.nth(1).getByRole('img', { name: /^3 / })).toBeVisible();
  // The first link of a row is its product, the second its order.
  const name = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Words, product or author' }).fill(name);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
  await expect(rows.nth(1)).toContainText(name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rows.nth(1).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/admin/reviews?q=nobody-wrote-this');
  await expect(page.getByRole('heading', { name: 'No reviews here' })).toBeVisible();
});
