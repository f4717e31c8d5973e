import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReviewedAstrologer } from '#contract/consultations/astrologers/kyc.ts';
import { type KycDocument, kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { showDocument } from '#web/consultations/astrologers/shared/show-document.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

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

  async function decide(status: 'approved' | 'rejected', why = ''): Promise<void> {
    const { message } = await api('PATCH /api/auth/admin/astrologers/{id}/verify', {
      params: { id: astrologer._id },
      body: { status, reason: why, ...(astrologer.sentAt && { sentAt: astrologer.sentAt }) },
    });
    toast.good(message);
    onDecided();
  }
  const onError = (error: unknown) => toast.problem(messageOf(error, t.failed));
  const { save: approve, busy: approving } = useSave(() => decide('approved'), {
    onError,
    onEnd: revalidate,
  });

  const seen = kycDocuments.every((document) => pictures[document]);
  return {
    reason,
    setReason,
    pictures,
    opening,
    seen,
    show,
    approving,
    approve,
    /** Rejects the astrologer. Throws a refusal. */
    async reject(why: string): Promise<void> {
      await decide('rejected', why);
      await revalidate();
    },
    /** Shows the refusal of a rejection. Loads the page again, because another admin may have decided meanwhile. */
    rejectFailed(error: unknown): void {
      onError(error);
      void revalidate();
    },
  };
}
