import type { FactorMethod } from '#contract/people/accounts/second-factor.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { listPasskeys, readRecoverySet, readTotp } from './store.ts';

/** Returns the ways in which a person can confirm; empty without a second factor. Recovery codes alone are none. */
export async function methodsOf(db: Reader, userId: string): Promise<FactorMethod[]> {
  const passkeys = await listPasskeys(db, userId);
  const totp = await readTotp(db, userId);
  if (passkeys.length === 0 && !totp) return [];
  const codes = await readRecoverySet(db, userId);
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp ? (['totp'] as const) : []),
    ...(codes && codes.left > 0 ? (['recovery'] as const) : []),
  ];
}
