import type { Sign } from '#contract/astrology/horoscope/zodiac.ts';
import { useMySign } from '#web/astrology/horoscope/shared/my-sign.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { dayPath } from './days.ts';
import { Medal, MedalRing } from './medal.tsx';

/** The line of a sign. */
export type SignLine = { sign: Sign; insight: string };

/** Shows the twelve signs with a line for the day. The reader's own sign is highlighted. */
export function SignTiles({ lines, day }: { lines: readonly SignLine[]; day: string }) {
  const t = useTexts('horoscope');
  const mine = useMySign();
  return (
    <>
      <MedalRing />
      <ul className="grid grid-cols-3 gap-2.5 md:grid-cols-4 md:gap-4 lg:grid-cols-6">
        {lines.map(({ sign, insight }) => {
          const { name, other } = t.signs[sign];
          return (
            <li key={sign}>
              <Link
                to={dayPath(`/daily-prediction/${sign}`, day)}
                className={`grid h-full content-start justify-items-center rounded-tile border px-1.5 py-4 text-center transition-colors duration-(--nr-fast) md:px-4 md:pt-6 md:pb-5 ${sign === mine ? 'border-transparent bg-haldi-soft' : 'border-line bg-surface hover:border-line-strong'}`}
              >
                <Medal sign={sign} className="mb-2.5 w-17 md:mb-4 md:w-21" />
                <b className="font-semibold">{name}</b>
                <span className="text-sm text-ink-2" lang={/[A-Z]/.test(other) ? 'en' : undefined}>
                  {other}
                </span>
                {sign === mine && (
                  <span className="text-xs font-semibold text-manik-text">{t.mine.badge}</span>
                )}
                <span className="written mt-2.5 hidden text-sm text-pretty text-ink-2 md:block">
                  {insight}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
