import { Secret, TOTP } from 'otpauth';
import { digitsOnly } from '#contract/core/typed.ts';

const periodSeconds = 30;
/** A clock may be one period off (RFC 6238, section 5.2). */
const window = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

/** Returns a new secret of 160 bits (RFC 4226, section 4) in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** Returns the step (30 s since 1970) whose code was typed; null when it is not one of now. Compares in constant time. */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: digitsOnly(typed), timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
