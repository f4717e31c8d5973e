import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** PDF documents are rendered on demand, so they are not backed up. */
const rendered = /^pdfs(\/|$)/;
const plainPath = /^(?:[\w-]+\/){0,3}[\w-][\w.-]*$/;
const chunkBytes = 1 << 20;

/** Lists the uploaded files of a storage folder as relative paths. A missing folder has none. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((path) => plainPath.test(path) && !rendered.test(path))
    .toSorted();
}

/** Passes a file to `sink` in pieces of 1 MB. Returns false if the file does not exist any more. */
export async function readPieces(
  path: string,
  begin: (bytes: number) => Promise<void>,
  sink: (piece: Buffer) => Promise<void>,
): Promise<boolean> {
  const handle = await open(path).catch(() => null);
  if (!handle) return false;
  try {
    await begin((await handle.stat()).size);
    for await (const piece of handle.createReadStream({ autoClose: false, highWaterMark: chunkBytes }))
      await sink(piece as Buffer);
  } finally {
    await handle.close();
  }
  return true;
}

/** Restores a file by write and rename. Throws if the path leads out of the folder. */
export async function writePieces(
  folder: string,
  path: string,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  if (!plainPath.test(path))
    throw new Error(`The back-up names a file outside of the shop's storage: ${path}`);
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}`);
  const handle = await open(draft, 'w');
  try {
    for await (const piece of pieces) await handle.write(piece);
    await handle.close();
    await rename(draft, target);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
