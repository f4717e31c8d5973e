import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asPaise } from '../../../platform/core/money.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { findProblems } from '../../../testing/invariants.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { settlementOf } from './settlement.ts';

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

describe('the money of a chat', () => {
  it('leaves by the minute at the price of the beginning, and is settled at the end', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
    await astrologer.api('PUT /api/astrologers/astrologer-details', { body: { pricePerMinute: 40 } });
    await stage.say(astrologer, id, 'Namaste');
    await stage.pass(1);
    await stage.pass(1);
    expect((await stage.read(customer, id)).session).toMatchObject({ minutes: 3, charged: 45, rate: 15 });
    const { session } = await stage.end(customer, id);
    expect(session).toMatchObject({ status: 'ended', ending: 'user', charged: 45, refunded: 0 });
    expect(await stage.balanceOf(customer)).toBe(55);
    // 45 less 20 % commission, 18 % GST on it, and 2 %: 33.48.
    expect(await stage.balanceOf(astrologer)).toBe(33.48);
    const { transactions } = await astrologer.api('GET /api/payment/wallet/transactions');
    expect(transactions[0]).toMatchObject({
      business_type: 'chat_session_settlement',
      amount: 33.48,
      platform_fee: 9,
      gst_amount: 1.62,
      payment_gateway_fee: 0.9,
    });
    leave();
  });

  it('shows the astrologer what they earn and how long the customer can pay, and the customer neither', async () => {
    const { customer, astrologer, id, sockets, leave } = await stage.chatting(100, 15);
    const minutes: unknown[] = [];
    for (const socket of sockets) socket.on('minute', (minute) => minutes.push(minute));
    await stage.say(astrologer, id, 'Namaste');
    expect((await stage.read(astrologer, id)).session).toMatchObject({ earned: 11.16, minutesLeft: 5 });
    await stage.pass(1);
    await expect.poll(() => minutes.length).toBe(2);
    expect(minutes).toContainEqual(expect.objectContaining({ earned: 22.32, minutesLeft: 4 }));
    expect(minutes).toContainEqual(expect.not.objectContaining({ earned: 22.32 }));
    expect(Object.keys((await stage.read(customer, id)).session)).not.toEqual(
      expect.arrayContaining(['earned']),
    );
    const { session } = await stage.end(astrologer, id);
    expect(session).toMatchObject({ charged: 30, earned: 22.32 });
    expect(session.minutesLeft).toBeUndefined();
    expect(await stage.balanceOf(astrologer)).toBe(22.32);
    leave();
  });

  it('a chat that was refunded earned nothing, and a rich customer’s money is not told', async () => {
    const { astrologer, id, leave } = await stage.chatting(5000, 15);
    expect((await stage.read(astrologer, id)).session.minutesLeft).toBe(60);
    expect((await stage.end(astrologer, id)).session.earned).toBe(0);
    leave();
  });

  it('is refunded in full when the astrologer wrote nothing', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
    await stage.say(customer, id, 'Is anybody there?');
    await stage.pass(1);
    await stage.end(customer, id);
    expect(await stage.balanceOf(customer)).toBe(100);
    expect(await stage.balanceOf(astrologer)).toBe(0);
    leave();
  });

  it('warns below two minutes and ends below one', async () => {
    const { customer, astrologer, id, sockets, leave } = await stage.chatting(40, 15);
    const warned: unknown[] = [];
    sockets[0]?.on('low-balance', (warning) => warned.push(warning));
    await stage.say(astrologer, id, 'Namaste');
    await stage.pass(1);
    await expect.poll(() => warned.length).toBe(1);
    expect(await stage.balanceOf(customer)).toBe(10);
    await stage.pass(1);
    expect((await stage.read(customer, id)).session).toMatchObject({
      status: 'ended',
      ending: 'balance',
      minutes: 2,
    });
    expect(await stage.balanceOf(customer)).toBe(10);
    leave();
  });

  it('a minute that races with the end is charged and settled, or neither', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting(100, 15);
    await stage.say(astrologer, id, 'Namaste');
    const held = holdAt('chat.ending');
    const ending = stage.end(astrologer, id);
    await held.reached;
    const minute = stage.pass(1);
    held.release();
    await Promise.all([ending, minute]);
    const { session } = await stage.read(customer, id);
    expect(session).toMatchObject({ status: 'ended', minutes: 1 });
    expect(await stage.balanceOf(customer)).toBe(85);
    leave();
  });

  it('two concurrent sweeps charge a minute once', async () => {
    const { customer, id, leave } = await stage.chatting(100, 15);
    testShop.clock.advance(1);
    await testShop.shop.services.chat.presence.refresh();
    const held = holdAt('minute.uncommitted');
    const first = stage.sweep();
    await held.reached;
    await stage.sweep();
    held.release();
    await first;
    expect((await stage.read(customer, id)).session.minutes).toBe(2);
    expect(await stage.balanceOf(customer)).toBe(70);
    await stage.end(customer, id);
    leave();
  });

  it('both sides end at once: one settlement, the same summary', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    await stage.say(astrologer, id, 'Namaste');
    const held = holdAt('chat.ending');
    const first = stage.end(customer, id);
    await held.reached;
    const second = stage.end(astrologer, id);
    held.release();
    const [one, two] = await Promise.all([first, second]);
    expect(one.session.ending).toBe(two.session.ending);
    leave();
  });

  it('a message in the moment of the end is either there and paid for, or refused', async () => {
    const { customer, astrologer, id, leave } = await stage.chatting();
    const held = holdAt('chat.ending');
    const ending = stage.end(customer, id);
    await held.reached;
    const message = refusal(stage.say(astrologer, id, 'Wait'));
    held.release();
    await ending;
    expect(await message).toBe('chat_ended');
    expect(await stage.balanceOf(customer)).toBe(100);
    leave();
  });

  it('divides any sum into parts that add up to it', () => {
    const shares = { commissionBp: 2000, gstBp: 1800, gatewayBp: 200 };
    for (let gross = 0; gross < 5000; gross += 7) {
      const { astrologer, commission, gst, gatewayFee } = settlementOf(asPaise(gross), shares);
      expect(astrologer + commission + gst + gatewayFee).toBe(gross);
      expect(Math.min(astrologer, commission, gst, gatewayFee)).toBeGreaterThanOrEqual(0);
    }
    expect(settlementOf(asPaise(100_000), shares).astrologer).toBe(74_400);
  });
});
