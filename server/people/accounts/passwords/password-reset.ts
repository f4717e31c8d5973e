import type { MailService } from '../../../base/email/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newSecret } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { LinkPurpose } from '../../../schema/column-types.ts';
import { endLinks, findAccount, findLinkOwner, resetPassword } from '../account-store.ts';
import { passwordChanged } from '../emails/password-changed.ts';
import { passwordResetLink } from '../emails/reset-password.ts';
import { deleteIdentities } from '../identities/identity-store.ts';
import type { AccountLimits } from '../limits.ts';
import { displayName } from '../names.ts';
import type { Ownership } from '../ownership.ts';
import { lockAddress } from '../ownership-store.ts';
import { deleteDevices } from '../sessions/known-device-store.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Visit } from '../sessions/visit.ts';
import { insertLink, readForLogin, useLink } from '../store.ts';
import { ownWords } from './own-password.ts';
import { hashPassword, passwordProblem } from './password.ts';

const queue = 'password-reset';
const linkMinutes = 30;
const everyLink: readonly LinkPurpose[] = ['verify', 'reset', 'undo'];

/** A request for a link. `userId` is null if nobody has the address; such a job does nothing. */
type Wish = { userId: string | null };

type ResetPlatform = Pick<Platform, 'db' | 'jobs' | 'config' | 'now' | 'log' | 'security'>;

/** The services that a password reset calls. */
export type PasswordResetParts = {
  settings: SettingsService;
  mail: MailService;
  limits: AccountLimits;
  sessions: Sessions;
  ownership: Ownership;
  devices: KnownDevices;
};

/**
 * Creates the request of a reset link. It queues a reset e-mail, a few times in 15 minutes per address. It does the same
 * work whether or not the address has an account: one count, one query, one job.
 */
function createResetLinks(
  { db, jobs, config, now, log, security }: ResetPlatform,
  { mail, limits }: Pick<PasswordResetParts, 'mail' | 'limits'>,
) {
  /** Creates a link and mails it. A retry mails another link; the first one stays valid. */
  async function sendLink({ userId }: Wish, jobId: string): Promise<void> {
    const person = userId && (await findAccount(db, userId));
    if (!person || person.blocked_at) return;
    const at = now();
    const secret = newSecret();
    await transact(db, (tx) =>
      insertLink(tx, {
        purpose: 'reset',
        secretHash: hashOfSecret(secret),
        userId: person.id,
        email: person.email,
        now: at,
        expiresAt: new Date(at.getTime() + linkMinutes * 60_000),
      }),
    );
    const name = displayName({ firstName: person.first_name, lastName: person.last_name });
    const link = `${config.clientUrl}/reset-password/${secret}`;
    await mail.deliver(
      {
        to: person.email,
        language: person.language,
        mail: passwordResetLink({ name, link, minutes: linkMinutes }),
      },
      jobId,
    );
  }

  const working = jobs.work<Wish>(queue, sendLink);
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'password reset queue failed to start: no reset links are sent; restart the process',
    ),
  );

  return async (email: string, ip: string): Promise<void> => {
    await working;
    security.note('reset.asked', { ip, name: hashOfSecret(`email:${email}`).toString('base64url') });
    if (await limits.resetMail(hashOfSecret(email).toString('base64url'))) return;
    const account = await readForLogin(db, { email });
    const wish: Wish = { userId: account?.id ?? null };
    await transact(db, (tx) => jobs.send(tx, queue, wish));
  };
}

/**
 * Creates password resets by mailed links. A link is single use, stored as SHA-256 only, and valid for 30 minutes. The
 * worker that sends the e-mail creates the secret, so no job contains it.
 */
export function createPasswordReset(
  platform: ResetPlatform,
  { settings, mail, limits, sessions, ownership, devices }: PasswordResetParts,
) {
  const { db, now, security } = platform;
  return {
    askReset: createResetLinks(platform, { mail, limits }),

    /**
     * Uses a link: sets the password, ends every session and the identities of other addresses, and marks the address
     * as proved. If it was not proved before, removes everything that a former owner prepared.
     */
    async resetPassword(
      secret: string,
      password: string,
      visit: Visit,
    ): Promise<{ device: string } | AppError> {
      const secretHash = hashOfSecret(secret);
      // Check the link before hashing: hashing is expensive, and anybody can call this.
      const owner = await findLinkOwner(db, secretHash, now());
      const own = owner && (await findAccount(db, owner));
      if (!own) return appError('link_invalid');
      const weak = await passwordProblem(password, ownWords(own, (await settings.all()).shop.name));
      if (weak) return weak;
      const passwordHash = await hashPassword(password);
      await checkpoint('reset.hashed');
      const done = await transact(db, async (tx) => {
        const at = now();
        const link = await useLink(tx, { purpose: 'reset', secretHash, now: at });
        if (!link) return appError('link_invalid');
        const { user_id: userId, email } = link;
        const before = await lockAddress(tx, userId);
        const person = await resetPassword(tx, { userId, email, passwordHash, now: at });
        if (!before || !person) return appError('link_invalid');
        if (before.email_verified_at) {
          await deleteIdentities(tx, { userId, exceptEmail: email });
          await deleteDevices(tx, userId);
          // A thief of a proved account must not be able to void the owner's link that undoes a change.
          await endLinks(tx, { userId, purposes: ['verify', 'reset'], now: at });
          await sessions.endAll(tx, { userId, keep: [] });
        } else await ownership.handOver(tx, { userId, email, keep: [], links: everyLink, factors: {}, at });
        const name = displayName({ firstName: person.first_name, lastName: person.last_name });
        const language = person.language;
        await mail.send(tx, { to: email, language, mail: passwordChanged({ name }) });
        // A person who sets the password by mail owns the account: strangers must not lock this browser out.
        return { userId, device: await devices.remember(tx, userId, visit.device) };
      });
      if (!('userId' in done)) return done;
      security.note('reset.used', { userId: done.userId, ip: visit.ip });
      await limits.proofSucceeded(done.userId);
      return { device: done.device };
    },
  };
}
