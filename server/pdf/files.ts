import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../platform/storage/drafts.ts';

/** Made documents, by a key that stands for their content. They are private: no address leads to them. */
export type PdfFiles = {
  /** A kept document, which counts as used now; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Keeps a document. */
  put(key: string, pdf: Buffer): Promise<void>;
  /** Removes what nobody used since `until`; answers how many. */
  forget(until: Date): Promise<number>;
};

/** Files in a folder, made when the first document comes. `now` is the clock that says when one was used. */
export function createPdfFiles(folder: string, now: () => Date): PdfFiles {
  const place = (key: string) => join(folder, `${key}.pdf`);
  return {
    async get(key) {
      const pdf = await readFile(place(key)).catch(() => null);
      // It may be removed in this very moment; it was read all the same.
      if (pdf) await utimes(place(key), now(), now()).catch(() => {});
      return pdf;
    },
    async put(key, pdf) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(place(key), pdf, { mode: 0o600, at: now() });
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
