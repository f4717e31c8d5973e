import { useState } from 'react';
import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import { type HideReason, hideReasons } from '#contract/catalog/reviews/rules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';

/** Hides a review for a reason. Render it only while it is open. Needs the texts `reviews/admin`. */
export function HideDialog({
  review,
  onClose,
  onDone,
}: {
  review: AdminReview;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTexts('reviews/admin').hide;
  const [reason, setReason] = useState<HideReason | null>(null);
  const { save, busy, problem, setProblem } = useSave(
    async (chosen: HideReason) => {
      const { message } = await api('PUT /api/admin/reviews/{id}/hidden', {
        params: { id: review._id },
        body: { reason: chosen },
      });
      toast.good(message);
      onDone();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      title={t.title}
      intro={<p>{t.intro}</p>}
      confirm={t.confirm}
      busyText={t.busy}
      busy={busy}
      onClose={onClose}
      onSubmit={() => (reason ? void save(reason) : setProblem(t.missing))}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <fieldset className="grid gap-0.5">
        <legend className="mb-1 font-medium">{t.reason}</legend>
        {hideReasons.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="reason"
            checked={reason === one}
            onChange={() => setReason(one)}
          >
            {t.reasons[one]}
          </Choice>
        ))}
      </fieldset>
      <p className="text-sm text-ink-2">{t.notForStars}</p>
    </FormDialog>
  );
}
