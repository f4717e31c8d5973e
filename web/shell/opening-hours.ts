import type { Hours } from '#contract/base/site/opening-hours.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill } from '#web/texts/format.ts';

type Words = Messages['shell']['hours'];

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const isDay = (text: string | undefined): text is (typeof week)[number] =>
  week.includes(text as (typeof week)[number]);

/** Formats "Mon-Fri" in words: two adjacent days as a list, more as a range. Other text is returned unchanged. */
export function daysInWords(days: string, words: Words): string {
  const [first, last] = days.split('-');
  if (!isDay(first)) return days;
  if (!isDay(last)) return words.days[first];
  const pair = week.indexOf(last) - week.indexOf(first) === 1;
  return fill(pair ? words.pair : words.span, { first: words.days[first], last: words.days[last] });
}

/** Formats "09:00" in words: 9 am, सुबह 9. */
function timeInWords(time: string, words: Words): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return fill(hours < 12 ? words.morning : words.evening, { time: clock });
}

/** Formats a range of times: 9 am – 7 pm. */
export const timesInWords = ({ open, close }: Pick<Hours, 'open' | 'close'>, words: Words): string =>
  `${timeInWords(open, words)} – ${timeInWords(close, words)}`;

/** Formats one line of the opening hours in the page's language. */
export const hoursInWords = (line: Hours, words: Words): string =>
  `${daysInWords(line.days, words)} ${timesInWords(line, words)}`;
