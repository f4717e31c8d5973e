import { useState } from 'react';
import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import { answerLength } from '#contract/catalog/reviews/rules.ts';
import { ClaimsNote } from '#web/admin/claims-note.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/** Writes, changes or deletes the shop's public answer. Render it only while it is open. Needs `reviews/admin`. */
export function AnswerDialog({
  review,
  onClose,
  onDone,
}: {
  review: AdminReview;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts('reviews/admin').answer;
  const [text, setText] = useState(review.answer?.text ?? '');
  const params = { id: review._id };
  const { save, busy, problem, setProblem } = useSave(
    async (words: string | null) => {
      const { message } =
        words === null
          ? await api('DELETE /api/admin/reviews/{id}/answer', { params })
          : await api('PUT /api/admin/reviews/{id}/answer', {
              params,
              body: { text: words, answeredAt: review.answer?.at ?? null },
            });
      toast.good(message);
      onDone();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const words = text.trim();
  return (
    <FormDialog
      title={review.answer ? t.titleChange : t.title}
      intro={
        <blockquote lang={langOf(review.text)} className="written line-clamp-4 border-l-2 border-line pl-3">
          {review.text}
        </blockquote>
      }
      confirm={review.answer ? t.change : t.publish}
      busyText={t.busy}
      busy={busy}
      onClose={onClose}
      onSubmit={() => (words ? void save(words) : setProblem(t.missing))}
    >
      <Field label={t.label} hint={t.hint} {...(problem && { error: problem })}>
        <Textarea
          value={text}
          rows={5}
          maxLength={answerLength}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      <ClaimsNote texts={[text]} />
      {review.answer && (
        <div>
          <Button type="button" kind="ghost" size="small" disabled={busy} onClick={() => void save(null)}>
            {t.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
