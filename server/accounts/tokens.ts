import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Role, roleSchema } from '#contract/accounts.ts';
import { idSchema } from '#contract/wire.ts';

/** How long a session lasts. */
export const sessionDays = 7;

/** What a token says. Only `sid` and `id` are ever trusted; the rest is for clients, the server asks the database. */
export type Claims = { id: string; sid: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

const claimsSchema = z.object({ id: idSchema, sid: idSchema, role: roleSchema });

/** Makes and reads the tokens of one secret (HS256). */
export function createTokens(secret: () => Promise<string>, now: () => Date) {
  let key: Promise<KeyObject> | null = null;
  const signingKey = (): Promise<KeyObject> => {
    if (!key) {
      key = secret().then((text) => createSecretKey(text, 'utf8'));
      // A database that did not answer once must not end all logins of this process.
      key.catch(() => {
        key = null;
      });
    }
    return key;
  };

  return {
    /** A token for a session that ends at `expiresAt`. */
    async sign(claims: Claims, expiresAt: Date): Promise<string> {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await signingKey());
    },

    /** Whose session a token names; null when it is not ours, was changed, or has expired. */
    async read(token: string): Promise<{ id: string; sid: string } | null> {
      const verifying = await signingKey();
      try {
        const { payload } = await jwtVerify(token, verifying, {
          algorithms: ['HS256'],
          currentDate: now(),
          requiredClaims: ['exp'],
        });
        return claimsSchema.parse(payload);
      } catch {
        return null;
      }
    },
  };
}
