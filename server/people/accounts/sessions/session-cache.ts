import { LRUCache } from 'lru-cache';
import type { Session } from '../../../platform/security/session.ts';

type Entry<S> = { userId: string; at: number; session: Promise<S | null> };

/**
 * Creates an LRU cache of sessions, at most `size` entries, valid for `keepMs`. The default is less than a second, so an
 * ended session is refused within a second even where no notification arrives. Caches the promise, so an invalidation also
 * discards a load in flight.
 */
export function createSessionCache<S extends Session = Session>({
  now,
  size = 10_000,
  keepMs = 500,
}: {
  now: () => Date;
  size?: number;
  keepMs?: number;
}) {
  const entries = new LRUCache<string, Entry<S>>({ max: size });
  return {
    /** Returns the session `sid` of `userId`, from the cache or by `load`. */
    get({
      sid,
      userId,
      load,
    }: {
      sid: string;
      userId: string;
      load: () => Promise<S | null>;
    }): Promise<S | null> {
      const at = now().getTime();
      const cached = entries.get(sid);
      // By the shop's clock, which tests move; the cache's own expiry knows only the process's.
      if (cached?.userId === userId && at >= cached.at && at - cached.at < keepMs) return cached.session;
      const entry: Entry<S> = { userId, at, session: load() };
      entries.set(sid, entry);
      entry.session.catch(() => {
        if (entries.peek(sid) === entry) entries.delete(sid);
      });
      return entry.session;
    },
    /** Drops the sessions of one person. */
    dropUser(userId: string): void {
      for (const [sid, entry] of [...entries.entries()]) if (entry.userId === userId) entries.delete(sid);
    },
    /** Drops everything. */
    clear: (): void => entries.clear(),
  };
}
