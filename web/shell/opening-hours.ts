import type { PublicSettings } from '#contract/site.ts';
import type { AllTexts } from '#web/messages/index.ts';
import { fill } from '#web/texts/format.ts';

type Words = AllTexts['shell']['hours'];

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const isDay = (text: string | undefined): text is (typeof week)[number] =>
  week.includes(text as (typeof week)[number]);

/** "Mon-Fri" in words: two days side by side are listed, more are a span; anything else stays as it was written. */
function daysInWords(days: string, words: Words): string {
  const [first, last] = days.split('-');
  if (!isDay(first)) return days;
  if (!isDay(last)) return words.days[first];
  const pair = week.indexOf(last) - week.indexOf(first) === 1;
  return fill(pair ? words.pair : words.span, { first: words.days[first], last: words.days[last] });
}

/** "09:00" in words: 9 am, सुबह 9. */
function timeInWords(time: string, words: Words): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return fill(hours < 12 ? words.morning : words.evening, { time: clock });
}

/** One line of the shop's opening hours in the page's language. */
export const hoursInWords = (line: PublicSettings['hours'][number], words: Words): string =>
  `${daysInWords(line.days, words)} ${timeInWords(line.open, words)} – ${timeInWords(line.close, words)}`;
