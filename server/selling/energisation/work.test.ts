import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { meetAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { energisedShop, pandit, price } from './test-energised.ts';

let testShop: TestShop;
let shop: Awaited<ReturnType<typeof energisedShop>>;
beforeAll(async () => {
  testShop = await startTestShop();
  shop = await energisedShop(testShop);
});
afterAll(() => testShop.close());
afterEach(() => expectInvariants(testShop));

describe('the work on an energisation', () => {
  test('from asked to done: a muhurat with reasons, photographs for the buyer alone, and an e-mail', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    const arrives = async () =>
      (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).arrives;
    // The parcel leaves after the muhurat, so no day is promised before.
    expect(await arrives()).toBeNull();
    const [asked] = await shop.ofOrder(buyer, orderId);
    const id = asked?._id ?? '';
    expect(asked).toMatchObject({
      status: 'asked',
      details: { name: 'Arjun Sharma', gotra: 'Kashyap', intention: 'मेरी बेटी की पढ़ाई के लिए' },
    });
    const { energisation: planned } = await shop.plan(id);
    expect(planned.muhurat?.reasons).toHaveLength(5);
    expect((await shop.ofOrder(buyer, orderId))[0]).toMatchObject({
      status: 'planned',
      person: { en: pandit.name },
    });

    expect(await refusal(shop.finish(id, { photos: 0 }))).toBe('energisation_photo');
    expect(await refusal(shop.finish(id, { at: new Date(Date.now() + 3_600_000) }))).toBe(
      'energisation_future',
    );
    await shop.finish(id, { photos: 2 });
    expect(await arrives()).not.toBeNull();
    const [done] = await shop.ofOrder(buyer, orderId);
    expect(done).toMatchObject({ status: 'done', note: 'Recited 108 times.' });
    expect(done?.photos).toHaveLength(2);
    const photo = (person: Person | null) =>
      fetch(`${testShop.base}${done?.photos[0]}`, {
        headers: person ? { authorization: `Bearer ${person.token}` } : {},
      });
    const own = await photo(buyer);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    const others = await Promise.all([
      photo(null),
      photo(await testShop.customer()),
      photo(await testShop.admin('content')),
    ]);
    expect(others.map(({ status }) => status)).toEqual([401, 404, 404]);
    expect((await photo(await testShop.admin('packing'))).status).toBe(200);
    expect(await refusal(shop.ofOrder(await testShop.customer(), orderId))).toBe('order_not_found');
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContainEqual(expect.stringContaining('is done'));
    const order = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
    expect(order.history.map(({ note }) => note).slice(-2)).toEqual([
      'energisation_planned',
      'energisation_done',
    ]);
  });

  test('a muhurat that is running is planned as it was offered, until it ends', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const id = (await shop.ofOrder(buyer, await shop.orderPaid(buyer)))[0]?._id ?? '';
    const offered = async () => {
      const { muhurats } = await shop.admin.api('GET /api/admin/energisations/{id}', { params: { id } });
      return muhurats[0] ?? { start: '', end: '' };
    };
    const advanceTo = (time: string) =>
      testShop.clock.advance((Date.parse(time) - testShop.clock.now().getTime()) / 60_000);
    const planned = async (start: string) => (await shop.plan(id, start)).energisation.muhurat?.start;

    const next = await offered();
    advanceTo(next.start);
    testShop.clock.advance(1);
    const running = await offered();
    expect(running.end).toBe(next.end);
    expect(Date.parse(running.start)).toBeGreaterThan(Date.parse(next.start));
    testShop.clock.advance(1);
    expect(await planned(running.start)).toBe(running.start);
    // Chosen before it began.
    expect(await planned(next.start)).toBe(next.start);
    advanceTo(next.end);
    expect(await refusal(shop.plan(id, running.start))).toBe('energisation_muhurat');
  });

  test('of two people who record it at once, one is told that it is done', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    const id = (await shop.ofOrder(buyer, orderId))[0]?._id ?? '';
    const both = meetAt('energisation.work', 2);
    const results = await Promise.all([refusal(shop.finish(id)), refusal(shop.finish(id))]);
    await both;
    expect(results.sort()).toEqual(['accepted', 'energisation_over']);
    expect((await shop.ofOrder(buyer, orderId))[0]?.photos).toHaveLength(1);
  });

  test('before it is done, a cancelled order gives everything back; afterwards the buyer cannot cancel', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    await shop.plan((await shop.ofOrder(buyer, orderId))[0]?._id ?? '');
    const cancel = (id: string) => buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} });
    await cancel(orderId);
    const { money } = await shop.admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
    expect(money.left).toBe(0);
    const id = (await shop.ofOrder(buyer, orderId))[0]?._id ?? '';
    expect(await refusal(shop.finish(id))).toBe('energisation_order_ended');

    const again = await shop.buyerWithChoice();
    const second = await shop.orderPaid(again.buyer);
    await shop.finish((await shop.ofOrder(again.buyer, second))[0]?._id ?? '');
    const order = await again.buyer.api('GET /api/auth/order/{id}', { params: { id: second } });
    expect(order.cancellable).toBe(false);
    expect(
      await refusal(again.buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: second }, body: {} })),
    ).toBe('not_cancellable');
  });

  test('called off, its price is refunded with a credit note on its own line, and the products stay sold', async () => {
    const buyer = await testShop.customer();
    for (const name of ['Manik', 'Panna']) {
      const product = await shop.gem(name);
      await shop.put(buyer, product);
      await shop.choose(buyer, product);
    }
    const orderId = await shop.orderPaid(buyer);
    const [one, two] = await shop.ofOrder(buyer, orderId);
    const off = (id: string) =>
      shop.admin.api('POST /api/admin/energisations/{id}/call-off', {
        params: { id },
        body: { reason: 'The buyer asked us to.' },
      });
    await off(one?._id ?? '');
    expect(await refusal(off(one?._id ?? ''))).toBe('energisation_over');
    const { order, money } = await shop.admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
    expect([money.paid, money.left, order.orderStatus]).toEqual([9002, 8501, 'Pending']);
    await off(two?._id ?? '');
    await expect
      .poll(async () => {
        const { documents } = await buyer.api('GET /api/payment/invoice/{orderId}/documents', {
          params: { orderId },
        });
        return (await Promise.all(documents.slice(1).map(({ _id }) => shop.invoiced(_id)))).flat();
      })
      .toEqual([
        ['999799', 1800, 100 * price],
        ['999799', 1800, 100 * price],
      ]);
  });

  test('a preview of a refund waits for nobody who works on it', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
    await testShop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('energisations').select('id').where('order_id', '=', orderId).forUpdate().execute();
      const preview = await shop.admin.api('POST /api/admin/orders/{id}/refunds/preview', {
        params: { id: orderId },
        body: { items: [{ itemId: items[0]?._id ?? '', quantity: 1 }] },
      });
      expect(preview.amount).toBeGreaterThan(0);
    });
  });

  test('a return of the products leaves the service out', async () => {
    const { buyer } = await shop.buyerWithChoice();
    const orderId = await shop.orderPaid(buyer);
    await shop.finish((await shop.ofOrder(buyer, orderId))[0]?._id ?? '');
    await shop.admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
    const { lines } = await buyer.api('GET /api/orders/{id}/returns', { params: { id: orderId } });
    expect(lines.map(({ change, problem, why }) => [change !== null, problem !== null, why])).toEqual([
      [true, true, null],
      [false, false, 'service'],
    ]);
    const { order } = await shop.admin.api('GET /api/admin/orders/{id}', { params: { id: orderId } });
    const item = order.items.find(({ snapshot }) => snapshot.service);
    const review = buyer.api('POST /api/auth/products/{productId}/reviews', {
      params: { productId: shop.serviceId },
      body: { rating: 5, text: 'Good' },
    } as never);
    expect(item?.price).toBe(price);
    expect(await refusal(review)).not.toBe('accepted');
  });
});

