import { keyOfPath, pathOfKey } from '../storage/disk-objects.ts';
import type { ObjectStore } from '../storage/objects.ts';

/** Public files only: PDFs are rendered on demand, and back-ups hold no back-ups. */
const saved = 'media/';

/** Lists the uploaded files of a store by the paths that they have on disk. */
export async function listFiles(files: ObjectStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { key } of files.list(saved)) paths.push(pathOfKey(key));
  return paths;
}

/** Passes a file to `sink` in pieces. Returns false if the file does not exist any more. */
export async function readPieces(
  files: ObjectStore,
  path: string,
  begin: (bytes: number) => Promise<void>,
  sink: (piece: Buffer) => Promise<void>,
): Promise<boolean> {
  const key = keyOfPath(path);
  const opened = key === null ? null : await files.open(key);
  if (!opened) return false;
  await begin(opened.bytes);
  for await (const piece of opened.content) await sink(piece);
  return true;
}

/** Restores a file completely or not at all. Throws if the path leads out of the store. */
export async function writePieces(
  files: ObjectStore,
  path: string,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const key = keyOfPath(path);
  if (key === null) throw new Error(`The back-up names a file outside of the shop's storage: ${path}`);
  await files.put(key, pieces);
}
