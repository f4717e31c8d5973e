import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { openSocket } from '../../testing/fixtures/chats.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { findProblems } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterEach(async () => {
  expect((await findProblems(testShop)).filter((problem) => !problem.includes('top-up'))).toEqual([]);
});
afterAll(() => testShop.close());

describe('an absent participant', () => {
  /** Returns the presence rows of a chat that were left (`is not` null), or are still open. */
  const seats = async (id: string, left: 'is' | 'is not') =>
    (
      await testShop.db
        .selectFrom('chat_seats')
        .select('socket_id')
        .where('session_id', '=', id)
        .where('left_at', left, null)
        .execute()
    ).length;

  it('for fifty seconds comes back to a running chat; for longer than a minute the chat ends', async () => {
    const { customer, astrologer, id, sockets, leave } = await stage.chatting(500, 15);
    await stage.say(astrologer, id, 'Namaste');
    sockets[0]?.close();
    await expect.poll(() => seats(id, 'is not')).toBe(1);
    await stage.pass(50 / 60);
    expect((await stage.read(customer, id)).session.status).toBe('approved');
    const back = await openSocket(testShop, customer.token);
    await back.emitWithAck('joinRoom', { sessionId: id });
    await stage.pass(30 / 60);
    expect((await stage.read(customer, id)).session.status).toBe('approved');
    back.close();
    await expect.poll(() => seats(id, 'is')).toBe(1);
    await stage.pass(61 / 60);
    expect((await stage.read(customer, id)).session).toMatchObject({ status: 'ended', ending: 'gone' });
    leave();
  });
});

describe('messages', () => {
  it('are kept in order, once by their client id, and read by the two sides alone', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    await stage.say(customer, id, 'one', 'a');
    const [again] = await Promise.all([
      stage.say(customer, id, 'one', 'a'),
      stage.say(astrologer, id, 'two', 'a'),
    ]);
    await stage.say(customer, id, 'three');
    const { messages } = await stage.read(astrologer, id);
    expect(messages.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    expect(again.message._id).toBe(messages[0]?._id);
    const rest = await customer.api('GET /api/chat/{sessionId}', {
      params: { sessionId: id },
      query: { after: messages[1]?._id ?? '' },
    });
    expect(rest.messages.map(({ content }) => content)).toEqual(['three']);
    const stranger = await testShop.customer();
    expect(await refusal(stage.read(stranger, id))).toBe('chat_not_found');
    expect(await refusal(stage.say(stranger, id, 'hello'))).toBe('chat_not_found');
    await stage.end(customer, id);
    leave();
  });

  it('are refused blank, too long, or after the end; a repeated one is still answered', async () => {
    const { customer, id, leave } = await stage.chatting();
    expect(await refusal(stage.say(customer, id, '  '))).toBe('chat_message_blank');
    expect(await refusal(stage.say(customer, id, 'x'.repeat(2001)))).toBe('chat_message_long');
    await stage.say(customer, id, 'last', 'z');
    await stage.end(customer, id);
    expect(await refusal(stage.say(customer, id, 'after'))).toBe('chat_ended');
    expect(await refusal(stage.say(customer, id, 'last', 'z'))).toBe('accepted');
    leave();
  });
});

describe('a rating', () => {
  it('belongs to the customer of a paid chat that is over, and shows in the list', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    const rate = (who: Person, rating: number) =>
      who.api('PUT /api/chat/{sessionId}/rating', { params: { sessionId: id }, body: { rating } });
    expect(await refusal(rate(customer, 5))).toBe('chat_not_ended');
    await stage.say(astrologer, id, 'Namaste');
    await stage.end(customer, id);
    expect(await refusal(rate(astrologer, 5))).toBe('chat_not_found');
    await rate(customer, 3);
    await rate(customer, 4);
    const list = await customer.api('GET /api/astrologers/list');
    expect(list.find(({ _id }) => _id === astrologer.userId)).toMatchObject({ rating: 4, ratingCount: 1 });
    leave();
  });
});
