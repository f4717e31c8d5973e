import { useEffect, useState } from 'react';
import type { AlmanacLine } from '#contract/astrology/almanac/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { followDay } from './follow-day.ts';

/** Keeps a part of the line in one line. */
const unbroken = (part: string): string => part.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

/**
 * The day in one line: city, tithi now, Rahu Kaal and the next good hour, in the visitor's city or the shop's. The HTML is
 * the same for everyone, so the words come after load, into room that is already there: two lines on a phone, which break
 * between the parts. Without them it is a link to the panchang.
 */
export function DayLine() {
  const { links } = useTexts('shell');
  const [line, setLine] = useState<AlmanacLine | null>(null);
  useEffect(() => followDay(setLine), []);
  return (
    <Link
      to={line ? `/panchang/${line.city}` : '/panchang'}
      className="flex h-9 min-w-0 items-center justify-center text-center text-[.8125rem] leading-[1.3] pointer-coarse:h-11 hover:underline lg:justify-start lg:text-left lg:text-sm"
    >
      <span className="line-clamp-2 text-balance lg:line-clamp-1">
        {line ? [line.name, ...line.parts].map(unbroken).join('\u00a0· ') : links.panchangToday}
      </span>
    </Link>
  );
}
