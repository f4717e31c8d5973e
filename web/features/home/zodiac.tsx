import { zodiacPath } from '#art/lines/zodiac.ts';
import type { Sign } from '#contract/zodiac.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { SectionHead } from './sections.tsx';

/** A sign with its line for today, both in the language of the page. */
export type SignToday = { sign: Sign; name: string; insight: string };

/** The twelve signs with a line for today (`date`, an instant), each leading to its page; the phone scrolls them sideways. */
export function Zodiac({ signs, date }: { signs: readonly SignToday[]; date?: string }) {
  const t = useTexts('home').zodiac;
  const lang = useLang();
  return (
    <section aria-label={t.title} className="section bg-sunken">
      <div className="wrap">
        <SectionHead
          title={t.title}
          note={date && formatDate(date, lang, { dateStyle: 'full' })}
          to="/daily-prediction"
          link={t.all}
        />
        <ul className="scrollbar-none mx-[calc(var(--nr-gutter)*-1)] flex snap-x gap-3 overflow-x-auto px-(--nr-gutter) *:snap-start *:scroll-ml-(--nr-gutter) lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-4 lg:overflow-visible lg:px-0">
          {signs.map(({ sign, name, insight }) => (
            <li key={sign} className="w-41 shrink-0 lg:w-auto">
              <Link
                to={`/daily-prediction/${sign}`}
                className="flex h-full min-h-49 flex-col gap-1.5 rounded-tile border border-line bg-surface p-4.5 transition-colors duration-(--nr-fast) hover:border-line-strong"
              >
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="mb-1.5 size-10 fill-none stroke-manik-text stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
                >
                  <path d={zodiacPath(sign)} />
                </svg>
                <b className="font-semibold">{name}</b>
                <span className="written text-sm text-pretty text-ink-2">{insight}</span>
                <span className="mt-auto pt-1 text-sm font-medium text-manik-text underline decoration-current/35 underline-offset-[.22em]">
                  {t.read}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
