import type { ObjectStore } from '../../platform/core/object-store.ts';
import type { RenderedFiles } from '../../storage/rendered-files.ts';

const keyOf = (key: string): string => `papers/${key}.pdf`;

/**
 * Adds a bucket to the cache of one machine, so that another one need not render a PDF again. The bucket is never needed: while
 * it is away PDFs are rendered and stored here. `onTrouble` gets its errors.
 */
export function sharePdfFiles(
  own: RenderedFiles,
  bucket: ObjectStore,
  onTrouble: (error: Error) => void,
): RenderedFiles {
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
