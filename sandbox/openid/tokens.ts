import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type pg from 'pg';
import { type Code, findKey, keepKey } from './store.ts';

const alg = 'RS256';

/** Returns the signing key, and creates it at the first start; `publicJwk` is what the provider publishes. */
export async function loadKey(pool: pg.Pool) {
  let kept = await findKey(pool);
  if (!kept) {
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    await keepKey(pool, randomUUID(), await exportJWK(privateKey));
    kept = await findKey(pool);
  }
  if (!kept) throw new Error('the sandbox provider has no key');
  const { kid, jwk } = kept;
  const { kty, n, e } = jwk;
  return { kid, privateKey: await importJWK(jwk, alg), publicJwk: { kty, n, e, kid, alg, use: 'sig' } };
}

/** A key that nobody publishes: what is signed with it is a forgery under our `kid`. */
const forgedKey = async () => (await generateKeyPair(alg)).privateKey;

/** Returns the ID token of a code, with what shall be wrong in it. */
export async function idToken(
  { issuer, clientId, key }: { issuer: string; clientId: string; key: Awaited<ReturnType<typeof loadKey>> },
  { person, nonce, fault }: Code,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const issuedAt = fault === 'expired' ? now - 7200 : now;
  return new SignJWT({
    ...profileOf({ person, fault }),
    nonce: fault === 'nonce' ? 'of another sign-in' : (nonce ?? undefined),
  })
    .setProtectedHeader({ alg, kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(person.sub)
    .setAudience(fault === 'audience' ? 'another-shop' : clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(fault === 'signature' ? await forgedKey() : key.privateKey);
}

/** Returns the provider's claims about a person. */
export const profileOf = ({ person, fault }: Pick<Code, 'person' | 'fault'>) => ({
  email: person.email,
  email_verified: fault !== 'unverified',
  given_name: person.givenName,
  family_name: person.familyName,
  name: `${person.givenName} ${person.familyName}`.trim(),
});
