import type { Lang } from '#languages/list.ts';
import { formatDate } from '#web/texts/format.ts';

/** Returns a birth in one line: date, time or `timeUnknown`, place. `datetime` is the wall time of the place. */
export function birthLine(
  birth: { datetime: string; timeUnknown: boolean; location: string },
  timeUnknown: string,
  lang: Lang,
): string {
  // The wall time is parsed and formatted in one zone, so that it does not shift.
  const wall = `${birth.datetime.slice(0, 16)}+05:30`;
  return [
    formatDate(wall, lang, { day: 'numeric', month: 'short', year: 'numeric' }),
    birth.timeUnknown ? timeUnknown : formatDate(wall, lang, { hour: 'numeric', minute: '2-digit' }),
    birth.location.split(',')[0],
  ]
    .filter(Boolean)
    .join(', ');
}
