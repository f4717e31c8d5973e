import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import { pictureAt } from '#contract/core/pictures.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Shows a review in the admin's list: text, photo, the reason why it is hidden, and the shop's answer. */
export function ReviewText({ review }: { review: AdminReview }) {
  const t = useTexts('reviews/admin');
  const lang = useLang();
  const { text, media, hidden, answer } = review;
  return (
    <div className="grid max-w-[60ch] gap-2">
      {hidden && (
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone="warn">{fill(t.hiddenSince, { date: formatDate(hidden.at, lang) })}</Badge>
          {hidden.reason && <span className="text-ink-2">{t.hide.reasons[hidden.reason]}</span>}
          {hidden.changed && <Badge tone="info">{t.changedSince}</Badge>}
        </span>
      )}
      <span lang={langOf(text)} className="written block break-words whitespace-pre-line">
        {text}
      </span>
      {media && (
        <a href={media} target="_blank" rel="noopener" className="w-fit rounded-tile">
          <img
            src={pictureAt(media, 320)}
            alt={t.photo}
            width={80}
            height={80}
            loading="lazy"
            className="size-20 rounded-tile object-cover"
          />
        </a>
      )}
      {answer && (
        <span className="block border-l-2 border-line-strong pl-3">
          <span className="block text-xs text-ink-3">
            {fill(t.answeredOn, { date: formatDate(answer.at, lang) })}
          </span>
          <span lang={langOf(answer.text)} className="written block break-words whitespace-pre-line">
            {answer.text}
          </span>
        </span>
      )}
    </div>
  );
}
