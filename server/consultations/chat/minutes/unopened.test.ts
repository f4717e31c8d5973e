import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { requestChat, respond } from '../../../testing/fixtures/chats.ts';
import { findProblems } from '../../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

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

/** Begins a chat that only the customer, only the astrologer or nobody opens. */
async function begun(opens: 'customer' | 'astrologer' | 'nobody') {
  const two = await stage.pair(500, 15);
  const id = await requestChat(two.customer, two.astrologer);
  await respond(two.astrologer, id);
  const [customers, astrologers] = two.sockets;
  const there = { customer: customers, astrologer: astrologers, nobody: undefined }[opens];
  await there?.emitWithAck('joinRoom', { sessionId: id });
  return { ...two, id };
}

/** Advances a minute. Several sweeps of the minute and of the absence race for it, as those of many processes do. */
async function aMinuteLater(): Promise<void> {
  testShop.clock.advance(1);
  await testShop.shop.services.chat.presence.refresh();
  await testShop.shop.services.astrologers.presence.refresh();
  await Promise.all(Array.from({ length: 4 }, () => stage.sweep()));
}

it.each(['customer', 'nobody'] as const)(
  'a chat that the astrologer never opens costs nothing (%s is there)',
  async (opens) => {
    const { customer, astrologer, id, leave } = await begun(opens);
    await aMinuteLater();
    expect((await stage.read(customer, id)).session).toMatchObject({
      status: 'ended',
      ending: 'gone',
      minutes: 1,
      refunded: 15,
    });
    expect(await stage.balanceOf(customer)).toBe(500);
    expect(await stage.balanceOf(astrologer)).toBe(0);
    leave();
  },
);

it('a chat that the customer never opens ends with its first minute, also while the minute falls due', async () => {
  const { customer, astrologer, id, leave } = await begun('astrologer');
  await stage.say(astrologer, id, 'Namaste, are you there?');
  await aMinuteLater();
  expect((await stage.read(customer, id)).session).toMatchObject({
    status: 'ended',
    ending: 'gone',
    minutes: 1,
    charged: 15,
  });
  expect(await stage.balanceOf(customer)).toBe(485);
  leave();
});
