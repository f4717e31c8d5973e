import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { moment } from '../../../base/email/words.ts';
import { settingSchemas } from '../../../base/settings/schema.ts';
import { transact } from '../../../platform/database/database.ts';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../../testing/fixtures/order-setup.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const set = (orderId: string, status: OrderStatus, more: object = {}) =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status, ...more } });

/** Places a cash order of one piece, made to order or not. */
async function order(price: number, { customised = false, lang = 'en' } = {}) {
  const product = await createProduct(testShop, { name: 'Blue sapphire', price, available: 1 });
  if (customised)
    await testShop.db
      .updateTable('products')
      .set({ customised: true })
      .where('id', '=', product._id)
      .execute();
  const buyer = await testShop.customer(lang);
  const placed = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  return { buyer, orderId: placed.order._id };
}

/** Returns the text of the e-mail that has this in its subject, once it has arrived. */
async function textOf({ email }: Person, subject: string): Promise<string> {
  const find = async () =>
    (await mailsTo(testShop, email)).find((mail) => mail.subject.includes(subject))?.text;
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

test('a buyer hears once that the order is shipped, out for delivery and delivered, whatever the admin repeats', async () => {
  const { buyer, orderId } = await order(1500);
  const courier = { name: 'Bluewing', number: 'BW 1', url: 'https://bluewing.test/BW1' };
  await Promise.all([1, 2].map(() => set(orderId, 'Shipped', { courier })));
  for (const status of ['On-way', 'Out-for-delivery', 'Out-for-delivery', 'Delivered', 'Delivered'] as const)
    await set(orderId, status);
  // A slip is corrected: the order goes back, and forward again.
  await set(orderId, 'Shipped', { courier });
  await set(orderId, 'Out-for-delivery');
  await set(orderId, 'Delivered');
  const told = ['order-shipped', 'order-out-for-delivery', 'order-delivered'];
  expect((await listQueuedEmails(testShop, orderId)).filter((kind) => kind !== 'shop-new-order')).toEqual([
    'order-placed',
    ...told,
  ]);
  const shipped = await textOf(buyer, 'is on its way');
  expect(shipped).toContain('Courier: Bluewing\nTracking number: BW 1');
  expect(shipped).toContain('https://bluewing.test/BW1');
  expect(shipped).toMatch(/It should reach you by \d+ \w+\./);
  const out = await textOf(buyer, 'is out for delivery');
  expect(out).toContain('ready for the courier');
  expect(out).toContain('https://bluewing.test/BW1');
  // Another courier after going back is news.
  await set(orderId, 'Shipped', { courier: { ...courier, number: 'BW 2' } });
  expect((await listQueuedEmails(testShop, orderId)).at(-1)).toBe('order-tracking');
});

test('the e-mail of the delivery names the last day of returns as the order’s page does, by the shop’s own policy', async () => {
  const returns = { ...settingSchemas.policies.parse(undefined).returns, returnDays: 9, fee: 120 };
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'policies', value: { returns }, by: 'a test' }),
  );
  const { buyer, orderId } = await order(1500);
  await set(orderId, 'Delivered');
  const text = await textOf(buyer, 'is delivered');
  const { lines } = await buyer.api('GET /api/orders/{id}/returns', { params: { id: orderId } });
  const { problem, change } = lines[0] ?? {};
  expect(text).toContain(`tell us by ${moment(problem?.inTimeUntil ?? '', 'en')}`);
  expect(text).toContain(`You can return it until ${moment(change?.until ?? '', 'en')}`);
  expect(text).toContain('the price less ₹120');
});

test('what is made to order or costs less than the fee is not offered to be returned for a change of mind', async () => {
  const made = await order(1500, { customised: true, lang: 'hi' });
  await set(made.orderId, 'Delivered');
  const text = await textOf(made.buyer, 'पहुँच गया');
  expect(text).toContain('पूरा पैसा लौटाया जाएगा।');
  expect(text).not.toContain('मन बदल गया?');
  expect(text).toContain('मन बदलने पर लौटाए नहीं जा सकते: Blue sapphire');
  const cheap = await order(50);
  await set(cheap.orderId, 'Delivered');
  expect(await textOf(cheap.buyer, 'is delivered')).not.toContain('Changed your mind?');
});

test('a status that is refused sends nothing', async () => {
  const { orderId } = await order(1500);
  await set(orderId, 'Cancelled');
  expect(await refusal(set(orderId, 'Delivered'))).toBe('order_is_cancelled');
  expect(await listQueuedEmails(testShop, orderId)).not.toContain('order-delivered');
});
