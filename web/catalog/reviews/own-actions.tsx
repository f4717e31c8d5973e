import { lazy, Suspense, useState } from 'react';
import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import { loadPart } from '#web/api/load-part.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';

const DeleteDialog = lazy(() => loadPart(() => import('./delete-dialog.tsx')));

const look = `${textLinkClass} inline-flex min-h-11 min-w-11 items-center text-sm`;

/** Lets an author edit a review, or delete it after a confirmation. */
export function OwnActions({
  review,
  onEdit,
  onDeleted,
}: {
  review: OwnReview;
  onEdit: () => void;
  onDeleted: () => void;
}) {
  const t = useTexts('reviews');
  const date = formatDate(review.createdAt, useLang());
  const [asking, setAsking] = useState<'never' | 'now' | 'no'>('never');
  return (
    <span className="flex gap-4">
      <button type="button" aria-label={fill(t.editNamed, { date })} onClick={onEdit} className={look}>
        {t.edit}
      </button>
      <button
        type="button"
        aria-label={fill(t.deleteNamed, { date })}
        onClick={() => setAsking('now')}
        className={look}
      >
        {t.delete}
      </button>
      {asking !== 'never' && (
        <Suspense>
          <DeleteDialog
            review={review}
            open={asking === 'now'}
            onClose={() => setAsking('no')}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </span>
  );
}
