import type { AstrologerFigures } from '#contract/consultations/astrologers/admin.ts';
import { formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FiguresStrip } from '#web/ui/figures-strip.tsx';

/** Shows earnings, chats and rating in four cells. */
export function OwnFigures({ of }: { of: AstrologerFigures }) {
  const t = useTexts('astrologers').dashboard;
  const lang = useLang();
  const { today, month, rating, ratingCount } = of;
  const figures = [
    {
      label: t.earnedToday,
      figure: formatRupees(today.earned, lang, { paise: true }),
      more: plural(t.minutes, today.minutes, lang),
    },
    {
      label: t.earnedMonth,
      figure: formatRupees(month.earned, lang, { paise: true }),
      more: plural(t.monthChats, month.chats, lang),
    },
    {
      label: t.chatsToday,
      figure: formatNumber(today.chats, lang),
      more: today.missed > 0 ? plural(t.missed, today.missed, lang) : t.noneMissed,
    },
    {
      label: t.rating,
      figure: rating === null ? '–' : formatNumber(rating, lang),
      more: ratingCount > 0 ? plural(t.ratings, ratingCount, lang) : t.unrated,
    },
  ];
  return <FiguresStrip label={t.figures} figures={figures} />;
}
