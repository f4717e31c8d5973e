import { useEffect, useState } from 'react';
import type { AlmanacLine } from '#contract/almanac/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/**
 * The day in one line: city, tithi now, Rahu Kaal and the next good hour, in the visitor's city or the shop's. The HTML is
 * the same for everyone, so the words come after load, into a line that is already there. Without them it is a link to the
 * panchang.
 */
export function DayLine() {
  const { links } = useTexts('shell');
  const [line, setLine] = useState<AlmanacLine | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./follow-day.ts').then(
      ({ followDay }) => {
        if (!left) stop = followDay(setLine);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return (
    <Link
      to={line ? `/panchang/${line.city}` : '/panchang'}
      className="block h-9 min-w-0 truncate text-center text-[.8125rem] leading-9 pointer-coarse:h-11 pointer-coarse:leading-11 hover:underline lg:text-left lg:text-sm"
    >
      <span>{line ? [line.name, ...line.parts].join(' · ') : links.panchangToday}</span>
    </Link>
  );
}
