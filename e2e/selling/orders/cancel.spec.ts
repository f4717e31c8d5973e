import { newBuyer, signIn } from '../../support/buyers.ts';
import {
  expectRefunded,
  heading,
  numberOf,
  openOrder,
  orderState,
  payAtGateway,
  placeOrder,
  setStatus,
} from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a buyer takes an order back and says why', { tag: '@both' }, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const order = await placeOrder(
    request,
    buyer,
    await createProduct({ name: 'Unwanted bead', price: 700, stock: 3 }),
  );
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  const open = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${numberOf(order)}?` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  expect(await orderState(request, buyer, order)).toBe('Pending Pending');

  await open.click();
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ordered by mistake');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'Order cancelled.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeHidden();
  await expect(page.getByText('Ordered by mistake')).toBeVisible();
  expect(await orderState(request, buyer, order)).toBe('Cancelled Pending');
});

test('an online payment is refunded, and the confirmation dialog says so', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const product = await createProduct({ name: 'Returned bead', price: 700, stock: 3 });
  const order = await openOrder(request, buyer, product);
  await payAtGateway(request, buyer, order);
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('refund you to the account you paid from');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toast(page, 'Order cancelled.')).toBeVisible();
  await expectRefunded(request, buyer, order);
});

test('an order that was shipped meanwhile stays, in the words of the shop', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409, 500);
  const buyer = await newBuyer(request);
  const order = await placeOrder(
    request,
    buyer,
    await createProduct({ name: 'Shipped bead', price: 700, stock: 3 }),
  );
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  await expect(heading(page, `Order ${numberOf(order)}`)).toBeVisible();
  const open = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('dialog', { name: `Cancel order ${numberOf(order)}?` });
  const confirm = dialog.getByRole('button', { name: 'Cancel order' });

  await page.route('**/cancel-order/*', (route) => route.fulfill({ status: 500, json: {} }));
  await open.click();
  await confirm.click();
  await expect(toast(page, 'Failed to cancel order')).toBeVisible();
  // It closes when the order is loaded again. The shipped order would take the button away.
  await expect(dialog).toBeHidden();
  await page.unroute('**/cancel-order/*');

  await setStatus(request, order, 'Shipped');
  await open.click();
  await confirm.click();
  await expect(toast(page, 'This order can no longer be cancelled. Please contact us.')).toBeVisible();
  await expect(open).toBeHidden();
  expect(await orderState(request, buyer, order)).toBe('Shipped Pending');
});

test('in Hindi', async ({ page, context, baseURL, request }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const buyer = await newBuyer(request);
  const order = await placeOrder(
    request,
    buyer,
    await createProduct({ name: 'Hindi bead', price: 700, stock: 3 }),
  );
  await signIn(page, buyer);
  await page.goto(`/orders/${order.orderId}`);
  await page.getByRole('main').getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
  await expect(toast(page, 'ऑर्डर रद्द हो गया।')).toBeVisible();
});
