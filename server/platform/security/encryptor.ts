import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not lie readable on a disk or in a backup. */
export type Encryptor = {
  /** AES-256-GCM under a fresh nonce: nonce, tag, ciphertext. */
  seal(plain: Buffer): Promise<Buffer>;
  /** What was sealed; throws when it was changed or sealed with another key. */
  open(sealed: Buffer): Promise<Buffer>;
};

const nonceBytes = 12;
const tagBytes = 16;

/** Makes a sealer for one purpose; the key is derived from the secret (HKDF, RFC 5869), so purposes cannot be mixed. */
export function createEncryptor(secret: () => Promise<string>, purpose: string): Encryptor {
  let key: Promise<Buffer> | null = null;
  const derived = () => {
    key ??= secret().then((text) => Buffer.from(hkdfSync('sha256', text, 'navaratna', purpose, 32)));
    return key;
  };
  return {
    async seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', await derived(), nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    async open(sealed) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', await derived(), nonce);
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}
