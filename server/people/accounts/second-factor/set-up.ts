import type { NewPasskey } from '#contract/people/accounts/second-factor.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { type SettingsService, shopName } from '../../../base/settings/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { afterCommit, isUniqueViolation, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Encryptor } from '../../../platform/security/encryptor.ts';
import { isFresh, type Session } from '../../../platform/security/session.ts';
import { findAccount } from '../account-store.ts';
import { lockWaysIn, readSessionOwner } from '../identities/identity-store.ts';
import type { AccountLimits } from '../limits.ts';
import type { SessionOpening } from '../sessions/session-opening.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { LoggedIn, Visit } from '../sessions/visit.ts';
import { createStaffLog } from '../staff-log.ts';
import type { FactorMail } from './factor-mail.ts';
import type { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { findStep, takeStep } from './step-store.ts';
import type { Bearer, Steps } from './steps.ts';
import {
  hasFactor,
  insertPasskey,
  insertTotp,
  listPasskeys,
  readRecoverySet,
  readTotp,
  replaceRecoveryCodes,
} from './store.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

const passkeysPerPerson = 10;

/** A caller who sets a factor up: with a session, or with the ticket of a log-in that must not end without one. */
export type SetUpCaller = { session: Session | null; ticket?: string | undefined };

/** A new second factor: codes to show once, and the session of a log-in that it ended. */
export type AddedFactor = { recoveryCodes?: string[]; loggedIn?: LoggedIn };

/** The services that setting up calls. */
export type SetUpParts = {
  settings: SettingsService;
  limits: AccountLimits;
  audit: AuditService;
  sessions: Sessions;
  opening: SessionOpening;
  steps: Steps;
  passkeys: ReturnType<typeof createPasskeys>;
  encryptor: Encryptor;
  mailChange: FactorMail;
};

type Kind = 'passkey' | 'totp';
type SetUpPlatform = Pick<Platform, 'db' | 'now' | 'log' | 'security'>;

/** Creates the transaction that adds a factor, and ends a log-in that waited for one. */
function createAdding(
  platform: Pick<Platform, 'db' | 'now' | 'log' | 'security'>,
  { audit, sessions, opening, mailChange }: SetUpParts,
) {
  const { db, now, security } = platform;
  const staff = createStaffLog(platform, audit);

  return async function add(
    { bearer, kind, visit }: { bearer: Bearer; kind: Kind; visit: Visit },
    insert: (tx: Tx, at: Date) => Promise<AppError | null>,
  ): Promise<AddedFactor | AppError> {
    const { userId, session } = bearer;
    const codes = (await readRecoverySet(db, userId)) ? null : await createRecoveryCodes();
    return transact(db, async (tx): Promise<AddedFactor | AppError> => {
      const at = now();
      const person = await lockWaysIn(tx, userId);
      const row = await readSessionOwner(tx, userId);
      if (!person || !row) return appError('account_blocked');
      if (!session) {
        const step = await takeStep(tx, { bearer: bearer.hash, kind: 'login', now: at });
        if (!step || (await hasFactor(tx, userId))) return appError('second_factor_over');
      }
      const refused = await insert(tx, at);
      if (refused) return refused;
      const shown = codes && !(await readRecoverySet(tx, userId)) ? codes : null;
      if (shown) await replaceRecoveryCodes(tx, { userId, ...shown, at });
      await sessions.endAll(tx, { userId, keep: session ? [session.id] : [] });
      await mailChange(tx, person, `${kind}-added`);
      await staff.factor(tx, row, { change: 'added', actorId: userId, kind });
      afterCommit(tx, () => security.note('factor.added', { userId, reason: kind }));
      const owner = {
        id: row.id,
        role: row.role,
        isVerified: row.email_verified_at !== null,
        agreedToTerms: row.terms_agreed_at !== null,
      };
      return {
        ...(shown && { recoveryCodes: shown.codes }),
        ...(!session && {
          loggedIn: await opening.open(tx, owner, { visit, by: `${bearer.by}+new ${kind}` }),
        }),
      };
    });
  };
}

/** Creates the look-up of the bearer who may set a factor up. */
const createSetUpBearer =
  ({ db, now }: Pick<Platform, 'db' | 'now'>, steps: Steps) =>
  /** Returns the bearer, or the error: no session, no fresh proof, or a log-in that is over. */
  async ({ session, ticket }: SetUpCaller): Promise<Bearer | AppError> => {
    if (ticket !== undefined) {
      const bearer = await steps.bearerOfTicket(ticket);
      // With a second factor, the ticket of a password must not add another.
      return bearer && !(await hasFactor(db, bearer.userId)) ? bearer : appError('second_factor_over');
    }
    if (!session) return appError('not_authenticated');
    return isFresh(session, now()) ? steps.bearerOfSession(session) : appError('fresh_proof_needed');
  };

/** Creates the setting up of passkeys. */
function createPasskeySetUp(platform: SetUpPlatform, parts: SetUpParts) {
  const { db, now } = platform;
  const { settings, steps, passkeys } = parts;
  const add = createAdding(platform, parts);
  const bearerOf = createSetUpBearer(platform, steps);

  return {
    /** Begins a new passkey. Returns the options for the browser. */
    async newPasskeyOptions(caller: SetUpCaller) {
      const bearer = await bearerOf(caller);
      if (bearer instanceof AppError) return bearer;
      const { userId } = bearer;
      const known = await listPasskeys(db, userId);
      if (known.length >= passkeysPerPerson) return appError('passkeys_full', { n: passkeysPerPerson });
      const name = (await findAccount(db, userId))?.email ?? '';
      const options = await passkeys.newOptions(
        { userId, name, known },
        shopName(await settings.all(), 'en'),
      );
      await steps.begin(bearer, { kind: 'register', challenge: options.challenge });
      return options;
    },

    /** Adds a passkey that the browser made, and ends every other session. */
    async addPasskey(
      caller: SetUpCaller,
      { name, passkey }: { name: string; passkey: NewPasskey },
      visit: Visit,
    ): Promise<AddedFactor | AppError> {
      const bearer = await bearerOf(caller);
      if (bearer instanceof AppError) return bearer;
      const step = await takeStep(db, { bearer: bearer.hash, kind: 'register', now: now() });
      const made = step?.challenge ? await passkeys.readNew(passkey, step.challenge) : null;
      if (!made) return appError('passkey_wrong');
      const { userId } = bearer;
      try {
        return await add({ bearer, kind: 'passkey', visit }, async (tx, at) => {
          if ((await listPasskeys(tx, userId)).length >= passkeysPerPerson)
            return appError('passkeys_full', { n: passkeysPerPerson });
          await insertPasskey(tx, { userId, ...made, name, at });
          return null;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'passkeys_credential_id_key')) return appError('passkey_exists');
        throw error;
      }
    },
  };
}

/** Creates the setting up of an authenticator app. */
function createTotpSetUp(platform: SetUpPlatform, parts: SetUpParts) {
  const { db, now, security } = platform;
  const { settings, limits, steps, encryptor } = parts;
  const add = createAdding(platform, parts);
  const bearerOf = createSetUpBearer(platform, steps);

  return {
    /** Begins an authenticator app. Returns its secret, also as the address for a QR code. */
    async beginTotp(caller: SetUpCaller): Promise<{ secret: string; uri: string } | AppError> {
      const bearer = await bearerOf(caller);
      if (bearer instanceof AppError) return bearer;
      const { userId } = bearer;
      if (await readTotp(db, userId)) return appError('totp_exists');
      const secret = newTotpSecret();
      await steps.begin(bearer, { kind: 'totp', secret: await encryptor.encrypt(Buffer.from(secret)) });
      const label = (await findAccount(db, userId))?.email ?? '';
      return { secret, uri: totpUri(secret, { issuer: shopName(await settings.all(), 'en'), label }) };
    },

    /** Adds the authenticator app with its first code, and ends every other session. */
    async addTotp(caller: SetUpCaller, code: string, visit: Visit): Promise<AddedFactor | AppError> {
      const bearer = await bearerOf(caller);
      if (bearer instanceof AppError) return bearer;
      const { userId } = bearer;
      const limited = await limits.code('session', userId);
      if (limited) return limited;
      const key = { bearer: bearer.hash, kind: 'totp' as const, now: now() };
      const begun = await findStep(db, key);
      if (!begun?.secret) return appError('second_factor_over');
      const step = totpStep((await encryptor.decrypt(begun.secret)).toString('utf8'), code, now());
      if (step === null) {
        security.note('factor.bad', { userId, reason: 'set-up' });
        return appError('second_factor_wrong');
      }
      const added = await add({ bearer, kind: 'totp', visit }, async (tx, at) => {
        const taken = await takeStep(tx, key);
        if (!taken?.secret) return appError('second_factor_over');
        if (await readTotp(tx, userId)) return appError('totp_exists');
        await insertTotp(tx, { userId, secret: taken.secret, step, at });
        return null;
      });
      if (!(added instanceof AppError)) await limits.codeSucceeded('session', userId);
      return added;
    },
  };
}

/** Creates the setting up of passkeys and of an authenticator app. */
export const createSetUp = (platform: SetUpPlatform, parts: SetUpParts) => ({
  ...createPasskeySetUp(platform, parts),
  ...createTotpSetUp(platform, parts),
});
