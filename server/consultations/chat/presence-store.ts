import { type RawBuilder, sql } from 'kysely';
import { type Database, type Reader, transact } from '../../platform/database/database.ts';
import type { SessionRow } from './store.ts';

/**
 * A presence row that is not refreshed for this long belongs to a dead process. Its last refresh then counts as the
 * end.
 */
export const STALE_PRESENCE_MS = 30_000;

/** The last presence of each participant (null: never), and whether the astrologer is present now. */
export type LastSeen = { user: Date | null; astrologer: Date | null; astrologerThere: boolean };

/** The presence of sockets in chat rooms, over all processes. */
export type Presence = ReturnType<typeof createPresence>;

/** Creates the presence of one process, identified by `node`. */
export function createPresence({ db, now }: { db: Database; now: () => Date }, node: string) {
  /** Writes several rows in no fixed order, so it may deadlock; `transact` retries. */
  async function write(query: RawBuilder<unknown>): Promise<void> {
    await transact(db, (tx) => query.execute(tx));
  }

  return {
    /** Records that a socket joined a chat. */
    async join(sessionId: string, socketId: string, userId: string): Promise<void> {
      await sql`
        insert into chat_seats (session_id, socket_id, user_id, node_id, seen_at)
        values (${sessionId}, ${socketId}, ${userId}, ${node}, ${now()})
        on conflict (session_id, socket_id) do update set seen_at = excluded.seen_at, left_at = null`.execute(
        db,
      );
    },

    /** Records that a socket left one chat, or all of them, as of `at`. */
    async leave(socketId: string, sessionId: string | null = null, at: Date = now()): Promise<void> {
      await write(sql`
        update chat_seats set left_at = ${at}
        where socket_id = ${socketId} and left_at is null
          and (${sessionId}::text is null or session_id = ${sessionId})`);
    },

    /** Refreshes this process's rows, and deletes those of chats that are over. */
    async refresh(): Promise<void> {
      const at = now();
      await write(sql`update chat_seats set seen_at = ${at} where node_id = ${node} and left_at is null`);
      await write(sql`
        delete from chat_seats where seen_at < ${new Date(at.getTime() - 3_600_000)}
          and session_id in (select id from chat_sessions where status in ('rejected', 'ended'))`);
    },

    /** Returns the last presence of both participants of running chats. */
    async lastSeen(
      reader: Reader,
      sessions: readonly Pick<SessionRow, 'id'>[],
    ): Promise<Map<string, LastSeen>> {
      const at = now();
      const fresh = new Date(at.getTime() - STALE_PRESENCE_MS);
      const { rows } = await sql<LastSeen & { id: string }>`
        with seen as (
          select session_id, user_id, left_at is null and seen_at > ${fresh} as there,
            case when left_at is not null then left_at when seen_at > ${fresh} then ${at}::timestamptz else seen_at end as at
          from chat_seats where session_id = any(${sessions.map(({ id }) => id)}))
        select s.id, max(k.at) filter (where k.user_id = s.user_id) as "user",
               max(k.at) filter (where k.user_id = s.astrologer_id) as astrologer,
               coalesce(bool_or(k.there) filter (where k.user_id = s.astrologer_id), false) as "astrologerThere"
        from chat_sessions s left join seen k on k.session_id = s.id
        where s.id = any(${sessions.map(({ id }) => id)}) group by s.id`.execute(reader);
      return new Map(rows.map(({ id, ...seen }) => [id, seen]));
    },

    /** Ends this process's presence at an orderly shutdown. */
    async close(): Promise<void> {
      await write(sql`update chat_seats set left_at = ${now()} where node_id = ${node} and left_at is null`);
    },
  };
}

/**
 * Returns the running chats to be paused or resumed: the astrologer's presence in the room does not match the clock.
 * A row that was not refreshed after `staleAt` is no presence.
 */
export async function findPauseChanges(db: Reader, staleAt: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from chat_sessions s join lateral (
      select count(*) > 0 as known, bool_or(k.left_at is null and k.seen_at > ${staleAt}) as there
      from chat_seats k where k.session_id = s.id and k.user_id = s.astrologer_id) k on k.known
    where s.status = 'approved' and (s.paused_since is null) <> k.there`.execute(db);
  return rows.map(({ id }) => id);
}
