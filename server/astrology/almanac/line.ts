import type { AlmanacLine } from '#contract/astrology/almanac/endpoints.ts';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { addDays, byId, PAKSHAS, startOfDate, TITHIS, tithis } from '#jyotish';
import { timeText } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, readWords } from '#languages/read.ts';
import { spanTexts } from '#languages/spans.ts';
import type { City } from './city.ts';
import { panchangOf } from './day.ts';
import { clockNear } from './words.ts';

/** Id of Rahu Kaal among the periods. */
const RAHU = 4;

const words = readWords('almanac/answers');

/**
 * Returns the day of a city in one line at an instant (UTC ms): the tithi at that instant, Rahu Kaal of the civil date
 * until it is over, and the good choghadiya (Amrit, Shubh, Labh) that holds or comes next.
 */
export function lineOf(city: City, date: string, { now, lang }: { now: number; lang: Lang }): AlmanacLine {
  const day = panchangOf(city, date);
  const clock = clockNear(date, city.zone);
  const t = words[lang].line;
  const dates = dateWords[lang];
  const [tithi] = tithis({ start: now, end: now + 1 });
  const rahu = day.inauspicious.find(({ id }) => id === RAHU)?.period.find(({ end }) => end > now);
  // Before sunrise the night of yesterday is not over.
  const beforeSunrise = day.sunrise !== null && now < day.sunrise;
  const night = beforeSunrise ? panchangOf(city, addDays(date, -1)).choghadiya.night : [];
  const good = [...night, ...day.choghadiya.day, ...day.choghadiya.night].find(
    ({ quality, end }) => quality === 'good' && end > now,
  );
  const turns = [startOfDate(addDays(date, 1), city.zone), tithi?.end, rahu?.end, good?.start, good?.end];
  return {
    city: city.slug,
    name: city.present(lang).name,
    parts: [
      tithi &&
        readerSpelling(
          fillText(t.tithi, {
            paksha: byId(PAKSHAS, tithi.paksha)[lang].split(' ')[0] ?? '',
            tithi: byId(TITHIS, tithi.id)[lang],
          }),
        ),
      rahu && fillText(t.rahu, spanTexts(clock(rahu.start), clock(rahu.end), dates)),
      good &&
        (good.start <= now
          ? fillText(t.goodNow, { to: timeText(clock(good.end), dates) })
          : fillText(t.goodNext, { from: timeText(clock(good.start), dates) })),
    ].filter((part) => part !== undefined),
    until: new Date(
      Math.min(...turns.filter((turn) => turn !== undefined).filter((turn) => turn > now)),
    ).toISOString(),
  };
}
