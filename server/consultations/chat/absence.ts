import { absenceSeconds } from '#contract/consultations/chat/rules.ts';
import { type Database, type Tx, transact } from '../../platform/database/database.ts';
import { eachAlone } from './each-alone.ts';
import { type EndingDeps, endChat } from './minutes/ending.ts';
import type { LastSeen, Presence } from './presence-store.ts';
import { listRunning, lockSession, type SessionRow } from './store.ts';

/**
 * A participant who is absent this long ends the chat. A page reload must not end it, and a dead phone must not pay
 * until the wallet is empty.
 */
const ABSENCE_TIMEOUT_MS = absenceSeconds * 1000;
const goneEveryMs = 5_000;

/** The absence of participants from running chats. */
export type Absence = ReturnType<typeof createAbsence>;

/** Creates the watch over participants who leave a running chat. */
export function createAbsence(deps: EndingDeps & { db: Database; presence: Presence }) {
  const { db, now, presence } = deps;
  let goneLookedAt = 0;
  // Nobody could be present while no process was serving, so the absence time-out starts at the earliest here.
  const upSince = now().getTime();

  /** Returns the chats in which a participant has been absent too long. The start of the chat counts as presence. */
  function among(sessions: readonly SessionRow[], seen: ReadonlyMap<string, LastSeen>): Set<string> {
    const limit = now().getTime() - ABSENCE_TIMEOUT_MS;
    return new Set(
      sessions
        .filter(({ id, started_at }) => {
          const began = Math.max(started_at?.getTime() ?? 0, upSince);
          const last = seen.get(id);
          return [last?.user, last?.astrologer].some((at) => Math.max(at?.getTime() ?? 0, began) <= limit);
        })
        .map(({ id }) => id),
    );
  }
  const isGone = async (tx: Tx, sessions: readonly SessionRow[]) =>
    among(sessions, await presence.lastSeen(tx, sessions));

  return {
    among,

    /** Ends chats that a participant has left. Checks every few seconds, with one transaction per chat. */
    async sweep(): Promise<number> {
      const at = now().getTime();
      if (at - goneLookedAt < goneEveryMs) return 0;
      goneLookedAt = at;
      const running = await listRunning(db, new Date(at - ABSENCE_TIMEOUT_MS));
      const gone = await db.transaction().execute((tx) => isGone(tx, running));
      return eachAlone(gone, (id) =>
        transact(db, async (tx) => {
          const session = await lockSession(tx, id);
          // Check again under the lock: the participant may have come back, or somebody may have ended the chat.
          if (session?.status === 'approved' && (await isGone(tx, [session])).has(id))
            await endChat(tx, deps, session, 'gone');
          return 1;
        }),
      );
    },
  };
}
