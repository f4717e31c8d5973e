import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreditOrder, ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import { langs } from '#languages/list.ts';
import { newId, newSecret } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { createShopInProduction } from '../../../testing/fixtures/own-identity.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { insertRequest, writeSecret } from './store.ts';
import { createCreditCalls } from './test-requests.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await createShopInProduction();
});
afterAll(() => testShop.close());

test('while the shop does not sell, a no to a request is taken, and only a yes is refused', async () => {
  const calls = createCreditCalls(testShop, await testShop.admin('care'));
  const { buyer, creditId } = await calls.buyerWithCredit();
  const at = testShop.clock.now();
  const token = newSecret();
  const id = newId(at);
  const body: CreditOrder = {
    items: [],
    totalAmount: 0,
    shippingAddress: goodAddress,
    payment: 'cod',
  } as never;
  const shown: ShownCreditOrder = {
    items: [],
    amount: 0,
    deliveryCharges: 0,
    discountAmount: 0,
    discounts: [],
    taxes: [],
    totalAmount: 0,
    lostCredit: 0,
    shippingAddress: goodAddress,
    payment: 'cod',
  };
  // In production an e-mail server of its own would send the link.
  await transact(testShop.db, async (tx) => {
    const expiresAt = new Date(at.getTime() + 3_600_000);
    const { userId, email } = buyer;
    await insertRequest(tx, {
      ...{ id, userId, couponId: creditId, actorId: userId, email },
      ...{ body, shown, at, expiresAt },
    });
    await writeSecret(tx, { id, secretHash: hashOfSecret(token), now: at });
  });
  for (const lang of langs) {
    const said = await fetch(`${testShop.base}/api/credit-requests/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lang': lang },
      body: JSON.stringify({ token, answer: 'yes' }),
    });
    expect([said.status, await said.json()]).toMatchObject([409, { code: 'shop_not_ready' }]);
  }
  expect((await calls.answer(token, 'no')).request.state).toBe('declined');
  expect(await refusal(calls.answer(token, 'no'))).toBe('credit_request_answered');
  expect(await calls.usesOf(creditId)).toBe(0);
});
