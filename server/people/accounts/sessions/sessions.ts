import type { Role } from '#contract/people/accounts/endpoints.ts';
import { newId } from '../../../platform/core/id.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { readSessions } from '../account-store.ts';
import { isFactorRequired } from '../second-factor/required.ts';
import { hasFactor } from '../second-factor/store.ts';
import { insertSession, noteProof, noteUse, readSession, revokeSession } from '../store.ts';
import { createSessionCache } from './session-cache.ts';
import { createSessionEnding } from './session-ending.ts';
import { createTokens, sessionDays } from './tokens.ts';

/** The owner of a new session. */
export type SessionOwner = { id: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

/** The sessions service. */
export type Sessions = ReturnType<typeof createSessions>;

/** A session with its last use, as far as this process knows. */
type Loaded = Session & { usedAt: Date };

const dayMs = 86_400_000;
// Use is recorded at most every 15 minutes, so that a session does not cost a write per request.
const useNotedEveryMs = 15 * 60_000;
// Of admins every minute, because their sessions end after minutes without use.
const staffUseNotedEveryMs = 60_000;

/**
 * Creates the sessions service. A session is a row, and a signed token names it. Rights always come from the database
 * and are at most half a second old. Database triggers notify every process when a session or its owner changes (channel
 * `sessions`).
 */
export function createSessions({
  db,
  bus,
  config,
  keyrings,
  now,
  security,
  idleMs,
}: Pick<Platform, 'db' | 'bus' | 'config' | 'keyrings' | 'now' | 'security'> & {
  /** Milliseconds without use after which an admin's session ends; null for never. */
  idleMs: () => Promise<number | null>;
}) {
  const tokens = createTokens(keyrings.session, now);
  const cache = createSessionCache<Loaded>({ now });
  bus.subscribe('sessions', cache.dropUser);
  bus.onConnectionChange(cache.clear);

  async function load(sid: string): Promise<Loaded | null> {
    const at = now();
    const row = await readSession(db, sid, at);
    const unused = row ? at.getTime() - row.used_at.getTime() : 0;
    if (row?.role === 'admin' && unused > staffUseNotedEveryMs) {
      const limit = await idleMs();
      if (limit !== null && unused > limit) {
        await revokeSession(db, { sid, userId: row.user_id, now: at });
        security.note('session.ended', { userId: row.user_id, count: 1, reason: 'idle' });
        return null;
      }
    }
    // Sessions of staff from before the shop asked for a second factor, and whatever else has none.
    if (row && isFactorRequired(config, row.role) && !(await hasFactor(db, row.user_id))) {
      await revokeSession(db, { sid, userId: row.user_id, now: at });
      security.note('session.ended', { userId: row.user_id, count: 1, reason: 'factor' });
      return null;
    }
    return row
      ? {
          id: row.id,
          userId: row.user_id,
          role: row.role,
          isVerified: row.email_verified_at !== null,
          staffRoles: row.staff_roles,
          provedAt: row.proved_at,
          usedAt: row.used_at,
        }
      : null;
  }

  /** Records a use, unless one was recorded shortly before. */
  async function note(session: Loaded): Promise<void> {
    const at = now();
    const everyMs = session.role === 'admin' ? staffUseNotedEveryMs : useNotedEveryMs;
    if (at.getTime() - session.usedAt.getTime() <= everyMs) return;
    // Noted on the cached session first, so that concurrent requests write once.
    session.usedAt = at;
    await noteUse(db, session.id, at);
  }

  return {
    /** Opens a session of 7 days. Returns its id and its token. */
    async open(
      tx: Reader,
      { owner, userAgent }: { owner: SessionOwner; userAgent: string | null },
    ): Promise<{ sid: string; token: string }> {
      const at = now();
      const expiresAt = new Date(at.getTime() + sessionDays * dayMs);
      const sid = newId(at);
      await insertSession(tx, {
        id: sid,
        userId: owner.id,
        now: at,
        expiresAt,
        userAgent: userAgent?.slice(0, 200) ?? null,
      });
      const { id, role, isVerified, agreedToTerms } = owner;
      return { sid, token: await tokens.sign({ id, sid, role, isVerified, agreedToTerms }, expiresAt) };
    },

    /**
     * Returns the session of a token; null when the token is not ours, the session has ended, or its owner is blocked. It
     * counts as a use unless `isUse` is false.
     */
    async resolve(token: string, { isUse } = { isUse: true }): Promise<Session | null> {
      const named = await tokens.read(token);
      if (!named) return null;
      const session = await cache.get({ sid: named.sid, userId: named.id, load: () => load(named.sid) });
      if (session?.userId !== named.id) return null;
      if (isUse) await note(session);
      return session;
    },

    ...createSessionEnding({ db, now, security }, cache),

    /** Marks the proof of a session as fresh: on this process before it returns, on others by notification. */
    async prove({ id: sid, userId }: Pick<Session, 'id' | 'userId'>): Promise<void> {
      await noteProof(db, sid, now());
      cache.dropUser(userId);
    },

    /** Lists a person's open sessions, the most recently used first. */
    list: (userId: string) => readSessions(db, userId, now()),

    /** Drops a person's sessions from this process's cache, after a change of its own. */
    forget: cache.dropUser,
  };
}
