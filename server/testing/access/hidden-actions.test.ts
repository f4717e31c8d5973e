import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createConsultant, fund, openSocket, requestChat } from '../fixtures/chats.ts';
import { bodyFor, goodAddress } from '../fixtures/checkout.ts';
import { issueCoupon } from '../fixtures/coupons.ts';
import { createProduct } from '../fixtures/create-product.ts';
import { setOrderLimits } from '../fixtures/order-limits.ts';
import { type Origin, orderStage, type Staged } from '../fixtures/order-setup.ts';
import { askFor } from '../fixtures/reports.ts';
import { createForm, createPlainCall, type PlainCall } from '../plain-call.ts';
import { type Person, startTestShop, type TestShop } from '../test-shop.ts';

// A page hides a button in a state in which the action makes no sense. Each row calls what is behind such a button: here of
// orders, products, people, chats and reports, in `hidden-admin.test.ts` and `hidden-account.test.ts` of the rest.
vi.setConfig({ testTimeout: 300_000 });

let testShop: TestShop;
let owner: Person;
let stage: ReturnType<typeof orderStage>;
let call: PlainCall;
beforeAll(async () => {
  testShop = await startTestShop();
  call = createPlainCall(testShop);
  await issueCoupon(testShop, { code: 'HIDDEN' });
  await setOrderLimits(testShop, { cashOrders: 1000 });
  owner = await testShop.admin('owner');
  stage = orderStage(testShop, { admin: owner, coupon: 'HIDDEN' });
});
afterAll(() => testShop.close());

const courier = { name: 'Delhivery', number: '123', url: '' };

type Action = (staged: Staged, item: string) => [who: Person, line: string, body?: object];
const actions = {
  hold: ({ orderId }) => [owner, `POST /api/admin/orders/${orderId}/hold`, { reason: 'Call them' }],
  courier: ({ orderId }) => [owner, `PUT /api/admin/orders/${orderId}/courier`, courier],
  address: ({ orderId }) => [
    owner,
    `PUT /api/admin/orders/${orderId}/address`,
    { ...goodAddress, city: 'Ooty' },
  ],
  paid: ({ orderId }) => [owner, `PUT /api/auth/admin/orders/${orderId}`, { paymentStatus: 'Paid' }],
  refund: ({ orderId }, item) => [
    owner,
    `POST /api/admin/orders/${orderId}/refunds`,
    { key: `hidden ${orderId}`, items: [item], reason: 'Broken', reference: 'UTR 1' },
  ],
  slips: ({ orderId }) => [owner, `GET /api/admin/orders/papers?papers=slips&orders=${orderId}`],
  status: ({ orderId }) => [owner, 'PUT /api/auth/admin/update-status', { orderId, status: 'Shipped' }],
  'pay again': ({ buyer, orderId }) => [buyer, 'POST /api/payment/cashfree/continue-order', { orderId }],
  review: ({ buyer, orderId, product }) => [
    buyer,
    `POST /api/auth/products/${product._id}/reviews`,
    { rating: 5, text: 'Mine.', orderId },
  ],
  return: ({ buyer, orderId }, itemId) => [
    buyer,
    `POST /api/orders/${orderId}/returns`,
    createForm({ itemId, reason: 'defective', text: 'Loose.' }),
  ],
  cancel: ({ buyer, orderId }) => [buyer, `PUT /api/auth/cancel-order/${orderId}`, {}],
} satisfies Record<string, Action>;

