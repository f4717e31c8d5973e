import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { MailService } from '../../../base/email/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId, newSecret } from '../../../platform/core/id.ts';
import { isUniqueViolation, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import { lockPeople } from '../admin/store.ts';
import { staffInvitation } from '../emails/staff-invitation.ts';
import type { AccountLimits } from '../limits.ts';
import { displayName } from '../names.ts';
import { readForLogin } from '../store.ts';
import { mayAct } from './may-act.ts';
import type { OwnerNotices } from './owner-notices.ts';
import {
  insertInvitation,
  type OpenInvitation,
  readOpenInvitations,
  readStaff,
  withdrawInvitation,
  writeInvitationSecret,
} from './store.ts';

const queue = 'staff-invitation';
const invitationDays = 7;
const dayMs = 86_400_000;

type Work = Pick<Platform, 'db' | 'jobs' | 'config' | 'now' | 'log'>;

/** The services that invitations call. */
export type InvitationParts = {
  mail: MailService;
  limits: AccountLimits;
  audit: AuditService;
  notices: OwnerNotices;
};

const nameOf = (row: { first_name: string; last_name: string }): string =>
  displayName({ firstName: row.first_name, lastName: row.last_name });

const present = (row: OpenInvitation) => ({
  _id: row.id,
  email: row.email,
  staffRoles: row.staff_roles,
  invitedBy: nameOf(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/**
 * Creates the job that mails invitations. The worker creates the secret, so no job contains it. A retry mails another
 * link, and the earlier one ends.
 */
function createInvitationMails({ db, jobs, config, now, log }: Work, mail: MailService) {
  const working = jobs.work<{ id: string }>(queue, async ({ id }, jobId) => {
    const secret = newSecret();
    const invitation = await transact(db, (tx) =>
      writeInvitationSecret(tx, { id, secretHash: hashOfSecret(secret), now: now() }),
    );
    if (!invitation) return;
    await mail.deliver(
      {
        to: invitation.email,
        language: invitation.language,
        mail: staffInvitation({
          invitedBy: nameOf(invitation),
          staffRoles: invitation.staff_roles,
          link: `${config.clientUrl}/join/${secret}`,
          days: invitationDays,
        }),
      },
      jobId,
    );
  });
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'staff invitation queue failed to start: no invitations are mailed; restart the process',
    ),
  );
  return working;
}

const noticeOf = ({ email, staffRoles, by }: { email: string; staffRoles: StaffRole[]; by: string }) => ({
  kind: 'right' as const,
  by,
  facts: [`${email}: ${staffRoles.join(', ')}`],
  path: '/admin/staff',
});

/** Creates the list of staff, and their invitations by mail. */
export function createInvitations(platform: Work, { mail, limits, audit, notices }: InvitationParts) {
  const { db, jobs, now } = platform;
  const working = createInvitationMails(platform, mail);

  return {
    /** Returns the members of staff and the open invitations. */
    async listStaff() {
      const [staff, invitations] = await Promise.all([readStaff(db, now()), readOpenInvitations(db, now())]);
      return {
        staff: staff.map((row) => ({
          _id: row.id,
          name: nameOf(row),
          email: row.email,
          staffRoles: row.staff_roles,
          blocked: row.blocked_at !== null,
          hasFactor: Boolean(row.has_factor),
          usedAt: row.used_at?.toISOString() ?? null,
        })),
        invitations: invitations.map(present),
      };
    },

    /**
     * Invites an address to join the staff, and queues the e-mail. Returns `staff_already`, `invitation_astrologer`,
     * `invitation_open`, `not_allowed` when the sender's right has just ended, or `too_many_requests`.
     */
    async invite({ email, staffRoles, by }: { email: string; staffRoles: StaffRole[]; by: string }) {
      await working;
      const refused = await limits.invitation({ by, address: hashOfSecret(email).toString('base64url') });
      if (refused) return refused;
      const at = now();
      const expiresAt = new Date(at.getTime() + invitationDays * dayMs);
      const invitation = { id: newId(at), email, staffRoles, by, now: at, expiresAt };
      try {
        return await transact(db, async (tx) => {
          const [sender] = await lockPeople(tx, [by]);
          if (!sender || !mayAct(sender, 'staff.manage')) return appError('not_allowed');
          const account = await readForLogin(tx, { email });
          if (account?.role === 'admin') return appError('staff_already');
          if (account?.role === 'astrologer') return appError('invitation_astrologer');
          await insertInvitation(tx, invitation);
          await audit.record(tx, {
            at,
            actorId: by,
            action: 'staff.invite',
            entity: 'invitation',
            entityId: invitation.id,
            after: { staffRoles },
          });
          await notices.tellOwners(tx, noticeOf(invitation));
          await jobs.send(tx, queue, { id: invitation.id });
          return present({
            ...sender,
            id: invitation.id,
            email,
            staff_roles: staffRoles,
            created_at: at,
            expires_at: expiresAt,
          });
        });
      } catch (error) {
        // The unique index decides between two owners who invite the same address.
        if (isUniqueViolation(error, 'staff_invitations_open')) return appError('invitation_open');
        throw error;
      }
    },

    /** Withdraws an open invitation. Returns `invitation_not_found`, or `not_allowed`. */
    withdrawInvitation: ({ id, by }: { id: string; by: string }): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const [actor] = await lockPeople(tx, [by]);
        if (!mayAct(actor, 'staff.manage')) return appError('not_allowed');
        const at = now();
        const withdrawn = await withdrawInvitation(tx, id, at);
        if (!withdrawn) return appError('invitation_not_found');
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'staff.invite-withdrawn',
          entity: 'invitation',
          entityId: id,
          before: { staffRoles: withdrawn.staff_roles },
        });
        return null;
      }),
  };
}
