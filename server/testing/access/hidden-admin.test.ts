import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../platform/core/id.ts';
import { asPaise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import { issueCoupon } from '../fixtures/coupons.ts';
import { createProduct } from '../fixtures/create-product.ts';
import { orderStage } from '../fixtures/order-setup.ts';
import { approve, ask, confirm, createEarner, storeBankDocument } from '../fixtures/withdrawals.ts';
import { expectInvariants } from '../invariants.ts';
import { createForm, createPlainCall, type PlainCall } from '../plain-call.ts';
import { type Person, startTestShop, type TestShop } from '../test-shop.ts';

// What the pages of staff hide: coupons, tickets, reviews, withdrawals and posts. See `hidden-actions.test.ts`.

vi.setConfig({ testTimeout: 300_000 });

let testShop: TestShop;
let owner: Person;
let call: PlainCall;
beforeAll(async () => {
  testShop = await startTestShop();
  call = createPlainCall(testShop);
  owner = await testShop.admin('owner');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const repeated = async (times: number, run: () => Promise<string>): Promise<string[]> => {
  const ends: string[] = [];
  for (let n = 0; n < times; n += 1) ends.push(await run());
  return ends;
};

type CouponInput = { code: string } & Record<string, unknown>;
const some = { way: 'code', kind: 'amount', discountType: 'percentage', discountValue: 10 };
const makeCoupon = async (input: CouponInput): Promise<string> =>
  (await owner.api('POST /api/coupon/create', { body: { ...some, ...input } as never })).coupon._id;
const changeCoupon = (id: string, input: CouponInput, version = 1) =>
  call(owner, `PUT /api/admin/coupons/${id}`, { ...some, ...input, version });

test('a coupon that was used keeps what its form locks, and is not deleted', async () => {
  const id = await makeCoupon({ code: 'USED' });
  await orderStage(testShop, { admin: owner, coupon: 'USED' }).order(await testShop.customer(), 'cash');
  const { version } = (await owner.api('GET /api/admin/coupons/{id}', { params: { id } })).coupon;
  expect([
    await changeCoupon(id, { code: 'OTHER' }, version),
    await changeCoupon(id, { code: 'USED', way: 'series' }, version),
    await changeCoupon(id, { code: 'USED', kind: 'delivery' }, version),
    await call(owner, `DELETE /api/admin/coupons/${id}`),
  ]).toEqual(['coupon_code_stays', 'coupon_way_stays', 'coupon_way_stays', 'coupon_is_used']);
});

test('a credit note of a buyer is neither changed nor deleted, and its page says so', async () => {
  const { userId } = await testShop.customer();
  const at = testShop.clock.now();
  const { couponId: id } = await transact(testShop.db, (tx) =>
    testShop.shop.services.coupons.issueCredit(tx, {
      ...{ userId, amount: asPaise(50_000), at, of: newId(at) },
      until: new Date(at.getTime() + 86_400_000),
    }),
  );
  const { coupon } = await owner.api('GET /api/admin/coupons/{id}', { params: { id } });
  expect(coupon.deletable).toBe(false);
  expect([
    await changeCoupon(id, { code: coupon.code }, coupon.version),
    await call(owner, `DELETE /api/admin/coupons/${id}`),
  ]).toEqual(['coupon_is_personal', 'coupon_is_personal']);
});

test('a coupon without codes has none to make or export, and neither has an empty series', async () => {
  const [plain, series] = [
    await makeCoupon({ code: 'PLAIN' }),
    await makeCoupon({ code: 'SERIES', way: 'series' }),
  ];
  const make = (id: string, count: number) => call(owner, `POST /api/admin/coupons/${id}/codes`, { count });
  const exportCodes = (id: string) => call(owner, `GET /api/admin/coupons/${id}/codes/export`);
  expect([await make(plain, 1), await exportCodes(plain), await exportCodes(series)]).toEqual([
    'coupon_no_series',
    'coupon_no_series',
    'coupon_no_codes',
  ]);
  expect([await make(series, 1), await exportCodes(series)]).toEqual(['accepted', 'accepted']);
  expect([await make(series, 10_000), await call(owner, `DELETE /api/admin/coupons/${series}`)]).toEqual([
    'coupon_series_full',
    'coupon_is_used',
  ]);
});

test('a coupon that its list shows as paused, not begun, ended or used up is taken by no order', async () => {
  const day = 86_400_000;
  const at = testShop.clock.now().getTime();
  const bead = await createProduct(testShop, { name: 'Bead', price: 900 });
  const buyer = await testShop.customer();
  await issueCoupon(testShop, { code: 'PAUSED', is_active: false });
  await issueCoupon(testShop, { code: 'LATER', starts_at: new Date(at + day) });
  await issueCoupon(testShop, { code: 'ENDED', ends_at: new Date(at - 1) });
  await issueCoupon(testShop, { code: 'GONE', usage_limit: 1, usage_count: 1 });
  const ends: string[] = [];
  for (const couponCode of ['PAUSED', 'LATER', 'ENDED', 'GONE'])
    ends.push(
      await call(buyer, 'POST /api/payment/quote', {
        items: [{ product: bead._id, quantity: 1 }],
        couponCode,
      }),
    );
  expect(ends).toEqual(['coupon_inactive', 'coupon_not_started', 'coupon_expired', 'coupon_used_up']);
  await testShop.db.deleteFrom('coupons').where('code', '=', 'GONE').execute();
});

test('a closed ticket takes no answer, message or file; a colleague’s is not taken or handed back', async () => {
  const [sender, colleague] = [await testShop.customer(), await testShop.admin('care')];
  const { number } = await sender.api('POST /api/contact', {
    body: { name: 'Asha', email: sender.email, message: 'The clasp has broken.' },
  });
  const { tickets } = await owner.api('GET /api/admin/tickets', { query: { q: number } });
  const ticket = `/api/admin/tickets/${tickets[0]?._id}`;
  const set = (who: Person, change: object) => call(who, `PUT ${ticket}`, change);
  expect(await set(owner, { closed: false })).toBe('ticket_same');
  expect(await set(owner, { mine: false })).toBe('ticket_same');
  expect(await set(colleague, { mine: true })).toBe('accepted');
  expect([await set(owner, { mine: true }), await set(owner, { mine: false })]).toEqual([
    'ticket_same',
    'ticket_same',
  ]);
  expect(await set(owner, { closed: true })).toBe('accepted');
  const pdf = new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF']);
  expect([
    await set(owner, { closed: true }),
    await call(owner, `POST ${ticket}/reply`, { text: 'Sorry.' }),
    await call(owner, `POST ${ticket}/reply-with-files`, createForm({ text: 'Sorry.', file: pdf })),
    await call(sender, `POST /api/tickets/${number}/messages`, { text: 'And?' }),
    await call(sender, `POST /api/tickets/${number}/files`, createForm({ file: pdf })),
  ]).toEqual(['ticket_same', 'ticket_closed', 'ticket_closed', 'ticket_closed', 'ticket_closed']);
  // The page of a closed ticket still has its notes.
  expect(await call(owner, `POST ${ticket}/note`, { text: 'Called.' })).toBe('accepted');
});

test('a saved answer that was deleted is neither changed nor deleted again', async () => {
  const words = { title: 'Sizes', en: 'See the chart.', hi: 'सारणी देखें।' };
  const { answer } = await owner.api('POST /api/admin/ticket-answers', { body: words });
  const path = `/api/admin/ticket-answers/${answer._id}`;
  expect(await call(owner, `DELETE ${path}`)).toBe('accepted');
  expect([
    await call(owner, `PUT ${path}`, { ...words, version: answer.version }),
    await call(owner, `DELETE ${path}`),
  ]).toEqual(['answer_not_found', 'answer_not_found']);
});

test('a hidden review is not answered, and its answer is not changed or deleted', async () => {
  const stage = orderStage(testShop, { admin: owner, coupon: 'REVIEW' });
  await issueCoupon(testShop, { code: 'REVIEW' });
  const staged = await stage.order(await testShop.customer(), 'cash');
  await stage.set(staged, 'Delivered');
  const { review } = await staged.buyer.api('POST /api/auth/products/{productId}/reviews', {
    params: { productId: staged.product._id },
    body: { rating: 2, text: 'Loose.' },
  });
  const path = `/api/admin/reviews/${review._id}`;
  expect(await call(owner, `PUT ${path}/answer`, { text: 'Sorry.', answeredAt: null })).toBe('accepted');
  expect(await call(owner, `PUT ${path}/hidden`, { reason: 'spam' })).toBe('accepted');
  const answeredAt = testShop.clock.now().toISOString();
  expect([
    await call(owner, `PUT ${path}/answer`, { text: 'Sorry!', answeredAt }),
    await call(owner, `DELETE ${path}/answer`),
  ]).toEqual(['review_is_hidden', 'review_is_hidden']);
  expect(await call(owner, `DELETE ${path}/hidden`)).toBe('accepted');
  expect(await call(owner, `DELETE ${path}/answer`)).toBe('accepted');
});

const decide = (id: string, status: 'completed' | 'rejected') =>
  call(owner, `POST /api/payment/admin/withdrawals/${id}/update-status`, {
    status,
    reference: 'UTR20261122',
  });
const typeAccount = (id: string) =>
  call(owner, `PUT /api/payment/admin/withdrawals/${id}/account`, {
    ...{ holder: 'Gopal Shastri', accountNumber: '000111222333', ifsc: 'HDFC0000001' },
  });
const setReference = (id: string) =>
  call(owner, `PUT /api/payment/admin/withdrawals/${id}/reference`, { reference: 'UTR20261123' });

test('a withdrawal is confirmed only while it waits for that, and decided once', async () => {
  const pandit = await createEarner(testShop, 200_000);
  const small = await ask(pandit, 600);
  expect([await confirm(small, owner), await typeAccount(small), await setReference(small)]).toEqual([
    'withdrawal_needs_one',
    'withdrawal_account_known',
    'withdrawal_unpaid',
  ]);
  expect(await approve(small, owner)).toBe('accepted');
  const over = async (id: string) => [
    await confirm(id, owner),
    await typeAccount(id),
    await decide(id, 'completed'),
    await decide(id, 'rejected'),
  ];
  expect(await over(small)).toEqual(await repeated(4, async () => 'withdrawal_done'));
  const rejected = await ask(pandit, 700);
  expect(await decide(rejected, 'rejected')).toBe('accepted');
  expect(await over(rejected)).toEqual(await repeated(4, async () => 'withdrawal_done'));
  expect(await setReference(rejected)).toBe('withdrawal_unpaid');
});

test('a large withdrawal that a colleague has confirmed is approved, not confirmed again', async () => {
  const [pandit, accountant] = [await createEarner(testShop, 200_000), await testShop.admin('accounts')];
  const large = await ask(pandit, 60_000);
  expect(await approve(large, owner)).toBe('withdrawal_unconfirmed');
  expect(await confirm(large, accountant)).toBe('accepted');
  // The same press again, after a lost answer.
  expect(await confirm(large, accountant)).toBe('accepted');
  expect([await confirm(large, owner), await approve(large, accountant)]).toEqual([
    'withdrawal_confirmed',
    'withdrawal_same_person',
  ]);
  expect(await approve(large, owner)).toBe('accepted');
});

test('a withdrawal without an account is neither confirmed nor approved, and none is asked for beyond the earnings', async () => {
  const pandit = await createEarner(testShop, 100_000);
  await testShop.db.deleteFrom('bank_accounts').where('user_id', '=', pandit.userId).execute();
  expect(await call(pandit, 'POST /api/payment/wallet/withdraw', { amount: 600 })).toBe('withdrawal_no_bank');
  await storeBankDocument(testShop, pandit);
  const large = await ask(pandit, 60_000);
  expect([
    await confirm(large, owner),
    await approve(large, owner),
    await typeAccount(large),
    await call(pandit, 'POST /api/payment/wallet/withdraw', { amount: 499 }),
    await call(pandit, 'POST /api/payment/wallet/withdraw', { amount: 60_000 }),
  ]).toEqual([
    'withdrawal_account_missing',
    'withdrawal_account_missing',
    'withdrawal_document_unseen',
    'withdrawal_min',
    'withdrawal_above_balance',
  ]);
});

test('a draft has nothing to go back to, a deleted post is only restored, and another post is not', async () => {
  const write = async (state: 'draft' | 'published') =>
    (
      await owner.api('POST /api/blog/posts', {
        body: createForm({ title: 'On rubies', content: '<p>Red.</p>', author: 'Vasudha', state }),
      })
    )._id;
  const fields = {
    ...{ title: 'On pearls', description: '', content: '<p>White.</p>', author: 'Vasudha' },
    ...{ tags: [], categories: [], pictures: [], hi: {}, publishedAt: null },
  };
  const keep = (id: string, version: number) =>
    call(owner, `PUT /api/blog/posts/${id}/draft`, { version, fields });
  const [draft, published] = [await write('draft'), await write('published')];
  expect([await keep(draft, 1), await keep(published, 1)]).toEqual(['accepted', 'accepted']);
  const discard = (id: string) => call(owner, `DELETE /api/blog/posts/${id}/draft`);
  expect([await discard(draft), await discard(published)]).toEqual(['post_not_published', 'accepted']);
  const { draft: kept } = await owner.api('GET /api/blog/desk/{id}', { params: { id: draft } });
  expect(kept?.title).toBe('On pearls');
  expect(await call(owner, `POST /api/blog/posts/${published}/restore`)).toBe('post_not_found');
  expect(await call(owner, `DELETE /api/blog/posts/${published}`)).toBe('accepted');
  expect([
    await keep(published, 3),
    await discard(published),
    await call(owner, `PUT /api/blog/posts/${published}`, createForm({ title: 'Again', state: 'published' })),
    await call(owner, `DELETE /api/blog/posts/${published}`),
  ]).toEqual(await repeated(4, async () => 'post_not_found'));
  expect(await call(owner, `POST /api/blog/posts/${published}/restore`)).toBe('accepted');
});
