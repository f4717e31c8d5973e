import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { setIdentity } from '../../testing/fixtures/own-identity.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  admin = await testShop.admin();
});
afterAll(() => testShop.close());

const consent = '2026-11' as const;
const leave = (fullName: string, phoneNumber: string, agreed = true) =>
  testShop.visitor('POST /api/visit/visitors', {
    body: { fullName, phoneNumber, ...(agreed && { consent }) },
  });
const find = async (q: string) => (await admin.api('GET /api/admin/visitors', { query: { q } })).visitors;

test('a name and a number are kept with what was agreed to and which text of it', async () => {
  expect(await leave(' Kavya \n Rao ', '9811122233')).toEqual({
    success: true,
    message: 'Thank you for sharing your information!',
  });
  expect(await find('kavya')).toEqual([
    expect.objectContaining({
      fullName: 'Kavya Rao',
      phoneNumber: '9811122233',
      visits: 1,
      mayCall: true,
      consent: {
        purpose: 'call back',
        version: consent,
        at: expect.any(String),
        text: 'I agree that Navaratna keeps my name and number to call me back. I can withdraw this consent at any time: care@navaratna.test',
      },
    }),
  ]);
});

test('a consent keeps the name that the shop had, and another name is another consent', async () => {
  await leave('Tara Nair', '9811122299');
  await setIdentity(testShop, { shop: { name: 'Jaipur Gem House' } });
  await leave('Tara Nair', '9811122299');
  await leave('Tara Nair', '9811122299');
  await setIdentity(testShop, { shop: { name: 'Navaratna' } });
  const texts = (await find('tara nair')).map(({ visits, consent: given }) => [
    visits,
    given?.text?.slice(0, 'I agree that Jaipur Gem House'.length),
  ]);
  expect(texts).toHaveLength(2);
  expect(texts).toContainEqual([1, 'I agree that Navaratna keeps ']);
  expect(texts).toContainEqual([2, 'I agree that Jaipur Gem House']);
});

test('a known number gets the same response as a new one, which reveals nothing', async () => {
  const first = await leave('Nikhil Sen', '9811122244');
  expect(await leave('Nikhil S.', '9811122244')).toEqual(first);
  expect(await find('98111 22244')).toHaveLength(2);
  const answer = await fetch(`${testShop.base}/api/visit/visitors/check/9811122244`);
  expect(answer.status).toBe(404);
});

test('a client without consent is accepted, and admins see that they must not call', async () => {
  await leave('Old Client', '9811122255', false);
  expect(await find('Old Client')).toMatchObject([{ mayCall: false, consent: null }]);
  await leave('Old Client', '9811122255');
  await leave('Old Client', '9811122255', false);
  // Each entry has its own consent.
  expect((await find('Old Client')).map(({ mayCall, visits }) => [mayCall, visits]).sort()).toEqual([
    [false, 2],
    [true, 1],
  ]);
});

test('someone else who sends a known number changes neither its name nor its consent', async () => {
  await leave('Meera Joshi', '9811122211', false);
  const [before] = await find('9811122211');
  testShop.clock.advance(5);
  await leave('Somebody Else', '9811122211');
  const entries = await find('9811122211');
  expect(entries).toHaveLength(2);
  expect(entries.find(({ fullName }) => fullName === 'Meera Joshi')).toEqual(before);
  expect(entries.find(({ fullName }) => fullName === 'Somebody Else')).toMatchObject({
    consent: { version: consent, at: expect.any(String) },
  });
  // A number belongs to one person, so erasing it erases all its entries.
  await admin.api('DELETE /api/admin/visitors/{id}', { params: { id: before?._id ?? '' } });
  expect(await find('9811122211')).toEqual([]);
});

