import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { listQueuedEmails } from '../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let packing: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
  packing = await testShop.admin('packing');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Creates a return of two pieces at ₹1,000, paid online and delivered. */
async function requested(reason = 'defective') {
  const product = await createProduct(testShop, { name: 'Panna', price: 1000, available: 5 });
  const buyer = await testShop.customer();
  const opened = await buyer.api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: { ...bodyFor(product, 2), totalAmount: 2000 },
  });
  await payAndSettle(testShop, opened.customOrderId);
  const { orderId } = opened;
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
  const [item] = (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).items;
  const ask = async () => {
    const body = new FormData();
    const fields = { itemId: item?._id ?? '', reason, text: 'The setting is loose.', quantity: '2' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return (await buyer.api('POST /api/orders/{id}/returns', { params: { id: orderId }, body })).return;
  };
  const { _id: id, orderNumber } = await ask();
  return { product, buyer, orderId, orderNumber, id, ask };
}
type Requested = Awaited<ReturnType<typeof requested>>;

const agree = ({ id }: Requested, who = admin) =>
  who.api('POST /api/admin/returns/{id}/agree', { params: { id }, body: {} });
const name = ({ buyer, orderId, id }: Requested, number: string, who: Person = buyer) =>
  who.api('PUT /api/orders/{id}/returns/{returnId}/parcel', {
    params: { id: orderId, returnId: id },
    body: { number, courier: 'India Post' },
  });
const arrive = ({ id }: Requested, who = packing) =>
  who.api('POST /api/admin/returns/{id}/arrive', { params: { id } });
async function inspect(
  { id }: Requested,
  { stock = 'restock', condition = 'opened', photos = [] as Buffer[] } = {},
) {
  const body = new FormData();
  body.set('condition', condition);
  body.set('stock', stock);
  body.set('text', 'The seal is open.');
  for (const bytes of photos) body.append('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return (await packing.api('POST /api/admin/returns/{id}/inspect', { params: { id }, body })).return;
}
const pay = ({ id }: Requested, body: object = {}) =>
  admin.api('POST /api/admin/returns/{id}/accept', {
    params: { id },
    body: { as: 'refund', restock: true, ...body },
  });
const withdraw = ({ buyer, orderId, id }: Requested, who = buyer) =>
  who.api('POST /api/orders/{id}/returns/{returnId}/withdraw', { params: { id: orderId, returnId: id } });
const own = async ({ buyer, orderId }: Requested) =>
  buyer.api('GET /api/orders/{id}/returns', { params: { id: orderId } });
const stockOf = async ({ product }: Requested) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } })).totalStock;
const list = (query: object) => admin.api('GET /api/admin/returns', { query });

describe('a return with a parcel', () => {
  test('is agreed, sent, received, checked and paid, and buyer, mails and log follow each step', async () => {
    const one = await requested();
    const { return: agreed } = await agree(one);
    expect(agreed).toMatchObject({ step: 'agreed', status: 'asked', late: false });
    expect(Date.parse(agreed.sendBy ?? '') - Date.parse(agreed.steps[1]?.at ?? '')).toBe(7 * 86_400_000);
    expect((await own(one)).returnTo.length).toBeGreaterThan(1);

    const { return: sent } = await name(one, 'em 123-456 789in');
    expect(sent).toMatchObject({ step: 'sent', parcel: { number: 'EM123456789IN', courier: 'India Post' } });
    const scanned = await list({ q: 'EM123456789IN' });
    expect(scanned.returns.map(({ _id }) => _id)).toEqual([one.id]);
    expect((await list({ q: one.orderNumber })).total).toBe(1);

    const before = await stockOf(one);
    expect((await arrive(one)).return).toMatchObject({ step: 'arrived', inspectBy: expect.any(String) });
    const red = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
    const checked = await inspect(one, { photos: [await red.jpeg().toBuffer()] });
    expect(checked).toMatchObject({ step: 'inspected', restocked: true, writtenOff: false });
    expect(await stockOf(one)).toBe(before + 2);
    expect((await own(one)).returns[0]?.inspection).toMatchObject({
      condition: 'opened',
      text: 'The seal is open.',
      photos: [expect.any(String)],
    });

    const { return: paid } = await pay(one);
    expect(paid).toMatchObject({ step: 'paid', status: 'accepted', given: 2000, restocked: true });
    expect(await stockOf(one)).toBe(before + 2);
    expect(paid.steps.map(({ step }) => step)).toEqual([
      'asked',
      'agreed',
      'sent',
      'arrived',
      'inspected',
      'paid',
    ]);
    const mails = await listQueuedEmails(testShop, one.orderId);
    expect(mails.filter((kind) => kind === 'return-step')).toHaveLength(4);
    expect(mails).toContain('shop-return-step');
    const log = await testShop.shop.services.audit.of(testShop.db, 'return', one.id);
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'return.accepted',
      'return.agreed',
      'return.arrived',
      'return.inspected',
    ]);
  });

  test('is paid in part when what came back is not whole, and the written-off pieces leave the stock', async () => {
    const one = await requested();
    await agree(one);
    await arrive(one);
    const before = await stockOf(one);
    await inspect(one, { condition: 'broken', stock: 'write_off' });
    expect(await stockOf(one)).toBe(before);
    const moves = await testShop.db
      .selectFrom('stock_moves')
      .select(['quantity', 'reason'])
      .where('reason', 'like', `%${one.orderId}`)
      .orderBy('id')
      .execute();
    expect(moves.map(({ quantity }) => quantity)).toEqual([2, -2]);
    expect(await refusal(pay(one, { amount: 2000.01 }))).toBe('return_amount');
    const { return: paid } = await pay(one, { amount: 1200.5 });
    expect(paid).toMatchObject({ given: 1200.5, restocked: false, writtenOff: true });
    const { money } = await admin.api('GET /api/admin/orders/{id}', { params: { id: one.orderId } });
    expect(money.left).toBe(799.5);
  });

  test('is refused after the check, but not once the pieces are back in stock', async () => {
    const refuse = ({ id }: Requested) =>
      admin.api('POST /api/admin/returns/{id}/refuse', { params: { id }, body: { text: 'Worn.' } });
    const [worn, whole] = [await requested(), await requested()];
    for (const one of [worn, whole]) {
      await agree(one);
      await arrive(one);
    }
    await inspect(worn, { condition: 'used', stock: 'write_off' });
    expect((await refuse(worn)).return).toMatchObject({ step: 'refused', status: 'refused' });
    await inspect(whole);
    expect(await refusal(refuse(whole))).toBe('return_in_stock');
  });

  test('is paid at once when the buyer keeps the items; a missing piece has no parcel', async () => {
    const one = await requested('missing');
    expect(await refusal(agree(one))).toBe('return_no_parcel');
    expect((await pay(one)).return).toMatchObject({ step: 'paid', restocked: false });
    expect(await refusal(arrive(one))).toBe('return_decided');
  });
});

