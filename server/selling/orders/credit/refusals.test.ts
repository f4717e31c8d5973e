import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goodAddress, refusal } from '../../../testing/fixtures/checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { createCreditDesk } from './test-requests.ts';

let testShop: TestShop;
let care: Person;
let desk: ReturnType<typeof createCreditDesk>;
beforeAll(async () => {
  testShop = await startTestShop();
  care = await testShop.admin('care');
  desk = createCreditDesk(testShop, care);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

test('a no ends the request: nothing is spent, staff see it, and a later yes is refused', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
  expect((await desk.answer(token, 'no')).request.state).toBe('declined');
  expect(await refusal(desk.answer(token, 'yes'))).toBe('credit_request_answered');
  expect((await desk.atTheDesk(owner.buyer)).creditRequests).toMatchObject([{ state: 'declined' }]);
  expect([await desk.ordersOf(owner.buyer), await desk.usesOf(owner.creditId)]).toEqual([[], 0]);
  expect((await desk.auditOf(owner.creditId)).map(([action]) => action)).toContain('credit.decline');
});

test('of a yes and a no at the same moment one counts', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
  const said = await Promise.all([refusal(desk.answer(token, 'yes')), refusal(desk.answer(token, 'no'))]);
  expect(said.toSorted()).toEqual(['accepted', 'credit_request_answered']);
  const yes = said[0] === 'accepted' ? 1 : 0;
  expect([(await desk.ordersOf(owner.buyer)).length, await desk.usesOf(owner.creditId)]).toEqual([yes, yes]);
});

test('a link lapses after 24 hours', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
  testShop.clock.advance(24 * 60);
  expect((await desk.read(token)).state).toBe('lapsed');
  for (const said of ['yes', 'no'] as const)
    expect(await refusal(desk.answer(token, said))).toBe('credit_request_lapsed');
  expect((await desk.atTheDesk(owner.buyer)).creditRequests).toMatchObject([{ state: 'lapsed' }]);
  expect([await desk.ordersOf(owner.buyer), await desk.usesOf(owner.creditId)]).toEqual([[], 0]);
});

test('a second request about a credit ends the first, and its link', async () => {
  const owner = await desk.buyerWithCredit();
  const product = await desk.goods();
  await desk.asked(owner, product, { quantity: 2 });
  const first = await desk.tokenTo(owner.buyer);
  await desk.asked(owner, product);
  const second = await desk.tokenTo(owner.buyer, 2);
  expect(await refusal(desk.answer(first, 'yes'))).toBe('credit_request_answered');
  expect((await desk.answer(second, 'yes')).request).toMatchObject({ state: 'agreed', totalAmount: 1000 });
  expect((await desk.atTheDesk(owner.buyer)).creditRequests.map(({ state }) => state)).toEqual([
    'agreed',
    'replaced',
  ]);
});

test('nobody answers for the buyer: neither staff, nor another customer, nor a made-up link', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
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
  expect(await refusal(desk.answer(`${token.slice(0, -4)}AAAA`, 'yes'))).toBe('credit_request_unknown');
  const [row] = await testShop.db
    .selectFrom('credit_requests')
    .select('id')
    .where('user_id', '=', owner.buyer.userId)
    .execute();
  expect(await refusal(desk.answer(`${row?.id}${row?.id}`, 'yes'))).toBe('credit_request_unknown');
  expect([await desk.ordersOf(owner.buyer), await desk.usesOf(owner.creditId)]).toEqual([[], 0]);
  expect((await owner.buyer.api('POST /api/credit-requests/answer', { body })).request.state).toBe('agreed');
});

test('a link ends when the account has another mailbox', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
  await testShop.db
    .updateTable('users')
    .set({ email: 'moved.away@example.test' })
    .where('id', '=', owner.buyer.userId)
    .execute();
  expect(await refusal(desk.answer(token, 'yes'))).toBe('credit_request_unknown');
});

test('a yes that the shop must refuse says why, spends nothing, and can be given again', async () => {
  const owner = await desk.buyerWithCredit();
  const product = await desk.goods(1500, 1);
  await desk.asked(owner, product);
  const token = await desk.tokenTo(owner.buyer);
  const stranger = await testShop.customer();
  const cart = { buyerId: stranger.userId, items: [{ product: product._id, quantity: 1 }] };
  const { orderId } = await care.api('POST /api/admin/orders', {
    body: { ...cart, totalAmount: 1500, shippingAddress: goodAddress, payment: 'cod' },
  });
  expect(await refusal(desk.answer(token, 'yes'))).toMatch(/^(out_of_stock|only_left)$/);
  expect((await desk.read(token)).state).toBe('waiting');
  expect([await desk.ordersOf(owner.buyer), await desk.usesOf(owner.creditId)]).toEqual([[], 0]);
  await (await testShop.admin()).api('PUT /api/auth/admin/update-status', {
    body: { orderId, status: 'Cancelled' },
  });
  expect((await desk.answer(token, 'yes')).request.state).toBe('agreed');
});

test('a credit that the buyer spends meanwhile is not spent again', async () => {
  const owner = await desk.buyerWithCredit();
  const product = await desk.goods();
  await desk.asked(owner, product);
  const token = await desk.tokenTo(owner.buyer);
  await owner.buyer.api('POST /api/auth/place-order', {
    body: {
      items: [{ product: product._id, quantity: 2 }],
      couponCode: owner.code,
      shippingAddress: goodAddress,
      paymentMethod: 'cod',
    },
  });
  expect(await refusal(desk.answer(token, 'yes'))).toMatch(/^coupon_used/);
  expect([(await desk.ordersOf(owner.buyer)).length, await desk.usesOf(owner.creditId)]).toEqual([1, 1]);
  expect((await desk.atTheDesk(owner.buyer)).credits).toEqual([]);
});

test('requests are removed after a month', async () => {
  const owner = await desk.buyerWithCredit();
  await desk.asked(owner, await desk.goods());
  const token = await desk.tokenTo(owner.buyer);
  testShop.clock.advance(31 * 24 * 60);
  await testShop.shop.services.orders.creditRequests.sweep();
  expect(await refusal(desk.read(token))).toBe('credit_request_unknown');
});
