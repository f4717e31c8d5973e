import { useRef, useState } from 'react';
import type { AdminPicture } from '#contract/catalog/products/admin-products.ts';
import { productLimits } from '#contract/catalog/products/rules.ts';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { readablePhoto } from '#web/forms/shrink-photo.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** An upload in progress. `percent` is 0 to 100, and null while the picture is prepared, here or on the server. */
export type Sending = { key: number; name: string; percent: number | null };

/** Returns the list with one element moved. */
export function moveItem<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, i) => i !== from);
  return [...rest.slice(0, to), all[from] as T, ...rest.slice(to)];
}

/** Uploads chosen pictures one after another, at most five in all, and reports the progress of each. */
export function usePictures(count: number, add: (picture: AdminPicture) => void) {
  const t = useTexts('products/admin-form').pictures;
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const next = useRef(0);
  const refuse = (reason: string, file: File) =>
    setProblems((all) => [...all, fill(t.refused, { file: file.name, reason })]);

  /** Returns the file to send. Says by name why there is none. */
  async function prepare(file: File): Promise<File | null> {
    try {
      const sendable = await readablePhoto(file);
      if (sendable.size <= productLimits.imageBytes) return sendable;
      refuse(t.large, file);
    } catch {
      refuse(t.kind, file);
    }
    return null;
  }

  async function send(file: File, key: number): Promise<void> {
    const report = (share: number) =>
      setSending((all) =>
        all.map((one) =>
          one.key === key ? { ...one, percent: share < 1 ? Math.round(share * 100) : null } : one,
        ),
      );
    const sendable = await prepare(file);
    if (sendable) {
      const body = new FormData();
      body.append('image', sendable, sendable.name);
      try {
        const { url } = await upload('POST /api/admin/product-pictures', body, {
          onProgress: report,
          offline: t.failed,
        });
        add({ url, alt: '' });
      } catch (error) {
        refuse(messageOf(error, t.failed), file);
      }
    }
    setSending((all) => all.filter((one) => one.key !== key));
  }

  return {
    sending,
    problems,
    /** Accepts chosen or dropped files, up to five pictures. */
    async take(files: readonly File[]): Promise<void> {
      setProblems([]);
      const room = Math.max(0, productLimits.images - count - sending.length);
      for (const file of files.slice(room)) refuse(t.full, file);
      const queued = files.slice(0, room).map((file) => {
        next.current += 1;
        return { file, key: next.current };
      });
      setSending((all) => [
        ...all,
        ...queued.map(({ file, key }) => ({ key, name: file.name, percent: null })),
      ]);
      for (const { file, key } of queued) await send(file, key);
    },
  };
}
