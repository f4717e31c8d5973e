import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found } from '#contract/office/admin-search/endpoints.ts';
import type { ClientSocket } from '../../testing/fixtures/chats.ts';
import { bodyFor, goodAddress } from '../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../testing/fixtures/coupons.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let buyer: Person;
let orderId: string;
let orderNumber: string;
beforeAll(async () => {
  testShop = await startTestShop();
  [admin, buyer] = [await testShop.admin(), await testShop.customer()];
  const product = await createProduct(testShop, { name: 'Kashmir Neelam', price: 900, available: 9 });
  orderId = await cashOrder(buyer, product, { name: 'Meenakshi Iyer', phone: '9811122233' });
  const { orders } = await admin.api('GET /api/admin/orders', { query: {} });
  orderNumber = orders[0]?.orderNumber ?? '';
  await admin.api('PUT /api/admin/orders/{id}/courier', {
    params: { id: orderId },
    body: { name: 'Bluewing', number: 'BW77812', url: '' },
  });
  await issueCoupon(testShop, { code: 'DIWALI' });
});
afterAll(() => testShop.close());

async function cashOrder(person: Person, product: { _id: string }, to: Partial<typeof goodAddress> = {}) {
  const { order } = await person.api('POST /api/auth/place-order', {
    body: {
      ...bodyFor(product as never),
      paymentMethod: 'cod',
      shippingAddress: { ...goodAddress, ...to },
    },
  });
  return order._id;
}
const write = (name: string) =>
  testShop.visitor('POST /api/contact', {
    body: { name, email: 'leela@example.test', message: 'Where is my order, please?', topic: 'order' },
  });
const search = (q: string, who = admin): Promise<Found> =>
  who.api('GET /api/admin/desk/search', { query: { q } });

describe('the search', () => {
  test('finds an order by number, tracking number, name in any order, and phone in any writing', async () => {
    const digits = orderNumber.replace('NR-', '');
    for (const q of [
      orderNumber,
      digits,
      `#nr ${digits}`,
      digits.slice(0, 4),
      'bw778',
      'iyer meena',
      '+91 98111-22233',
      orderId.slice(-6),
    ]) {
      const { orders } = await search(q);
      expect(
        orders.map(({ _id }) => _id),
        q,
      ).toContain(orderId);
    }
    expect((await search('BW77812')).orders[0]).toMatchObject({
      tracking: 'BW77812',
      name: 'Meenakshi Iyer',
    });
    expect((await search('nobody at all')).orders).toEqual([]);
  });

  test('finds products, people, tickets and coupons', async () => {
    await createProduct(testShop, { name: 'Pearl string of Kashmir', available: 3 });
    const { number } = await write('Leela Menon');
    expect((await search('kashmir')).products.map(({ name }) => name)).toEqual([
      'Kashmir Neelam',
      'Pearl string of Kashmir',
    ]);
    expect((await search(buyer.email)).people).toMatchObject([{ _id: buyer.userId, email: buyer.email }]);
    expect((await search(buyer.phone)).people).toMatchObject([{ _id: buyer.userId }]);
    for (const q of [number, 'leela'])
      expect((await search(q)).tickets).toMatchObject([{ number, name: 'Leela Menon', status: 'open' }]);
    expect((await search('diwa')).coupons).toMatchObject([{ code: 'DIWALI' }]);
  });

  test('shows each role only the kinds that it may list', async () => {
    const kinds = async (...roles: Parameters<TestShop['admin']>) => {
      const found = await search('meenakshi', await testShop.admin(...roles));
      return Object.entries(found).flatMap(([kind, all]) => (all.length > 0 ? [kind] : []));
    };
    expect(await kinds('packing')).toEqual(['orders']);
    expect(await kinds('content')).toEqual([]);
    const review = await testShop.admin('review');
    const all = await Promise.all(
      [orderNumber, 'kashmir', buyer.email, 'leela', 'diwali'].map((q) => search(q, review)),
    );
    for (const found of all) expect(Object.values(found).flat()).toEqual([]);
  });

  test('takes signs of patterns, formulas and one letter as what they are', async () => {
    for (const q of ['%%%', '___', "a'b\\c", 'm', '  ']) expect((await search(q)).orders, q).toEqual([]);
  });
});

