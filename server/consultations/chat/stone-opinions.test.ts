import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

type Card = { sessionId: string; messageId: string };
type Said = { verdict: 'agrees' | 'another' | 'none'; stone?: 'cats_eye'; note?: string };

const give = (who: Person, params: Card, body: Said) =>
  who.api('PUT /api/chat/{sessionId}/kundli/{messageId}/stone', { params, body });
const read = (who: Person, params: Card) =>
  who.api('GET /api/chat/{sessionId}/kundli/{messageId}/stone', { params });

/** Creates a chat in which a kundli has been shown. */
async function shown() {
  const chat = await stage.chatting();
  const orderId = await buy(testShop, chat.customer, 'kundli');
  const { message } = await chat.customer.api('POST /api/chat/{sessionId}/kundli', {
    params: { sessionId: chat.id },
    body: { orderId },
  });
  return { ...chat, orderId, card: { sessionId: chat.id, messageId: message._id } };
}

it('is said once by the astrologer, replaced by their last word, and read by the customer with name and time', async () => {
  const { customer, astrologer, id, orderId, card, leave } = await shown();
  expect(await read(astrologer, card)).toEqual({ opinion: null, mayAdvise: true });
  const advised = await customer.api('GET /api/reports/{orderId}', {
    params: { orderId },
    query: { la: 'hi' },
  });
  const { opinion } = await give(astrologer, card, { verdict: 'agrees', note: 'After Diwali.' });
  expect(opinion.answer.hi).toBe(
    advised.content.kind === 'kundli' ? advised.content.data.stone.title : 'no kundli',
  );
  const last = await give(astrologer, card, { verdict: 'another', stone: 'cats_eye' });
  const found = await read(customer, card);
  expect(found).toMatchObject({
    mayAdvise: false,
    opinion: { verdict: 'another', answer: { en: 'Cat’s eye (Lehsuniya)' }, note: '' },
  });
  expect(found.opinion?.astrologer).not.toBe('');
  expect(found.opinion).toEqual(last.opinion);
  expect(Date.parse(last.opinion.givenAt)).toBeGreaterThanOrEqual(Date.parse(opinion.givenAt));
  const { opinions } = await customer.api('GET /api/chat/stone-opinions/{orderId}', { params: { orderId } });
  expect(opinions).toEqual([found.opinion]);
  // Both were messages in the running chat.
  const { messages } = await stage.read(customer, id);
  expect(messages.map(({ content }) => content).slice(-2)).toEqual([
    `About your stone: ${opinion.answer.en}. After Diwali.`,
    'About your stone: Cat’s eye (Lehsuniya).',
  ]);
  // Nobody else finds it, and another person's order has none.
  const stranger = await testShop.customer();
  expect(await refusal(read(stranger, card))).toBe('chat_not_found');
  const theirs = await stranger.api('GET /api/chat/stone-opinions/{orderId}', { params: { orderId } });
  expect(theirs.opinions).toEqual([]);
  leave();
});

it('comes from the astrologer of the chat only, names its stone, and ends with the right to read the kundli', async () => {
  const { customer, astrologer, id, card, leave } = await shown();
  expect(await refusal(give(customer, card, { verdict: 'none' }))).toBe('stone_opinion_astrologer');
  expect(await refusal(give(astrologer, card, { verdict: 'another' }))).toBe('stone_opinion_stone');
  const { message } = await stage.say(customer, id, 'No card');
  const noCard = { sessionId: id, messageId: message._id };
  expect(await refusal(give(astrologer, noCard, { verdict: 'none' }))).toBe('report_not_found');
  await stage.say(astrologer, id, 'Namaste');
  await stage.end(customer, id);
  expect(await refusal(give(astrologer, card, { verdict: 'none' }))).toBe('accepted');
  testShop.clock.advance(25 * 60);
  expect(await refusal(give(astrologer, card, { verdict: 'agrees' }))).toBe('chat_kundli_closed');
  expect((await read(customer, card)).opinion?.verdict).toBe('none');
  leave();
});

it('is not given after a chat that was refunded, because the astrologer wrote nothing', async () => {
  const { customer, astrologer, id, card, leave } = await shown();
  await stage.end(customer, id);
  expect(await read(astrologer, card)).toEqual({ opinion: null, mayAdvise: false });
  expect(await refusal(give(astrologer, card, { verdict: 'none' }))).toBe('stone_opinion_refunded');
  expect((await read(customer, card)).opinion).toBeNull();
  leave();
});
