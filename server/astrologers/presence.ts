import { sql } from 'kysely';
import type { Database, Reader } from '../platform/database/database.ts';

/** A row not refreshed for this long belongs to a process that is gone. Processes refresh every {@link refreshMs}. */
export const staleMs = 30_000;
/** How often a process refreshes the rows of its sockets. */
export const refreshMs = 10_000;
const forgottenMs = 10 * 60_000;

/** Who has an open socket, over all processes. */
export type Presence = ReturnType<typeof createPresence>;

/** Makes presence for one process, named by `node`. A socket is a row; two tabs are two rows. */
export function createPresence({ db, now }: { db: Database; now: () => Date }, node: string) {
  return {
    /** A person's socket is there. */
    async enter(socketId: string, userId: string): Promise<void> {
      await sql`
        insert into presence (socket_id, node_id, user_id, seen_at) values (${socketId}, ${node}, ${userId}, ${now()})
        on conflict (socket_id) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`.execute(
        db,
      );
    },

    /** It is closed. */
    async leave(socketId: string): Promise<void> {
      await db.deleteFrom('presence').where('socket_id', '=', socketId).execute();
    },

    /** Refreshes this process's rows and clears away those of processes that are gone. */
    async refresh(): Promise<void> {
      const at = now();
      await sql`update presence set seen_at = ${at} where node_id = ${node}`.execute(db);
      await sql`delete from presence where seen_at < ${new Date(at.getTime() - forgottenMs)}`.execute(db);
    },

    /** Which of these people have an open socket. */
    async online(reader: Reader, userIds: readonly string[]): Promise<Set<string>> {
      const since = new Date(now().getTime() - staleMs);
      const { rows } = await sql<{ userId: string }>`
        select distinct user_id as "userId" from presence
        where user_id = any(${userIds}) and seen_at > ${since}`.execute(reader);
      return new Set(rows.map((row) => row.userId));
    },

    /** Removes this process's rows at its orderly end. */
    async close(): Promise<void> {
      await db.deleteFrom('presence').where('node_id', '=', node).execute();
    },
  };
}
