import { toast } from './feedback/toast-queue.ts';

/** The words that tell a reader about a copy. */
export type CopyWords = { copied: string; copyFailed: string };

/** Copies a text and says so, or says that it could not: without HTTPS, a browser has no clipboard. */
export async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.good(copied);
  } catch {
    toast.problem(copyFailed);
  }
}
