import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * One frame of a back-up, which is a gzip of frames: a letter for the kind, four bytes for the length (big-endian), and the
 * payload. The first frame names the format. The last one holds the SHA-256 of all before it, so that a truncated or altered
 * file is detected before anything is restored.
 */
export type Frame = { kind: string; bytes: Buffer };

const format = 'Navaratna backup, format 1';
const headBytes = 5;
// Frames of rows have about 64 KB, those of files 1 MB; no single row comes near this limit.
const largestFrame = 1 << 28;

function headOf(kind: string, length: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write(kind, 'latin1');
  head.writeUInt32BE(length, 1);
  return head;
}

/** A writer of frames. The file gets its name when it is complete. */
export type FrameWriter = {
  write(kind: string, bytes: Buffer | object): Promise<void>;
  /** Writes the checksum and renames the file. */
  close(): Promise<void>;
  /** Removes the draft. */
  abandon(): Promise<void>;
};

/** Creates a writer to a draft beside `file`. Only this account can read it, because it holds personal data. */
export async function createFrameWriter(file: string): Promise<FrameWriter> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const gzip = createGzip({ level: 5 });
  // `flush` calls fsync before the rename.
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  const flushed = finished(gzip.pipe(out));
  // The error is thrown where this is awaited. Unhandled, a full disk would end the process earlier.
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
 * Yields the frames of a back-up in order. Throws when the file is no back-up, is truncated or was altered. The checksum is
 * known only at the end, so callers read the whole file once before they act on frames.
 */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const hash = createHash('sha256');
  const read = createReader(source.pipe(gunzip));
  try {
    for (let first = true; ; first = false) {
      const head = await read(headBytes);
      if (!head) throw cutOff(file);
      const kind = head.toString('latin1', 0, 1);
      const length = head.readUInt32BE(1);
      if (first && (kind !== 'N' || length !== format.length))
        throw new Error(
          `${file} is not a back-up of this shop, or of a format that this version does not know.`,
        );
      if (length > largestFrame) throw altered(file);
      const bytes = await read(length);
      if (!bytes) throw cutOff(file);
      if (kind === 'Z') {
        if (!hash.digest().equals(bytes)) throw altered(file);
        if (await read(1)) throw altered(file);
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

/** Returns a function that reads an exact number of bytes from a stream, or null at its end. */
function createReader(stream: Readable): (wanted: number) => Promise<Buffer | null> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffered: Buffer[] = [];
  let bytes = 0;
  return async (wanted) => {
    while (bytes < wanted) {
      const { value, done } = await chunks.next();
      if (done) return null;
      buffered.push(value);
      bytes += value.length;
    }
    const all = buffered.length === 1 ? (buffered[0] as Buffer) : Buffer.concat(buffered);
    buffered = [all.subarray(wanted)];
    bytes = all.length - wanted;
    return all.subarray(0, wanted);
  };
}
