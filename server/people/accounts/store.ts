import { sql } from 'kysely';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Lang } from '#languages/list.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { LinkPurpose } from '../../schema/column-types.ts';

const personColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'language',
  'email_verified_at',
  'blocked_at',
  'deleted_at',
] as const;

/** Queries people by id, including those who left. Unknown ids are left out. */
export const peopleOf = (db: Reader, ids: readonly string[]) =>
  db.selectFrom('users').select(personColumns).where('id', 'in', ids);

/** Returns the open accounts of staff with at least one of these rights, in the order of their ids. */
export const staffAmong = (db: Reader, roles: readonly StaffRole[]) =>
  db
    .selectFrom('users')
    .select(personColumns)
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`staff_roles && ${[...roles]}::text[]`)
    .orderBy('id')
    .execute();

/** Returns the account that logs in with this e-mail or phone. */
export function readForLogin(db: Reader, name: { email: string } | { phone: string }) {
  const query = db
    .selectFrom('users')
    .select([...personColumns, 'password_hash', 'terms_agreed_at'])
    .where('deleted_at', 'is', null);
  return 'email' in name
    ? query.where('email', '=', name.email).executeTakeFirst()
    : query.where('phone', '=', name.phone).where('phone', '<>', '').executeTakeFirst();
}

/** A new person. */
export type NewUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' for a person who signed up through a provider and has not given a number yet. */
  phone: string;
  passwordHash: string | null;
  role: Role;
  /** The rights of staff; empty for everyone else. */
  staffRoles?: readonly StaffRole[];
  language: Lang;
  verifiedAt: Date | null;
  termsAgreedAt: Date | null;
  termsVersion: string | null;
  now: Date;
};

/** Inserts a person. Throws the unique violation of `users_email` or `users_phone`. */
export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      password_hash: user.passwordHash,
      role: user.role,
      staff_roles: [...(user.staffRoles ?? [])],
      language: user.language,
      email_verified_at: user.verifiedAt,
      terms_agreed_at: user.termsAgreedAt,
      terms_version: user.termsVersion,
      created_at: user.now,
    })
    .execute();
}

/** Records a consent and its version. */
export async function insertConsent(
  tx: Tx,
  consent: { userId: string; purpose: string; version: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      purpose: consent.purpose,
      version: consent.version,
      given_at: consent.now,
    })
    .execute();
}

/** Records the withdrawal of a consent. The consent itself stays on record. */
export async function withdrawConsent(
  tx: Tx,
  consent: { userId: string; purpose: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: consent.now })
    .where('user_id', '=', consent.userId)
    .where('purpose', '=', consent.purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Inserts a session. */
export async function insertSession(
  tx: Reader,
  session: { id: string; userId: string; now: Date; expiresAt: Date; userAgent: string | null },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      used_at: session.now,
      proved_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute();
}

/**
 * Returns an open session with its owner's current rights; undefined when it has ended or its owner is blocked or gone.
 */
export const readSession = (db: Reader, sid: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.used_at',
      'sessions.proved_at',
      'users.role',
      'users.staff_roles',
      'users.email_verified_at',
    ])
    .where('sessions.id', '=', sid)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Returns those of the given sessions that are open, and whose owner is neither blocked nor gone. */
export async function filterOpenSessions(
  db: Reader,
  sids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql<boolean>`sessions.id = any(${sids}::text[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends one session of a person. Returns false when they have no such open session. */
export async function revokeSession(
  db: Reader,
  { sid, userId, now }: { sid: string; userId: string; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sid)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Records that a session is in use. */
export async function noteUse(db: Reader, sid: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now }).where('id', '=', sid).execute();
}

/** Records that the person of a session proved who they are. */
export async function noteProof(db: Reader, sid: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sid).execute();
}

/** Stores the hash of a mailed secret. */
export async function insertLink(
  tx: Tx,
  link: {
    purpose: LinkPurpose;
    secretHash: Buffer;
    userId: string;
    email: string;
    /** The session that requests a 'verify' link. */
    sessionId?: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('email_links')
    .values({
      secret_hash: link.secretHash,
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      session_id: link.sessionId ?? null,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The key of a link. */
export type LinkKey = { purpose: LinkPurpose; secretHash: Buffer; now: Date };

/** Uses a link. Returns undefined when it is unknown, used or expired. Of two concurrent calls, one gets it. */
export const useLink = (tx: Tx, { purpose, secretHash, now }: LinkKey) =>
  tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'session_id', 'created_at'])
    .executeTakeFirst();
