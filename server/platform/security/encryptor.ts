import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts data that must not be readable on disk or in a back-up. */
export type Encryptor = {
  /** Encrypts with AES-256-GCM and a random nonce. Returns nonce, tag and ciphertext. */
  encrypt(plain: Buffer): Promise<Buffer>;
  /** Decrypts. Throws when the data was changed or encrypted with another key. */
  decrypt(sealed: Buffer): Promise<Buffer>;
};

const nonceBytes = 12;
const tagBytes = 16;

/** Creates an encryptor for one purpose. The key is derived from secret and purpose (HKDF, RFC 5869). */
export function createEncryptor(secret: () => Promise<string>, purpose: string): Encryptor {
  let key: Promise<Buffer> | null = null;
  const derived = () => {
    key ??= secret().then((text) => Buffer.from(hkdfSync('sha256', text, 'navaratna', purpose, 32)));
    return key;
  };
  return {
    async encrypt(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', await derived(), nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    async decrypt(sealed) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', await derived(), nonce);
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}
