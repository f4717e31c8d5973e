import type { Role } from '#contract/accounts/endpoints.ts';
import { newId } from '../platform/core/id.ts';
import { afterCommit, type Reader, type Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { getOrCreateSecret } from '../platform/security/secrets.ts';
import type { Session } from '../platform/security/session.ts';
import { readSessions, revokeSessions } from './account-store.ts';
import { createSessionCache } from './session-cache.ts';
import { insertSession, noteUse, readSession, revokeSession } from './store.ts';
import { createTokens, sessionDays } from './tokens.ts';

/** Whom a session is opened for. */
export type SessionOwner = { id: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

/** The sessions of all people. */
export type Sessions = ReturnType<typeof createSessions>;

const dayMs = 86_400_000;
// Noted this seldom, a session costs a write in a quarter of an hour and not one a call.
const useNotedEveryMs = 15 * 60_000;

/**
 * Sessions: a row each, named by a signed token. What the bearer may do is always the database's word, at most 5 s
 * old; the database's triggers tell every process at once when a session or its owner changes (channel `sessions`).
 */
export function createSessions({
  db,
  bus,
  config,
  now,
  security,
}: Pick<Platform, 'db' | 'bus' | 'config' | 'now' | 'security'>) {
  const secret = async () => config.sessionSecret ?? (await getOrCreateSecret(db, 'session', now()));
  const tokens = createTokens(secret, now);
  const cache = createSessionCache({ now });
  bus.on('sessions', cache.dropUser);
  bus.onLost(cache.clear);

  async function load(sid: string): Promise<Session | null> {
    const at = now();
    const row = await readSession(db, sid, at);
    if (row && at.getTime() - row.used_at.getTime() > useNotedEveryMs) await noteUse(db, sid, at);
    return row
      ? {
          id: row.id,
          userId: row.user_id,
          role: row.role as Role,
          isVerified: row.email_verified_at !== null,
        }
      : null;
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

    /** The session a token stands for; null when it is not ours, ended, or its owner is blocked. */
    async resolve(token: string): Promise<Session | null> {
      const named = await tokens.read(token);
      if (!named) return null;
      const session = await cache.get({ sid: named.sid, userId: named.id, load: () => load(named.sid) });
      return session?.userId === named.id ? session : null;
    },

    /**
     * Ends a session of a person, here before this returns, elsewhere within the time of a notification; false when
     * they have no such session.
     */
    async end({ id: sid, userId }: Pick<Session, 'id' | 'userId'>): Promise<boolean> {
      const ended = await revokeSession(db, { sid, userId, now: now() });
      cache.dropUser(userId);
      if (ended) security.note('session.ended', { userId, count: 1 });
      return ended;
    },

    /**
     * Ends the sessions of a person except `keep`, and with `before` only those that began earlier: in this process with
     * the commit, in others within the time of a notification.
     */
    async endAll(
      tx: Tx,
      { userId, keep, before }: { userId: string; keep: readonly string[]; before?: Date },
    ): Promise<void> {
      const count = await revokeSessions(tx, { userId, keep, before, now: now() });
      afterCommit(tx, () => {
        cache.dropUser(userId);
        if (count > 0) security.note('session.ended', { userId, count });
      });
    },

    /**
     * Ends all sessions of a person whose standing an admin changed: when the change is answered, every process has heard
     * of it. The database's triggers tell them; here they are only waited for.
     */
    async endAllHeard(tx: Tx, userId: string): Promise<void> {
      const count = await revokeSessions(tx, { userId, keep: [], now: now() });
      afterCommit(tx, () => {
        cache.dropUser(userId);
        if (count > 0) security.note('session.ended', { userId, count, reason: 'admin' });
        return bus.heard();
      });
    },

    /** The open sessions of a person, the last used first. */
    list: (userId: string) => readSessions(db, userId, now()),

    /** Forgets what this process knows of a person's sessions, after a change it made itself. */
    forget: cache.dropUser,
  };
}
