import type pg from 'pg';
import { checkpoint } from '../core/checkpoint.ts';
import type { StreamEvent } from './event-stream.ts';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const batch = 500;

/**
 * Creates the relay of one process: it moves committed events from the outbox to the stream. One process relays at a time,
 * in the order of the ids. A transaction that waited for another one's row has the later id, so what depends on each other
 * stays in order.
 *
 * `query` runs a statement on a connection that nobody else uses in between. `publish` appends to the stream.
 */
export function createEventRelay(query: Query, publish: (events: StreamEvent[]) => Promise<unknown>) {
  /** Moves one batch. Returns whether more may be left. */
  async function move(): Promise<boolean> {
    await query('begin');
    try {
      await query('select from event_relay for no key update');
      const { rows } = await query('select id, channel, payload from event_outbox order by id limit $1', [
        batch,
      ]);
      const events = rows.map(({ id, channel, payload }) => ({ id: String(id), channel, payload }));
      if (events.length > 0) {
        await publish(events);
        // Who dies here leaves the rows to the next relay. Readers drop what they have read before, by its id.
        await checkpoint('event relayed, not removed');
        await query('delete from event_outbox where id = any($1::bigint[])', [events.map(({ id }) => id)]);
      }
      await query('commit');
      return rows.length === batch;
    } catch (error) {
      await query('rollback').catch(() => undefined);
      throw error;
    }
  }

  return {
    /** Moves all events that were committed before the call. They are in the stream when it returns. */
    async flush(): Promise<void> {
      const { rows } = await query('select exists (select from event_outbox) as waiting');
      if (!rows[0]?.waiting) return;
      while (await move());
    },
  };
}
