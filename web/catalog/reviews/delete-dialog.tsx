import { useState } from 'react';
import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Deletes a review after a confirmation. Loaded on first use. */
export default function DeleteDialog({
  review,
  open,
  onClose,
  onDeleted,
}: {
  review: OwnReview;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const t = useTexts('reviews');
  const [busy, setBusy] = useState(false);
  const close = () => busy || onClose();

  async function remove() {
    setBusy(true);
    try {
      await api('DELETE /api/auth/products/{productId}/reviews/{reviewId}', {
        params: { productId: review.productId, reviewId: review._id },
      });
      toast.good(t.deleted);
      onDeleted();
    } catch (error) {
      setBusy(false);
      onClose();
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      toast.problem(refused && error.message ? error.message : t.deleteFailed);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.deleteAsk}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={close}>
            {t.keep}
          </Button>
          <Button kind="danger" busy={busy} busyText={t.deleting} onClick={() => void remove()}>
            {t.delete}
          </Button>
        </>
      }
    >
      <p>{t.deleteText}</p>
    </Dialog>
  );
}
