import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';
import { isDiskFull } from '../../platform/core/storage-away.ts';

/** The SHA-256 of every other file of an archive, as `sha256sum -c` reads them. */
const list = 'SHA256SUMS';
const gzipStart = '1f8b';
const sealedStart = Buffer.from('age-encryption.org/v1').toString('hex');

/** An error whose words say all. */
class Refused extends Error {}

/** Returns an error as the operator reads it, when it is one of a full disk. */
export const explainDisk = (error: unknown, folder: string): unknown =>
  isDiskFull(error)
    ? new Refused(
        `The disk of ${folder} is full. Make room, or set BACKUP_DIR to another folder, and try again.`,
      )
    : error;

async function hashFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== list);
  const lines: string[] = [];
  for (const path of paths.toSorted()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    lines.push(`${hash.digest('hex')}  ${path}\n`);
  }
  return lines.join('');
}

const webStream = (source: AsyncIterable<Uint8Array>) => WebStream.from(source) as ReadableStream<Uint8Array>;

async function* seal(source: AsyncIterable<Uint8Array>, recipients: readonly string[]) {
  if (recipients.length === 0) return yield* source;
  const age = new Encrypter();
  for (const recipient of recipients) age.addRecipient(recipient);
  yield* await age.encrypt(webStream(source));
}

/**
 * Packs a folder, with the list of its hashes, into a tar file, compressed by gzip and sealed by age for `recipients` (none:
 * not sealed). This account alone may read it. It gets its name when it is complete and on the disk.
 */
export async function pack(folder: string, file: string, recipients: readonly string[]): Promise<void> {
  await writeFile(join(folder, list), await hashFiles(folder));
  const draft = `${file}.part`;
  try {
    await pipeline(
      seal(create({ cwd: folder, gzip: true, portable: true }, await readdir(folder)), recipients),
      // `flush` calls fsync.
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw explainDisk(error, dirname(file));
  }
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(21), 0, 21, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* unseal(file: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const start = await startOf(file).catch(() => {
    throw new Refused(`There is no file ${file}.`);
  });
  const source = createReadStream(file);
  if (start.startsWith(gzipStart)) return yield* source;
  if (start !== sealedStart) throw new Refused(foreign(file));
  if (identities.length === 0)
    throw new Refused(
      `${file} is sealed. Set BACKUP_IDENTITY to the secret key, or to a file that holds it.`,
    );
  const age = new Decrypter();
  for (const identity of identities) age.addIdentity(identity);
  const opened = age.decrypt(webStream(source));
  yield* await opened.catch((error: Error) => {
    throw error.message.includes('no identity matched')
      ? new Refused(
          `${file} is sealed for other keys: BACKUP_IDENTITY does not open it. Set the key of its day.`,
        )
      : error;
  });
}

const foreign = (file: string): string =>
  `${file} is no back-up that this version can read. One of an earlier version is restored by the version that made it.`;

/**
 * Writes the files of a tar stream. Not by `pipeline`, which takes a last 'drain' of the extraction for its end, before all files
 * are on the disk.
 */
async function extractAll(archive: Readable, folder: string): Promise<void> {
  const files = extract({ cwd: folder, strict: true });
  const closed = once(files, 'close');
  archive.pipe(files);
  await Promise.all([finished(archive), closed]);
}

/**
 * Unpacks an archive into an empty folder, and proves that it is whole. Throws one sentence for a file that is cut off,
 * altered, sealed for other keys, or no archive of a shop.
 */
export async function unpack(file: string, folder: string, identities: readonly string[]): Promise<void> {
  const damaged = `${file} is cut off or altered. Use another copy.`;
  await extractAll(Readable.from(unseal(file, identities)), folder).catch((error: unknown) => {
    const known = explainDisk(error, folder);
    throw known instanceof Refused ? known : new Error(damaged, { cause: error });
  });
  const listed = await readFile(join(folder, list), 'utf8').catch(() => {
    throw new Error(foreign(file));
  });
  if (listed !== (await hashFiles(folder))) throw new Error(damaged);
}
