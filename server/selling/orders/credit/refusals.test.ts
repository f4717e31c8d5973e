import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { createCreditCalls } from './test-requests.ts';

let testShop: TestShop;
let care: Person;
let calls: ReturnType<typeof createCreditCalls>;
beforeAll(async () => {
  testShop = await startTestShop();
  care = await testShop.admin('care');
  calls = createCreditCalls(testShop, care);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

test('a no ends the request: nothing is spent, staff see it, and a later yes is refused', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  expect((await calls.answer(token, 'no')).request.state).toBe('declined');
  expect(await refusal(calls.answer(token, 'yes'))).toBe('credit_request_answered');
  expect((await calls.readBuyer(owner.buyer)).creditRequests).toMatchObject([{ state: 'declined' }]);
  expect([await calls.ordersOf(owner.buyer), await calls.usesOf(owner.creditId)]).toEqual([[], 0]);
  expect((await calls.auditOf(owner.creditId)).map(([action]) => action)).toContain('credit.decline');
});

test('of a yes and a no at the same moment one counts', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  const said = await Promise.all([refusal(calls.answer(token, 'yes')), refusal(calls.answer(token, 'no'))]);
  expect(said.toSorted()).toEqual(['accepted', 'credit_request_answered']);
  const yes = said[0] === 'accepted' ? 1 : 0;
  expect([(await calls.ordersOf(owner.buyer)).length, await calls.usesOf(owner.creditId)]).toEqual([
    yes,
    yes,
  ]);
});

test('a link lapses after 24 hours', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  testShop.clock.advance(24 * 60);
  expect((await calls.read(token)).state).toBe('lapsed');
  for (const said of ['yes', 'no'] as const)
    expect(await refusal(calls.answer(token, said))).toBe('credit_request_lapsed');
  expect((await calls.readBuyer(owner.buyer)).creditRequests).toMatchObject([{ state: 'lapsed' }]);
  expect([await calls.ordersOf(owner.buyer), await calls.usesOf(owner.creditId)]).toEqual([[], 0]);
});

test('a second request about a credit ends the first, and its link', async () => {
  const owner = await calls.buyerWithCredit();
  const product = await calls.newProduct();
  await calls.asked(owner, product, { quantity: 2 });
  const first = await calls.tokenTo(owner.buyer);
  await calls.asked(owner, product);
  const second = await calls.tokenTo(owner.buyer, 2);
  expect(await refusal(calls.answer(first, 'yes'))).toBe('credit_request_answered');
  expect((await calls.answer(second, 'yes')).request).toMatchObject({ state: 'agreed', totalAmount: 1000 });
  expect((await calls.readBuyer(owner.buyer)).creditRequests.map(({ state }) => state)).toEqual([
    'agreed',
    'replaced',
  ]);
});

test('nobody answers for the buyer: neither staff, nor another customer, nor a made-up link', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  const other = await testShop.customer();
  const body = { token, answer: 'yes' as const };
  for (const who of [care, await testShop.admin(), other]) {
    expect(await refusal(who.api('POST /api/credit-requests/answer', { body }))).toBe(
      'credit_request_other_account',
    );
    expect(await refusal(who.api('POST /api/credit-requests/read', { body: { token } }))).toBe(
      'credit_request_other_account',
    );
  }
  expect(await refusal(calls.answer(`${token.slice(0, -4)}AAAA`, 'yes'))).toBe('credit_request_unknown');
  const [row] = await testShop.db
    .selectFrom('credit_requests')
    .select('id')
    .where('user_id', '=', owner.buyer.userId)
    .execute();
  expect(await refusal(calls.answer(`${row?.id}${row?.id}`, 'yes'))).toBe('credit_request_unknown');
  expect([await calls.ordersOf(owner.buyer), await calls.usesOf(owner.creditId)]).toEqual([[], 0]);
  expect((await owner.buyer.api('POST /api/credit-requests/answer', { body })).request.state).toBe('agreed');
});

test('a link ends when the account has another mailbox', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  await testShop.db
    .updateTable('users')
    .set({ email: 'moved.away@example.test' })
    .where('id', '=', owner.buyer.userId)
    .execute();
  expect(await refusal(calls.answer(token, 'yes'))).toBe('credit_request_unknown');
});

test('a yes that the shop must refuse says why, spends nothing, and can be given again', async () => {
  const owner = await calls.buyerWithCredit();
  const product = await calls.newProduct(1500, 1);
  await calls.asked(owner, product);
  const token = await calls.tokenTo(owner.buyer);
  const stranger = await testShop.customer();
  const cart = { buyerId: stranger.userId, items: [{ product: product._id, quantity: 1 }] };
  const { orderId } = await care.api('POST /api/admin/orders', {
    body: { ...cart, totalAmount: 1500, shippingAddress: goodAddress, payment: 'cod' },
  });
  expect(await refusal(calls.answer(token, 'yes'))).toMatch(/^(out_of_stock|only_left)$/);
  expect((await calls.read(token)).state).toBe('waiting');
  expect([await calls.ordersOf(owner.buyer), await calls.usesOf(owner.creditId)]).toEqual([[], 0]);
  await (await testShop.admin()).api('PUT /api/auth/admin/update-status', {
    body: { orderId, status: 'Cancelled' },
  });
  expect((await calls.answer(token, 'yes')).request.state).toBe('agreed');
});

test('a credit that the buyer spends meanwhile is not spent again', async () => {
  const owner = await calls.buyerWithCredit();
  const product = await calls.newProduct();
  await calls.asked(owner, product);
  const token = await calls.tokenTo(owner.buyer);
  await owner.buyer.api('POST /api/auth/place-order', {
    body: {
      items: [{ product: product._id, quantity: 2 }],
      couponCode: owner.code,
      shippingAddress: goodAddress,
      paymentMethod: 'cod',
    },
  });
  expect(await refusal(calls.answer(token, 'yes'))).toMatch(/^coupon_used/);
  expect([(await calls.ordersOf(owner.buyer)).length, await calls.usesOf(owner.creditId)]).toEqual([1, 1]);
  expect((await calls.readBuyer(owner.buyer)).credits).toEqual([]);
});

test('requests are removed after a month', async () => {
  const owner = await calls.buyerWithCredit();
  await calls.asked(owner, await calls.newProduct());
  const token = await calls.tokenTo(owner.buyer);
  testShop.clock.advance(31 * 24 * 60);
  await testShop.shop.services.orders.creditRequests.sweep();
  expect(await refusal(calls.read(token))).toBe('credit_request_unknown');
});
