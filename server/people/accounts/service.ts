import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { afterCommit, type Tx } from '../../platform/database/database.ts';
import type { CreateCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import type { Session } from '../../platform/security/session.ts';
import { createAccountData } from './account-data.ts';
import { createAccountSettings } from './account-settings.ts';
import { createAdminUsers } from './admin/people.ts';
import { createBuyers } from './buyers.ts';
import { createEmailChange } from './email/email-change.ts';
import { createEmailConfirmation } from './email/email-confirmation.ts';
import { createEmailVerification } from './email/email-verification.ts';
import { createIdentities } from './identities/identities.ts';
import { createLinkedIdentities } from './identities/linked-identities.ts';
import { createAccountLimits } from './limits.ts';
import { createOwnership } from './ownership.ts';
import { createPasswordReset } from './passwords/password-reset.ts';
import { createPeople } from './people.ts';
import { createFactorMail } from './second-factor/factor-mail.ts';
import { createSecondFactor } from './second-factor/service.ts';
import { createSteps } from './second-factor/steps.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { createLogIn } from './sessions/log-in.ts';
import { createSessionOpening } from './sessions/session-opening.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSignUp } from './sign-up.ts';
import { createInvitations } from './staff/invitations.ts';
import { createJoining } from './staff/joining.ts';
import { createOwnerNotices } from './staff/owner-notices.ts';

export type { LockedPerson } from './account-data.ts';
export type { AdminUserRow } from './admin/people.ts';
export type { Person } from './people.ts';
export { deviceCookie, findDeviceSecret, sessionCookie } from './sessions/cookies.ts';
export { deviceName } from './sessions/device-name.ts';
export type { LoggedIn, Visit } from './sessions/visit.ts';
export type { SignUp } from './sign-up.ts';

/** The accounts service: accounts, sessions, and the people other domains write to. */
export type AccountsService = ReturnType<typeof createAccounts>;

/** The services that accounts call. */
export type AccountsNeeds = {
  settings: SettingsService;
  mail: MailService;
  counter: CreateCounter;
  audit: AuditService;
  encryptorFor: (purpose: string) => Encryptor;
};

/** Creates the accounts service. */
export function createAccounts(
  platform: Platform,
  { settings, mail, counter, audit, encryptorFor }: AccountsNeeds,
) {
  const limits = createAccountLimits(counter);
  // Log-in and sessions answer whatever holds the pool.
  const vital = { ...platform, ...platform.reserved };
  const sessions = createSessions({
    ...vital,
    async idleMs() {
      const { freshProof, idleMinutes } = (await settings.all()).staff;
      return freshProof || platform.config.production ? idleMinutes * 60_000 : null;
    },
  });
  const devices = createKnownDevices(vital);
  const steps = createSteps(vital);
  const opening = createSessionOpening(vital, { sessions, devices, audit, steps });
  const ownership = createOwnership(platform, { sessions });
  const verification = createEmailVerification(platform, { mail, ownership });
  const reset = createPasswordReset(platform, {
    settings,
    mail,
    limits,
    sessions,
    ownership,
    devices,
  });
  const identities = createIdentities(vital, { mail, ownership, opening });
  const logIn = createLogIn(vital, { limits, opening, devices, audit });
  const notices = createOwnerNotices({ mail });
  const admin = createAdminUsers(platform, { audit, sessions, mailChange: createFactorMail(mail), notices });
  const emailChange = createEmailChange(platform, { mail, limits, sessions, verification, ownership });
  const own = createAccountSettings(platform, { settings, mail, limits, sessions, emailChange });
  const signUp = createSignUp(platform, { settings, sessions, verification, devices });
  const secondFactor = createSecondFactor(vital, {
    settings,
    mail,
    limits,
    audit,
    sessions,
    opening,
    steps,
    encryptorFor,
    provePassword: own.prove,
  });

  return {
    ...createPeople(platform.db),
    ...notices,
    ...createAccountData(platform.db),
    ...reset,
    ...own,
    ...identities,
    ...createLinkedIdentities(platform, { mail, sessions }),
    ...admin,
    ...logIn,
    ...secondFactor,
    ...signUp,
    ...createEmailConfirmation(platform, { limits, sessions, verification }),
    ...createBuyers(platform, { audit, mail }),
    ...createInvitations(platform, { mail, limits, audit, notices }),
    ...createJoining(platform, { settings, audit, sessions, ownership }),

    /** The session of a token, and which of some sessions are open: for HTTP and the sockets. */
    resolveSession: sessions.resolve,
    filterOpenSessions: sessions.filterOpen,

    /** Drops a person's sessions from this process's cache, after the caller's commit. */
    forgetSessions: (tx: Tx, userId: string) => afterCommit(tx, () => sessions.forget(userId)),

    /** Ends a session on every process. */
    async logOut(session: Session): Promise<void> {
      await sessions.end(session);
    },

    /**
     * Ends one of the person's own sessions by its id, on every process. Returns `session_not_found` for another
     * person's.
     */
    async logOutDevice(userId: string, id: string): Promise<null | AppError> {
      return (await sessions.end({ id, userId })) ? null : appError('session_not_found');
    },

    /** Lists the sessions a person is logged in with, the most recently used first. */
    openSessions: sessions.list,

    /** Undoes a change of address by the link mailed to the old one. */
    undoEmailChange: emailChange.undo,

    /** Registers a listener that runs when an account passes to the person who proved its address. */
    onNewOwner: ownership.onNewOwner,
  };
}
