import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { createOutbox, type Outgoing } from './outbox.ts';

const message = (clientId: string, content: string, n: number): ChatMessage => ({
  _id: String(n),
  chatSessionId: 'chat',
  senderId: 'me',
  content,
  clientId,
  createdAt: '2026-11-22T08:00:00.000Z',
});
const refusal = (status: number, text = '') => Object.assign(new Error(text), { status });

/** Returns a fake server that stores messages by client id and can be disconnected. */
function server() {
  const stored = new Map<string, ChatMessage>();
  const plan: (() => void)[] = [];
  return {
    stored,
    /** The outcome of the next deliveries, in order: an error before or after the message is stored. */
    plan,
    deliver: async ({ clientId, content }: { clientId: string; content: string }) => {
      const happens = plan.shift();
      if (happens?.name === 'before') happens();
      const known = stored.get(clientId) ?? message(clientId, content, stored.size + 1);
      stored.set(clientId, known);
      if (happens) happens();
      return known;
    },
    contents: () => [...stored.values()].map(({ content }) => content),
  };
}
function storage() {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
}
function open(shop: ReturnType<typeof server>, stored = storage()) {
  const states: Outgoing['state'][][] = [];
  const outbox = createOutbox({
    deliver: shop.deliver,
    storage: stored,
    key: 'out',
    delivered: () => undefined,
    changed: (queue) => void states.push(queue.map(({ state }) => state)),
    pause: async () => undefined,
  });
  return { outbox, states, stored };
}

describe('the outbox of a chat', () => {
  it('sends in order and exactly once, even when a response is lost and the connection drops', async () => {
    const shop = server();
    const after = () => {
      throw refusal(0);
    };
    const before = () => {
      throw refusal(0);
    };
    shop.plan.push(after, before);
    const { outbox } = open(shop);
    outbox.send('one');
    outbox.send('two');
    outbox.send('three');
    await expect.poll(() => outbox.queue()).toEqual([]);
    expect(shop.contents()).toEqual(['one', 'two', 'three']);
  });

  it('keeps unsent messages and their client ids across a reload', async () => {
    const shop = server();
    const hangs = Promise.withResolvers<ChatMessage>();
    const stored = storage();
    const first = createOutbox({
      deliver: () => hangs.promise,
      storage: stored,
      key: 'out',
      delivered: () => undefined,
      changed: () => undefined,
    });
    first.send('before the reload');
    const [name] = first.queue().map(({ clientId }) => clientId);
    first.close();
    const { outbox } = open(shop, stored);
    expect(outbox.queue()).toMatchObject([{ clientId: name, state: 'waiting' }]);
    outbox.kick();
    await expect.poll(() => outbox.queue()).toEqual([]);
    expect([...shop.stored.keys()]).toEqual([name]);
    expect(stored.getItem('out')).toBeNull();
  });

  it('retries a refused message only on request, and sends the others', async () => {
    const shop = server();
    const before = () => {
      throw refusal(400, 'Too long');
    };
    shop.plan.push(before);
    const { outbox } = open(shop);
    outbox.send('refused');
    outbox.send('good');
    await expect.poll(() => outbox.queue().map(({ state }) => state)).toEqual(['failed']);
    expect(outbox.queue()[0]).toMatchObject({ problem: 'Too long' });
    expect(shop.contents()).toEqual(['good']);
    outbox.retry(outbox.queue()[0]?.clientId ?? '');
    await expect.poll(() => outbox.queue()).toEqual([]);
    expect(shop.contents()).toEqual(['good', 'refused']);
  });

  it('drops a message that the server has published, even without a response', async () => {
    const hangs = Promise.withResolvers<ChatMessage>();
    const outbox = createOutbox({
      deliver: () => hangs.promise,
      storage: storage(),
      key: 'out',
      delivered: () => undefined,
      changed: () => undefined,
    });
    outbox.send('published');
    outbox.arrived(outbox.queue()[0]?.clientId ?? '');
    expect(outbox.queue()).toEqual([]);
    outbox.close();
  });
});
