import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A back-up is a gzip of frames: one letter (what it is), four bytes (how long), and that many bytes. The first names the
 * format, the last carries the SHA-256 of all before it, so that a file that was cut off or altered is known as such
 * before anything is restored from it.
 */
export type Frame = { kind: string; bytes: Buffer };

const format = 'Navaratna backup, format 1';
const headBytes = 5;
// Rows are gathered into frames of about 64 kB; no single row or upload of the shop comes near this.
const largestFrame = 1 << 28;

function headOf(kind: string, length: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write(kind, 'latin1');
  head.writeUInt32BE(length, 1);
  return head;
}

/** Writes frames into a file that appears under its name only when it is whole. */
export type FrameWriter = {
  write(kind: string, bytes: Buffer | object): Promise<void>;
  /** Seals the file and moves it into place. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
};

/** Opens a writer beside `file`; readable by this account only, for it holds what people entrusted to the shop. */
export async function createFrameWriter(file: string): Promise<FrameWriter> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const gzip = createGzip({ level: 5 });
  // On the disk before it gets its name.
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  const flushed = finished(gzip.pipe(out));
  // Heard when it is awaited; a full disk must not end the process before.
  flushed.catch(() => undefined);
  const hash = createHash('sha256');
  const push = (bytes: Buffer) =>
    gzip.write(bytes)
      ? Promise.resolve()
      : Promise.race([new Promise<void>((resolve) => gzip.once('drain', resolve)), flushed]);

  async function write(kind: string, bytes: Buffer | object): Promise<void> {
    const payload = Buffer.isBuffer(bytes) ? bytes : Buffer.from(JSON.stringify(bytes));
    for (const part of [headOf(kind, payload.length), payload]) {
      hash.update(part);
      await push(part);
    }
  }
  await write('N', Buffer.from(format));
  return {
    write,
    async close() {
      const digest = hash.digest();
      await push(headOf('Z', digest.length));
      await push(digest);
      gzip.end();
      await flushed;
      await rename(draft, file);
    },
    async abandon() {
      gzip.destroy();
      out.destroy();
      await flushed.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

const cutOff = (file: string) =>
  new Error(`${file} is cut off: the end of the back-up is missing. Use another copy.`);
const altered = (file: string) =>
  new Error(`${file} was altered after it was made: its checksum does not fit. Use another copy.`);

/**
 * The frames of a back-up, in order. Throws in plain words when the file is none, is cut off, or was altered; the last
 * can only be known at the end, so whoever acts on frames reads the file to its end before.
 */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const hash = createHash('sha256');
  const take = takerOf(source.pipe(gunzip));
  try {
    for (let first = true; ; first = false) {
      const head = await take(headBytes);
      if (!head) throw cutOff(file);
      const kind = head.toString('latin1', 0, 1);
      const length = head.readUInt32BE(1);
      if (first && (kind !== 'N' || length !== format.length))
        throw new Error(
          `${file} is not a back-up of this shop, or of a format that this version does not know.`,
        );
      if (length > largestFrame) throw altered(file);
      const bytes = await take(length);
      if (!bytes) throw cutOff(file);
      if (kind === 'Z') {
        if (!hash.digest().equals(bytes)) throw altered(file);
        if (await take(1)) throw altered(file);
        return;
      }
      hash.update(head).update(bytes);
      if (first && bytes.toString() !== format)
        throw new Error(`${file} is of a format that this version does not know: ${bytes.toString()}.`);
      if (!first) yield { kind, bytes };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (code === 'Z_BUF_ERROR') throw cutOff(file);
    if (code === 'Z_DATA_ERROR')
      throw (error as Error).message.includes('header')
        ? new Error(`${file} is not a back-up of this shop.`)
        : altered(file);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Takes exact numbers of bytes off a stream; null when it ends before. */
function takerOf(stream: Readable): (wanted: number) => Promise<Buffer | null> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let kept: Buffer[] = [];
  let held = 0;
  return async (wanted) => {
    while (held < wanted) {
      const { value, done } = await chunks.next();
      if (done) return null;
      kept.push(value);
      held += value.length;
    }
    const all = kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept);
    kept = [all.subarray(wanted)];
    held = all.length - wanted;
    return all.subarray(0, wanted);
  };
}
