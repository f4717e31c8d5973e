import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import {
  expectRefunded,
  heading,
  numberOf,
  type OpenOrder,
  openOrder,
  orderState,
  payAtGateway,
  placeOrder,
  setStatus,
} from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { speechless } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const rowOf = (page: Page, order: Pick<OpenOrder, 'orderNumber'>) =>
  page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .filter({ hasText: numberOf(order) });
// A change that can be undone is saved after ten seconds.
const saved = { timeout: 40_000 };

const statusOf = (page: Page, order: Pick<OpenOrder, 'orderNumber'>) =>
  page.getByRole('combobox', { name: `Status of order ${numberOf(order)}` });
const card = (page: Page, title: string) =>
  page.locator('div:has(> h2)').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an order is found, prepared, handed to a courier whom the buyer sees, and paid in cash', {
  tag: '@both',
}, async ({ page, request, browser, isMobile }) => {
  const name = unique('Kaveri');
  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Counted beads', price: 700, stock: 3 });
  const order = await placeOrder(request, buyer, product, { name });
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/orders');
  const search = page.getByRole('searchbox', { name: 'Order, name, e-mail or phone' });
  for (const words of [numberOf(order), buyer.phone, name]) {
    await search.fill(words);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
    await expect(rowOf(page, order)).toContainText('₹700');
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
  }
  await page.getByRole('link', { name: 'Delivered 0' }).click();
  await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible();
  await page.getByRole('link', { name: 'Pending 1' }).click();
  await expect(rowOf(page, order)).toBeVisible();
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Unpaid');
  await expect(page).toHaveURL(/status=Pending.*payment=Pending/);
  await expect(rowOf(page, order)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // On a wide screen the status changes in the list itself; a card on a phone links to the order.
  if (isMobile)
    await rowOf(page, order)
      .getByRole('link', { name: /^Update order/ })
      .click();
  await statusOf(page, order).selectOption('Processing');
  await expect(toast(page, 'Order status updated')).toBeVisible();
  if (!isMobile) {
    await page.getByRole('link', { name: 'All 1' }).click();
    await rowOf(page, order)
      .getByRole('link', { name: numberOf(order), exact: true })
      .click();
  }
  await expect(heading(page, `Order ${numberOf(order)}`)).toBeVisible();
  await expect(card(page, 'History')).toContainText('Being packed');
  await statusOf(page, order).selectOption('Shipped');
  const shipping = page.getByRole('dialog', { name: `Set ${numberOf(order)} to “Shipped”?` });
  await shipping.getByLabel('Courier').fill('Pawan Parcel');
  await shipping.getByLabel('Tracking number').fill('PP108');
  await shipping.getByLabel('Tracking link').fill('https://parcel.test/PP108');
  await shipping.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(card(page, 'History')).toContainText('Shipped');
  await page.getByRole('button', { name: 'Change tracking' }).click();
  await page.getByLabel('Tracking number').fill('PP109');
  await page.getByRole('button', { name: 'Save courier' }).click();
  await expect(toast(page, 'Courier saved.')).toBeVisible();
  await page.getByLabel('New note').fill('Rang at the door.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(card(page, 'Notes')).toContainText('Rang at the door.');
  await page.getByRole('button', { name: `Mark as paid: order ${numberOf(order)}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toast(page, 'Order marked as Paid')).toBeVisible();
  await expect(card(page, 'Payment')).toContainText('Paid₹700');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, buyer);
  await theirs.goto(`/orders/${order.orderId}`);
  await expect(card(theirs, 'Tracking')).toContainText('Pawan Parcel');
  await expect(card(theirs, 'Tracking')).toContainText('PP109');
  const track = theirs.getByRole('link', { name: 'Track the parcel' });
  await expect(track).toHaveAttribute('href', 'https://parcel.test/PP108');
  await expect(theirs.getByText('Paid on delivery').first()).toBeVisible();
  await expect(theirs.getByText('Rang at the door.')).toHaveCount(0);
  await theirs.context().close();

  await page.goto(`/admin/orders?q=${encodeURIComponent(name)}&payment=Paid`);
  await expect(rowOf(page, order)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(name);
});

test('a partial refund, then a cancellation: the rest is refunded and the stock restored', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Chipped conch', price: 900, stock: 2 });
  const order = await openOrder(request, buyer, product);
  await payAtGateway(request, buyer, order);
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${numberOf(order)}` });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Please enter an amount above 0.')).toBeVisible();
  await dialog.getByLabel('Amount (₹)').fill('901');
  await dialog.getByLabel('Reason').fill('A chip at the rim');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog.getByText('At most ₹900 can be refunded.')).toBeVisible();
  await dialog.getByLabel('Amount (₹)').fill('250');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund ₹250' }).click();
  await expect(toast(page, 'The money is on its way back.')).toBeVisible();
  await expect(card(page, 'Payment')).toContainText('Refundable₹650');
  await expect(card(page, 'Payment')).toContainText('A chip at the rim');

  const stock = async () => (await (await request.get(`/api/auth/products/${product.id}`)).json()).totalStock;
  expect(await stock()).toBe(1);
  // The refund is a separate change, so an edit begun before it is refused.
  await expect(async () => {
    await page.reload();
    await expect(card(page, 'History')).toContainText('₹250.00 was refunded.', { timeout: 1000 });
  }).toPass(saved);
  await statusOf(page, order).selectOption('Cancelled');
  const cancelling = page.getByRole('dialog', { name: `Set ${numberOf(order)} to “Cancelled”?` });
  await expect(cancelling).toContainText('₹650 is refunded through the gateway');
  await expect(cancelling.getByRole('checkbox', { name: 'Return the pieces to stock' })).toBeChecked();
  await cancelling.getByLabel('Reason').fill('Agreed on the phone');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  // Nothing is saved while it can be undone.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await stock()).toBe(1);
  await expect(toast(page, 'Order status updated')).toBeVisible(saved);
  await expect(card(page, 'History')).toContainText('Agreed on the phone');
  await expect(statusOf(page, order)).toBeDisabled();
  await expectRefunded(request, buyer, order);
  expect(await stock()).toBe(2);
});