describe('a step', () => {
  test('out of its order is refused, and a parcel needs a number', async () => {
    const one = await requested();
    expect(await refusal(name(one, 'EM123456789IN'))).toBe('return_step');
    expect(await refusal(arrive(one))).toBe('return_step');
    await agree(one);
    expect(await refusal(agree(one))).toBe('return_step');
    expect(await refusal(name(one, '?!'))).toBe('bad_input');
    expect(await refusal(inspect(one))).toBe('return_step');
    expect(await refusal(name(one, 'EM123456789IN', await testShop.customer()))).toBe('return_not_found');
  });

  test('needs its permission: packing receives parcels and does not agree', async () => {
    const one = await requested();
    expect(await refusal(agree(one, packing))).toBe('not_allowed');
    await agree(one);
    expect(await refusal(arrive(one, await testShop.admin('accounts')))).toBe('not_allowed');
    expect(await refusal(arrive(one))).toBe('accepted');
  });

  test('happens once when two of the staff press at the same time', async () => {
    const one = await requested();
    await agree(one);
    const apart = meetAt('return.deciding', 2);
    const ends = await Promise.all([refusal(arrive(one)), refusal(arrive(one, admin))]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_step']);
  });

  test('two checks of one parcel move the stock once', async () => {
    const one = await requested();
    await agree(one);
    await arrive(one);
    const before = await stockOf(one);
    const apart = meetAt('return.deciding', 2);
    const ends = await Promise.all([refusal(inspect(one)), refusal(inspect(one))]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_step']);
    expect(await stockOf(one)).toBe(before + 2);
  });
});

describe('withdrawing', () => {
  test('while the shop pays: one of them wins, and nobody is paid for a withdrawn return', async () => {
    const one = await requested();
    const apart = meetAt('return.deciding', 2);
    const ends = await Promise.all([refusal(pay(one)), refusal(withdraw(one))]);
    apart();
    expect(ends.toSorted()).toEqual(['accepted', 'return_decided']);
    const [shown] = (await own(one)).returns;
    expect(shown?.given).toBe(shown?.step === 'paid' ? 2000 : null);
  });

  test('frees the item, which can be asked for again; not once the parcel is on its way', async () => {
    const one = await requested();
    await agree(one);
    expect(await refusal(withdraw(one, await testShop.customer()))).toBe('return_not_found');
    expect((await withdraw(one)).return).toMatchObject({ step: 'withdrawn', status: 'withdrawn' });
    const again = { ...one, id: (await one.ask())._id };
    await agree(again);
    await name(again, 'AB12345678');
    expect(await refusal(withdraw(again))).toBe('return_step');
    expect((await own(one)).returns).toHaveLength(2);
  });
});

test('a buyer is reminded once, two days before the parcel is due, and staff see what is late', async () => {
  const one = await requested();
  await agree(one);
  const count = async () =>
    (await listQueuedEmails(testShop, one.orderId)).filter((kind) => kind === 'return-step').length;
  await testShop.sweep();
  expect(await count()).toBe(1);
  testShop.clock.advance(5 * 24 * 60 + 1);
  await testShop.sweep();
  await testShop.sweep();
  expect(await count()).toBe(2);
  // The days have ended the admin's session.
  const late = async () =>
    (await (await testShop.admin()).api('GET /api/admin/returns', { query: { age: 'late' } })).returns.map(
      ({ _id }) => _id,
    );
  expect(await late()).not.toContain(one.id);
  testShop.clock.advance(2 * 24 * 60 + 1);
  expect(await late()).toContain(one.id);
  const waiting = await (await testShop.admin()).api('GET /api/admin/returns', {
    query: { age: '7', step: 'agreed' },
  });
  expect(waiting.returns.map(({ _id }) => _id)).toContain(one.id);
});
