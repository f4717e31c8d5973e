import type pg from 'pg';
import { z } from 'zod';

/** The schema of the provider. */
export const SCHEMA = { file: new URL('./schema.sql', import.meta.url), lock: 0x09e41d };

/** The failures that a sign-in can have on purpose; `none` succeeds. */
export const faults = ['none', 'unverified', 'nonce', 'expired', 'signature', 'audience'] as const;
/** One of them. */
export type SignInFault = (typeof faults)[number];

const personSchema = z.object({
  sub: z.string(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
});
/** Somebody with an account at the provider. */
export type ProviderPerson = z.output<typeof personSchema>;

/** A code as it was given out. */
export type Code = {
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  person: ProviderPerson;
  fault: SignInFault;
};

/** Keeps the key pair of the first process that comes; every process signs with the same. */
export async function keepKey(pool: pg.Pool, kid: string, privateJwk: object): Promise<void> {
  await pool.query(
    `insert into sandbox_openid.keys (kid, private_jwk)
     select $1, $2 where not exists (select 1 from sandbox_openid.keys) on conflict do nothing`,
    [kid, JSON.stringify(privateJwk)],
  );
}

/** Returns the oldest key, or null: with two made at once, every process takes the same. */
export async function findKey(pool: pg.Pool): Promise<{ kid: string; jwk: Record<string, string> } | null> {
  const { rows } = await pool.query(
    'select kid, private_jwk as jwk from sandbox_openid.keys order by created_at, kid limit 1',
  );
  return rows[0] ?? null;
}

/** Keeps a code. */
export async function insertCode(pool: pg.Pool, code: string, given: Code): Promise<void> {
  await pool.query(
    `insert into sandbox_openid.codes (code, redirect_uri, challenge, nonce, person, fault)
     values ($1, $2, $3, $4, $5, $6)`,
    [code, given.redirectUri, given.challenge, given.nonce, JSON.stringify(given.person), given.fault],
  );
}

/** Uses a code up; null when it is unknown, used, or older than a minute. */
export async function takeCode(pool: pg.Pool, code: string): Promise<Code | null> {
  const { rows } = await pool.query(
    `update sandbox_openid.codes set used_at = now()
      where code = $1 and used_at is null and created_at > now() - interval '1 minute'
      returning redirect_uri as "redirectUri", challenge, nonce, person, fault`,
    [code],
  );
  return rows[0] ? { ...rows[0], person: personSchema.parse(rows[0].person) } : null;
}

/** Keeps an access token for userinfo. */
export async function insertAccessToken(pool: pg.Pool, token: string, person: ProviderPerson): Promise<void> {
  await pool.query('insert into sandbox_openid.access_tokens (token, person) values ($1, $2)', [
    token,
    JSON.stringify(person),
  ]);
}

/** Returns the person of an access token; null when it is unknown or older than an hour. */
export async function findByAccessToken(pool: pg.Pool, token: string): Promise<ProviderPerson | null> {
  const { rows } = await pool.query(
    `select person from sandbox_openid.access_tokens where token = $1 and created_at > now() - interval '1 hour'`,
    [token],
  );
  return rows[0] ? personSchema.parse(rows[0].person) : null;
}