test('the second of two admins at one order is warned, and sees the current state', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const product = await createProduct({ name: 'Wanted twice', price: 700, stock: 2 });
  const order = await placeOrder(request, await newBuyer(request), product);
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/orders/${order.orderId}`);
  await expect(statusOf(page, order)).toHaveValue('Pending');
  await setStatus(request, order, 'Processing');
  const deliver = async () => {
    await statusOf(page, order).selectOption('Delivered');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click();
  };
  await deliver();
  const told = 'Somebody changed this order meanwhile. Look at it as it is now, then decide again.';
  await expect(toast(page, told)).toBeVisible(saved);
  await expect(statusOf(page, order)).toHaveValue('Processing');
  await deliver();
  await expect(toast(page, 'Order status updated')).toBeVisible(saved);
});

test('a final or backward status change asks first and can be undone; leaving the page saves it', async ({
  page,
  request,
}) => {
  const product = await createProduct({ name: 'Slip of the hand', price: 700, stock: 2 });
  const buyer = await newBuyer(request);
  const order = await placeOrder(request, buyer, product);
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/orders/${order.orderId}`);
  const status = statusOf(page, order);
  const undo = page.getByRole('button', { name: 'Undo' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Mark as / });
  const isNow = async () => (await orderState(request, buyer, order)).split(' ')[0];

  await status.selectOption('Delivered');
  await expect(page.getByRole('dialog')).toContainText('the time for returns begins');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('Pending');

  await status.selectOption('Delivered');
  await confirm.click();
  await expect(status).toHaveValue('Delivered');
  await undo.focus();
  // Its words differ from the bar; buttons.test.ts computes by how much.
  const bar = await undo.locator('..').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(undo).not.toHaveCSS('color', bar);
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  await expect(status).toHaveValue('Pending');

  await status.selectOption('Delivered');
  await confirm.click();
  await expect(undo).toBeVisible();
  expect(await isNow()).toBe('Pending');
  await page.goto('/about-us');
  await expect.poll(isNow).toBe('Delivered');

  await page.goto(`/admin/orders/${order.orderId}`);
  await status.selectOption('Pending');
  await expect(page.getByRole('dialog')).toContainText('goes back from “Delivered”');
  await confirm.click();
  await undo.click();
  await expect(status).toHaveValue('Delivered');
  expect(await isNow()).toBe('Delivered');
});

test('when the shop does not answer, list, status and payment say so', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(404, 502);
  const product = await createProduct({ name: 'Unheard bell', price: 700, stock: 2 });
  const order = await placeOrder(request, await newBuyer(request), product);
  await enter(page, demo.admin, demo.password);
  await page.route(/\/api\/admin\/orders\?/, speechless);
  await page.goto('/admin/orders');
  await expect(page.getByText('Failed to load orders. Please try again.')).toBeVisible();
  await page.unroute(/\/api\/admin\/orders\?/);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();

  await page.route(/\/api\/auth\/admin\/(update-status|orders\/)/, speechless);
  await page.goto(`/admin/orders/${order.orderId}`);
  await statusOf(page, order).selectOption('Processing');
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await expect(statusOf(page, order)).toHaveValue('Pending');
  await page.getByRole('button', { name: `Mark as paid: order ${numberOf(order)}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toast(page, 'Failed to mark order as Paid')).toBeVisible();
  await page.unroute(/\/api\/auth\/admin\/(update-status|orders\/)/);
  await page.goto('/admin/orders/0000000000000000');
  await expect(heading(page, 'Order not found.')).toBeVisible();
});