describe('the news', () => {
  const read = (who = admin) => who.api('GET /api/admin/desk/news', {});
  const mark = (body: { until: string } | { key: string; at: string }, who = admin) =>
    who.api('POST /api/admin/desk/news/read', { body });

  test('are counted for each member of staff, one by one and all at once', async () => {
    const care = await testShop.admin('care');
    const { news, unread, at } = await read();
    expect(news.filter(({ kind }) => kind === 'order')).toMatchObject([
      { subject: orderId, number: orderNumber, name: 'Meenakshi Iyer', unread: true },
    ]);
    expect(unread).toBe(news.length);
    const [first] = news;
    if (!first) throw new Error('no news');
    expect(await mark({ key: first.key, at: first.at })).toEqual({ unread: unread - 1 });
    expect((await read()).news[0]).toMatchObject({ key: first.key, unread: false });
    expect(await mark({ until: at })).toEqual({ unread: 0 });
    expect((await read(care)).unread).toBeGreaterThan(0);

    const { number } = await write('Tara Das');
    const after = await read();
    expect(after.unread).toBe(1);
    expect(after.news[0]).toMatchObject({ kind: 'ticket', number, name: 'Tara Das', unread: true });
    // A clock that is ahead cannot hide what is still to come.
    await mark({ until: '2099-01-01T00:00:00.000Z' });
    await write('Uma Das');
    expect((await read()).unread).toBe(1);
  });

  test('tell of stock that an order left low, until it is filled up', async () => {
    const scarce = await createProduct(testShop, { name: 'Scarce conch', price: 900, available: 4 });
    await cashOrder(buyer, scarce);
    const ofStock = async () => (await read()).news.filter(({ kind }) => kind === 'stock');
    expect(await ofStock()).toMatchObject([{ name: 'Scarce conch', subject: scarce._id, count: 3 }]);
    await testShop.db
      .updateTable('skus')
      .set({ available: 40, received: 41 })
      .where('product_id', '=', scarce._id)
      .execute();
    expect(await ofStock()).toEqual([]);
  });

  test('show each role only what it may open', async () => {
    const kinds = new Set((await read(await testShop.admin('packing'))).news.map(({ kind }) => kind));
    expect([...kinds]).toEqual(['order']);
  });
});

test('an open admin page hears at once that something waits; a customer hears nothing', async () => {
  const connect = async ({ token }: Person) => {
    const socket: ClientSocket = io(testShop.base, {
      transports: ['websocket'],
      forceNew: true,
      auth: { token },
    });
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await socket.emitWithAck('register', {});
    return { socket, heard };
  };
  const [staff, customer] = [await connect(admin), await connect(buyer)];
  const before = await admin.api('GET /api/auth/admin/waiting');
  await write('Vani Rao');
  await expect.poll(() => staff.heard).toContain('desk-changed');
  expect((await admin.api('GET /api/auth/admin/waiting')).tickets).toBe(before.tickets + 1);
  expect(customer.heard).not.toContain('desk-changed');
  staff.socket.close();
  customer.socket.close();
});

test('the evening e-mail is sent once, at its time, to its mailboxes, and names nobody', async () => {
  const { sweep } = testShop.shop.services.dayMail;
  const subjects = async () => {
    const answer = await fetch(`${testShop.base}/sandbox/mail.json?to=evening@example.test`);
    return ((await answer.json()) as { mails: { subject: string; text: string }[] }).mails;
  };
  const setting = async () =>
    (await admin.api('GET /api/admin/settings')).settings.find(({ key }) => key === 'eveningMail');
  const save = async (value: object) =>
    admin.api('PUT /api/admin/settings/{key}', {
      params: { key: 'eveningMail' },
      body: { value, version: (await setting())?.version ?? 0 },
    });
  /** Advances to a time of the next day in India. */
  const goTo = (hour: number, minute: number) => {
    const india = new Date(testShop.clock.now().getTime() + 330 * 60_000);
    testShop.clock.advance(24 * 60 + hour * 60 + minute - (india.getUTCHours() * 60 + india.getUTCMinutes()));
  };
  goTo(20, 0);
  await sweep();
  expect(await subjects()).toEqual([]);
  await save({ on: true, at: '19:30', to: ['evening@example.test'] });
  goTo(19, 0);
  await sweep();
  testShop.clock.advance(45);
  await Promise.all([sweep(), sweep()]);
  testShop.clock.advance(45);
  await sweep();
  await expect.poll(subjects).toHaveLength(1);
  const [mail] = await subjects();
  expect(mail?.subject).toMatch(/^Today in the shop, \d+ \w+: ₹0$/);
  expect(mail?.text).toMatch(/Open tickets: \d+, the oldest since/);
  for (const name of ['Meenakshi', 'Leela', buyer.email]) expect(mail?.text).not.toContain(name);
});
