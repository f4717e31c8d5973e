import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkout, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let manager: Person;
let care: Person;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
  [manager, care] = [await testShop.admin('manager'), await testShop.admin('care')];
});
afterEach(async () => {
  await testShop.sweep();
  await expectInvariants(testShop);
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const paramsOf = ({ userId }: Person) => ({ params: { id: userId } });
const file = (person: Person, who = care) => who.api('GET /api/auth/admin/users/{id}', paramsOf(person));
const list = async (query: object) =>
  (await care.api('GET /api/auth/admin/users', { query: query as never })).users;
const ids = async (query: object) => (await list(query)).map(({ _id }) => _id);
const note = (person: Person, text: string, who = care) =>
  who.api('POST /api/admin/users/{id}/notes', { ...paramsOf(person), body: { text } });
const tag = (person: Person, word: string) =>
  care.api('POST /api/admin/users/{id}/tags', { ...paramsOf(person), body: { tag: word } });

/** Buys a product of this price and pays for it. Returns the order's id. */
async function buy(buyer: Person, price: number): Promise<string> {
  const product = await createProduct(testShop, { name: 'Mala', price, available: 9 });
  const { orderId, customOrderId } = await checkout(buyer, product);
  await payAndSettle(testShop, customOrderId);
  return orderId;
}

describe('notes', () => {
  test('are read by staff with author and time, and deleted by their author only', async () => {
    const person = await testShop.customer();
    const { note: hers } = await note(person, 'Prefers calls after six.');
    testShop.clock.advance(1);
    await note(person, 'Sent a new clasp.', manager);
    expect((await file(person)).notes.map(({ text, by }) => [text, by._id])).toEqual([
      ['Sent a new clasp.', manager.userId],
      ['Prefers calls after six.', care.userId],
    ]);
    const remove = (who: Person) =>
      who.api('DELETE /api/admin/users/{id}/notes/{noteId}', {
        params: { id: person.userId, noteId: hers._id },
      });
    expect(await refusal(remove(manager))).toBe('note_not_found');
    await remove(care);
    const log = await testShop.db
      .selectFrom('audit')
      .selectAll()
      .where('entity_id', '=', person.userId)
      .execute();
    expect(log.map(({ action }) => action).sort()).toEqual(['user.note', 'user.note', 'user.note-deleted']);
    expect((await file(person)).notes).toHaveLength(1);
    const packing = await testShop.admin('packing');
    expect(await refusal(note(person, 'Hm.', packing))).toBe('not_allowed');
  });

  test('and tags are in the person’s copy without their author, and leave with the account', async () => {
    const person = await testShop.customer();
    await note(person, 'Allergic to silver.');
    await tag(person, 'VIP');
    const { accountsPersonal } = await import('../personal-data.ts');
    const who = { userId: person.userId, phone: '', email: person.email, at: testShop.clock.now() };
    const copy = JSON.stringify(await accountsPersonal.collect?.(testShop.db, who));
    expect(copy).toContain('Allergic to silver.');
    expect(copy).toContain('vip');
    expect(copy).not.toContain(care.userId);
    await testShop.db.transaction().execute((tx) => accountsPersonal.erase?.(tx as never, who) as never);
    const left = await testShop.db
      .selectFrom('person_notes')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(left).toEqual([]);
    expect(await refusal(note(person, 'Still here?'))).toBe('person_not_found');
  });
});

describe('the list of people', () => {
  test('finds by tag, worth, time of orders, place, kundli and e-mails, together and apart', async () => {
    const [rich, poor, idle] = [
      await testShop.customer(),
      await testShop.customer(),
      await testShop.customer(),
    ];
    const order = await buy(rich, 6000);
    await buy(poor, 700);
    await tag(rich, ' Collector ');
    await tag(poor, 'collector');
    await testShop.sweep();
    const day = (days: number) =>
      new Date(testShop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(new Set(await ids({ tag: 'Collector' }))).toEqual(new Set([rich.userId, poor.userId]));
    expect(await ids({ spentAbove: 5000 })).toEqual([rich.userId]);
    expect(await ids({ tag: 'collector', spentAbove: 699, orderedSince: day(-1) })).toHaveLength(2);
    expect(await ids({ notOrderedSince: day(-1) })).toEqual([]);
    expect(await ids({ notOrderedSince: day(2) })).toHaveLength(2);
    expect(await list({ q: rich.email })).toMatchObject([{ orders: 1, worth: 6000, tags: ['collector'] }]);

    await rich.api('POST /api/auth/addresses', {
      body: {
        ...{ name: 'Asha', phone: '9840012345', address: '12 Race Course Road', city: 'Coimbatore' },
        ...{ state: 'TN', country: 'IN', pincode: '641018', landmark: 'Park' },
      },
    });
    expect(await ids({ city: 'coimbatore', region: 'TN' })).toEqual([rich.userId]);
    expect(await ids({ city: 'coimbatore', region: 'KL' })).toEqual([]);

    expect(await ids({ mails: 'yes' })).toEqual([]);
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: testShop.clock.now() })
      .where('id', '=', idle.userId)
      .execute();
    await idle.api('PUT /api/account/mail-preferences', {
      body: { dailySign: 'leo', reviewReminders: false },
    });
    expect(await ids({ mails: 'yes' })).toEqual([idle.userId]);
    expect(await ids({ kundli: 'yes' })).toEqual([]);

    // A refund lowers what a person is worth, on the page at once and in the filter with the next sweep.
    const admin = await testShop.admin();
    const shown = await admin.api('GET /api/admin/orders/{id}', { params: { id: order } });
    await admin.api('POST /api/admin/orders/{id}/refunds', {
      params: { id: order },
      body: {
        key: randomUUID(),
        amount: 2000,
        reason: 'One bead was missing.',
        revision: shown.order.revision,
      },
    });
    expect((await file(rich)).person.worth).toBe(4000);
    await testShop.sweep();
    expect(await ids({ spentAbove: 5000 })).toEqual([]);
  });

  test('is saved as a segment, which everybody on the staff finds', async () => {
    const save = (filter: object) =>
      care.api('POST /api/admin/people/segments', { body: { name: 'Good customers', filter } });
    await save({ spentAbove: 5000 });
    const { segment } = await save({ spentAbove: 4000, tag: 'VIP' });
    const { segments } = await manager.api('GET /api/admin/people/choices');
    expect(segments).toEqual([
      { _id: segment._id, name: 'Good customers', filter: { spentAbove: 4000, tag: 'vip' } },
    ]);
    await care.api('DELETE /api/admin/people/segments/{id}', { params: { id: segment._id } });
    expect((await manager.api('GET /api/admin/people/choices')).segments).toEqual([]);
  });

  test('is exported as filtered, for those who may, without formulas, and audited', async () => {
    const person = await testShop.customer();
    await tag(person, '=cmd');
    const get = (who: Person) =>
      fetch(`${testShop.base}/api/admin/people/export?tag=${encodeURIComponent('=cmd')}`, {
        headers: { authorization: `Bearer ${who.token}` },
      });
    expect((await get(care)).status).toBe(403);
    const answer = await get(manager);
    expect(answer.headers.get('content-disposition')).toMatch(/people-[\d-]+\.csv/);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(person.email);
    expect(lines[1]).toContain("'=cmd");
    const entry = await testShop.db
      .selectFrom('audit')
      .select(['actor_id', 'after'])
      .where('action', '=', 'people.export')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: manager.userId, after: { rows: 1, filters: ['tag'] } });
  });
});

