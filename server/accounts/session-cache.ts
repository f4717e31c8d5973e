import type { Session } from '../platform/security/session.ts';

type Entry = { userId: string; at: number; session: Promise<Session | null> };

/**
 * Sessions read from the database, kept for seconds. At most `size` of them, the least used leave first. What is kept
 * is the reading itself, so that one that began before a change is thrown away with it.
 */
export function createSessionCache({
  now,
  size = 10_000,
  keepMs = 5000,
}: {
  now: () => Date;
  size?: number;
  keepMs?: number;
}) {
  const entries = new Map<string, Entry>();
  return {
    /** The session `sid` of `userId`, from memory or by `load`. */
    get({
      sid,
      userId,
      load,
    }: {
      sid: string;
      userId: string;
      load: () => Promise<Session | null>;
    }): Promise<Session | null> {
      const at = now().getTime();
      const kept = entries.get(sid);
      entries.delete(sid);
      const fresh = kept && kept.userId === userId && at >= kept.at && at - kept.at < keepMs;
      const entry = fresh ? kept : { userId, at, session: load() };
      entries.set(sid, entry);
      if (!fresh) {
        entry.session.catch(() => {
          if (entries.get(sid) === entry) entries.delete(sid);
        });
        const oldest = entries.keys().next();
        if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      }
      return entry.session;
    },
    /** Forgets the sessions of one person. */
    dropUser(userId: string): void {
      for (const [sid, entry] of entries) if (entry.userId === userId) entries.delete(sid);
    },
    /** Forgets everything. */
    clear: (): void => entries.clear(),
  };
}
