import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import { lockPeople, writeRole } from '../admin/store.ts';
import { displayName } from '../names.ts';
import type { Ownership } from '../ownership.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createAccount, type SignUp } from '../sign-up.ts';
import { insertConsent, readForLogin } from '../store.ts';
import { acceptInvitation, readInvitation, writeEmailProved } from './store.ts';

/** The services that joining the staff calls. */
export type JoiningParts = {
  settings: SettingsService;
  audit: AuditService;
  sessions: Sessions;
  ownership: Ownership;
};

type Found = NonNullable<Awaited<ReturnType<typeof readInvitation>>>;

/** Returns why an invitation cannot be used; null if it can. */
function problemOf(found: Found | undefined, now: Date): AppError | null {
  if (!found) return appError('invitation_invalid');
  if (found.accepted_at) return appError('invitation_used');
  if (found.withdrawn_at) return appError('invitation_withdrawn');
  return found.expires_at <= now ? appError('invitation_expired') : null;
}

/** Creates the acceptance of an invitation: by a new account, or by an own one of the address. */
export function createJoining(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, audit, sessions, ownership }: JoiningParts,
) {
  async function find(secret: string): Promise<Found | AppError> {
    const found = await readInvitation(db, { secretHash: hashOfSecret(secret) });
    return problemOf(found, now()) ?? (found as Found);
  }

  /** Claims the invitation and writes the audit entry. Of two concurrent acceptances one is refused. */
  async function claim(
    tx: Tx,
    { invitation, userId, was, at }: { invitation: Found; userId: string; was: string | null; at: Date },
  ): Promise<null | AppError> {
    await checkpoint('invitation.before', invitation.id);
    if (!(await acceptInvitation(tx, { id: invitation.id, userId, now: at })))
      return problemOf(await readInvitation(tx, { id: invitation.id }), at) ?? appError('invitation_used');
    await audit.record(tx, {
      at,
      actorId: userId,
      action: 'staff.join',
      entity: 'user',
      entityId: userId,
      before: { role: was, staffRoles: [] },
      after: { role: 'admin', staffRoles: invitation.staff_roles, invitation: invitation.id },
    });
    return null;
  }

  return {
    /** Returns the facts of an open invitation by its link's secret. */
    async findInvitation(secret: string) {
      const found = await find(secret);
      if (found instanceof AppError) return found;
      return {
        email: found.email,
        staffRoles: found.staff_roles,
        invitedBy: displayName({ firstName: found.first_name, lastName: found.last_name }),
        expiresAt: found.expires_at.toISOString(),
        hasAccount: (await readForLogin(db, { email: found.email })) !== undefined,
      };
    },

    /**
     * Creates the account of an invited person, with the address as proved. Opens no session: the log-in asks for
     * everything that staff need.
     */
    async joinBySignUp(
      secret: string,
      typed: Omit<SignUp, 'email'>,
      language: Lang,
    ): Promise<null | AppError> {
      const invitation = await find(secret);
      if (invitation instanceof AppError) return invitation;
      const { email, staff_roles: staffRoles } = invitation;
      if (await readForLogin(db, { email })) return appError('invitation_has_account');
      const at = now();
      const { termsVersion } = await settings.all();
      const made = await createAccount(
        { db, now, settings },
        {
          typed: { ...typed, email },
          as: { role: 'admin', staffRoles, language, verifiedAt: at, termsAgreedAt: at, termsVersion },
          async also(tx, user) {
            await insertConsent(tx, { userId: user.id, purpose: 'terms', version: termsVersion, now: at });
            return claim(tx, { invitation, userId: user.id, was: null, at });
          },
        },
      );
      // Only the phone can be taken: the address was free a moment ago, and its owner has the link.
      return made instanceof AppError && made.code === 'user_exists' ? appError('phone_taken') : made;
    },

    /**
     * Accepts an invitation with one's own account of its address, which the link proves. If it was not proved before,
     * everything that a former owner prepared is removed. Ends every session.
     */
    async joinWithAccount(secret: string, userId: string): Promise<null | AppError> {
      const invitation = await find(secret);
      if (invitation instanceof AppError) return invitation;
      return transact(db, async (tx) => {
        const at = now();
        const [person] = await lockPeople(tx, [userId]);
        if (!person || person.blocked_at || person.deleted_at) return appError('not_allowed');
        if (person.email !== invitation.email) return appError('invitation_other_account');
        if (person.role === 'admin') return appError('staff_already');
        if (person.role === 'astrologer') return appError('invitation_astrologer');
        const refused = await claim(tx, { invitation, userId, was: person.role, at });
        if (refused) return refused;
        await writeRole(tx, userId, { role: 'admin', staffRoles: invitation.staff_roles });
        if (!person.email_verified_at) {
          await writeEmailProved(tx, userId, at);
          const links = ['verify', 'reset', 'undo'] as const;
          await ownership.handOver(tx, { userId, email: person.email, keep: [], links, factors: {}, at });
        }
        await sessions.endAll(tx, { userId, keep: [], reason: 'admin' });
        return null;
      });
    },
  };
}
