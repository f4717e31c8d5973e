import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ack, ClientEvents } from '#contract/consultations/chat/events.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { type ClientSocket, createConsultant, fund, openSocket } from '../../../testing/fixtures/chats.ts';
import { snapshotTables } from '../../../testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

/** Every event of the socket x everyone who is not in the chat: nothing changes, and nothing is received. */
const strangers = [
  'nobody',
  'another customer',
  'another astrologer',
  'an admin',
  'a session that ended',
] as const;

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
let running: Awaited<ReturnType<typeof stage.chatting>>;
const tokens = {} as Record<(typeof strangers)[number], string | null>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
  running = await stage.chatting(500, 15);
  await stage.say(running.customer, running.id, 'Only for you');
  const gone = await testShop.customer();
  await gone.api('POST /api/auth/logout', {});
  const other = await createConsultant(testShop);
  const rich = await testShop.customer();
  await fund(testShop, rich, 1000);
  tokens.nobody = null;
  tokens['another customer'] = rich.token;
  tokens['another astrologer'] = other.token;
  tokens['an admin'] = (await testShop.admin()).token;
  tokens['a session that ended'] = gone.token;
});
afterAll(async () => {
  running.leave();
  await testShop.close();
});

// Registering makes a person online, and only that may be visible of a stranger. Presence rows are refreshed by the
// clock, so they are compared by person.
const alive = ['presence', 'chat_seats'];
const seated = async () =>
  (await testShop.db.selectFrom('chat_seats').select(['session_id', 'socket_id', 'left_at']).execute())
    .map((seat) => JSON.stringify(seat))
    .sort();

/** Collects the events a socket receives from here on. */
function collectEvents(socket: ClientSocket): string[] {
  const received: string[] = [];
  socket.onAny((event: string) => received.push(event));
  return received;
}

type Emitted = { [E in keyof ClientEvents]: (id: string, victim: Person) => Parameters<ClientEvents[E]>[0] };
const events: Emitted = {
  register: (_id, victim) => ({ userId: victim.userId }),
  joinRoom: (sessionId) => ({ sessionId }),
  'leave-room': (sessionId) => sessionId,
  sendMessage: (sessionId, victim) => ({
    sessionId,
    content: 'I am somebody else',
    senderId: victim.userId,
    clientId: 'forged',
  }),
  typing: (sessionId) => ({ sessionId }),
  'session-ended': (sessionId) => ({ sessionId }),
};
const unanswered: readonly string[] = ['leave-room', 'typing'];

let spoken = 0;
describe.each(strangers)('%s', (who) => {
  test.each(Object.keys(events) as (keyof ClientEvents)[])('emits %s in vain', async (event) => {
    const { id, customer, astrologer, sockets } = running;
    const socket = await openSocket(testShop, tokens[who], { register: false });
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    // A stranger with a valid session registers first, as a client would, unless register itself is the event.
    const member = who !== 'nobody' && who !== 'a session that ended';
    if (member && event !== 'register') await socket.emitWithAck('register', {});
    const before = [await snapshotTables(testShop, alive), await seated()];
    const own = collectEvents(socket);
    const theirs = sockets.map(collectEvents);

    const payload = events[event](id, customer);
    const emit = socket.emit.bind(socket) as (...args: unknown[]) => void;
    if (unanswered.includes(event)) {
      emit(event, payload);
      // Events of a socket are handled in order: once this one is acknowledged, the other is done.
      await Promise.race([gone, socket.emitWithAck('joinRoom', { sessionId: 'none' })]);
    } else {
      const answer = await Promise.race([
        gone.then((): Ack => ({ ok: false, code: 'disconnected', message: '' })),
        new Promise<Ack>((resolve) => emit(event, payload, resolve)),
      ]);
      // Registering uses the session's own person, whatever id the client claims.
      expect(answer.ok).toBe(member && event === 'register');
    }
    expect([await snapshotTables(testShop, alive), await seated()]).toEqual(before);
    expect(theirs).toEqual([[], []]);

    // Messages between the two participants must reach only them. They take turns, since one person's pace is limited.
    spoken += 1;
    const [speaker, reader] = spoken % 2 === 0 ? [customer, astrologer] : [astrologer, customer];
    await stage.say(speaker, id, 'Still only for you');
    await expect
      .poll(() => theirs.map((received) => received.includes('receiveMessage')))
      .toEqual([true, true]);
    await stage.read(reader, id);
    // Who registers without a session hears why, and nothing else.
    expect(own).toEqual(event === 'register' && !member ? ['unauthorised'] : []);
    expect((await stage.read(customer, id)).session.status).toBe('approved');
    for (const one of sockets) one.offAny();
    socket.close();
  });
});

test('a handshake from another origin is refused; our own and listed origins are not', async () => {
  const open = (origin: string) =>
    fetch(`${testShop.base}/socket.io/?EIO=4&transport=polling`, { headers: { origin } }).then(
      ({ status }) => status,
    );
  expect(await open('https://evil.example')).toBe(403);
  expect(await open(testShop.base)).toBe(200);
});

test('an event larger than any message closes the socket, and more than a burst is refused', async () => {
  const { customer, id } = running;
  const big = await openSocket(testShop, customer.token);
  const closed = new Promise((resolve) => big.once('disconnect', resolve));
  big.emit('sendMessage', { sessionId: id, content: 'x'.repeat(20_000) });
  await closed;
  const fast = await openSocket(testShop, customer.token);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      fast.emitWithAck('sendMessage', { sessionId: id, content: `quick ${n}`, clientId: `q${n}` }),
    ),
  );
  const refused = answers.filter((answer): answer is Extract<Ack, { ok: false }> => !answer.ok);
  expect(refused.length).toBeGreaterThan(5);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['chat_too_fast']));
  fast.close();
});

test('a session that ends while its socket is open can do nothing more', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
  const socket = await openSocket(testShop, customer.token);
  await socket.emitWithAck('joinRoom', { sessionId: id });
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  await customer.api('POST /api/auth/logout', {});
  await closed;
  await stage.end(astrologer, id);
  leave();
});
