import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool } from '../../../platform/database/database.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { openSocket } from '../../../testing/fixtures/chats.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { holdAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { createMessageWriter } from './message-writer.ts';

/** A broken message fails alone, although PostgreSQL refuses a NUL and with it the whole batch. */
let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

// A check that asks this value for its length throws.
const lengthy = { length: { valueOf: 1, toString: 1 } } as unknown as string;

it.each([
  { name: 'a NUL in the id of a chat', sessionId: 'x\0x', clientId: 'c', code: 'chat_not_found' },
  { name: 'a NUL in the id of a message', sessionId: 'x', clientId: 'c\0', code: 'field_invalid' },
  { name: 'half a surrogate pair', sessionId: 'x', clientId: '\ud83d', code: 'field_invalid' },
  { name: 'an object that pretends to be a chat', sessionId: lengthy, clientId: 'c', code: 'chat_not_found' },
  { name: 'an object that pretends to be an id', sessionId: 'x', clientId: lengthy, code: 'field_invalid' },
  { name: 'an id longer than any', sessionId: 'x', clientId: 'c'.repeat(65), code: 'field_invalid' },
])('a stranger’s socket sends $name: refused, and the chat beside it goes on', async (poison) => {
  const { id, sockets, leave } = await stage.chatting(500, 15);
  const stranger = await openSocket(testShop, (await testShop.customer()).token);
  const answers = [
    stranger.emitWithAck('sendMessage', { content: 'poison', ...poison }),
    ...sockets.map((socket, n) =>
      socket.emitWithAck('sendMessage', { sessionId: id, content: `innocent ${n}`, clientId: `i${n}` }),
    ),
  ];
  expect(await Promise.all(answers)).toEqual([
    expect.objectContaining({ ok: false, code: poison.code }),
    expect.objectContaining({ ok: true }),
    expect.objectContaining({ ok: true }),
  ]);
  stranger.close();
  leave();
});

it('a message that PostgreSQL refuses does not take others of its batch with it', async () => {
  const { customer, id, leave } = await stage.chatting(500, 15);
  const write = createMessageWriter(testShop.db, testShop.clock.now);
  const message = { sessionId: id, senderId: customer.userId, clientId: null };
  const held = holdAt('message.before');
  const first = write({ ...message, content: 'first' });
  await held.reached;
  const batch = [
    write({ ...message, content: 'before' }),
    write({ ...message, content: 'broken \0' }),
    write({ ...message, content: 'after' }),
  ];
  const outcomes = Promise.allSettled([first, ...batch]);
  held.release();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const { messages } = await stage.read(customer, id);
  expect(messages.map(({ content }) => content)).toEqual(['first', 'before', 'after']);
  leave();
});

it('a broken id over HTTP is refused too', async () => {
  const { customer, id, leave } = await stage.chatting(500, 15);
  expect(await refusal(stage.say(customer, id, 'Namaste', '\ud83d'))).toBe('malformed_body');
  leave();
});

it('a socket whose session could not be read once works afterwards', async () => {
  const { customer, id, leave } = await stage.chatting(500, 15);
  const problems: unknown[] = [];
  const note = (problem: unknown) => problems.push(problem);
  process.on('unhandledRejection', note);
  const socket = await openSocket(testShop, customer.token, { register: false });
  const notified = new Promise<void>((resolve) =>
    testShop.shop.platform.bus.subscribe('sessions', () => resolve()),
  );
  // Only the account that owns the tables may drop one.
  const owner = createDatabase(createPool(testShop.ownerUrl, 1));
  await owner.schema.alterTable('sessions').renameTo('sessions_away').execute();
  await sql`select pg_notify('sessions', ${customer.userId})`.execute(testShop.db);
  await notified;
  expect(await socket.emitWithAck('register', {})).toMatchObject({ ok: false, code: 'internal' });
  await owner.schema.alterTable('sessions_away').renameTo('sessions').execute();
  await owner.destroy();
  expect(await socket.emitWithAck('register', {})).toEqual({ ok: true });
  expect(await socket.emitWithAck('joinRoom', { sessionId: id })).toEqual({ ok: true });
  process.off('unhandledRejection', note);
  expect(problems).toEqual([]);
  socket.close();
  leave();
});
