import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReviewedAstrologer } from '#contract/astrologers/kyc.ts';
import { type KycDocument, kycDocuments } from '#contract/astrologers/kyc-rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { showDocument } from './show-document.ts';

/** The reason for opening a document. It goes into the audit log. */
export type Reason = 'review' | 'complaint' | 'request';

/**
 * Returns the review actions for one astrologer: open a document, approve, reject. The document `first` opens
 * at once.
 */
export function useReview(
  astrologer: ReviewedAstrologer,
  { first, onDecided }: { first: KycDocument | null; onDecided: () => void },
) {
  const t = useTexts('astrologers/admin');
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<Reason>('review');
  const [pictures, setPictures] = useState<Partial<Record<KycDocument, string>>>({});
  const [opening, setOpening] = useState<KycDocument | null>(null);
  const [deciding, setDeciding] = useState<'approved' | 'rejected' | null>(null);

  const objectUrls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of objectUrls.current) URL.revokeObjectURL(address);
    },
    [],
  );

  async function show(document: KycDocument): Promise<void> {
    if (opening) return;
    setOpening(document);
    try {
      const picture = await showDocument(astrologer._id, document, t.reasons[reason]);
      objectUrls.current.push(picture);
      setPictures((before) => ({ ...before, [document]: picture }));
    } catch {
      toast.problem(t.viewFailed);
    }
    setOpening(null);
  }
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens at a document.
  useEffect(() => {
    if (!first || opened.current || !astrologer.documents[first]) return;
    opened.current = true;
    void show(first);
  }, []);

  async function decide(status: 'approved' | 'rejected', why = ''): Promise<boolean> {
    if (deciding) return false;
    setDeciding(status);
    try {
      const { message } = await api('PATCH /api/auth/admin/astrologers/{id}/verify', {
        params: { id: astrologer._id },
        body: { status, reason: why, ...(astrologer.sentAt && { sentAt: astrologer.sentAt }) },
      });
      toast.good(message);
      onDecided();
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
      setDeciding(null);
      await revalidate();
      return false;
    }
    setDeciding(null);
    await revalidate();
    return true;
  }

  const seen = kycDocuments.every((document) => pictures[document]);
  return { reason, setReason, pictures, opening, deciding, seen, show, decide };
}
