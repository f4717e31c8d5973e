import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { LoadWords } from '#web/api/load.ts';
import { clock, dayOf, stretch } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';

type Texts = Messages['almanac'];

/** Id of Rahu Kaal among the hours to avoid. */
const RAHU = 4;

/** Returns the heading of a day's page. */
export const headingOf = ({ date, now, place }: AlmanacDay, t: Texts, lang: Lang): string =>
  fill(now === null ? t.dayHeading : t.todayHeading, { city: place.name, date: dayOf(date, lang) });

/** Returns the title of a day's page for search engines and tabs. */
export const titleOf = ({ date, now, place }: AlmanacDay, t: Texts, lang: Lang): string =>
  fill(now === null ? t.dayTitle : t.todayTitle, { city: place.name, date: dayOf(date, lang) });

/** Returns the day in a sentence. */
export function sentenceOf(day: AlmanacDay, t: Texts, lang: Lang): string {
  const [tithi, nakshatra] = [day.tithi[0], day.nakshatra[0]];
  const rahu = day.avoid.find(({ id }) => id === RAHU)?.spans[0];
  return fill(day.sunrise && rahu ? t.description : t.descriptionPolar, {
    date: dayOf(day.date, lang),
    city: day.place.name,
    tithi: tithi ? `${tithi.detail} ${tithi.name}` : '',
    nakshatra: nakshatra?.name ?? '',
    sunrise: day.sunrise ? clock(day.sunrise, lang) : '',
    rahu: rahu ? stretch(rahu.start, rahu.end, lang) : '',
  });
}

/** Returns the words of an almanac page that does not exist or could not be loaded. */
export const failureWords = ({ almanac: { title, problem } }: Pick<Messages, 'almanac'>): LoadWords => ({
  title,
  failed: problem.failed,
  retry: problem.retry,
  missing: { title: problem.missing, text: problem.missingText },
  back: { to: '/', text: problem.home },
});
