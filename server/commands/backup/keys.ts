import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the public keys of BACKUP_RECIPIENTS that copies are sealed for; none if it is not set. Throws for one that is none. */
export function recipientsOf({ BACKUP_RECIPIENTS: given = '' }: Environment): string[] {
  const recipients = given.split(/[\s,]+/).filter(Boolean);
  for (const one of recipients) {
    try {
      new Encrypter().addRecipient(one);
    } catch {
      throw new Error(`BACKUP_RECIPIENTS: ${one} is no public key of age. One begins with age1.`);
    }
  }
  return recipients;
}

/** Returns the secret keys of BACKUP_IDENTITY, which names them or a file with them as age-keygen writes it; none if it is not set. */
export async function identitiesOf({ BACKUP_IDENTITY: given }: Environment): Promise<string[]> {
  if (!given) return [];
  const text = given.startsWith('AGE-') ? given : await readFile(given, 'utf8').catch(() => 'no file');
  const identities = text.split(/[\s,]+/).filter((word) => word.startsWith('AGE-'));
  try {
    for (const one of identities) new Decrypter().addIdentity(one);
  } catch {
    throw new Error('BACKUP_IDENTITY is no secret key of age. One begins with AGE-SECRET-KEY-1.');
  }
  if (identities.length === 0)
    throw new Error(`BACKUP_IDENTITY: there is no file ${given} with a secret key of age in it.`);
  return identities;
}
