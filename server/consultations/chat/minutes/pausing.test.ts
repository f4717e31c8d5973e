import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { type ClientSocket, openSocket } from '../../../testing/fixtures/chats.ts';
import { findProblems } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

/** A customer does not pay for time in which the astrologer's connection is lost. */
let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
  // Only the test moves it: what is due at 60 s of a minute is not due at 59.2 s, however long these take.
  testShop.clock.stop();
});
afterEach(async () => {
  expect((await findProblems(testShop)).filter((problem) => !problem.includes('top-up'))).toEqual([]);
});
afterAll(() => testShop.close());

const seconds = (n: number) => stage.pass(n / 60);

/** Starts a chat in which the astrologer has written. `lose` and `back` close and open the astrologer's socket. */
async function startChat() {
  const chat = await stage.chatting(100, 15);
  const { customer, astrologer, id, sockets } = chat;
  await stage.say(astrologer, id, 'Namaste');
  let socket = sockets[1] as ClientSocket;
  const seated = async () =>
    (
      await testShop.db
        .selectFrom('chat_seats')
        .select('left_at')
        .where('session_id', '=', id)
        .where('user_id', '=', astrologer.userId)
        .where('left_at', 'is', null)
        .execute()
    ).length;
  return {
    ...chat,
    session: async () => (await stage.read(customer, id)).session,
    async lose(): Promise<void> {
      socket.close();
      await expect.poll(seated).toBe(0);
    },
    async back(): Promise<void> {
      socket = await openSocket(testShop, astrologer.token);
      await socket.emitWithAck('joinRoom', { sessionId: id });
    },
    async close(): Promise<void> {
      await stage.end(customer, id);
      socket.close();
      chat.leave();
    },
  };
}

it('stops the clock while the astrologer is gone, and charges the minute once they are back', async () => {
  const { customer, id, session, lose, back, close, sockets } = await startChat();
  const changes: unknown[] = [];
  sockets[0]?.on('chat-status', (change) => changes.push(change));
  await seconds(30);
  expect(await session()).toMatchObject({ minutes: 1, pausedAt: null });
  await lose();
  await seconds(3);
  await expect.poll(() => changes).toContainEqual({ sessionId: id, status: 'approved' });
  expect(await session()).toMatchObject({ pausedAt: expect.any(String), nextMinuteAt: null });
  await seconds(45);
  expect(await session()).toMatchObject({ minutes: 1, status: 'approved' });
  await back();
  await seconds(3);
  const again = await session();
  expect(again).toMatchObject({ minutes: 1, pausedAt: null, nextMinuteAt: expect.any(String) });
  // 30 s of the minute were used; 30 s are left, however long the pause was.
  const left = Date.parse(again.nextMinuteAt ?? '') - testShop.clock.now().getTime();
  expect(left).toBe(30_000);
  await seconds(31);
  await stage.sweep();
  expect(await session()).toMatchObject({ minutes: 2, charged: 30 });
  expect(await stage.balanceOf(customer)).toBe(70);
  await close();
});

it('a minute that falls due at the moment of the loss is not charged', async () => {
  const { customer, session, lose, back, close } = await startChat();
  await seconds(59.2);
  await lose();
  // Within two seconds of the last check, so the billing itself has to notice.
  await seconds(1);
  expect(await session()).toMatchObject({ minutes: 1, pausedAt: expect.any(String) });
  await back();
  await seconds(2.5);
  await seconds(2.5);
  expect(await session()).toMatchObject({ minutes: 2, pausedAt: null });
  expect(await stage.balanceOf(customer)).toBe(70);
  await close();
});

it('losing the connection repeatedly never charges a minute twice', async () => {
  const { customer, session, lose, back, close } = await startChat();
  for (let n = 0; n < 4; n += 1) {
    await seconds(10);
    await lose();
    await seconds(30);
    await back();
    await seconds(2.5);
  }
  // 170 s passed. Both were present for 40 s, plus up to two seconds each time until the return was noticed.
  expect(await session()).toMatchObject({ minutes: 1, charged: 15 });
  await seconds(21);
  expect(await session()).toMatchObject({ minutes: 2, charged: 30 });
  expect(await stage.balanceOf(customer)).toBe(70);
  await close();
});

it('after a minute of absence the chat ends, and none of that minute is paid', async () => {
  const { customer, session, lose, leave } = await startChat();
  await seconds(50);
  await lose();
  await seconds(30);
  await seconds(31);
  expect(await session()).toMatchObject({
    status: 'ended',
    ending: 'gone',
    minutes: 1,
    charged: 15,
    pausedAt: null,
  });
  expect(await stage.balanceOf(customer)).toBe(85);
  leave();
});

it('a chat that ends while it is paused settles what was charged', async () => {
  const { customer, astrologer, id, lose, leave } = await startChat();
  await seconds(30);
  await lose();
  await seconds(3);
  await stage.end(customer, id);
  expect(await stage.balanceOf(customer)).toBe(85);
  expect(await stage.balanceOf(astrologer)).toBe(11.16);
  leave();
});

it('two processes that notice the loss concurrently pause the chat once', async () => {
  const { session, lose, close, back } = await startChat();
  await seconds(59.2);
  await lose();
  testShop.clock.advance(1 / 60);
  const held = holdAt('minute.uncommitted');
  const first = stage.sweep();
  await held.reached;
  await stage.sweep();
  held.release();
  await first;
  expect(await session()).toMatchObject({ minutes: 1, pausedAt: expect.any(String) });
  await back();
  await close();
});
