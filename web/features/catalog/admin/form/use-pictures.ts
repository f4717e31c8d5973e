import { useRef, useState } from 'react';
import type { AdminPicture } from '#contract/catalog/admin-products.ts';
import { productLimits } from '#contract/catalog/rules.ts';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** An upload in progress; `percent` is 0 to 100. */
export type Sending = { key: number; name: string; percent: number };

/** Returns the list with one element moved. */
export function moveItem<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, i) => i !== from);
  return [...rest.slice(0, to), all[from] as T, ...rest.slice(to)];
}

/** Uploads chosen pictures one after another, at most five in all, and reports the progress of each. */
export function usePictures(count: number, add: (picture: AdminPicture) => void) {
  const t = useTexts('catalog/admin-form').pictures;
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState('');
  const next = useRef(0);

  function refusal(file: File): string | null {
    if (!/^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) return t.kind;
    return file.size > productLimits.imageBytes ? fill(t.large, { file: file.name }) : null;
  }

  async function send(file: File, key: number): Promise<void> {
    const body = new FormData();
    body.append('image', file, file.name);
    const report = (share: number) =>
      setSending((all) =>
        all.map((one) => (one.key === key ? { ...one, percent: Math.round(share * 100) } : one)),
      );
    try {
      const { url } = await upload('POST /api/admin/product-pictures', body, {
        onProgress: report,
        offline: t.failed,
      });
      add({ url, alt: '' });
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
    setSending((all) => all.filter((one) => one.key !== key));
  }

  return {
    sending,
    problem,
    /** Accepts chosen or dropped files, up to five pictures. */
    async take(files: readonly File[]): Promise<void> {
      setProblem('');
      const room = productLimits.images - count - sending.length;
      if (files.length > room) setProblem(t.full);
      const fine = files.slice(0, Math.max(0, room)).filter((file) => {
        const wrong = refusal(file);
        if (wrong) setProblem(wrong);
        return !wrong;
      });
      const queued = fine.map((file) => {
        next.current += 1;
        return { file, key: next.current };
      });
      setSending((all) => [...all, ...queued.map(({ file, key }) => ({ key, name: file.name, percent: 0 }))]);
      for (const { file, key } of queued) await send(file, key);
    },
  };
}
