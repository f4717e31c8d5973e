import { hkdfSync } from 'node:crypto';
import { decryptWith, encryptWith } from './aes-gcm.ts';
import type { Key, Keyring } from './keyring.ts';

/** Returns the encryptor of a purpose. */
export type EncryptorFor = (purpose: string) => Encryptor;

/** Encrypts data that must not be readable on disk or in a back-up. */
export type Encryptor = {
  /** Encrypts with AES-256-GCM, a random nonce and the current key. Returns mark, key id, nonce, tag and ciphertext. */
  encrypt(plain: Buffer): Promise<Buffer>;
  /** Decrypts with the key it was encrypted with. Throws when the data was changed or that key is not in the keyring. */
  decrypt(sealed: Buffer): Promise<Buffer>;
  /** Returns whether the data was encrypted with the current key. */
  isCurrent(sealed: Buffer): Promise<boolean>;
};

/** Begins data that names its key. Data of earlier versions begins with the nonce. */
const mark = Buffer.from('NK1');
const idBytes = 4;
const headBytes = mark.length + idBytes;

/** Creates an encryptor for one purpose. Its keys are derived from the secrets and the purpose (HKDF, RFC 5869). */
export function createEncryptor(keyring: Keyring, purpose: string): Encryptor {
  const derived = new Map<string, Buffer>();
  function keyOf({ id, secret }: Key): Buffer {
    const known = derived.get(id);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'navaratna', purpose, 32));
    derived.set(id, key);
    return key;
  }
  /** Returns the id of the key that data names, or null if it names none. */
  const namedId = (sealed: Buffer): string | null =>
    sealed.subarray(0, mark.length).equals(mark)
      ? sealed.subarray(mark.length, headBytes).toString('hex')
      : null;

  return {
    async encrypt(plain) {
      const [current] = await keyring();
      return Buffer.concat([mark, Buffer.from(current.id, 'hex'), encryptWith(keyOf(current), plain)]);
    },
    async decrypt(sealed) {
      const keys = await keyring();
      const named = keys.find(({ id }) => id === namedId(sealed));
      if (named) return decryptWith(keyOf(named), sealed.subarray(headBytes));
      // Data of an earlier version does not name its key: the tag tells whether a key is the right one.
      for (const key of keys) {
        try {
          return decryptWith(keyOf(key), sealed);
        } catch {
          // The next key.
        }
      }
      throw new Error('encrypted with a secret that this process does not have: see DATA_SECRET_ACCEPTED');
    },
    async isCurrent(sealed) {
      const [current] = await keyring();
      return namedId(sealed) === current.id;
    },
  };
}
