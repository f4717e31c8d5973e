import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database.ts';

/** A row that is not refreshed for this long belongs to a dead process. Processes refresh every {@link refreshMs}. */
export const staleMs = 30_000;
/** The interval at which a process refreshes the rows of its sockets, in ms. */
export const refreshMs = 10_000;
const forgottenMs = 10 * 60_000;

/** The people with an open socket, over all processes. */
export type Presence = ReturnType<typeof createPresence>;

/** Creates the presence of one process, identified by `node`. A socket is a row; two tabs are two rows. */
export function createPresence({ db, now }: { db: Database; now: () => Date }, node: string) {
  return {
    /** Records that a person's socket is open. */
    async enter(socketId: string, userId: string): Promise<void> {
      await sql`
        insert into presence (socket_id, node_id, user_id, seen_at) values (${socketId}, ${node}, ${userId}, ${now()})
        on conflict (socket_id) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`.execute(
        db,
      );
    },

    /** Records that a socket is closed. */
    async leave(socketId: string): Promise<void> {
      await db.deleteFrom('presence').where('socket_id', '=', socketId).execute();
    },

    /** Refreshes this process's rows and deletes those of dead processes. */
    async refresh(): Promise<void> {
      const at = now();
      await sql`update presence set seen_at = ${at} where node_id = ${node}`.execute(db);
      await sql`delete from presence where seen_at < ${new Date(at.getTime() - forgottenMs)}`.execute(db);
    },

    /** Returns which of these people have an open socket. */
    async online(reader: Reader, userIds: readonly string[]): Promise<Set<string>> {
      const since = new Date(now().getTime() - staleMs);
      const { rows } = await sql<{ userId: string }>`
        select distinct user_id as "userId" from presence
        where user_id = any(${userIds}) and seen_at > ${since}`.execute(reader);
      return new Set(rows.map((row) => row.userId));
    },

    /** Deletes this process's rows at an orderly shutdown. */
    async close(): Promise<void> {
      await db.deleteFrom('presence').where('node_id', '=', node).execute();
    },
  };
}
