import type { Session } from '../platform/security/session.ts';

type Entry = { userId: string; at: number; session: Promise<Session | null> };

/**
 * Creates an LRU cache of sessions, at most `size` entries, valid for `keepMs`. Caches the promise, so an invalidation
 * also discards a load in flight.
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
    /** Returns the session `sid` of `userId`, from the cache or by `load`. */
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
      const cached = entries.get(sid);
      entries.delete(sid);
      const fresh = cached && cached.userId === userId && at >= cached.at && at - cached.at < keepMs;
      const entry = fresh ? cached : { userId, at, session: load() };
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
    /** Drops the sessions of one person. */
    dropUser(userId: string): void {
      for (const [sid, entry] of entries) if (entry.userId === userId) entries.delete(sid);
    },
    /** Drops everything. */
    clear: (): void => entries.clear(),
  };
}
