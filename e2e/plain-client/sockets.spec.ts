import { beOnline, customerWith, newAstrologer, stopMeter } from '../support/chats.ts';
import { expect, test } from '../support/watched.ts';
import { openPlainClient, plainCall, plainLogin } from './open.ts';

test('an astrologer whose socket was opened before the login gets online and receives messages', async ({
  page,
  request,
}) => {
  const astrologer = await newAstrologer(request, 12);
  const customer = await customerWith(request, 100);
  await openPlainClient(page);
  await page.evaluate(() => void window.plainSocket());
  await expect.poll(() => page.evaluate(() => window.socket.connected)).toBe(true);
  const { body } = await plainLogin(page, astrologer.email, astrologer.password);
  await page.evaluate((userId) => window.socket.emit('register', { userId }), body.userId);
  const listed = async () =>
    (await plainCall(page, 'GET', '/api/astrologers/list?isOnline=true')).body.some(
      (one: { _id: string }) => one._id === body.userId,
    );
  await expect.poll(listed).toBe(true);

  const headers = { authorization: `Bearer ${customer.session.token}` };
  const asked = await request.post('/api/chat/request', { headers, data: { astrologerId: body.userId } });
  const sessionId = (await asked.json()).session._id;
  await plainCall(page, 'PATCH', `/api/chat/${sessionId}/respond`, { status: 'approved' });
  await page.evaluate((id) => window.socket.emit('joinRoom', { sessionId: id }), sessionId);
  await request.post(`/api/chat/${sessionId}/messages`, { headers, data: { content: 'Namaste, pandit ji' } });
  const messages = () =>
    page.evaluate(() =>
      window.heard
        .filter(([event]) => event === 'receiveMessage')
        .map(([, message]) => (message as { content: string }).content),
    );
  await expect.poll(messages).toEqual(['Namaste, pandit ji']);
  await page.evaluate((message) => window.socket.emit('sendMessage', message), {
    sessionId,
    senderId: body.userId,
    receiverId: customer.session.userId,
    content: 'Namaste',
  });
  await expect.poll(messages).toEqual(['Namaste, pandit ji', 'Namaste']);
});

test('a customer whose socket was opened before the login chats without loading the page again', async ({
  page,
  request,
  baseURL,
}) => {
  const astrologer = await newAstrologer(request, 12);
  const customer = await customerWith(request, 100);
  const bell = await beOnline(baseURL ?? '', astrologer);
  await openPlainClient(page);
  await page.evaluate(() => void window.plainSocket());
  await expect.poll(() => page.evaluate(() => window.socket.connected)).toBe(true);
  const { body } = await plainLogin(page, customer.email, customer.password);
  const asked = await plainCall(page, 'POST', '/api/chat/request', {
    userId: body.userId,
    astrologerId: astrologer.session.userId,
  });
  const sessionId = asked.body.session._id;
  const headers = { authorization: `Bearer ${astrologer.session.token}` };
  await request.patch(`/api/chat/${sessionId}/respond`, { headers, data: { status: 'approved' } });
  // The socket would hear of each minute too.
  await stopMeter(sessionId);
  const first = await page.evaluate(() => window.socket.id);
  // A client's chat page emits these once, one after the other.
  await page.evaluate(
    ([userId, id]) => {
      window.socket.emit('register', { userId });
      window.socket.emit('joinRoom', { sessionId: id });
    },
    [body.userId, sessionId] as const,
  );
  await expect.poll(() => page.evaluate(() => window.socket.connected && window.socket.id)).not.toBe(first);
  await expect.poll(() => page.evaluate(() => window.socket.connected)).toBe(true);
  await request.post(`/api/chat/${sessionId}/messages`, { headers, data: { content: 'Namaste' } });
  await expect
    .poll(() => page.evaluate(() => window.heard.map(([event]) => event)))
    .toEqual(['unauthorised', 'receiveMessage']);
  await plainCall(page, 'PATCH', `/api/chat/status/${sessionId}`, { status: 'ended' });
  await expect
    .poll(() => page.evaluate(() => window.heard.map(([event]) => event)))
    .toContain('session-ended');
  bell.close();
});
