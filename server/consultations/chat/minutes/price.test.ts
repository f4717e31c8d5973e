import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { requestChat, respond } from '../../../testing/fixtures/chats.ts';
import { findProblems } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

/** A minute costs what the customer saw at the request, whatever the astrologer changes meanwhile. */
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

const setPrice = (astrologer: Person, pricePerMinute: number) =>
  astrologer.api('PUT /api/astrologers/astrologer-details', { body: { pricePerMinute } });

it('a price raised while the request rings does not change this chat', async () => {
  const { customer, astrologer, leave, sockets } = await stage.pair(40, 1);
  const id = await requestChat(customer, astrologer);
  await setPrice(astrologer, 39);
  const { session } = await respond(astrologer, id);
  expect(session).toMatchObject({ rate: 1, charged: 1, minutes: 1 });
  for (const socket of sockets) await socket.emitWithAck('joinRoom', { sessionId: id });
  await stage.say(astrologer, id, 'Namaste');
  await stage.pass(1);
  await stage.end(customer, id);
  expect((await stage.read(customer, id)).session).toMatchObject({ rate: 1, charged: 2, minutes: 2 });
  expect(await stage.balanceOf(customer)).toBe(38);
  leave();
});

it('a price raised at the moment of the approval does not change it either', async () => {
  const { customer, astrologer, leave } = await stage.pair(40, 1);
  const id = await requestChat(customer, astrologer);
  const held = holdAt('chat.approving');
  const approval = respond(astrologer, id);
  await held.reached;
  await setPrice(astrologer, 39);
  held.release();
  expect((await approval).session.rate).toBe(1);
  await stage.end(customer, id);
  expect(await stage.balanceOf(customer)).toBe(40);
  leave();
});

it('a price lowered meanwhile is the one that is charged', async () => {
  const { customer, astrologer, leave } = await stage.pair(40, 20);
  const id = await requestChat(customer, astrologer);
  await setPrice(astrologer, 5);
  expect((await respond(astrologer, id)).session).toMatchObject({ rate: 5, charged: 5 });
  await stage.end(customer, id);
  leave();
});

it('a page that shows an old price gets the new one in words; without a price, the response shows it', async () => {
  const { customer, astrologer, leave } = await stage.pair(100, 15);
  await setPrice(astrologer, 20);
  const ask = (pricePerMinute?: number) =>
    customer.api('POST /api/chat/request', { body: { astrologerId: astrologer.userId, pricePerMinute } });
  await expect(ask(15)).rejects.toMatchObject({
    status: 409,
    code: 'chat_price_changed',
    details: { pricePerMinute: 20 },
    message: expect.stringContaining('₹20'),
  });
  const { session } = await ask();
  expect(session.rate).toBe(20);
  await stage.end(customer, session._id, 'rejected');
  expect((await ask(25)).session.rate).toBe(20);
  leave();
});

it('a change of price is in the audit log, with the ringing requests', async () => {
  const { customer, astrologer, leave } = await stage.pair(100, 15);
  await requestChat(customer, astrologer);
  await setPrice(astrologer, 40);
  await setPrice(astrologer, 40);
  const rows = await testShop.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity_id', '=', astrologer.userId)
    .where('action', '=', 'astrologer.price')
    .execute();
  expect(rows).toEqual([
    {
      action: 'astrologer.price',
      actor_id: astrologer.userId,
      before: { pricePerMinute: 15 },
      after: { pricePerMinute: 40, ringing: 1 },
    },
  ]);
  leave();
});
