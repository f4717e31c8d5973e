import { expect } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { newId } from '../../../platform/core/id.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { transact } from '../../../platform/database/database.ts';
import { goodAddress } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { mailsTo } from '../../../testing/fixtures/emails.ts';
import type { Person, TestShop } from '../../../testing/test-shop.ts';

const dayMs = 86_400_000;

/** Options of a request. The total is that of the quote if it is not given. */
type Asking = { payment?: 'cod' | 'link'; quantity?: number; totalAmount?: number };

/** Returns the calls of staff who ask for a buyer's credit, and of its buyers. */
export function createCreditCalls(testShop: TestShop, care: Person) {
  /** Opens a buyer with a credit of so many rupees. */
  async function buyerWithCredit(rupees = 500, language: Lang = 'en') {
    const buyer = await testShop.customer(language);
    const at = testShop.clock.now();
    const until = new Date(at.getTime() + 90 * dayMs);
    const { couponId, code } = await transact(testShop.db, (tx) =>
      testShop.shop.services.coupons.issueCredit(tx, {
        userId: buyer.userId,
        amount: asPaise(rupees * 100),
        at,
        until,
        of: newId(at),
      }),
    );
    return { buyer, creditId: couponId, code };
  }

  const newProduct = (price = 1500, available = 5) =>
    createProduct(testShop, { name: 'Asked about', price, available });
  const stockOf = async ({ _id: id }: Product) =>
    (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;
  const usesOf = async (creditId: string) =>
    (
      await testShop.db
        .selectFrom('coupons')
        .select('usage_count')
        .where('id', '=', creditId)
        .executeTakeFirstOrThrow()
    ).usage_count;

  async function asked(
    { buyer, creditId }: { buyer: Person; creditId: string },
    product: Product,
    { payment = 'cod', quantity = 1, totalAmount }: Asking = {},
  ) {
    const cart = { buyerId: buyer.userId, items: [{ product: product._id, quantity }], creditId };
    const total = totalAmount ?? (await care.api('POST /api/admin/order-quotes', { body: cart })).totalAmount;
    return care.api('POST /api/admin/credit-requests', {
      body: { ...cart, totalAmount: total, shippingAddress: goodAddress, payment },
    });
  }

  /** Returns the secret of the newest request to a buyer, once `count` e-mails have arrived. */
  async function tokenTo({ email }: Person, count = 1): Promise<string> {
    const links = async () =>
      (await mailsTo(testShop, email)).flatMap(({ text }) => /\/use-credit\/([\w-]+)/.exec(text)?.[1] ?? []);
    await expect.poll(async () => (await links()).length).toBe(count);
    return (await links())[0] as string;
  }

  const read = (token: string) => testShop.visitor('POST /api/credit-requests/read', { body: { token } });
  const answer = (token: string, said: 'yes' | 'no') =>
    testShop.visitor('POST /api/credit-requests/answer', { body: { token, answer: said } });
  const readBuyer = (buyer: Person) =>
    care.api('GET /api/admin/order-buyers/{id}', { params: { id: buyer.userId } });
  const ordersOf = async ({ userId }: Person) =>
    testShop.db
      .selectFrom('orders')
      .select(['id', 'total', 'coupon_code'])
      .where('user_id', '=', userId)
      .execute();
  const auditOf = async (creditId: string) =>
    (await testShop.shop.services.audit.of(testShop.db, 'coupon', creditId)).map(({ action, actorId }) => [
      action,
      actorId,
    ]);

  return {
    buyerWithCredit,
    newProduct,
    stockOf,
    usesOf,
    asked,
    tokenTo,
    read,
    answer,
    readBuyer,
    ordersOf,
    auditOf,
  };
}
