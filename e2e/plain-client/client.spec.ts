import { newBuyer } from '../support/buyers.ts';
import { expect, test } from '../support/watched.ts';
import { openPlainClient, plainCall, plainLogin } from './open.ts';

test('a client that knows only the specification logs in, keeps its token and reads what is its own', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401);
  const buyer = await newBuyer(request);
  await openPlainClient(page);
  expect((await plainCall(page, 'GET', '/api/auth/user-orders')).status).toBe(401);
  const { body } = await plainLogin(page, buyer.email, buyer.password);
  expect(body).toMatchObject({ role: 'user', userId: buyer.session.userId });
  expect(await plainCall(page, 'GET', '/api/auth/user-orders')).toEqual({ status: 200, body: [] });
  // The socket opens after the login: the browser sends the shop's cookie with the handshake.
  await page.evaluate(() => void window.plainSocket());
  await expect.poll(() => page.evaluate(() => window.socket.connected)).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth-data');
});
