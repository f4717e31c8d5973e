import { useEffect, useRef, useState } from 'react';
import {
  type KycDocument,
  kycDocuments,
  kycFileBytes,
} from '#contract/consultations/astrologers/kyc-rules.ts';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** A chosen picture. `preview` is an object URL of this tab. */
export type Chosen = { file: File; preview: string };

/** The chosen file of each document, and the error of the last choice. */
export type Choices = Partial<Record<KycDocument, { chosen: Chosen | null; error: string | null }>>;

/** Resolves to whether the browser can decode the file. Its type alone proves nothing. */
const isPicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

/**
 * Manages the four documents: choice, check and upload. `onSent` runs after the server has accepted all four.
 */
export function useDocuments(onSent: (message: string) => Promise<void> | void) {
  const t = useTexts('astrologers').documents;
  const [choices, setChoices] = useState<Choices>({});
  // 0 to 100 during the upload, 100 until the server has re-encoded the pictures, otherwise null.
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The newest choice of each document that is still being looked at: a large photo takes a moment.
  const checking = useRef(new Map<KycDocument, File>());
  const previews = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const address of previews.current) URL.revokeObjectURL(address);
    },
    [],
  );

  /** Returns why a file cannot be sent, or null. */
  async function refusal(file: File): Promise<string | null> {
    if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return t.type;
    if (file.size > kycFileBytes) return fill(t.large, { file: file.name });
    return (await isPicture(file)) ? null : t.type;
  }

  async function choose(document: KycDocument, file: File | undefined): Promise<void> {
    if (!file) return;
    checking.current.set(document, file);
    const error = await refusal(file);
    if (checking.current.get(document) !== file) return;
    checking.current.delete(document);
    const preview = error ? null : URL.createObjectURL(file);
    if (preview) previews.current.add(preview);
    setProblem(null);
    setChoices((before) => ({
      ...before,
      // A rejected second choice keeps the first one.
      [document]: { chosen: preview ? { file, preview } : (before[document]?.chosen ?? null), error },
    }));
  }

  const ready = kycDocuments.filter((document) => choices[document]?.chosen);

  async function send(): Promise<void> {
    if (percent !== null) return;
    // First: a picture that is being looked at is missing among the choices.
    if (checking.current.size > 0) return setProblem(t.wait);
    if (ready.length < kycDocuments.length) return setProblem(t.missing);
    const body = new FormData();
    for (const document of kycDocuments) {
      const file = choices[document]?.chosen?.file;
      if (file) body.append(document, file, file.name);
    }
    setProblem(null);
    setPercent(0);
    try {
      const response = await upload('POST /api/astrologers/upload-documents', body, {
        onProgress: (share) => setPercent(Math.round(share * 100)),
        offline: t.failed,
      });
      await onSent(response.message);
      setChoices({});
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
    setPercent(null);
  }

  return { choices, ready: ready.length, percent, problem, choose, send };
}
