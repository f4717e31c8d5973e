import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import {
  type ClientSocket,
  createConsultant,
  fund,
  nextEvent,
  openSocket,
  requestChat,
  respond,
} from '../../testing/fixtures/chats.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

// A client of the specification opens its socket with the page, logged in or not, and never sends a token.
let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

/** Opens a socket as a browser does for a page. It reconnects by itself, with the current cookie. */
async function pageSocket(transports: ('polling' | 'websocket')[]) {
  const headers: Record<string, string> = {};
  const socket: ClientSocket = io(testShop.base, {
    transports,
    forceNew: true,
    reconnectionDelay: 50,
    extraHeaders: headers,
  });
  let connections = 0;
  socket.on('connect', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return {
    socket,
    connections: () => connections,
    /** Logs in. The cookie goes with the next handshake. */
    async logIn(who: Person): Promise<void> {
      const { token } = await testShop.visitor('POST /api/auth/login', {
        body: { email: who.email, password: 'a good password' },
      });
      headers.cookie = `navaratna_session=${token}`;
    },
  };
}
const isOnline = async (astrologer: Person) =>
  (await astrologer.api('GET /api/astrologers/astrologer-details')).user.isOnline;

describe.each([[['websocket' as const]], [['polling' as const, 'websocket' as const]]])(
  'over %j',
  (transports) => {
    it('a socket opened before the login works after it, though the client registers once', async () => {
      const [customer, astrologer] = await Promise.all([testShop.customer(), createConsultant(testShop, 15)]);
      await fund(testShop, customer, 100);
      const page = await pageSocket(transports);
      await page.logIn(astrologer);
      page.socket.emit('register', { userId: astrologer.userId });
      await expect.poll(() => isOnline(astrologer)).toBe(true);
      await expect.poll(page.connections).toBe(2);

      const id = await requestChat(customer, astrologer);
      await respond(astrologer, id);
      const message = nextEvent(page.socket, 'receiveMessage');
      await stage.say(customer, id, 'Namaste');
      expect(await message).toMatchObject({ content: 'Namaste' });
      page.socket.close();
    });

    it('the room of a chat requested at the same moment is joined', async () => {
      const { customer, astrologer, leave } = await stage.pair();
      const page = await pageSocket(transports);
      const id = await requestChat(customer, astrologer);
      await respond(astrologer, id);
      await page.logIn(customer);
      page.socket.emit('joinRoom', { sessionId: id });
      page.socket.emit('register', { userId: customer.userId });
      await expect
        .poll(() =>
          testShop.db.selectFrom('chat_seats').select('user_id').where('session_id', '=', id).execute(),
        )
        .toEqual([{ user_id: customer.userId }]);
      page.socket.close();
      leave();
    });
  },
);

it('receives events from the moment it is connected, without registering', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting();
  const page = await openSocket(testShop, customer.token, { register: false });
  const message = nextEvent(page, 'receiveMessage');
  await stage.say(astrologer, id, 'Namaste');
  expect(await message).toMatchObject({ content: 'Namaste' });
  page.close();
  leave();
});

it('a visitor who registers hears why it has no session, also before the transport closes', async () => {
  const astrologer = await createConsultant(testShop, 15);
  const page = await pageSocket(['websocket']);
  const message = 'Please log in first!';
  const visitor = nextEvent(page.socket, 'unauthorised');
  page.socket.emit('register', {});
  expect(await visitor).toEqual({ reason: 'no_token', code: 'not_authenticated', message });
  await page.logIn(astrologer);
  const late = nextEvent(page.socket, 'unauthorised');
  page.socket.emit('register', { userId: astrologer.userId });
  expect(await late).toEqual({ reason: 'no_token', code: 'not_authenticated', message });
  await expect.poll(() => isOnline(astrologer)).toBe(true);
  page.socket.close();
});

it('a client without a cookie is disconnected once, not repeatedly', async () => {
  const astrologer = await createConsultant(testShop, 15);
  const page = await pageSocket(['websocket']);
  const register = () => page.socket.emitWithAck('register', { userId: astrologer.userId });
  expect(await register()).toMatchObject({ ok: false, code: 'not_authenticated' });
  await testShop.visitor('POST /api/auth/login', {
    body: { email: astrologer.email, password: 'a good password' },
  });
  const back = new Promise<void>((resolve) => page.socket.once('connect', resolve));
  page.socket.emit('register', { userId: astrologer.userId });
  await back;
  for (let n = 0; n < 3; n += 1)
    expect(await register()).toMatchObject({ ok: false, code: 'not_authenticated' });
  await expect.poll(page.connections).toBe(2);
  expect(await isOnline(astrologer)).toBe(false);
  page.socket.close();
});

it('a log-out closes the socket so that it reconnects, first as a visitor and then as another person', async () => {
  const [one, other] = await Promise.all([testShop.customer(), createConsultant(testShop, 15)]);
  const page = await pageSocket(['websocket']);
  await page.logIn(one);
  page.socket.emit('register', { userId: one.userId });
  await expect.poll(page.connections).toBe(2);
  await one.api('POST /api/auth/logout-everywhere', {});
  await expect.poll(page.connections).toBe(3);
  await page.logIn(other);
  page.socket.emit('register', { userId: other.userId });
  await expect.poll(() => isOnline(other)).toBe(true);
  page.socket.close();
});
