import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { openBrowser } from '../oauth/test-browser.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

let people = 0;
const newEmail = () => {
  people += 1;
  return `linked${people}@provider.test`;
};
const password = 'a good password';
const isOpen = async (token: string) =>
  (await refusal(testShop.as(token)('GET /api/auth/checking-auth'))) === 'accepted';

/** Creates a customer with a password and a linked provider. */
async function linkedCustomer() {
  const person = await testShop.customer();
  await testShop.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', person.userId)
    .execute();
  await openBrowser(testShop).signIn({ email: person.email });
  const { identities } = await person.api('GET /api/auth/identities');
  return { person, identities };
}
const remove = (api: TestShop['visitor'], identityId: string) =>
  refusal(api('DELETE /api/auth/identities/{identityId}', { params: { identityId } }));

test('a linked identity is listed with its provider and address, without the provider’s own ids', async () => {
  const { person, identities } = await linkedCustomer();
  expect(identities).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-z]{16}$/),
      provider: 'Google',
      email: person.email,
      linkedAt: expect.any(String),
      usedAt: expect.any(String),
    },
  ]);
  expect((await (await testShop.customer()).api('GET /api/auth/identities')).identities).toEqual([]);
});

test('a removed identity no longer opens the account, other sessions end, and the owner is told', async () => {
  const { person, identities } = await linkedCustomer();
  const { token: other } = await testShop.visitor('POST /api/auth/login', {
    body: { email: person.email, password },
  });
  const id = identities[0]?._id ?? '';
  expect(await remove((await testShop.customer()).api, id)).toBe('identity_not_found');
  expect(await remove(person.api, id)).toBe('accepted');
  expect(await remove(person.api, id)).toBe('identity_not_found');
  expect([await isOpen(person.token), await isOpen(other)]).toEqual([true, false]);
  await expect
    .poll(() => subjectsTo(testShop, person.email))
    .toContain('Google no longer opens your account at Navaratna');
});

test('the last way in stays until there is a password', async () => {
  const email = newEmail();
  const { body } = await openBrowser(testShop).signIn({ email });
  const api = testShop.as(body.token);
  const id = (await api('GET /api/auth/identities')).identities[0]?._id ?? '';
  expect(await remove(api, id)).toBe('last_way_in');
  expect((await api('GET /api/auth/identities')).identities).toHaveLength(1);
  expect((await openBrowser(testShop).signIn({ email })).body.userId).toBe(body.userId);
});

test('two concurrent removals leave one way in', async () => {
  const { body } = await openBrowser(testShop).signIn({ email: newEmail() });
  await testShop.db
    .insertInto('identities')
    .values({
      id: `second${people}identity`.padEnd(16, '0').slice(0, 16),
      issuer: 'https://another.test',
      subject: body.userId,
      user_id: body.userId,
      email: newEmail(),
      linked_at: new Date(),
      used_at: new Date(),
    })
    .execute();
  const api = testShop.as(body.token);
  const { identities } = await api('GET /api/auth/identities');
  expect(identities.map(({ provider }) => provider)).toContain('another.test');
  const stop = meetAt('identity.removing', 2);
  const outcomes = await Promise.all(identities.map(({ _id }) => remove(api, _id)));
  stop();
  expect(outcomes.toSorted()).toEqual(['accepted', 'last_way_in']);
});

test('logging out everywhere removes linked identities; without a password those of the own address stay', async () => {
  const { person } = await linkedCustomer();
  await person.api('POST /api/auth/logout-everywhere');
  const count = async (userId: string) =>
    (await testShop.db.selectFrom('identities').select('id').where('user_id', '=', userId).execute()).length;
  expect(await count(person.userId)).toBe(0);

  const email = newEmail();
  const { body } = await openBrowser(testShop).signIn({ email });
  await testShop.as(body.token)('POST /api/auth/logout-everywhere');
  expect(await count(body.userId)).toBe(1);
  expect((await openBrowser(testShop).signIn({ email })).body.userId).toBe(body.userId);
});