type Row = [
  state: string,
  origin: Origin,
  into: (staged: Staged) => Promise<unknown>,
  refused: Partial<Record<keyof typeof actions, string>>,
];
const rows: Row[] = [
  [
    'waits for its payment',
    'waiting',
    async () => undefined,
    {
      hold: 'order_not_found',
      courier: 'order_not_found',
      address: 'order_not_paid_yet',
      paid: 'order_not_found',
      refund: 'order_not_found',
      slips: 'papers_of_nothing',
      review: 'review_not_delivered',
      return: 'return_not_open',
    },
  ],
  [
    'is on hold',
    'cash',
    (staged) => call(...actions.hold(staged)),
    { status: 'order_on_hold', review: 'review_not_delivered', return: 'return_not_open' },
  ],
  [
    'is shipped',
    'cash',
    (staged) => stage.set(staged, 'Shipped'),
    {
      hold: 'order_has_left',
      address: 'order_has_left',
      'pay again': 'order_not_payable',
      review: 'review_not_delivered',
      return: 'return_not_open',
      cancel: 'not_cancellable',
    },
  ],
  [
    'is delivered',
    'cash',
    (staged) => stage.set(staged, 'Delivered'),
    {
      hold: 'order_has_left',
      address: 'order_has_left',
      'pay again': 'order_not_payable',
      cancel: 'not_cancellable',
    },
  ],
  [
    'was paid in cash and is refunded',
    'cash',
    async (staged) => {
      await stage.set(staged, 'Delivered');
      await stage.markPaid(staged);
      await call(...actions.refund(staged, (await stage.readOrder(staged)).items[0]?._id ?? ''));
    },
    { slips: 'papers_of_nothing', return: 'return_not_open', 'pay again': 'order_not_payable' },
  ],
  [
    'was cancelled before it was paid',
    'cash',
    (staged) => stage.cancel(staged),
    {
      hold: 'order_is_cancelled',
      courier: 'order_is_cancelled',
      address: 'order_is_cancelled',
      paid: 'order_is_cancelled',
      refund: 'refund_unpaid',
      slips: 'papers_of_nothing',
      status: 'order_is_cancelled',
      'pay again': 'order_not_payable',
      review: 'review_not_bought',
      return: 'return_not_open',
    },
  ],
  [
    'was paid and cancelled',
    'paid',
    (staged) => stage.cancel(staged),
    {
      hold: 'order_is_cancelled',
      courier: 'order_is_cancelled',
      address: 'order_is_cancelled',
      refund: 'refund_above',
      slips: 'papers_of_nothing',
      status: 'order_is_cancelled',
      'pay again': 'order_not_payable',
      review: 'review_not_bought',
      return: 'return_not_open',
    },
  ],
];

test.each(rows)('an order that %s refuses what its pages hide', async (_, origin, into, refused) => {
  const staged = await stage.order(await testShop.customer(), origin);
  await into(staged);
  const item = (await stage.readOrder(staged)).items[0]?._id ?? '';
  const ends: Record<string, string> = {};
  for (const name of Object.keys(refused) as (keyof typeof actions)[])
    ends[name] = await call(...(actions[name] as Action)(staged, item));
  expect(ends).toEqual(refused);
});

test.each([
  ['a draft', (id: string) => call(owner, `PUT /api/admin/products/${id}/state`, { state: 'draft' })],
  ['hidden', (id: string) => call(owner, `PUT /api/admin/products/${id}/state`, { state: 'hidden' })],
  ['deleted', (id: string) => call(owner, `DELETE /api/auth/products/${id}`)],
])('a product that is %s is sold, loved and reviewed by nobody', async (state, into) => {
  const [buyer, product] = [
    await testShop.customer(),
    await createProduct(testShop, { name: `Bead ${state}`, price: 900 }),
  ];
  const id = product._id;
  expect(await into(id)).toBe('accepted');
  const order = bodyFor(product);
  const ends = [
    await call(buyer, 'POST /api/auth/add-cart', { product: id, quantity: 1 }),
    await call(buyer, 'POST /api/auth/add-wishlist', { productId: id }),
    await call(buyer, `POST /api/auth/products/${id}/reviews`, { rating: 5, text: 'Mine.' }),
    await call(buyer, 'POST /api/payment/quote', { items: order.items, couponCode: '' }),
    await call(buyer, 'POST /api/auth/place-order', { ...order, paymentMethod: 'cod' }),
    await call(buyer, 'POST /api/payment/cashfree/create-order', order),
  ];
  const [unknown, unavailable] = ['product_not_found', 'item_unavailable'];
  expect(ends).toEqual([unknown, unknown, unknown, unavailable, unavailable, unavailable]);
});

