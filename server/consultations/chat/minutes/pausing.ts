import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import { eachAlone } from '../each-alone.ts';
import { publishChatEvents } from '../live/publish.ts';
import { findPauseChanges, type LastSeen, type Presence, STALE_PRESENCE_MS } from '../presence-store.ts';
import { statusEvent } from '../session.ts';
import { lockSession, pauseSession, resumeSession, type SessionRow } from '../store.ts';

const lookEveryMs = 2_000;

/**
 * Returns the time since which the astrologer of a running chat has no connection; null while there is one. An
 * astrologer who has not joined the chat's room yet counts as connected.
 */
export function lostSince(session: Pick<SessionRow, 'started_at'>, seen: LastSeen | undefined): Date | null {
  if (!seen?.astrologer || seen.astrologerThere) return null;
  return new Date(Math.max(seen.astrologer.getTime(), session.started_at?.getTime() ?? 0));
}

/** The pauses of chats. */
export type Pausing = ReturnType<typeof createPausing>;

/**
 * Creates the pause of paid minutes. The clock of a chat stops when the astrologer's connection is lost and continues
 * when it is back. So the customer gets the whole of every charged minute.
 */
export function createPausing({ db, now }: { db: Database; now: () => Date }, presence: Presence) {
  let lookedAt = 0;

  const publish = (tx: Tx, session: SessionRow): Promise<void> =>
    publishChatEvents(tx, [statusEvent(session)]);

  /** Pauses a running chat that the caller has locked. */
  async function pause(tx: Tx, session: SessionRow, since: Date): Promise<void> {
    await pauseSession(tx, session.id, since);
    await publish(tx, session);
  }

  /** Pauses or resumes a chat, if that is still due once it is locked. */
  async function settle(id: string): Promise<void> {
    await transact(db, async (tx) => {
      const session = await lockSession(tx, id);
      if (session?.status !== 'approved') return;
      const lost = lostSince(session, (await presence.lastSeen(tx, [session])).get(id));
      if (lost && !session.paused_since) await pause(tx, session, lost);
      if (lost || !session.paused_since) return;
      await resumeSession(tx, id, now().getTime() - session.paused_since.getTime());
      await publish(tx, session);
    });
  }

  return {
    pause,

    /** Pauses and resumes chats whose astrologer has lost the connection or come back. Checks every two seconds. */
    async sweep(): Promise<number> {
      const at = now().getTime();
      // A clock that was set back must not stop it.
      if (Math.abs(at - lookedAt) < lookEveryMs) return 0;
      lookedAt = at;
      const due = await findPauseChanges(db, new Date(at - STALE_PRESENCE_MS));
      return eachAlone(due, (id) => settle(id).then(() => 1));
    },
  };
}
