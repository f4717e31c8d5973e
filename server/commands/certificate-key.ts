import { rotateSigningKey } from '../catalog/certificates/service.ts';
import { createDatabase, createPool } from '../platform/database/database.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { keyringOf } from '../platform/security/keyring.ts';

/**
 * Runs `npm run db -- certificate-key`: retires the key that signs certificates, destroys its private half, and creates
 * the next one. The shop may run meanwhile. `secrets` are those of the environment.
 */
export async function runCertificateKey(
  url: string,
  secrets: { current: string | null; accepted: string | null },
): Promise<void> {
  const db = createDatabase(createPool(url, 2));
  try {
    const now = () => new Date();
    const keyring = keyringOf(secrets, { db, name: 'data', now });
    const id = await rotateSigningKey(db, createEncryptor(keyring, 'certificates'), now());
    console.log(
      `New certificates are signed with the key ${id}. Earlier keys stay published, and prove what they signed.`,
    );
  } finally {
    await db.destroy();
  }
}
