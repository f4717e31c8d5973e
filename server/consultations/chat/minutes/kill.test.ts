import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '#contract/core/client.ts';
import { integrityProblems } from '../../../composition/integrity.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { openSocket, requestChat, respond } from '../../../testing/fixtures/chats.ts';
import { freePort } from '../../../testing/free-port.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process-control.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

/**
 * Kills a process with SIGKILL at each write of a chat's money, while another process of the same database lives on.
 * The request is repeated there, as clients do. The ledger must be as if nothing had happened.
 */
const minuteMs = 700;
const rate = 15;
const env = { CHAT_MINUTE_MS: String(minuteMs) };

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
let dying: ShopProcess | null = null;
beforeAll(async () => {
  testShop = await startTestShop({ env });
  stage = chatStage(testShop);
});
afterEach(async () => {
  await dying?.kill();
  dying = null;
  const problems = await integrityProblems(testShop.db);
  expect(problems.filter((problem) => !problem.includes('top-up'))).toEqual([]);
});
afterAll(() => testShop.close());

/** Starts the process that dies at a checkpoint. Returns a function that gives a person's client on that process. */
async function startDying(place: string): Promise<(person: Person) => Person> {
  const port = await freePort();
  dying = await startShopProcess({
    SESSION_SECRET: 'a secret of the tests, long enough for them',
    DATABASE_URL: testShop.databaseUrl,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    STOP_AT: place,
    ...env,
  });
  const base = `http://127.0.0.1:${port}`;
  return (person) => ({
    ...person,
    api: createClient({ base, token: () => person.token, lang: () => 'en', offline: () => 'gone' }),
  });
}

test.each(['chat.approving', 'ledger.before'])(
  'killed at %s while a request is accepted: accepted again, one minute is charged',
  async (place) => {
    const { customer, astrologer, leave } = await stage.pair(100, rate);
    const id = await requestChat(customer, astrologer);
    const there = await startDying(place);
    await expect(respond(there(astrologer), id)).rejects.toThrow('gone');
    await dying?.ended;
    expect(await stage.balanceOf(customer)).toBe(100);
    await respond(astrologer, id);
    expect(await stage.balanceOf(customer)).toBe(85);
    await stage.end(customer, id);
    leave();
  },
);

test.each(['minute.before', 'minute.uncommitted'])(
  'killed at %s: the other process charges the minute once',
  async (place) => {
    const { customer, astrologer, id, leave } = await stage.chatting(500, rate);
    await stage.say(astrologer, id, 'Namaste');
    await startDying(place);
    await dying?.ended;
    const before = (await stage.read(customer, id)).session.minutes;
    expect(before).toBe(1);
    await stage.sweep();
    const { session } = await stage.read(customer, id);
    expect(session).toMatchObject({ minutes: 2, charged: 2 * rate });
    await stage.end(customer, id);
    leave();
  },
);

test('killed at the end of a chat: it is still running, and a second request ends it once', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting(500, rate);
  await stage.say(astrologer, id, 'Namaste');
  const there = await startDying('chat.ending');
  await expect(stage.end(there(customer), id)).rejects.toThrow('gone');
  await dying?.ended;
  expect((await stage.read(customer, id)).session.status).toBe('approved');
  const { session } = await stage.end(customer, id);
  expect(session.status).toBe('ended');
  expect(await stage.balanceOf(customer)).toBe(500 - session.charged);
  leave();
});

test('killed before a message is written: sent again with the same client id, it is stored once', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting(500, rate);
  const there = await startDying('message.before');
  await expect(stage.say(there(customer), id, 'Did this arrive?', 'one')).rejects.toThrow('gone');
  await dying?.ended;
  await stage.say(customer, id, 'Did this arrive?', 'one');
  const { messages } = await stage.read(astrologer, id);
  expect(messages.map(({ content }) => content)).toEqual(['Did this arrive?']);
  await stage.end(customer, id);
  leave();
});

test('an orderly restart of the only process leaves a chat as it was', async () => {
  const first = await startTestShop({ env, databaseUrl: testShop.databaseUrl });
  const there = chatStage(first);
  const { customer, astrologer, id } = await there.chatting(500, rate);
  await there.say(astrologer, id, 'Namaste');
  const { minutes } = (await there.read(customer, id)).session;
  await first.close();
  // Long enough for both sides to count as absent, if a process had been serving.
  const second = await startTestShop({ env, databaseUrl: testShop.databaseUrl, ahead: 5 });
  await second.sweep();
  const here = chatStage(second);
  const [buyer, consultant] = [
    { ...customer, api: second.as(customer.token) },
    { ...astrologer, api: second.as(astrologer.token) },
  ];
  const { session } = await here.read(buyer, id);
  expect(session.status).toBe('approved');
  // The time in which the shop was down is not charged.
  expect(session.minutes).toBe(minutes);
  const sockets = await Promise.all([openSocket(second, buyer.token), openSocket(second, consultant.token)]);
  for (const socket of sockets) await socket.emitWithAck('joinRoom', { sessionId: id });
  await here.end(buyer, id);
  for (const socket of sockets) socket.close();
  await second.close();
});
