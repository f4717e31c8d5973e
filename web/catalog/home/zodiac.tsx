import { Pause, Play } from 'lucide';
import { zodiacPath } from '#art/lines/zodiac.ts';
import type { Sign } from '#contract/astrology/horoscope/zodiac.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { useAutoplay } from '#web/ui/hooks/use-autoplay.ts';
import { useSlides } from '#web/ui/hooks/use-slides.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { SectionHead } from './sections.tsx';

/** The date with its weekday and year. */
const wholeDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A sign with its line for today, in the page's language. */
export type SignToday = { sign: Sign; name: string; insight: string };

/**
 * Shows the twelve signs with a line for today (`date`, an instant). Each links to its page; a carousel on phones.
 */
export function Zodiac({ signs, date }: { signs: readonly SignToday[]; date?: string }) {
  const t = useTexts('home').zodiac;
  const shell = useTexts('shell').carousel;
  const lang = useLang();
  const { track, at, ends, go } = useSlides<HTMLUListElement>(signs.length);
  // Wide screens show all twelve, and nothing moves.
  const { playing, toggle, handlers } = useAutoplay(track, () => go(ends.on ? at + 1 : 0));
  return (
    <section aria-label={t.title} className="section bg-sunken">
      <div className="wrap">
        <SectionHead
          title={t.title}
          note={date && formatDate(date, lang, wholeDate)}
          to="/daily-prediction"
          link={t.all}
        />
        <ul
          ref={track}
          {...handlers}
          className="scrollbar-none relative mx-[calc(var(--nr-gutter)*-1)] flex snap-x gap-3 overflow-x-auto px-(--nr-gutter) motion-safe:scroll-smooth *:snap-start *:scroll-ml-(--nr-gutter) lg:mx-0 lg:grid lg:grid-cols-6 lg:gap-4 lg:overflow-visible lg:px-0"
        >
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
        <div className="mt-3 flex justify-end lg:hidden">
          <IconButton
            icon={playing ? Pause : Play}
            label={playing ? shell.pause : shell.play}
            onClick={toggle}
          />
        </div>
      </div>
    </section>
  );
}
