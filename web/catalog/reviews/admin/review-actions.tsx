import { useState } from 'react';
import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { HideDialog } from './hide-dialog.tsx';

/** Answers, hides and shows one review. `onDone` loads the list again. Needs the texts `reviews/admin`. */
export function ReviewActions({ review, onDone }: { review: AdminReview; onDone: () => Promise<unknown> }) {
  const t = useTexts('reviews/admin');
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);
  const { save: show, busy } = useSave(
    async () => {
      const { message } = await api('DELETE /api/admin/reviews/{id}/hidden', { params: { id: review._id } });
      toast.good(message);
    },
    { onError: (error) => toast.problem(messageOf(error, t.hide.failed)), onEnd: onDone },
  );
  const named = (action: string) => fill(t.actionNamed, { action, author: review.author || t.erased });
  const close = () => setOpen(null);
  const done = () => {
    close();
    void onDone();
  };
  return (
    <span className="flex flex-wrap justify-end gap-1 lg:flex-nowrap">
      {!review.hidden && (
        <Allowed permission="reviews.answer">
          <Button
            kind="ghost"
            size="small"
            aria-label={named(review.answer ? t.answer.edit : t.answer.open)}
            onClick={() => setOpen('answer')}
          >
            {review.answer ? t.answer.edit : t.answer.open}
          </Button>
        </Allowed>
      )}
      <Allowed permission="reviews.hide">
        {review.hidden ? (
          <Button
            kind="ghost"
            size="small"
            busy={busy}
            aria-label={named(t.show)}
            onClick={() => void show()}
          >
            {t.show}
          </Button>
        ) : (
          <Button kind="ghost" size="small" aria-label={named(t.hide.open)} onClick={() => setOpen('hide')}>
            {t.hide.open}
          </Button>
        )}
      </Allowed>
      {open === 'answer' && <AnswerDialog review={review} onClose={close} onDone={done} />}
      {open === 'hide' && <HideDialog review={review} onClose={close} onDone={done} />}
    </span>
  );
}
