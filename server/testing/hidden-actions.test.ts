import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bodyFor, goodAddress } from './checkout.ts';
import { issueCoupon } from './coupons.ts';
import { createProduct } from './create-product.ts';
import { setOrderLimits } from './order-limits.ts';
import { type Origin, orderStage, type Staged } from './order-setup.ts';
import { type Person, startTestShop, type TestShop } from './test-shop.ts';

// A page hides a button in a state in which the action makes no sense. Each row calls what is behind such a button.
vi.setConfig({ testTimeout: 300_000 });

let world: TestShop;
let owner: Person;
let stage: ReturnType<typeof orderStage>;
beforeAll(async () => {
  world = await startTestShop();
  await issueCoupon(world, { code: 'HIDDEN' });
  await setOrderLimits(world, { cashOrders: 1000 });
  owner = await world.admin('owner');
  stage = orderStage(world, { admin: owner, coupon: 'HIDDEN' });
});
afterAll(() => world.close());

/** Makes a call as a client of any kind does. Returns the code of its refusal, or 'accepted'. */
async function call({ token }: Person, line: string, body?: object): Promise<string> {
  const [method = '', path = ''] = line.split(' ');
  const isForm = body instanceof FormData;
  const response = await fetch(`${world.base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (response.ok) return 'accepted';
  const { code } = (await response.json()) as { code?: string };
  return code ?? String(response.status);
}

const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
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
    form({ itemId, reason: 'defective', text: 'Loose.' }),
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
  const staged = await stage.order(await world.customer(), origin);
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
    await world.customer(),
    await createProduct(world, { name: `Bead ${state}`, price: 900 }),
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
