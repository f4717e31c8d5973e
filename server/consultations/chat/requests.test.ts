import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import {
  createConsultant,
  fund,
  nextEvent,
  openSocket,
  requestChat,
  respond,
} from '../../testing/fixtures/chats.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { findProblems } from '../../testing/invariants.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  stage = chatStage(testShop);
});
afterEach(async () => {
  expect((await findProblems(testShop)).filter((problem) => !problem.includes('top-up'))).toEqual([]);
});
afterAll(() => testShop.close());

const todayOf = async (astrologer: Person) => (await astrologer.api('GET /api/astrologers/dashboard')).today;

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
    await fund(testShop, customer, 1);
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
    const [customer, astrologer] = await Promise.all([testShop.customer(), createConsultant(testShop)]);
    await fund(testShop, customer, 100);
    expect(await refusal(requestChat(customer, astrologer))).toBe('astrologer_offline');
    await testShop.db
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
    testShop.clock.advance(3);
    await stage.sweep();
    held.release();
    expect(await approval).toBe('accepted');
    expect((await stage.read(customer, id)).session.status).toBe('approved');
    await stage.end(customer, id);
    leave();
  });

  it('is refused while the astrologer is in a chat, whatever a page shows, and free again after it', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    const other = await testShop.customer();
    await fund(testShop, other, 100);
    await expect(requestChat(other, astrologer)).rejects.toMatchObject({
      status: 409,
      code: 'astrologer_busy',
      message: 'Astrologer is currently busy!',
    });
    await stage.end(customer, id);
    const later = await requestChat(other, astrologer);
    await stage.end(other, later, 'rejected');
    leave();
  });

  it('the others that ring are refused at once when one is accepted, hear of it, and are not missed', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const others = await Promise.all([testShop.customer(), testShop.customer()]);
    for (const one of others) await fund(testShop, one, 100);
    const socket = await openSocket(testShop, others[0]?.token ?? '');
    const ids: string[] = [];
    for (const one of others) ids.push(await requestChat(one, astrologer));
    const chosen = await requestChat(customer, astrologer);
    const told = nextEvent(socket, 'chat-status');
    await respond(astrologer, chosen);
    expect(await told).toMatchObject({ sessionId: ids[0], status: 'rejected' });
    for (const [i, id] of ids.entries())
      expect((await stage.read(others[i] as Person, id)).session).toMatchObject({
        status: 'rejected',
        ending: 'refused',
      });
    await stage.pass(3);
    expect((await todayOf(astrologer)).missed).toBe(0);
    await stage.end(customer, chosen);
    // One that rings at a free astrologer until it ends was missed.
    const missed = await requestChat(others[0] as Person, astrologer);
    await stage.pass(3);
    expect((await stage.read(others[0] as Person, missed)).session.ending).toBe('expired');
    expect((await todayOf(astrologer)).missed).toBe(1);
    socket.close();
    leave();
  });

  it('the minutes of today are those that were earned: none that run, none that were refunded', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    expect(await todayOf(astrologer)).toMatchObject({ earned: 0, minutes: 0 });
    // Nobody wrote, so it is refunded.
    expect((await stage.end(customer, id)).session.refunded).toBe(15);
    expect(await todayOf(astrologer)).toMatchObject({ earned: 0, minutes: 0 });
    const paid = await requestChat(customer, astrologer);
    await respond(astrologer, paid);
    await stage.say(astrologer, paid, 'Namaste.');
    await stage.end(customer, paid);
    expect(await todayOf(astrologer)).toMatchObject({ earned: 11.16, minutes: 1 });
    leave();
  });

  it('two requests accepted at once: one chat begins, the other is refused', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const other = await testShop.customer();
    await fund(testShop, other, 100);
    const ids = [await requestChat(customer, astrologer), await requestChat(other, astrologer)] as const;
    const held = holdAt('chat.approving');
    const first = refusal(respond(astrologer, ids[0]));
    await held.reached;
    const second = refusal(respond(astrologer, ids[1]));
    held.release();
    expect([await first, await second]).toEqual(['accepted', 'chat_answered']);
    expect((await stage.read(other, ids[1])).session).toMatchObject({
      status: 'rejected',
      ending: 'refused',
    });
    expect([await stage.balanceOf(customer), await stage.balanceOf(other)]).toEqual([85, 100]);
    await stage.end(customer, ids[0]);
    leave();
  });

  it('a request that comes while another is being accepted never rings at a busy astrologer', async () => {
    const { customer, astrologer, leave } = await stage.pair();
    const other = await testShop.customer();
    await fund(testShop, other, 100);
    const id = await requestChat(customer, astrologer);
    const held = holdAt('chat.approving');
    const approval = refusal(respond(astrologer, id));
    await held.reached;
    const late = refusal(requestChat(other, astrologer));
    held.release();
    expect([await approval, await late]).toEqual(['accepted', 'astrologer_busy']);
    await stage.end(customer, id);

    // The other way round: the request is being written when the acceptance comes.
    const next = await requestChat(customer, astrologer);
    const writing = holdAt('chat.requesting');
    const coming = requestChat(other, astrologer);
    await writing.reached;
    const accepted = refusal(respond(astrologer, next));
    writing.release();
    expect(await accepted).toBe('accepted');
    expect((await stage.read(other, await coming)).session.ending).toBe('refused');
    await stage.end(customer, next);
    leave();
  });

  it('a balance spent meanwhile closes the request', async () => {
    const { customer, astrologer, leave } = await stage.pair(20);
    const other = await createConsultant(testShop, 10);
    const socket = await openSocket(testShop, other.token);
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
