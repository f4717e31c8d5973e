import { useEffect, useMemo, useState } from 'react';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { tabStorage } from '#web/browser-storage.ts';
import { readSession } from '#web/session/store.ts';
import { deliver } from './deliver.ts';
import { createOutbox, type Outbox, type Outgoing } from './outbox.ts';

/** Returns the outbox of a chat in this tab. It survives a reload and sends leftover messages at once. */
export function useOutbox(
  sessionId: string,
  delivered: (message: ChatMessage) => void,
): { outbox: Outbox; queue: readonly Outgoing[] } {
  const [queue, setQueue] = useState<readonly Outgoing[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one outbox for each chat; `delivered` only sets state.
  const outbox = useMemo(
    () =>
      createOutbox({
        deliver: (message) => deliver(sessionId, message),
        storage: tabStorage,
        key: `chat-outbox:${sessionId}:${readSession()?.userId}`,
        delivered,
        changed: setQueue,
      }),
    [sessionId],
  );
  useEffect(() => {
    setQueue(outbox.queue());
    outbox.open();
    const kick = () => outbox.kick();
    addEventListener('online', kick);
    return () => {
      removeEventListener('online', kick);
      outbox.close();
    };
  }, [outbox]);
  return { outbox, queue };
}