test.each([
  [{ phoneNumber: '9811122266' }, 'Full name is required'],
  [{ fullName: '', phoneNumber: '9811122266' }, 'Full name is required'],
  [{ fullName: 'K', phoneNumber: '9811122266' }, 'Name must be at least 2 characters'],
  [{ fullName: 'Kavya' }, 'Phone number is required'],
  [{ fullName: 'Kavya', phoneNumber: '' }, 'Phone number is required'],
  [{ fullName: 'Kavya', phoneNumber: '98111' }, 'Please enter a valid 10-digit phone number'],
  [{ fullName: 'Kavya', phoneNumber: '98111222667' }, 'Please enter a valid 10-digit phone number'],
])('%j is refused: %s', async (body, message) => {
  const answer = await fetch(`${testShop.base}/api/visit/visitors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message });
});

test('the list has pages of 30 and finds part of a name or number, taken literally', async () => {
  for (let i = 0; i < 31; i += 1) await leave(`Paged ${i}`, `97000000${String(i).padStart(2, '0')}`);
  const { visitors, total, pages } = await admin.api('GET /api/admin/visitors', { query: { q: 'paged' } });
  expect([visitors.length, total, visitors[0]?.fullName]).toEqual([30, 31, 'Paged 30']);
  const second = await admin.api('GET /api/admin/visitors', {
    query: { q: 'paged', after: pages.next ?? '' },
  });
  expect(second.visitors.map((visitor) => visitor.fullName)).toEqual(['Paged 0']);
  expect(await find('7000 00007')).toHaveLength(1);
  expect(await find('%')).toEqual([]);
});

test('the export has no formulas, and is audited', async () => {
  await leave('=HYPERLINK("//evil")', '9811122277');
  await leave('Comma, "Quote"', '9811122288');
  const answer = await fetch(`${testShop.base}/api/admin/visitors/export`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/visitors-[\d-]+\.csv/);
  const file = await answer.text();
  expect(file).toContain(`"'=HYPERLINK(""//evil"")",9811122277,`);
  expect(file).toContain('"Comma, ""Quote""",9811122288,');
  const entry = await testShop.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'visitors.export')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: admin.userId, after: { searched: false } });
});

test('an erased visitor is gone, and the audit row has no personal data', async () => {
  await leave('Forget Me', '9811122299');
  const [visitor] = await find('Forget Me');
  const id = visitor?._id ?? '';
  await admin.api('DELETE /api/admin/visitors/{id}', { params: { id } });
  expect(await find('Forget Me')).toEqual([]);
  await expect(admin.api('DELETE /api/admin/visitors/{id}', { params: { id } })).rejects.toMatchObject({
    code: 'visitor_not_found',
  });
  const entries = await testShop.db.selectFrom('audit').selectAll().where('entity_id', '=', id).execute();
  expect(entries).toMatchObject([{ action: 'visitor.erase', actor_id: admin.userId }]);
  expect(JSON.stringify(entries)).not.toMatch(/Forget|9811122299/);
});

test('a call is noted with its time, found by its state, and an order since then is proposed as bought', async () => {
  const buyer = await testShop.customer();
  const { phone } = await testShop.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  await leave('Rohan Gill', phone);
  const [visitor] = await find(phone);
  expect(visitor).toMatchObject({ state: 'new', note: '', stateAt: null, buyer: null });
  const id = visitor?._id ?? '';
  const { visitor: called } = await admin.api('PUT /api/admin/visitors/{id}/state', {
    params: { id },
    body: { state: 'not-reached', note: ' Try after six. ' },
  });
  expect(called).toMatchObject({ note: 'Try after six.', stateAt: expect.any(String) });
  const inState = async (state: 'new' | 'not-reached') =>
    (await admin.api('GET /api/admin/visitors', { query: { q: phone, state } })).total;
  expect([await inState('not-reached'), await inState('new')]).toEqual([1, 0]);
  testShop.clock.advance(5);
  const product = await createProduct(testShop, { name: 'Mala', price: 900, available: 9 });
  await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
  await testShop.sweep();
  expect((await find(phone))[0]?.buyer).toMatchObject({ userId: buyer.userId });
  const entries = await testShop.db.selectFrom('audit').selectAll().where('entity_id', '=', id).execute();
  expect(entries).toMatchObject([{ action: 'visitor.state', after: { state: 'not-reached' } }]);
  expect(JSON.stringify(entries)).not.toContain('after six');
});
