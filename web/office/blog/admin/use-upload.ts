import { useState } from 'react';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/**
 * Uploads pictures and reports progress in percent; `problem` says why it failed. Returns their URLs, or []
 * on failure.
 */
export function useSending() {
  const t = useTexts('blog/admin').pictures;
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  async function send(files: readonly File[]): Promise<string[]> {
    if (files.length === 0) return [];
    setProblem(undefined);
    setPercent(0);
    const form = new FormData();
    for (const file of files) form.append('images', file);
    try {
      const { images } = await upload('POST /api/blog/pictures', form, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        offline: t.failed,
      });
      return images;
    } catch (error) {
      setProblem(messageOf(error, t.failed));
      return [];
    } finally {
      setPercent(null);
    }
  }
  return { send, percent, problem };
}
