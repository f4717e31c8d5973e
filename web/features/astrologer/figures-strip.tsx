import type { AstrologerFigures } from '#contract/astrologer-desk.ts';
import { formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** Earnings, chats and rating in four cells. */
export function FiguresStrip({ figures }: { figures: AstrologerFigures }) {
  const t = useTexts('astrologer').dashboard;
  const lang = useLang();
  const { today, month, rating, ratingCount } = figures;
  const cells = [
    [
      t.earnedToday,
      formatRupees(today.earned, lang, { paise: true }),
      plural(t.minutes, today.minutes, lang),
    ],
    [
      t.earnedMonth,
      formatRupees(month.earned, lang, { paise: true }),
      plural(t.monthChats, month.chats, lang),
    ],
    [
      t.chatsToday,
      formatNumber(today.chats, lang),
      today.missed > 0 ? plural(t.missed, today.missed, lang) : t.noneMissed,
    ],
    [
      t.rating,
      rating === null ? '–' : formatNumber(rating, lang),
      ratingCount > 0 ? plural(t.ratings, ratingCount, lang) : t.unrated,
    ],
  ] as const;
  return (
    <section aria-label={t.figures}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-line bg-line lg:grid-cols-4">
        {cells.map(([label, figure, more]) => (
          <div key={label} className="bg-surface px-4 py-4 lg:px-5.5 lg:py-5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-display text-[1.75rem] leading-tight lining-nums lg:text-[2.2rem]">
              {figure}
            </dd>
            <dd className="text-sm text-ink-2">{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
