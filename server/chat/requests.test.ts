import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { integrityProblems } from '../integrity.ts';
import { chatStage } from '../testing/chat-setup.ts';
import { createConsultant, fund, openSocket, requestChat, respond } from '../testing/chats.ts';
import { refusal } from '../testing/checkout.ts';
import { holdAt } from '../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

let world: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  world = await startTestShop();
  stage = chatStage(world);
});
afterEach(async () => {
  expect((await integrityProblems(world.db)).filter((problem) => !problem.includes('top-up'))).toEqual([]);
});
afterAll(() => world.close());

describe('asking for a chat', () => {
  it('finds the astrologers who are online, and needs one minute’s money', async () => {
    const { customer, astrologer, leave } = await stage.pair(14);
    const list = await customer.api('GET /api/astrologers/list', { query: { isOnline: 'true' } });
    expect(list).toContainEqual(
      expect.objectContaining({ _id: astrologer.userId, pricePerMinute: 15, isOnline: true, rating: null }),
    );
    await expect(requestChat(customer, astrologer)).rejects.toMatchObject({
      status: 402,
      code: 'chat_balance_low',
      details: { minRequired: 15 },
    });
    await fund(world, customer, 1);
    const asked = await customer.api('POST /api/chat/request', { body: { astrologerId: astrologer.userId } });
    expect(asked.success).toBe(true);
    const again = await customer.api('POST /api/chat/request', { body: { astrologerId: astrologer.userId } });
    expect(again).toMatchObject({ success: false, sessionData: { _id: asked.session._id } });
    const { requests } = await astrologer.api('GET /api/chat/requests/{astrologerId}', {
      params: { astrologerId: astrologer.userId },
    });
    expect(requests.map(({ _id }) => _id)).toEqual([asked.session._id]);
    leave();
  });

  it('is refused if the astrologer is offline, not approved, or the person themself', async () => {
    const [customer, astrologer] = await Promise.all([world.customer(), createConsultant(world)]);
    await fund(world, customer, 100);
    expect(await refusal(requestChat(customer, astrologer))).toBe('astrologer_offline');
    await world.db
      .updateTable('astrologers')
      .set({ kyc: 'rejected' })
      .where('user_id', '=', astrologer.userId)
      .execute();
    expect(await refusal(requestChat(customer, astrologer))).toBe('astrologer_not_found');
    expect(await refusal(requestChat(customer, customer))).toBe('chat_self');
  });

  it('rings for two minutes on the server’s clock, then ends by itself', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const id = await requestChat(customer, astrologer);
    await stage.pass(121 / 60);
    expect((await stage.read(customer, id)).session).toMatchObject({ status: 'rejected', ending: 'expired' });
    expect(await refusal(respond(astrologer, id))).toBe('chat_answered');
    leave();
  });

  it('can be taken back, and refused', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const id = await requestChat(customer, astrologer);
    expect((await stage.end(customer, id, 'rejected')).session.ending).toBe('cancelled');
    const other = await requestChat(customer, astrologer);
    expect((await respond(astrologer, other, 'rejected')).session.ending).toBe('refused');
    expect(await stage.balanceOf(customer)).toBe(100);
    leave();
  });

  it('two concurrent approvals: one begins the chat, one minute is charged', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const id = await requestChat(customer, astrologer);
    const held = holdAt('chat.approving');
    const first = refusal(respond(astrologer, id));
    await held.reached;
    const second = refusal(respond(astrologer, id));
    held.release();
    expect((await Promise.all([first, second])).sort()).toEqual(['accepted', 'chat_answered']);
    expect(await stage.balanceOf(customer)).toBe(85);
    await stage.end(customer, id);
    leave();
  });

  it('an approval that races with the expiry: one of them wins', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const id = await requestChat(customer, astrologer);
    const held = holdAt('chat.approving');
    const approval = refusal(respond(astrologer, id));
    await held.reached;
    world.clock.advance(3);
    await stage.sweep();
    held.release();
    expect(await approval).toBe('accepted');
    expect((await stage.read(customer, id)).session.status).toBe('approved');
    await stage.end(customer, id);
    leave();
  });

  it('a balance spent meanwhile closes the request', async () => {
    const { customer, astrologer, leave } = await stage.pair(20);
    const other = await createConsultant(world, 10);
    const socket = await openSocket(world, other.token);
    const id = await requestChat(customer, astrologer);
    const first = await requestChat(customer, other);
    await respond(other, first);
    expect(await refusal(respond(astrologer, id))).toBe('chat_cannot_pay');
    expect((await stage.read(customer, id)).session).toMatchObject({
      status: 'rejected',
      ending: 'unpayable',
    });
    await stage.end(customer, first);
    socket.close();
    leave();
  });
});
