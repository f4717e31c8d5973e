import { notify } from '../database/bus.ts';
import { afterCommit, type Tx } from '../database/database.ts';

/** Publishes changes of one kind of entity, by id, to this process and to others. */
export type Changes = {
  /**
   * Publishes a change from the transaction that makes it. After the commit it reaches the listeners of this process
   * before the writer gets the response, and other processes by the bus, moments later.
   */
  publish(tx: Tx, ids: readonly string[]): Promise<void>;
  /** Publishes to this process only, when a statement of the transaction has published the event itself. */
  publishLocal(tx: Tx, ids: readonly string[]): void;
  /** Subscribes to changes made in this process. Returns a function that unsubscribes. */
  subscribe(listener: (ids: readonly string[]) => void): () => void;
};

/** Creates the publisher for one kind of entity. `channel` is the bus's channel. */
export function createChanges(channel: string): Changes {
  const listeners = new Set<(ids: readonly string[]) => void>();
  function publishLocal(tx: Tx, ids: readonly string[]): void {
    afterCommit(tx, () => {
      for (const listener of listeners) listener(ids);
    });
  }
  return {
    async publish(tx, ids) {
      if (ids.length === 0) return;
      await notify(tx, channel, ids);
      publishLocal(tx, ids);
    },
    publishLocal,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
