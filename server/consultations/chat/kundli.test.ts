import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { nextEvent } from '../../testing/fixtures/chats.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { askFor, buy } from '../../testing/fixtures/reports.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

const share = (who: Person, sessionId: string, orderId: string, clientId?: string) =>
  who.api('POST /api/chat/{sessionId}/kundli', {
    params: { sessionId },
    body: { orderId, ...(clientId && { clientId }) },
  });
const open = (who: Person, sessionId: string, messageId: string) =>
  who.api('GET /api/chat/{sessionId}/kundli/{messageId}', {
    params: { sessionId, messageId },
    query: { la: 'hi' },
  });

it('is a card for both participants and text for older clients; only they can open it', async () => {
  const { customer, astrologer, id, sockets, leave } = await stage.chatting();
  const orderId = await buy(testShop, customer, 'kundli');
  const [, event] = await Promise.all([
    share(customer, id, orderId, 'k'),
    nextEvent(sockets[1] as never, 'receiveMessage'),
  ]);
  expect(event).toMatchObject({ kundli: { name: expect.any(String), lagna: { en: expect.any(String) } } });
  const again = await share(customer, id, orderId, 'k');
  const { messages } = await stage.read(astrologer, id);
  expect(messages).toHaveLength(1);
  expect(messages[0]?._id).toBe(again.message._id);
  const { kundli, content } = messages[0] ?? {};
  expect(content).toContain(`Moon sign: ${kundli?.moonSign.en}`);
  expect(content).toContain(`Lagna: ${kundli?.lagna?.en}`);
  expect(JSON.stringify(messages)).not.toContain(orderId);

  const messageId = again.message._id;
  const read = await open(astrologer, id, messageId);
  expect(read.content).toMatchObject({ kind: 'kundli', data: { la: 'hi' } });
  expect(await refusal(open(customer, id, messageId))).toBe('accepted');
  const stranger = await testShop.customer();
  expect(await refusal(open(stranger, id, messageId))).toBe('chat_not_found');

  // Another chat of the same astrologer does not open it either.
  await stage.end(customer, id);
  const other = await stage.pair();
  expect(await refusal(open(other.astrologer, id, messageId))).toBe('chat_not_found');
  other.leave();
  leave();
});

it('must be a paid kundli of the customer, in a running chat', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting();
  const unpaid = await askFor.kundli(customer);
  expect(await refusal(share(customer, id, unpaid))).toBe('report_unpaid');
  const panchang = await buy(testShop, customer, 'panchang');
  expect(await refusal(share(customer, id, panchang))).toBe('chat_kundli_only');
  const theirs = await buy(testShop, await testShop.customer(), 'kundli');
  expect(await refusal(share(customer, id, theirs))).toBe('report_not_found');
  expect(await refusal(share(astrologer, id, theirs))).toBe('chat_kundli_only');
  const { message } = await stage.say(customer, id, 'No card');
  expect(await refusal(open(astrologer, id, message._id))).toBe('report_not_found');
  await stage.end(customer, id);
  const own = await buy(testShop, customer, 'kundli');
  expect(await refusal(share(customer, id, own))).toBe('chat_ended');
  leave();
});

it('can be read by the astrologer until 24 hours after the chat, and always by its owner', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting();
  const orderId = await buy(testShop, customer, 'kundli');
  const { message } = await share(customer, id, orderId);
  await stage.end(customer, id);
  testShop.clock.advance(23 * 60);
  expect(await refusal(open(astrologer, id, message._id))).toBe('accepted');
  testShop.clock.advance(61);
  expect(await refusal(open(astrologer, id, message._id))).toBe('chat_kundli_closed');
  expect(await refusal(open(customer, id, message._id))).toBe('accepted');
  leave();
});
