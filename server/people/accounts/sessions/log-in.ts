import type { AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import { lockAccount } from '../account-store.ts';
import type { AccountLimits } from '../limits.ts';
import { loginName } from '../names.ts';
import { verifyHash } from '../passwords/password.ts';
import { createStaffLog } from '../staff-log.ts';
import { readForLogin } from '../store.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SessionOpening } from './session-opening.ts';
import type { LoggedIn, Visit } from './visit.ts';

/** Creates the login by name and password. */
export function createLogIn(
  platform: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  {
    limits,
    opening,
    devices,
    audit,
  }: { limits: AccountLimits; opening: SessionOpening; devices: KnownDevices; audit: AuditService },
) {
  const { db, security } = platform;
  const staff = createStaffLog(platform, audit);

  return {
    /**
     * Logs in by e-mail or mobile number. An unknown account, an account without a password and a wrong password get
     * the same response after the same work. Each attempt counts against the normalised name, whether or not it has an
     * account. Returns `second_factor_needed` or `second_factor_setup_needed` when the password is not enough.
     */
    async logIn(
      { name, password }: { name: string; password: string },
      visit: Visit,
    ): Promise<LoggedIn | AppError> {
      const named = loginName(name);
      const account = (named && (await readForLogin(db, named))) ?? null;
      const device = await devices.recognise(db, account?.id ?? null, visit.device);
      const attempt = { name: keyOf(name), ip: visit.ip, device };
      const facts = { userId: account?.id ?? null, ip: visit.ip, name: attempt.name };
      const refused = await limits.loginTry(attempt);
      if (refused) {
        security.note('login.limited', facts);
        return refused;
      }
      const right = await verifyHash(password, account?.password_hash ?? null);
      if (!account || !right) {
        security.note('login.bad', facts);
        if (account) staff.failedLogin({ ...account, role: account.role }, visit.ip);
        return appError('wrong_credentials');
      }
      await limits.loginSucceeded(attempt);
      if (account.blocked_at) {
        security.note('login.blocked', facts);
        return appError('account_blocked');
      }
      const owner = {
        id: account.id,
        role: account.role,
        isVerified: account.email_verified_at !== null,
        agreedToTerms: account.terms_agreed_at !== null,
      };
      await checkpoint('login.proved', owner.id);
      const done = await transact(db, async (tx) => {
        // A new password or a block ends all sessions. This login, which began before it, must not open another.
        const state = await lockAccount(tx, { userId: owner.id, passwordHash: account.password_hash });
        if (state === 'blocked') return appError('account_blocked');
        if (state === 'changed') return appError('wrong_credentials');
        return opening.openOrAsk(tx, owner, { visit, by: 'password' });
      });
      if ('missing' in done) {
        security.note('factor.asked', { ...facts, role: owner.role });
        return done.missing;
      }
      if ('session' in done) security.note('login.good', { ...facts, role: owner.role });
      return done;
    },
  };
}

/** Returns the hash of a normalised login name. An e-mail never collides with a phone number. */
function keyOf(typed: string): string {
  const named = loginName(typed);
  const text = !named
    ? `other:${typed.trim().toLowerCase()}`
    : 'email' in named
      ? `email:${named.email}`
      : `phone:${named.phone}`;
  return hashOfSecret(text).toString('base64url');
}
