import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer } from '../../support/buyers.ts';
import { placeOrder } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('an order is found by keyboard from any page, and recent ones come first', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const name = unique('Searched buyer');
  const order = await placeOrder(
    request,
    await newBuyer(request),
    await createProduct({ name: unique('Searched'), price: 700, stock: 3 }),
    {
      name,
    },
  );
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The menu shows its first and its last link at 1440 x 900.
  const nav = page.getByRole('navigation', { name: 'Admin' });
  for (const name of [/^Dashboard/, /^Settings/])
    await expect(nav.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: /^Create a coupon/ })).toBeVisible();
  await expectAccessible(page);
  await box.fill(name);
  const found = page.getByRole('group', { name: 'Orders' }).getByRole('option').first();
  await expect(found).toContainText(name);
  await expect(box).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? 'none');
  await box.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order.orderId}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();

  // "/" opens it where nothing is typed into, and a setting gets the focus.
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Opened lately' }).getByRole('option')).toContainText(name);
  await box.fill('free above');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Free above');
  await box.press('Enter');
  await expect(page).toHaveURL('/admin/settings?section=delivery&field=freeAbove');
  await expect(page.getByRole('textbox', { name: 'Free above, rupees' })).toBeFocused();
});

test('badges and the bell change live in a second tab', { tag: '@desktop' }, async ({
  page,
  request,
  context,
}) => {
  const write = async (): Promise<string> => {
    const name = unique('Vani Rao');
    const sent = await request.post('/api/contact', {
      data: { name, email: 'vani@example.test', message: 'Is the pearl still there?' },
    });
    expect(sent.status()).toBe(201);
    return name;
  };
  // So that the badge has a number from the start.
  await write();
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/tickets');
  const second = await context.newPage();
  await second.goto('/admin/dashboard');
  const badge = second.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Tickets/ });
  await expect(second.getByRole('button', { name: /^What is new/ })).toBeVisible();
  const waiting = async () => Number(/(\d+) waiting/.exec((await badge.textContent()) ?? '')?.[1] ?? 0);
  await expect(badge).toContainText(/\d+ waiting/);
  let name = '';
  // Other tests answer tickets meanwhile, which lowers the badge.
  await expect(async () => {
    const before = await waiting();
    name = await write();
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(before);
  }).toPass();
  await second.getByRole('button', { name: /^What is new, \d+ unread/ }).click();
  const row = second
    .getByRole('list', { name: 'New in the shop' })
    .getByRole('link')
    .filter({ hasText: name });
  await expect(row).toContainText('unread');
  await expectAccessible(second);
  await row.click();
  await expect(second).toHaveURL(/\/admin\/tickets\/[0-9a-z]{16}$/);
  await expect(second.getByText(name).first()).toBeVisible();
});

test('the menu of a phone shows all of itself, and the search is in its bar', async ({ page }) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true });
  for (const name of ['Dashboard', 'Settings', 'Add product']) {
    const link = nav.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
});
