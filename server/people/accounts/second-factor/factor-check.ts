import type { FactorMethod, PasskeyProof } from '#contract/people/accounts/second-factor.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Encryptor } from '../../../platform/security/encryptor.ts';
import type { createPasskeys } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { takeStep } from './step-store.ts';
import type { Bearer } from './steps.ts';
import {
  listPasskeys,
  notePasskeyUse,
  readRecoverySet,
  readTotp,
  takeRecoveryCode,
  takeTotpStep,
} from './store.ts';
import { totpStep } from './totp.ts';

/** A second factor as it was sent. Exactly one of these is expected. */
export type SentFactor = {
  passkey?: PasskeyProof | undefined;
  totp?: string | undefined;
  recovery?: string | undefined;
};

/**
 * A second factor that is right. `use` makes it count once, in the transaction of what it opens. It returns an error when
 * it was used meanwhile.
 */
export type RightFactor = { method: FactorMethod; use: (tx: Tx) => Promise<AppError | null> };

/** The check of a second factor. */
export type FactorCheck = ReturnType<typeof createFactorCheck>;

/** Creates the check of a sent second factor. It neither counts tries nor changes anything until `use`. */
export function createFactorCheck(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { passkeys, encryptor }: { passkeys: ReturnType<typeof createPasskeys>; encryptor: Encryptor },
) {
  const wrong = () => appError('second_factor_wrong');

  async function checkPasskey(bearer: Bearer, proof: PasskeyProof): Promise<RightFactor | AppError> {
    // A challenge counts once, right or wrong.
    const step = await takeStep(db, { bearer: bearer.hash, kind: 'assert', now: now() });
    const known = await listPasskeys(db, bearer.userId);
    const passkey = known.find((one) => one.credential_id === proof.id);
    if (!step?.challenge || !passkey) return appError('passkey_wrong');
    const used = await passkeys.readProof(proof, { passkey, challenge: step.challenge });
    if (!used) return appError('passkey_wrong');
    const use = async (tx: Tx) =>
      (await notePasskeyUse(tx, { id: passkey.id, ...used, at: now() })) ? null : appError('passkey_wrong');
    return { method: 'passkey', use };
  }

  async function checkTotp({ userId }: Bearer, typed: string): Promise<RightFactor | AppError> {
    const factor = await readTotp(db, userId);
    const secret = factor && (await encryptor.decrypt(factor.secret)).toString('utf8');
    const step = secret ? totpStep(secret, typed, now()) : null;
    if (step === null) return wrong();
    const use = async (tx: Tx) => ((await takeTotpStep(tx, { userId, step, at: now() })) ? null : wrong());
    return { method: 'totp', use };
  }

  async function checkRecovery({ userId }: Bearer, typed: string): Promise<RightFactor | AppError> {
    const set = await readRecoverySet(db, userId);
    if (!set) return wrong();
    const hash = await hashRecoveryCode(typed, set.salt);
    const use = async (tx: Tx) =>
      (await takeRecoveryCode(tx, { userId, hash, at: now() })) ? null : wrong();
    return { method: 'recovery', use };
  }

  /** Returns the factor if it is right, else the error. A wrong recovery code shows only when it is used. */
  return (bearer: Bearer, sent: SentFactor): Promise<RightFactor | AppError> | AppError => {
    const given = [sent.passkey, sent.totp, sent.recovery].filter((one) => one !== undefined);
    if (given.length !== 1) return wrong();
    if (sent.passkey) return checkPasskey(bearer, sent.passkey);
    return sent.totp === undefined
      ? checkRecovery(bearer, sent.recovery ?? '')
      : checkTotp(bearer, sent.totp);
  };
}
