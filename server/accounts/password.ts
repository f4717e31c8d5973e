import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet); the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

// Valid in form and cost, but it matches no password. An attempt on an unknown account takes as long as one on a real
// account.
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Normalises a password: Hindi and accented letters can be typed in several ways. */
const normalised = (password: string): string => password.normalize('NFKC');

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), cost);

/** Returns whether the password is right. Takes the same time if there is no hash to compare with. */
export async function verifyHash(password: string, storedHash: string | null): Promise<boolean> {
  const matches = await verify(storedHash ?? nobody, normalised(password), cost);
  return matches && storedHash !== null;
}
