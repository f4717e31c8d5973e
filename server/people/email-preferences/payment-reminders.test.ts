import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { listQueuedEmails } from '../../testing/fixtures/order-setup.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let other: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  other = await startTestShop({ databaseUrl: testShop.databaseUrl });
  admin = await testShop.admin();
});
afterAll(async () => {
  await other.close();
  await testShop.close();
});

async function buyer(wants: boolean): Promise<Person> {
  const person = await testShop.customer();
  await testShop.db
    .updateTable('users')
    .set({ email_verified_at: testShop.clock.now() })
    .where('id', '=', person.userId)
    .execute();
  const body = { dailySign: null, reviewReminders: false, paymentReminders: wants };
  await person.api('PUT /api/account/mail-preferences', { body });
  return person;
}
const pass = (minutes: number) => {
  for (const one of [testShop, other]) one.clock.advance(minutes);
};
const sweepBoth = async () => {
  pass(11);
  await Promise.all([testShop.sweep(), other.sweep()]);
};
const newProduct = () => createProduct(testShop, { name: 'Left in the till', price: 900, available: 3 });
const statusOf = async (orderId: string) =>
  (await admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } })).order.orderStatus;

/** Begins the payment of an order and lets its time run out. */
async function leave(person: Person): Promise<string> {
  const { orderId } = await checkout(person, await newProduct());
  pass(40);
  await expect
    .poll(async () => {
      await sweepBoth();
      return statusOf(orderId);
    })
    .toBe('Cancelled');
  return orderId;
}
const remindersOf = async (orderId: string) =>
  (await listQueuedEmails(testShop, orderId)).filter((kind) => kind === 'payment-reminder');
const listed = async (orderId: string) =>
  (await admin.api('GET /api/admin/unpaid-orders')).orders.find(({ _id }) => _id === orderId);

test('a buyer who wants it is reminded of an unpaid order once, after the hours of the setting, with no stock reserved', async () => {
  const person = await buyer(true);
  const orderId = await leave(person);
  expect(await listed(orderId)).toMatchObject({
    wantsReminder: true,
    orderedSince: false,
    tooLate: false,
    remindedAt: null,
    payableUntil: null,
    goods: ['Left in the till'],
    buyer: { email: person.email },
  });
  await sweepBoth();
  expect(await remindersOf(orderId)).toEqual([]);
  pass(3 * 60);
  await sweepBoth();
  await sweepBoth();
  expect(await remindersOf(orderId)).toEqual(['payment-reminder']);
  expect((await listed(orderId))?.remindedAt).not.toBeNull();
  const reserved = await testShop.db
    .selectFrom('skus')
    .innerJoin('order_items', 'order_items.sku_id', 'skus.id')
    .select('skus.reserved')
    .where('order_items.order_id', '=', orderId)
    .execute();
  expect(reserved).toEqual([{ reserved: 0 }]);
  const { order } = await admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
  await expect
    .poll(() => subjectsTo(testShop, person.email))
    .toContain(`Your order ${order.orderNumber} was not paid`);
});

test('nobody is reminded who did not ask for it, who has ordered since, or long after', async () => {
  const silent = await leave(await buyer(false));
  const again = await buyer(true);
  const replaced = await leave(again);
  await again.api('POST /api/auth/place-order', {
    body: {
      items: [{ product: (await newProduct())._id, quantity: 1 }],
      paymentMethod: 'cod',
      shippingAddress: {
        name: 'Meenakshi Rao',
        phone: '9840012345',
        address: '12 Race Course Road',
        city: 'Coimbatore',
        state: 'TN',
        country: 'IN',
        pincode: '641018',
        landmark: 'Opposite the park',
      },
    },
  });
  const late = await buyer(false);
  const forgotten = await leave(late);
  pass(8 * 24 * 60);
  // Their session has ended by now, and so has the admin's.
  await testShop.db
    .updateTable('mail_preferences')
    .set({ payment_reminders: true })
    .where('user_id', '=', late.userId)
    .execute();
  admin = await testShop.admin();
  await sweepBoth();
  for (const orderId of [silent, replaced, forgotten]) expect(await remindersOf(orderId)).toEqual([]);
  expect(await listed(silent)).toMatchObject({ wantsReminder: false });
  expect(await listed(replaced)).toMatchObject({ orderedSince: true });
  expect(await listed(forgotten)).toMatchObject({ tooLate: true });
});

test('the wish is a consent, off at first, kept by a client that does not name it, and withdrawn with its date', async () => {
  const person = await buyer(false);
  const read = async () => (await person.api('GET /api/account/mail-preferences')).paymentReminders;
  const set = (more: { paymentReminders?: boolean }) =>
    person.api('PUT /api/account/mail-preferences', {
      body: { dailySign: null, reviewReminders: false, ...more },
    });
  expect(await read()).toBe(false);
  await set({ paymentReminders: true });
  await set({});
  expect(await read()).toBe(true);
  await set({ paymentReminders: false });
  const consents = await testShop.db
    .selectFrom('consents')
    .select(['purpose', 'withdrawn_at'])
    .where('user_id', '=', person.userId)
    .where('purpose', '!=', 'terms')
    .execute();
  expect(consents).toMatchObject([{ purpose: 'payment reminders by mail' }]);
  expect(consents[0]?.withdrawn_at).not.toBeNull();
});
