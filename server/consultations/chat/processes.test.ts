import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityProblems } from '../../composition/integrity.ts';
import { type ChatClient, chatClient } from '../../testing/chat-client.ts';
import { createConsultant, fund, openSocket, requestChat, respond } from '../../testing/fixtures/chats.ts';
import { freePort } from '../../testing/free-port.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process-control.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

/**
 * A chat over two processes of one database: the customer on one, the astrologer on the other, with a much shorter
 * minute. One process is killed (SIGKILL) during the chat.
 */
// One socket may send this many at once.
const burst = 15;
const half = 7;
const minuteMs = 1500;
const rupees = 1000;
const rate = 15;

describe('two processes', () => {
  let testShop: TestShop;
  let other: { base: string; process: ShopProcess };
  const env: Record<string, string> = { CHAT_MINUTE_MS: String(minuteMs) };

  async function startOther(): Promise<void> {
    const port = await freePort();
    const process = await startShopProcess({
      SESSION_SECRET: 'a secret of the tests, long enough for them',
      DATABASE_URL: testShop.databaseUrl,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    });
    other = { base: `http://127.0.0.1:${port}`, process };
  }
  beforeAll(async () => {
    testShop = await startTestShop({ env });
    testShop.shop.sweeper.start();
    await startOther();
  });
  afterAll(async () => {
    await other?.process.kill();
    await testShop?.close();
  });

  /** Starts a chat: the customer on the process that dies, the astrologer on the one that stays. */
  async function chatting() {
    const [customer, astrologer] = await Promise.all([testShop.customer(), createConsultant(testShop, rate)]);
    await fund(testShop, customer, rupees);
    const bell = await openSocket(testShop, astrologer.token);
    const id = await requestChat(customer, astrologer);
    await respond(astrologer, id);
    const sides = { customer: chatClient(customer.token, id), astrologer: chatClient(astrologer.token, id) };
    await sides.customer.moveTo(other.base);
    await sides.astrologer.moveTo(testShop.base);
    bell.close();
    return { customer, id, sides };
  }
  const sessionOf = async (who: Person, sessionId: string) =>
    (await who.api('GET /api/chat/{sessionId}', { params: { sessionId } })).session;
  /** Returns the charged minutes of a chat, from the ledger's keys. */
  async function chargedMinutes(id: string): Promise<number[]> {
    const rows = await testShop.db
      .selectFrom('ledger_transfers')
      .select('key')
      .where('key', 'like', `minute:${id}:%`)
      .execute();
    return rows.map(({ key }) => Number(key.split(':').at(-1))).sort((a, b) => a - b);
  }
  async function expectSound(): Promise<void> {
    const problems = await integrityProblems(testShop.db);
    expect(problems.filter((problem) => !problem.includes('top-up'))).toEqual([]);
  }
  const texts = ({ received }: ChatClient) => received.map(({ content }) => content);
  const counting = (length: number) => Array.from({ length }, (_, index) => index + 1);

  it('each hears the other in order, once; a minute is charged once', async () => {
    const { customer, id, sides } = await chatting();
    for (const number of counting(burst)) {
      sides.customer.say(`question ${number}`);
      sides.astrologer.say(`answer ${number}`);
    }
    for (const side of [sides.customer, sides.astrologer]) {
      await expect.poll(() => side.received.length).toBe(2 * burst);
      const said = texts(side);
      for (const kind of ['question', 'answer']) {
        expect(said.filter((text) => text.startsWith(kind))).toEqual(
          counting(burst).map((number) => `${kind} ${number}`),
        );
      }
    }
    await expect.poll(async () => (await sessionOf(customer, id)).minutes).toBeGreaterThan(3);
    await customer.api('PATCH /api/chat/status/{sessionId}', {
      params: { sessionId: id },
      body: { status: 'ended' },
    });
    const { minutes, charged, status } = await sessionOf(customer, id);
    expect(status).toBe('ended');
    expect(charged).toBe(minutes * rate);
    expect(await chargedMinutes(id)).toEqual(counting(minutes));
    await expectSound();
    sides.customer.close();
    sides.astrologer.close();
  });

  it('one is killed during the chat: no message and no minute is lost or doubled', async () => {
    const { customer, id, sides } = await chatting();
    for (const number of counting(half)) sides.customer.say(`before ${number}`);
    await expect.poll(() => sides.astrologer.received.length).toBeGreaterThan(3);
    for (const number of counting(half)) sides.customer.say(`in the moment ${number}`);
    await other.process.kill();
    sides.customer.say('while nobody listened');
    sides.astrologer.say('Are you there?');
    await sides.customer.moveTo(testShop.base);

    const all = 2 * half + 2;
    for (const side of [sides.customer, sides.astrologer]) {
      await expect.poll(() => side.received.length).toBe(all);
    }
    await expect.poll(() => sides.customer.waiting()).toBe(0);
    const { messages } = await customer.api('GET /api/chat/{sessionId}', { params: { sessionId: id } });
    expect(messages).toHaveLength(all);
    const mine = messages.filter(({ senderId }) => senderId === customer.userId);
    expect(mine.map(({ content }) => content)).toEqual([
      ...counting(half).map((number) => `before ${number}`),
      ...counting(half).map((number) => `in the moment ${number}`),
      'while nobody listened',
    ]);

    const { minutes } = await sessionOf(customer, id);
    await expect.poll(async () => (await sessionOf(customer, id)).minutes).toBeGreaterThan(minutes + 1);
    const charged = await chargedMinutes(id);
    expect(charged).toEqual(counting(charged.length));
    await sides.customer.close();
    await sides.astrologer.close();
    await customer.api('PATCH /api/chat/status/{sessionId}', {
      params: { sessionId: id },
      body: { status: 'ended' },
    });
    await expectSound();
    await startOther();
  });

  it('one is killed and its customer stays away: the chat ends by itself and is settled', async () => {
    const { customer, id, sides } = await chatting();
    sides.astrologer.say('Namaste');
    await expect.poll(() => sides.customer.received.length).toBe(1);
    await other.process.kill();
    expect((await sessionOf(customer, id)).status).toBe('approved');
    // The dead process no longer refreshes the customer's presence, so it times out.
    testShop.clock.advance(2);
    await expect.poll(async () => (await sessionOf(customer, id)).status).toBe('ended');
    const ended = await sessionOf(customer, id);
    expect(ended.ending).toBe('gone');
    expect(await chargedMinutes(id)).toEqual(counting(ended.minutes));
    sides.customer.close();
    sides.astrologer.close();
    await expectSound();
  });
});