describe('a credit of the shop', () => {
  const give = (person: Person, amount: number, requestId: string = randomUUID(), who = manager) =>
    who.api('POST /api/admin/users/{id}/wallet-credit', {
      ...paramsOf(person),
      body: { requestId, amount, reason: 'For your late parcel.' },
    });
  const balance = async (person: Person) => (await file(person)).wallet.balance;

  test('is in the wallet once, against the account of the shop, and the person reads why', async () => {
    const person = await testShop.customer();
    const requestId = randomUUID();
    await Promise.all([give(person, 250.5, requestId), give(person, 250.5, requestId)]);
    expect(await balance(person)).toBe(250.5);
    const { transactions } = await person.api('GET /api/payment/wallet/transactions', { query: {} });
    expect(transactions).toMatchObject([
      { business_type: 'goodwill', amount: 250.5, description: 'Gift of the shop' },
    ]);
    expect(await testShop.shop.services.ledger.total(testShop.db, 'goodwill')).toBe(-25_050);
    const subject = 'We have added ₹250.50 to your wallet';
    const letters = async () =>
      (await mailbox.mailsTo(person.email)).filter((one) => one.subject === subject);
    await expect.poll(async () => (await letters()).length).toBe(1);
    expect((await letters())[0]?.text).toContain('For your late parcel.');
    const audited = await testShop.db
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('entity_id', '=', person.userId)
      .where('action', '=', 'wallet.credit')
      .execute();
    expect(audited).toMatchObject([{ after: { amount: 250.5 } }]);
  });

  test('is limited: one credit, one person in 30 days even when two are given at once, and never oneself', async () => {
    const person = await testShop.customer();
    expect(await refusal(give(person, 1000.01))).toBe('goodwill_too_much');
    for (const wrong of [0, -5, 0.001]) expect(await refusal(give(person, wrong))).toBe('bad_input');
    expect(await refusal(give(person, 10, randomUUID(), care))).toBe('not_allowed');
    expect(await refusal(give(manager, 10))).toBe('not_yourself');
    await give(person, 900);
    const both = await Promise.all([refusal(give(person, 600)), refusal(give(person, 600))]);
    expect(both.sort()).toEqual(['accepted', 'goodwill_month']);
    expect(await balance(person)).toBe(1500);
    testShop.clock.advance(31 * 24 * 60);
    await give(person, 600, randomUUID(), await testShop.admin('manager'));
    expect((await file(person, await testShop.admin('care'))).wallet.balance).toBe(2100);
    testShop.clock.advance(-31 * 24 * 60);
  });

  test('is limited for the giver in 24 hours, to however many people, also many at once', async () => {
    const giver = await testShop.admin('manager');
    const people = await Promise.all(Array.from({ length: 6 }, () => testShop.customer()));
    const given = () => Promise.all(people.map((person) => refusal(give(person, 1000, randomUUID(), giver))));
    expect((await given()).sort()).toEqual([...Array(5).fill('accepted'), 'goodwill_giver']);
    const one = await testShop.customer();
    await expect(give(one, 0.5, randomUUID(), giver)).rejects.toMatchObject({
      status: 409,
      code: 'goodwill_giver',
      message: expect.stringContaining('You have given ₹5'),
    });
    expect(await refusal(give(one, 500, randomUUID(), await testShop.admin('manager')))).toBe('accepted');
    testShop.clock.advance(24 * 60 + 1);
    expect(await refusal(give(one, 500, randomUUID(), await testShop.admin('manager')))).toBe('accepted');
    testShop.clock.advance(-24 * 60 - 1);
    expect(await balance(one)).toBe(1000);
  });
});