test('an account that is closed or blocked, and one’s own, refuses what its page hides', async () => {
  const [closed, blocked] = [await testShop.customer(), await testShop.customer()];
  await testShop.db
    .updateTable('users')
    .set({ deleted_at: testShop.clock.now() })
    .where('id', '=', closed.userId)
    .execute();
  expect(await call(owner, `POST /api/auth/admin/users/${blocked.userId}/block`, { reason: 'Threats' })).toBe(
    'accepted',
  );
  const credit = ({ userId }: Person) =>
    call(owner, `POST /api/admin/users/${userId}/wallet-credit`, {
      requestId: randomUUID(),
      amount: 50,
      reason: 'Sorry',
    });
  const ends = async (person: Person) => [
    await credit(person),
    await call(owner, `POST /api/admin/users/${person.userId}/notes`, { text: 'Called.' }),
    await call(owner, `POST /api/admin/users/${person.userId}/tags`, { tag: 'calls' }),
    await call(owner, `POST /api/auth/admin/users/${person.userId}/block`, { reason: 'Threats' }),
    await call(owner, `GET /api/admin/order-buyers/${person.userId}`),
  ];
  const [unknown, noBuyer] = ['person_not_found', 'buyer_not_found'];
  expect(await ends(closed)).toEqual([unknown, unknown, unknown, unknown, noBuyer]);
  expect([await credit(blocked), await call(owner, `GET /api/admin/order-buyers/${blocked.userId}`)]).toEqual(
    [unknown, noBuyer],
  );
  const own = `/api/auth/admin/users/${owner.userId}`;
  const change = { role: 'user', was: 'admin', reason: 'Rest' };
  expect([
    await credit(owner),
    await call(owner, `POST ${own}/block`, { reason: 'Rest' }),
    await call(owner, `PUT ${own}/role`, change),
  ]).toEqual(['not_yourself', 'not_yourself', 'not_yourself']);
});

test('a chat in another state, and a report that is not paid, refuse what their pages hide', async () => {
  const [pandit, customer] = [await createConsultant(testShop), await testShop.customer()];
  await fund(testShop, customer, 500);
  const socket = await openSocket(testShop, pandit.token);
  const id = await requestChat(customer, pandit);
  const say = () => call(customer, `POST /api/chat/${id}/messages`, { content: 'Namaste' });
  const rate = () => call(customer, `PUT /api/chat/${id}/rating`, { rating: 5 });
  const answer = (status: string) => call(pandit, `PATCH /api/chat/${id}/respond`, { status });
  const unpaid = await askFor.kundli(customer);
  const show = () => call(customer, `POST /api/chat/${id}/kundli`, { orderId: unpaid });
  expect([await say(), await rate()]).toEqual(['chat_ended', 'chat_not_ended']);
  expect(await answer('approved')).toBe('accepted');
  expect([await answer('rejected'), await rate(), await show()]).toEqual([
    'chat_answered',
    'chat_not_ended',
    'report_unpaid',
  ]);
  expect(await call(customer, `PATCH /api/chat/status/${id}`, { status: 'ended' })).toBe('accepted');
  expect([await say(), await show(), await answer('approved')]).toEqual([
    'chat_ended',
    'report_unpaid',
    'chat_answered',
  ]);
  expect([
    await call(customer, `POST /api/reports/${unpaid}/share`),
    await call(customer, `POST /api/reports/${unpaid}/pdf`, {}),
    await call(customer, 'POST /api/payment/wallet/withdraw', { amount: 500 }),
  ]).toEqual(['report_unpaid', 'report_unpaid', 'not_allowed']);
  socket.close();
});
