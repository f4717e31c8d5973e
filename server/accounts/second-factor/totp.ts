import { Secret, TOTP } from 'otpauth';

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

/** Returns the digits of a typed code in ASCII. Keyboards of Hindi write their own, and apps show a space. */
export const codeDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[^0-9]/g, '');

/** Returns the step (30 s since 1970) whose code was typed; null when it is not one of now. Compares in constant time. */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: codeDigits(typed), timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
