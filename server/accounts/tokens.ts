import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Role, roleSchema } from '#contract/accounts/endpoints.ts';
import { idSchema } from '#contract/core/primitives.ts';

/** The lifetime of a session in days. */
export const sessionDays = 7;

/**
 * The claims of a token. The server trusts only `sid` and `id` and reads the rest from the database; the rest is for
 * clients.
 */
export type Claims = { id: string; sid: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

const claimsSchema = z.object({ id: idSchema, sid: idSchema, role: roleSchema, exp: z.number() });

type Named = { id: string; sid: string };

// A verified signature stays valid, and active clients send the same token again and again.
const maxVerified = 10_000;

/** Creates the signer and verifier of the tokens of one secret (HS256). */
export function createTokens(secret: () => Promise<string>, now: () => Date) {
  let key: Promise<KeyObject> | null = null;
  const signingKey = (): Promise<KeyObject> => {
    if (!key) {
      key = secret().then((text) => createSecretKey(text, 'utf8'));
      // One failed read of the secret must not end all logins of this process.
      key.catch(() => {
        key = null;
      });
    }
    return key;
  };

  /** Verified tokens with their expiry in ms. */
  const verified = new LRUCache<string, Named & { until: number }>({ max: maxVerified });

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
    /** Signs a token for a session that ends at `expiresAt`. */
    async sign(claims: Claims, expiresAt: Date): Promise<string> {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await signingKey());
    },

    /** Verifies a token and returns its session; null when it is not ours, was changed, or has expired. */
    async read(token: string): Promise<Named | null> {
      const known = verified.get(token);
      if (known) return now().getTime() < known.until ? known : null;
      const named = await verify(token);
      if (!named) return null;
      verified.set(token, named);
      return named;
    },
  };
}
