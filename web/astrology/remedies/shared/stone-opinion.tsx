import type { StoneOpinion } from '#contract/consultations/chat/stone-opinions.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** Shows what astrologers said about the stone of a kundli, by whom and when. Needs the texts `remedies/opinion`. */
export function StoneOpinions({ opinions }: { opinions: readonly StoneOpinion[] }) {
  const t = useTexts('remedies/opinion');
  const lang = useLang();
  if (opinions.length === 0) return null;
  return (
    <section aria-label={t.title} className="rounded-tile border border-line bg-surface p-5 md:p-6">
      <h2 className="text-h3">{t.title}</h2>
      <ul className="mt-3 grid gap-4">
        {opinions.map(({ verdict, answer, note, givenAt, astrologer: name }) => {
          const date = formatDateTime(givenAt, lang);
          return (
            <li key={givenAt} className="max-w-(--nr-measure)">
              <p className="font-semibold">{fill(t[verdict], { answer: answer[lang] })}</p>
              {note && <p className="written mt-1 wrap-anywhere">{note}</p>}
              <p className="mt-1 text-sm text-ink-2">
                {name ? fill(t.by, { name, date }) : fill(t.byNobody, { date })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
