import { sql } from 'kysely';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Returns the members of staff with their last use, and whether they have a second factor; owners first. */
export const readStaff = (db: Reader, now: Date) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'staff_roles', 'blocked_at'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.max('sessions.used_at').as('used_at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now)
        .as('used_at'),
    )
    .select((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id')),
          eb.exists(
            eb.selectFrom('totp_factors').select('user_id').whereRef('totp_factors.user_id', '=', 'users.id'),
          ),
        ])
        .as('has_factor'),
    )
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy(sql`'owner' = any(staff_roles)`, 'desc')
    .orderBy('first_name')
    .orderBy('id')
    .execute();

const openInvitations = (db: Reader, now: Date) =>
  db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as sender', 'sender.id', 'i.invited_by')
    .select([
      'i.id',
      'i.email',
      'i.staff_roles',
      'i.created_at',
      'i.expires_at',
      'sender.first_name',
      'sender.last_name',
      'sender.language',
    ])
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', now);

/** Returns the open invitations with their senders, newest first; at most 200. */
export const readOpenInvitations = (db: Reader, now: Date) =>
  openInvitations(db, now).orderBy('i.created_at', 'desc').orderBy('i.id').limit(200).execute();

/** Returns an open invitation with its sender; undefined if it is not open. */
export const readOpenInvitation = (db: Reader, id: string, now: Date) =>
  openInvitations(db, now).where('i.id', '=', id).executeTakeFirst();

/** An open invitation with its sender. */
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof readOpenInvitation>>>;

/** A new invitation. */
export type NewInvitation = {
  id: string;
  email: string;
  staffRoles: readonly StaffRole[];
  by: string;
  now: Date;
  expiresAt: Date;
};

/**
 * Inserts an invitation. Deletes those to the same address that have expired, and every one that ended a month ago or
 * earlier. Throws the unique violation of `staff_invitations_open`.
 */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, email, staffRoles, by, now, expiresAt } = invitation;
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await tx
    .deleteFrom('staff_invitations')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', monthAgo),
        eb.and([eb('email', '=', email), eb('expires_at', '<=', now), eb('accepted_at', 'is', null)]),
      ]),
    )
    .execute();
  await tx
    .insertInto('staff_invitations')
    .values({
      id,
      email,
      staff_roles: [...staffRoles],
      invited_by: by,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** Writes the hash of the secret that is about to be mailed. Returns undefined if the invitation is not open. */
export async function writeInvitationSecret(
  tx: Tx,
  { id, secretHash, now }: { id: string; secretHash: Buffer; now: Date },
): Promise<OpenInvitation | undefined> {
  await tx
    .updateTable('staff_invitations')
    .set({ secret_hash: secretHash })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return readOpenInvitation(tx, id, now);
}

/** Returns an invitation, open or not, with its sender. */
export function readInvitation(db: Reader, by: { secretHash: Buffer } | { id: string }) {
  const query = db
    .selectFrom('staff_invitations as i')
    .innerJoin('users as sender', 'sender.id', 'i.invited_by')
    .select([
      'i.id',
      'i.email',
      'i.staff_roles',
      'i.expires_at',
      'i.withdrawn_at',
      'i.accepted_at',
      'sender.first_name',
      'sender.last_name',
    ]);
  const found =
    'id' in by ? query.where('i.id', '=', by.id) : query.where('i.secret_hash', '=', by.secretHash);
  return found.executeTakeFirst();
}

/** Uses an open invitation. Returns false when it is not open any more. Of two concurrent calls, one gets it. */
export async function acceptInvitation(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('staff_invitations')
    .set({ accepted_at: now, accepted_by: userId })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Withdraws an open invitation. Returns undefined when it is not open. */
export const withdrawInvitation = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('staff_roles')
    .executeTakeFirst();

/** Withdraws the open invitations that a person sent, because they may not invite any more. */
export async function withdrawInvitationsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Marks the address of an account as proved. */
export async function writeEmailProved(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute();
}
