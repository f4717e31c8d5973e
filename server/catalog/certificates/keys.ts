import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { type Database, type Reader, transact } from '../../platform/database/database.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { findCurrentKey, insertKey, readPublicKeys, retireSigningKey } from './key-store.ts';

/** A signing key: its name, and the half that signs. */
type SigningKey = { id: string; privateKey: KeyObject };

/** A public key of the shop. */
export type PublicKey = { id: string; pem: string };

/** The keys of certificates. */
export type CertificateKeys = ReturnType<typeof createCertificateKeys>;

/** Returns the name of a key: the first eight bytes of the SHA-256 of its public half (SubjectPublicKeyInfo), in hex. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Creates a key pair as its row. The private half (PKCS #8) is sealed. */
async function newSigningKey(encryptor: Encryptor, at: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    id: keyIdOf(publicKey),
    use: 'statements' as const,
    public_pem: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    sealed_secret: await encryptor.encrypt(privateKey.export({ type: 'pkcs8', format: 'der' })),
    created_at: at,
  };
}

const newCodeKey = async (encryptor: Encryptor, at: Date) => ({
  id: 'codes',
  use: 'codes' as const,
  public_pem: null,
  sealed_secret: await encryptor.encrypt(randomBytes(32)),
  created_at: at,
});

/** Retires the signing key and creates the next one. Returns its id. What was signed before stays provable. */
export const rotateSigningKey = (db: Database, encryptor: Encryptor, at: Date): Promise<string> =>
  transact(db, async (tx) => {
    const next = await newSigningKey(encryptor, at);
    await retireSigningKey(tx, at);
    await insertKey(tx, next);
    return next.id;
  });

/** Creates the keys of certificates. A missing key is created on first use, by whichever process is first. */
export function createCertificateKeys(
  { db, now }: { db: Database; now: () => Date },
  { encryptor }: { encryptor: Encryptor },
) {
  const publicKeys = new Map<string, KeyObject>();
  let codeKey: Promise<Buffer> | null = null;
  let openCodeKey: Buffer | null = null;
  let signing: SigningKey | null = null;

  async function currentKey(use: 'statements' | 'codes', reader: Reader = db) {
    const known = await findCurrentKey(reader, use);
    if (known) return known;
    const make = use === 'codes' ? newCodeKey : newSigningKey;
    await insertKey(db, await make(encryptor, now()));
    const made = await findCurrentKey(db, use);
    if (!made) throw new Error('the key of certificates was retired while it was created');
    return made;
  }
  const open = (sealed: Buffer | null) => {
    if (!sealed) throw new Error('a key of certificates in force without its secret');
    return encryptor.decrypt(sealed);
  };

  /** Returns the signing key in force. It is looked up each time, because another process may have replaced it. */
  async function signingKey(reader?: Reader): Promise<SigningKey> {
    const { id, sealed_secret } = await currentKey('statements', reader);
    if (signing?.id === id) return signing;
    const key = await open(sealed_secret);
    signing = { id, privateKey: createPrivateKey({ key, type: 'pkcs8', format: 'der' }) };
    return signing;
  }

  const list = async (reader: Reader = db): Promise<PublicKey[]> =>
    (await readPublicKeys(reader)).flatMap(({ id, public_pem }) =>
      public_pem ? [{ id, pem: public_pem }] : [],
    );

  async function publicKey(id: string, reader?: Reader): Promise<KeyObject | null> {
    if (!publicKeys.has(id))
      for (const one of await list(reader)) publicKeys.set(one.id, createPublicKey(one.pem));
    return publicKeys.get(id) ?? null;
  }

  return {
    /** Lists the public keys, also retired ones, the newest first. */
    list,

    /** Returns the key that codes are derived from. It never changes: printed codes depend on it. */
    forCodes(): Promise<Buffer> {
      codeKey ??= currentKey('codes').then(({ sealed_secret }) => open(sealed_secret));
      codeKey.then(
        (key) => {
          openCodeKey = key;
        },
        () => {
          codeKey = null;
        },
      );
      return codeKey;
    },

    /**
     * Returns the key that codes are derived from if this process has opened it. For transactions: a second connection
     * that they wait for could be held by others that wait for theirs.
     */
    openedForCodes: (): Buffer | null => openCodeKey,

    /**
     * Returns a function that signs texts with the key in force (Ed25519, RFC 8032), and the name of the key. A transaction
     * passes itself as `reader`, so that it needs no second connection.
     */
    async signer(reader?: Reader): Promise<{ keyId: string; sign: (text: string) => Buffer }> {
      const { id, privateKey } = await signingKey(reader);
      return { keyId: id, sign: (text) => sign(null, Buffer.from(text, 'utf8'), privateKey) };
    },

    /** Returns whether a key of the shop has signed a statement. */
    async isSigned(
      { statement, signature, key_id }: { statement: string; signature: Buffer; key_id: string },
      reader?: Reader,
    ): Promise<boolean> {
      const key = await publicKey(key_id, reader);
      return key !== null && verify(null, Buffer.from(statement, 'utf8'), key, signature);
    },
  };
}
