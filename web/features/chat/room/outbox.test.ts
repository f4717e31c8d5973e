import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/endpoints.ts';
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

/** A server that keeps messages by their client ids, and can be cut off. */
function server() {
  const kept = new Map<string, ChatMessage>();
  const plan: (() => void)[] = [];
  return {
    kept,
    /** What happens to the next deliveries, in order: an error thrown before or after the message is written. */
    plan,
    deliver: async ({ clientId, content }: { clientId: string; content: string }) => {
      const happens = plan.shift();
      if (happens?.name === 'before') happens();
      const known = kept.get(clientId) ?? message(clientId, content, kept.size + 1);
      kept.set(clientId, known);
      if (happens) happens();
      return known;
    },
    said: () => [...kept.values()].map(({ content }) => content),
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
function open(shop: ReturnType<typeof server>, kept = storage()) {
  const states: Outgoing['state'][][] = [];
  const outbox = createOutbox({
    deliver: shop.deliver,
    storage: kept,
    key: 'out',
    delivered: () => undefined,
    changed: (queue) => void states.push(queue.map(({ state }) => state)),
    pause: async () => undefined,
  });
  return { outbox, states, kept };
}

describe('the outbox of a chat', () => {
  it('sends in order, each once, though the answer of one is lost and the next is cut off', async () => {
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
    expect(shop.said()).toEqual(['one', 'two', 'three']);
  });

  it('keeps what was not sent over a reload, under its own name', async () => {
    const shop = server();
    const hangs = Promise.withResolvers<ChatMessage>();
    const kept = storage();
    const first = createOutbox({
      deliver: () => hangs.promise,
      storage: kept,
      key: 'out',
      delivered: () => undefined,
      changed: () => undefined,
    });
    first.send('before the reload');
    const [name] = first.queue().map(({ clientId }) => clientId);
    first.close();
    const { outbox } = open(shop, kept);
    expect(outbox.queue()).toMatchObject([{ clientId: name, state: 'waiting' }]);
    outbox.kick();
    await expect.poll(() => outbox.queue()).toEqual([]);
    expect([...shop.kept.keys()]).toEqual([name]);
    expect(kept.getItem('out')).toBeNull();
  });

  it('does not repeat what is refused until somebody asks, and lets the others pass', async () => {
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
    expect(shop.said()).toEqual(['good']);
    outbox.retry(outbox.queue()[0]?.clientId ?? '');
    await expect.poll(() => outbox.queue()).toEqual([]);
    expect(shop.said()).toEqual(['good', 'refused']);
  });

  it('forgets what the server tells of by its name, though no answer came', async () => {
    const hangs = Promise.withResolvers<ChatMessage>();
    const outbox = createOutbox({
      deliver: () => hangs.promise,
      storage: storage(),
      key: 'out',
      delivered: () => undefined,
      changed: () => undefined,
    });
    outbox.send('heard');
    outbox.arrived(outbox.queue()[0]?.clientId ?? '');
    expect(outbox.queue()).toEqual([]);
    outbox.close();
  });
});
