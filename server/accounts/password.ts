import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet); the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

// Right in form and cost, wrong for every password: it makes a try at no account take as long as one at an account.
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Two spellings of one word are one password: Hindi and accented letters can be typed in several ways. */
const spelled = (password: string): string => password.normalize('NFKC');

/** The hash of a password, as it is kept. */
export const hashPassword = (password: string): Promise<string> => hash(spelled(password), cost);

/** True for the right password. Takes the same time where there is no hash to compare with. */
export async function verifyHash(password: string, kept: string | null): Promise<boolean> {
  const right = await verify(kept ?? nobody, spelled(password), cost);
  return right && kept !== null;
}
