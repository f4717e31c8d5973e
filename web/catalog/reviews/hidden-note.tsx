import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Tells the author of a hidden review that it is hidden, and why. Needs the texts `reviews`. */
export function HiddenNote({ hidden }: { hidden: NonNullable<OwnReview['hidden']> }) {
  const t = useTexts('reviews').hidden;
  const lang = useLang();
  return (
    <Banner tone="info" className="my-2 w-full text-sm">
      <strong className="block font-semibold">{fill(t.title, { date: formatDate(hidden.at, lang) })}</strong>
      <span className="font-normal">{`${hidden.reason ? t.reasons[hidden.reason] : t.none} ${t.next}`}</span>
    </Banner>
  );
}
