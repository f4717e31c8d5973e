import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * A sealed copy is a back-up that may leave the machine: a line with the format, a salt of 16 bytes, then pieces of 1 MB,
 * each encrypted with AES-256-GCM. The key is derived from the data secret and the salt (HKDF, SHA-256). The nonce of a
 * piece is its number and whether it is the last one, so pieces cannot be left out, swapped or cut off.
 */
const format = Buffer.from('Navaratna sealed copy, format 1\n');
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 1 << 20;

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'navaratna sealed copy', 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

type Piece = { bytes: Buffer; number: number; isLast: boolean };

/** Cuts a stream into a head of `headBytes` and pieces of `size`. The last piece may be shorter, even empty. */
async function* cut(
  source: AsyncIterable<Buffer>,
  headBytes: number,
  size: number,
): AsyncGenerator<Piece | { head: Buffer }> {
  let buffered: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  let needsHead = headBytes > 0;
  const take = (n: number): Buffer => {
    const all = Buffer.concat(buffered);
    buffered = [all.subarray(n)];
    bytes = all.length - n;
    return all.subarray(0, n);
  };
  for await (const chunk of source) {
    buffered.push(chunk);
    bytes += chunk.length;
    if (needsHead && bytes >= headBytes) {
      needsHead = false;
      yield { head: take(headBytes) };
    }
    // One piece stays back until it is known whether it is the last.
    while (!needsHead && bytes > size) {
      yield { bytes: take(size), number, isLast: false };
      number += 1;
    }
  }
  if (needsHead) yield { head: take(bytes) };
  else yield { bytes: take(bytes), number, isLast: true };
}

/** Encrypts a file into another, readable by its owner alone. `secret` is the data secret. */
export async function sealFile(from: string, to: string, secret: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(secret, salt);
  async function* sealed() {
    yield Buffer.concat([format, salt]);
    for await (const piece of cut(createReadStream(from), 0, pieceBytes)) {
      if ('head' in piece) continue;
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece.number, piece.isLast));
      yield Buffer.concat([cipher.update(piece.bytes), cipher.final(), cipher.getAuthTag()]);
    }
  }
  await pipeline(sealed(), createWriteStream(to, { mode: 0o600, flush: true }));
}

function decrypt(key: Buffer, { bytes, number, isLast }: Piece): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(Math.max(bytes.length - tagBytes, 0)));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
}

/** Returns the first key that opens a piece, or throws. */
function findKey(keys: readonly Buffer[], piece: Piece): Buffer {
  for (const key of keys) {
    try {
      decrypt(key, piece);
      return key;
    } catch {}
  }
  throw new Error(
    'This copy was sealed with another DATA_SECRET, or was altered. Set the secret of its day as DATA_SECRET_ACCEPTED.',
  );
}

/**
 * Decrypts a sealed copy into a file, with the first of the secrets that fits. Throws in one sentence if none does, or if
 * the copy is truncated or altered.
 */
export async function openSealed(from: string, to: string, secrets: readonly string[]): Promise<void> {
  async function* opened() {
    let keys: Buffer[] = [];
    let known = false;
    for await (const piece of cut(createReadStream(from), format.length + saltBytes, pieceBytes + tagBytes)) {
      if ('head' in piece) {
        const start = piece.head.subarray(0, format.length);
        if (!start.equals(format)) throw new Error(`${from} is no sealed copy of this shop.`);
        keys = secrets.map((secret) => keyOf(secret, piece.head.subarray(format.length)));
        continue;
      }
      if (!known) keys = [findKey(keys, piece)];
      known = true;
      try {
        yield decrypt(keys[0] as Buffer, piece);
      } catch {
        throw new Error(`${from} is cut off or altered.`);
      }
    }
  }
  await pipeline(opened(), createWriteStream(to, { mode: 0o600 }));
}
