import { randomBytes, randomInt } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

const inBase36 = (value: number, length: number): string =>
  value.toString(36).padStart(length, '0').slice(-length);

/**
 * Returns a new id: 16 characters of `0-9a-z`. The first eight are the time in milliseconds, for index locality. The
 * last eight are random, so that ids cannot be guessed and the last six differ (clients show those).
 */
export function newId(now: Date): string {
  let random = '';
  for (let i = 0; i < 8; i += 1) random += alphabet[randomInt(36)];
  return inBase36(now.getTime(), 8) + random;
}

/** Returns a secret for a link or a session: 32 random bytes, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
