import { afterAll, beforeAll, expect, it } from 'vitest';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { withClient } from '../../platform/database/account.ts';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { requestChat } from '../../testing/fixtures/chats.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

/** A chat that cannot be ended or charged holds up no other, and is ended as soon as it can be. */
let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

const statusOf = async (...ids: string[]): Promise<string[]> => {
  const rows = await testShop.db
    .selectFrom('chat_sessions')
    .select(['id', 'status', 'minutes'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return `${row?.status} ${row?.minutes}`;
  });
};

/** Makes the end of one chat fail. */
const breakEnding = (broken: string) =>
  onCheckpoint('chat.ending', (id) => {
    if (id === broken) throw new Error('broken chat');
  });

it('a chat whose end fails leaves the other chats that were left to end, and ends in a later round', async () => {
  const chats = [await stage.chatting(), await stage.chatting(), await stage.chatting()] as const;
  const ids = chats.map(({ id }) => id);
  for (const { leave } of chats) leave();
  const seated = () =>
    testShop.db.selectFrom('chat_seats').select('socket_id').where('left_at', 'is', null).execute();
  await expect.poll(seated).toEqual([]);
  const mend = breakEnding(chats[0].id);
  testShop.clock.advance(30);
  await expect(stage.sweep()).rejects.toThrow('broken chat');
  expect(await statusOf(...ids)).toEqual(['approved 1', 'ended 1', 'ended 1']);
  mend();
  testShop.clock.advance(1);
  await stage.sweep();
  expect(await statusOf(...ids)).toEqual(['ended 1', 'ended 1', 'ended 1']);
});

it('a chat whose minute fails leaves the other minutes of its batch to be charged, each once', async () => {
  // The money of the first one is used up, so its next minute ends it.
  const chats = [await stage.chatting(15), await stage.chatting(), await stage.chatting()] as const;
  const ids = chats.map(({ id }) => id);
  const mend = breakEnding(chats[0].id);
  await expect(stage.pass(1.1)).rejects.toThrow('broken chat');
  expect(await statusOf(...ids)).toEqual(['approved 1', 'approved 2', 'approved 2']);
  await expect(stage.sweep()).rejects.toThrow('broken chat');
  expect(await statusOf(...ids)).toEqual(['approved 1', 'approved 2', 'approved 2']);
  mend();
  await stage.sweep();
  expect(await statusOf(...ids)).toEqual(['ended 1', 'approved 2', 'approved 2']);
  for (const { leave } of chats) leave();
});

it('a request whose row is locked is left by one round, and expires in the next', async () => {
  const { customer, astrologer, leave } = await stage.pair();
  const id = await requestChat(customer, astrologer);
  await withClient(testShop.ownerUrl, async (other) => {
    await other.query('begin');
    await other.query('select from chat_sessions where id = $1 for update', [id]);
    testShop.clock.advance(30);
    await stage.sweep();
    expect(await statusOf(id)).toEqual(['pending 0']);
    await other.query('commit');
  });
  await stage.sweep();
  expect(await statusOf(id)).toEqual(['rejected 0']);
  leave();
});
