import { sql } from 'kysely';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { transact } from '../../platform/database/database.ts';
import { createConsultant, fund, openSocket, requestChat } from '../fixtures/chats.ts';
import { bodyFor, checkout, goodAddress } from '../fixtures/checkout.ts';
import { createProduct } from '../fixtures/create-product.ts';
import { buy } from '../fixtures/reports.ts';
import type { Person, TestShop } from '../test-shop.ts';
import { type AccessRole, accessRoles, type Own } from './access-case.ts';
import { goodProfile } from './access-reports.ts';

/** The people who make the calls, and the records of the customer among them. */
export type AccessSetup = { own: Own; people: Record<Exclude<AccessRole, 'nobody'>, Person> };

/** Creates the people and the customer's records. Can be called again in the same test shop for new ones. */
export async function setUpAccess(testShop: TestShop): Promise<AccessSetup> {
  const product = await createProduct(testShop, { name: 'Walked past', price: 900, available: 99 });
  const inCart = await createProduct(testShop, { name: 'In the cart', price: 900, available: 99 });
  const people = Object.fromEntries(
    await Promise.all(accessRoles.slice(1).map(async (who) => [who, await testShop.customer()] as const)),
  ) as AccessSetup['people'];
  for (const role of ['astrologer', 'admin'] as const) {
    const { userId } = people[role];
    await testShop.db
      .updateTable('users')
      .set({ role, staff_roles: role === 'admin' ? ['owner'] : [] })
      .where('id', '=', userId)
      .execute();
    const notified = new Promise<void>((resolve) =>
      testShop.shop.platform.bus.subscribe('sessions', () => resolve()),
    );
    await sql`select pg_notify('sessions', ${userId})`.execute(testShop.db);
    await notified;
  }
  const { customer } = people;
  await customer.api('POST /api/auth/add-cart', { body: { product: inCart._id, quantity: 1 } });
  const reviewed = await createReviewedOrder(customer, people.admin, product);
  const order = await checkout(customer, product);
  const body = { ...goodAddress, city: 'Ooty' };
  const { address } = await customer.api('POST /api/auth/addresses', { body });
  await testShop.visitor('POST /api/auth/login', {
    body: { email: customer.email, password: 'a good password' },
  });
  const { sessions } = await customer.api('GET /api/auth/sessions');
  const freshBody = bodyFor(product) as object;
  const pandit = await createConsultant(testShop);
  await fund(testShop, customer, 50);
  const socket = await openSocket(testShop, pandit.token);
  const chatId = await requestChat(customer, pandit);
  socket.close();
  const own = {
    chatId,
    customer,
    productId: product._id,
    cartProductId: inCart._id,
    orderId: order.orderId,
    addressId: address._id,
    sessionId: sessions.find((device) => !device.current)?._id ?? '',
    reviewed,
    gatewayOrderId: order.customOrderId,
    freshBody,
    ...(await createReports(testShop, customer)),
    creditNoteId: await createCreditNote(testShop, customer),
  };
  return { own, people };
}

/** Buys the three reports, shares one, and saves a birth profile. */
async function createReports(
  testShop: TestShop,
  buyer: Person,
): Promise<Pick<Own, 'reportOrderId' | 'sharedToken' | 'profileId'>> {
  await buy(testShop, buyer, 'kundli');
  await buy(testShop, buyer, 'matching');
  const orderId = await buy(testShop, buyer, 'panchang');
  const { token } = await buyer.api('POST /api/reports/{orderId}/share', { params: { orderId } });
  const { profile } = await buyer.api('POST /api/birth-profiles', { body: goodProfile });
  return { reportOrderId: orderId, sharedToken: token, profileId: profile._id };
}

/** Creates a credit note for a report of this buyer. */
async function createCreditNote(testShop: TestShop, { userId }: Person): Promise<string> {
  const { id } = await testShop.db
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'matching')
    .executeTakeFirstOrThrow();
  await transact(testShop.db, async (tx) =>
    testShop.shop.services.invoices.creditService(tx, {
      subject: 'reading',
      id,
      amount: 'rest',
      reason: 'refunded',
    }),
  );
  const credit = await testShop.db
    .selectFrom('invoices')
    .select('id')
    .where('corrects', 'is not', null)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  return credit.id;
}

/** Creates a delivered order of a product, with the buyer's review. */
async function createReviewedOrder(
  buyer: Person,
  admin: Person,
  product: Product,
): Promise<{ _id: string; orderId: string }> {
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await admin.api('PUT /api/auth/admin/update-status', {
    body: { orderId: order._id, status: 'Delivered' },
  });
  const { review } = await buyer.api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: product._id },
    body: { rating: 5, text: 'Mine.', orderId: order._id },
  });
  return review;
}
