import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { nextEvent, openSocket } from '../../../testing/fixtures/chats.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { openBrowser } from './test-browser.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

let people = 0;
/** Signs in at the provider. Returns the browser that began, and the ticket in the address of the page. */
async function begun() {
  people += 1;
  const browser = openBrowser(testShop);
  const chosen = await browser.choose(await browser.begin(), { email: `ticket${people}@provider.test` });
  const ticket = (await browser.comeBack(chosen)).searchParams.get('token') ?? '';
  return { browser, ticket };
}

test('a ticket is a signed token of one minute with the four claims of the letter, for an audience of its own', async () => {
  const { browser, ticket } = await begun();
  expect(decodeProtectedHeader(ticket)).toMatchObject({ alg: 'HS256', typ: 'JWT' });
  const { exp = 0, iat = 0, jti, ...claims } = decodeJwt(ticket);
  const { body } = await browser.exchange(ticket);
  expect(claims).toEqual({
    id: body.userId,
    role: 'user',
    isVerified: true,
    agreedToTerms: false,
    aud: 'oauth-success',
  });
  expect(exp - iat).toBe(60);
  expect(jti).toMatch(/^[\w-]{20,}$/);
  expect(await testShop.db.selectFrom('sign_in_tickets').select('ticket_hash').execute()).not.toContainEqual({
    ticket_hash: Buffer.from(jti ?? ''),
  });
});

test('every call refuses a ticket as bearer and as cookie, before and after its use', async () => {
  const { browser, ticket } = await begun();
  const guarded = Object.entries(contract).filter(
    ([, { access }]) => !['anyone', 'gateway', 'operator'].includes(access),
  );
  expect(guarded.length).toBeGreaterThan(250);
  const accepted: string[] = [];
  const ask = async (headers: Record<string, string>) => {
    for (const [key] of guarded) {
      const [method = '', path = ''] = key.split(' ');
      const answer = await fetch(testShop.base + path.replace(/\{\w+\}/g, 'x'), {
        method,
        headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: '{}' }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 401) accepted.push(`${key}: ${answer.status}`);
    }
  };
  await ask({ authorization: `Bearer ${ticket}` });
  await ask({ cookie: `navaratna_session=${ticket}` });
  expect((await browser.exchange(ticket)).status).toBe(200);
  await ask({ authorization: `Bearer ${ticket}` });
  expect(accepted).toEqual([]);
});

test('a socket with a ticket stays a visitor, and hears why', async () => {
  const { ticket } = await begun();
  const socket = await openSocket(testShop, ticket, { register: false });
  const why = nextEvent(socket, 'unauthorised');
  expect(await socket.emitWithAck('register', {})).toMatchObject({ ok: false, code: 'not_authenticated' });
  expect(await why).toEqual({
    reason: 'no_session',
    code: 'not_authenticated',
    message: 'Please log in first!',
  });
  socket.close();
});

test('neither a log-in token nor an altered ticket is exchanged, and a ticket only once', async () => {
  const { browser, ticket } = await begun();
  const person = await testShop.customer();
  const [head = '', body = '', signature = ''] = ticket.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const altered = Buffer.from(JSON.stringify({ ...claims, id: person.userId })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const forged = [
    person.token,
    claims.jti,
    `${head}.${altered}.${signature}`,
    `${unsigned}.${body}.`,
    `${head}.${body}`,
  ];
  for (const token of forged)
    expect(await browser.exchange(token)).toMatchObject({ status: 400, body: { code: 'sign_in_over' } });
  const both = await Promise.all([browser.exchange(ticket), browser.exchange(ticket)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a ticket ends after a minute, and when its person is blocked', async () => {
  const { browser, ticket } = await begun();
  const { id } = decodeJwt(ticket);
  await testShop.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('id', '=', String(id))
    .execute();
  expect((await browser.exchange(ticket)).body.code).toBe('account_blocked');
  const slow = await begun();
  testShop.clock.advance(1.1);
  expect((await slow.browser.exchange(slow.ticket)).body.code).toBe('sign_in_over');
});
