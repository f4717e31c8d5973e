import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Role, roleSchema } from '#contract/accounts/endpoints.ts';
import { idSchema } from '#contract/core/primitives.ts';
import type { Keyring } from '../platform/security/keyring.ts';

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

/**
 * Creates the signer and verifier of tokens (HS256). The current key signs and is named in the header (`kid`); every key
 * of the keyring verifies, so that a change of the secret ends no session.
 */
export function createTokens(keyring: Keyring, now: () => Date) {
  const objects = new Map<string, KeyObject>();
  async function keys(): Promise<{ id: string; key: KeyObject }[]> {
    return (await keyring()).map(({ id, secret }) => {
      const key = objects.get(id) ?? createSecretKey(secret, 'utf8');
      objects.set(id, key);
      return { id, key };
    });
  }

  /** Verified tokens with their expiry in ms. */
  const verified = new LRUCache<string, Named & { until: number }>({ max: maxVerified });

  async function verifyWith(token: string, key: KeyObject): Promise<(Named & { until: number }) | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
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

  async function verify(token: string): Promise<(Named & { until: number }) | null> {
    for (const { key } of await keys()) {
      const named = await verifyWith(token, key);
      if (named) return named;
    }
    return null;
  }

  return {
    /** Signs a token for a session that ends at `expiresAt`. */
    async sign(claims: Claims, expiresAt: Date): Promise<string> {
      const [current] = await keys();
      if (!current) throw new Error('no session secret');
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.id })
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(current.key);
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
