import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Role, roleSchema } from '#contract/accounts/endpoints.ts';
import { idSchema } from '#contract/core/primitives.ts';

/** How long a session lasts. */
export const sessionDays = 7;

/** What a token says. Only `sid` and `id` are ever trusted; the rest is for clients, the server asks the database. */
export type Claims = { id: string; sid: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

const claimsSchema = z.object({ id: idSchema, sid: idSchema, role: roleSchema, exp: z.number() });

type Named = { id: string; sid: string };

// A signature once found right stays right: people who shop or chat send the same token again and again.
const keptAtMost = 10_000;

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

  /** Tokens that were found right, the oldest first, with the moment (ms) they expire. */
  const kept = new Map<string, Named & { until: number }>();

  async function verify(token: string): Promise<(Named & { until: number }) | null> {
    const verifying = await signingKey();
    try {
      const { payload } = await jwtVerify(token, verifying, {
        algorithms: ['HS256'],
        currentDate: now(),
        requiredClaims: ['exp'],
      });
      const { id, sid, exp } = claimsSchema.parse(payload);
      return { id, sid, until: exp * 1000 };
    } catch {
      return null;
    }
  }

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
    async read(token: string): Promise<Named | null> {
      const known = kept.get(token);
      if (known) return now().getTime() < known.until ? known : null;
      const named = await verify(token);
      if (!named) return null;
      kept.set(token, named);
      const [oldest] = kept.keys();
      if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
      return named;
    },
  };
}
