import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { hashOptions } from '../passwords/password.ts';

const codes = 10;
const length = 10;
// Crockford's base32: no letter can be taken for a digit.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Recovery codes to show once, and what is stored of them. */
export type RecoverySet = { codes: string[]; salt: Buffer; hashes: Buffer[] };

const newCode = (): string => {
  const text = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`;
};

/** Returns a typed code in its normal form. Confusable letters count as the digits they look like. */
const normalForm = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');

/** Hashes a recovery code for storage: 50 random bits need a slow hash (OWASP ASVS 5, 6.5.2). */
export const hashRecoveryCode = (typed: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(normalForm(typed), { ...hashOptions, salt });

/** Creates ten recovery codes. */
export async function createRecoveryCodes(): Promise<RecoverySet> {
  const salt = randomBytes(16);
  const shown = Array.from({ length: codes }, newCode);
  return { codes: shown, salt, hashes: await Promise.all(shown.map((code) => hashRecoveryCode(code, salt))) };
}
