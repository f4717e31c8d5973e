import { sql } from 'kysely';
import type { Bus } from '../database/bus.ts';
import { afterCommit, queueStatement, type Tx } from '../database/database.ts';

/** Who must hear that things changed, by their ids. */
export type Changes = {
  /**
   * To be called in the transaction that changes things: when it commits, listeners of this process hear of it and
   * other processes by NOTIFY, all of them before whoever made the change is answered.
   */
  publish(tx: Tx, ids: readonly string[]): Promise<void>;
  /** The same where a statement of the transaction has done the NOTIFY by itself. */
  told(tx: Tx, ids: readonly string[]): void;
  /** Hears of changes made in this process; answers the end of hearing. */
  subscribe(listener: (ids: readonly string[]) => void): () => void;
};

/** Makes the changes of one kind of things; `channel` is what other processes listen to. */
export function createChanges(channel: string, bus: Pick<Bus, 'heard'>): Changes {
  const listeners = new Set<(ids: readonly string[]) => void>();
  function publishLocal(tx: Tx, ids: readonly string[]): void {
    afterCommit(tx, () => {
      for (const listener of listeners) listener(ids);
      return bus.heard();
    });
  }
  return {
    async publish(tx, ids) {
      if (ids.length === 0) return;
      await queueStatement(tx, sql`select pg_notify(${channel}, id) from unnest(${ids}::text[]) as id`);
      publishLocal(tx, ids);
    },
    told: publishLocal,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
