import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import { messageKey, type Outgoing, serverMessageId, writeMessages } from './message-store.ts';
import { messageSent, publishChatEvents } from './publish.ts';

const batchSize = 500;

// SQLSTATE classes of outages: connection lost, resources, operator, system. A single message never causes these.
const outages = new Set(['08', '53', '57', '58']);

/** Returns true when PostgreSQL refused a statement because of its data: one message may be the cause. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code?.length === 5 && !outages.has(code.slice(0, 2));
}

/** Writes and publishes a message. Returns null when the chat is not running or the sender is not in it. */
export type MessageWriter = (message: Outgoing) => Promise<ChatMessage | null>;

/**
 * Creates the writer of one process. While one batch is being written, the next one collects, so that many messages
 * share a commit. When PostgreSQL refuses a batch, its messages are written one by one, so that only the broken one
 * fails.
 */
export function createMessageWriter(db: Database, now: () => Date): MessageWriter {
  type Waiting = {
    message: Outgoing;
    done: (written: ChatMessage | null) => void;
    failed: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let writing = false;

  /** Writes and publishes messages in one transaction. Throws when none of them is written. */
  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    const written = await transact(db, async (tx) => {
      const all = await writeMessages(
        tx,
        batch.map(({ message }) => message),
        now(),
      );
      const fresh = [...all.values()].filter((one) => one.fresh);
      await publishChatEvents(
        tx,
        fresh.map((one) => messageSent(one, one.message)),
      );
      return all;
    });
    for (const { message, done } of batch) done(written.get(messageKey(message))?.message ?? null);
  }

  async function flush(): Promise<void> {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        await checkpoint('message.before', batch[0]?.message.sessionId);
        await writeAll(batch);
      } catch (error) {
        if (batch.length === 1 || !isRefusal(error)) for (const { failed } of batch) failed(error);
        else for (const one of batch) await writeAll([one]).catch(one.failed);
      }
    }
    writing = false;
  }

  return (message) =>
    new Promise((done, failed) => {
      const clientId = message.clientId ?? serverMessageId();
      waiting.push({ message: { ...message, clientId }, done, failed });
      void flush();
    });
}
