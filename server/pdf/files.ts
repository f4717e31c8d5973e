import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../platform/storage/drafts.ts';
import type { ObjectStore } from '../platform/storage/objects.ts';

/** A cache of rendered PDFs on disk, by content hash. The files are private: no URL serves them. */
export type PdfFiles = {
  /** Returns a PDF and marks it as used now; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Stores a PDF. */
  put(key: string, pdf: Buffer): Promise<void>;
  /** Removes PDFs that were not used since `until`. Returns their number. */
  forget(until: Date): Promise<number>;
};

/** Creates the cache in a folder, which is created with the first PDF. `now` is the clock for the time of use. */
export function createPdfFiles(folder: string, now: () => Date): PdfFiles {
  const pathOf = (key: string) => join(folder, `${key}.pdf`);
  return {
    async get(key) {
      const pdf = await readFile(pathOf(key)).catch(() => null);
      // Another process may have removed the file since.
      if (pdf) await utimes(pathOf(key), now(), now()).catch(() => {});
      return pdf;
    },
    async put(key, pdf) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(pathOf(key), pdf, { mode: 0o600, at: now() });
    },
    async forget(until) {
      const names = await readdir(folder).catch((): string[] => []);
      let removed = 0;
      for (const name of names) {
        const used = await stat(join(folder, name)).catch(() => null);
        if (!used || used.mtime >= until) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

const keyOf = (key: string): string => `papers/${key}.pdf`;

/**
 * Adds a bucket to the cache of one machine, so that another one need not render a PDF again. The bucket is never needed: while
 * it is away PDFs are rendered and stored here. `onTrouble` gets its errors.
 */
export function sharePdfFiles(
  own: PdfFiles,
  bucket: ObjectStore,
  onTrouble: (error: Error) => void,
): PdfFiles {
  const orNone = (error: Error) => {
    onTrouble(error);
    return null;
  };
  return {
    async get(key) {
      const here = await own.get(key);
      if (here) return here;
      const pdf = await bucket.get(keyOf(key)).catch(orNone);
      if (pdf) await own.put(key, pdf);
      return pdf;
    },
    async put(key, pdf) {
      await own.put(key, pdf);
      // Nobody waits for the bucket: another machine can render the PDF again.
      void bucket.put(keyOf(key), pdf).catch(orNone);
    },
    async forget(until) {
      const removed = await own.forget(until);
      try {
        for await (const { key, at } of bucket.list('papers/')) if (at < until) await bucket.remove(key);
      } catch (error) {
        onTrouble(error as Error);
      }
      return removed;
    },
  };
}
