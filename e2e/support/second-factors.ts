import { createHash, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { query } from './products.ts';

/** Returns the code of an authenticator app, `ahead` seconds from now. The server accepts one that is 30 s early. */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: Date.now() + ahead * 1000 });

/** Makes the last proof of a session (by its token) 20 minutes old, so that delicate work asks for a new one. */
export const ageProof = (token: string): Promise<void> => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return query("update sessions set proved_at = now() - interval '20 minutes' where id = $1", [sid]);
};

/** Begins a log-in that must set a second factor up, as a shop in production does for staff. Returns its ticket. */
export async function beginSetUp(userId: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const bearer = createHash('sha256').update(`ticket ${ticket}`).digest();
  await query(
    `insert into factor_steps (bearer, kind, user_id, by, expires_at)
     values ($1, 'login', $2, 'password', now() + interval '15 minutes')`,
    [bearer, userId],
  );
  return ticket;
}
