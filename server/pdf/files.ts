import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../platform/storage/drafts.ts';

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