test('the queue has what is due: paid and cash orders, not unpaid or cancelled ones', async () => {
  const { buyer } = await shop.buyerWithChoice();
  const opened = await shop.open(buyer);
  const asked = async () =>
    (
      await shop.admin.api('GET /api/admin/energisations', { query: { limit: '100' } as never })
    ).energisations.map(({ orderId }) => orderId);
  expect(await asked()).not.toContain(opened.orderId);
  const cash = await shop.buyerWithChoice();
  const order = await shop.orderCash(cash.buyer);
  expect(await asked()).toContain(order._id);
  const { counts } = await shop.admin.api('GET /api/admin/energisations', { query: {} });
  const { energisations } = await shop.admin.api('GET /api/auth/admin/waiting');
  expect(energisations).toBe(counts.asked + counts.planned);
  const id = (await shop.ofOrder(cash.buyer, order._id))[0]?._id ?? '';
  const callOff = (reference: string) =>
    refusal(
      shop.admin.api('POST /api/admin/energisations/{id}/call-off', {
        params: { id },
        body: { reason: 'The buyer asked us to.', reference },
      }),
    );
  // The courier collects the whole total, so the price is not taken off before it was paid.
  expect(await callOff('')).toBe('refund_unpaid');
  await shop.admin.api('PUT /api/auth/admin/orders/{id}', {
    params: { id: order._id },
    body: { paymentStatus: 'Paid' },
  });
  expect(await callOff('')).toBe('refund_reference');
  const packer = await testShop.admin('packing');
  const off = packer.api('POST /api/admin/energisations/{id}/call-off', {
    params: { id },
    body: { reason: 'No.' },
  });
  expect(await refusal(off)).toBe('not_allowed');
  expect(await callOff('HDFC0004417552')).toBe('accepted');
});

test('a copy of personal data has the details; erasing the account forgets them and the photographs', async () => {
  const { buyer } = await shop.buyerWithChoice();
  const orderId = await shop.orderPaid(buyer);
  await shop.finish((await shop.ofOrder(buyer, orderId))[0]?._id ?? '');
  const { energisationPersonal } = await import('./personal-data.ts');
  const person = { userId: buyer.userId, phone: buyer.phone };
  const copy = JSON.stringify(await energisationPersonal.collect?.(testShop.db, person));
  for (const known of ['Arjun Sharma', 'Kashyap', 'मेरी बेटी की पढ़ाई के लिए', pandit.name])
    expect(copy).toContain(known);
  await testShop.db
    .transaction()
    .execute(async (tx) =>
      energisationPersonal.erase?.(tx, { ...person, email: buyer.email, at: new Date() }),
    );
  const after = await shop.ofOrder(shop.admin, orderId);
  expect(after).toMatchObject([
    { status: 'done', details: { name: '', gotra: '', intention: '' }, photos: [], note: '' },
  ]);
});
