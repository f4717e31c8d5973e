import { createSecretKey, type KeyObject } from 'node:crypto';
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { idSchema } from '#contract/core/primitives.ts';
import { type Role, roleSchema } from '#contract/people/accounts/endpoints.ts';
import type { Keyring } from '../../../platform/security/keyring.ts';

/** The lifetime of a session in days. */
export const sessionDays = 7;

/**
 * The claims of a token. The server trusts only `sid` and `id` and reads the rest from the database; the rest is for
 * clients.
 */
export type Claims = { id: string; sid: string; role: Role; isVerified: boolean; agreedToTerms: boolean };

// A token for an audience is none of a session.
const claimsSchema = z.object({
  id: idSchema,
  sid: idSchema,
  role: roleSchema,
  exp: z.number(),
  aud: z.never().optional(),
});

/** The claims of a sign-in ticket: those of the specification, and `jti`, by which it is used once. */
export type TicketClaims = Omit<Claims, 'sid'> & { jti: string };

const ticketAudience = 'oauth-success';
const ticketSchema = z.object({ id: idSchema, jti: z.string() });

type Named = { id: string; sid: string };

// A verified signature stays valid, and active clients send the same token again and again.
const maxVerified = 10_000;

/**
 * Creates the signer and verifier of tokens (HS256). The current key signs and is named in the header (`kid`); every key
 * of the keyring verifies, so that a change of the secret ends no session. A sign-in ticket has an audience of its own and
 * no session, so neither passes for the other.
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

  /** Returns the claims of a token; null when no key signed it, or it has expired. */
  async function payloadOf(token: string, options: JWTVerifyOptions = {}): Promise<JWTPayload | null> {
    const rules = { algorithms: ['HS256'], currentDate: now(), requiredClaims: ['exp'], ...options };
    for (const { key } of await keys()) {
      const read = await jwtVerify(token, key, rules).catch(() => null);
      if (read) return read.payload;
    }
    return null;
  }

  async function sign(claims: JWTPayload, expiresAt: Date): Promise<string> {
    const [current] = await keys();
    if (!current) throw new Error('no session secret');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: current.id })
      .setIssuedAt(now())
      .setExpirationTime(expiresAt)
      .sign(current.key);
  }

  return {
    /** Signs a token for a session that ends at `expiresAt`. */
    sign: (claims: Claims, expiresAt: Date): Promise<string> => sign({ ...claims }, expiresAt),

    /** Verifies a token and returns its session; null when it is not ours, was changed, or has expired. */
    async read(token: string): Promise<Named | null> {
      const known = verified.get(token);
      if (known) return now().getTime() < known.until ? known : null;
      const claims = claimsSchema.safeParse(await payloadOf(token));
      if (!claims.success) return null;
      const { id, sid, exp } = claims.data;
      verified.set(token, { id, sid, until: exp * 1000 });
      return { id, sid };
    },

    /** Signs the ticket of a sign-in. */
    signTicket: (claims: TicketClaims, expiresAt: Date): Promise<string> =>
      sign({ ...claims, aud: ticketAudience }, expiresAt),

    /** Verifies a ticket and returns its person and `jti`; null when it is none, was changed, or has expired. */
    async readTicket(token: string): Promise<Pick<TicketClaims, 'id' | 'jti'> | null> {
      const payload = await payloadOf(token, { audience: ticketAudience });
      return ticketSchema.safeParse(payload).data ?? null;
    },
  };
}
