import type { almanac } from '#contract/almanac/endpoints.ts';
import type { ResponseInput } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/errors.ts';
import { forReaders } from '#contract/reports/spelling.ts';
import { addDays, byId, PAKSHAS, TITHIS, tithis } from '#jyotish';
import type { City } from './city.ts';
import { choghadiyaData, panchangOf } from './day.ts';
import { clockNear, limbData, type Style } from './words.ts';

/** Id of Rahu Kaal among the periods. */
const RAHU = 4;
const HOUR = 3_600_000;

/** The day of a city in one line. */
export type AlmanacLine = ResponseInput<(typeof almanac)['GET /api/almanac/now']>;

/**
 * Returns the day of a city in one line at an instant (UTC ms): the tithis of the next 36 hours, Rahu Kaal of the civil
 * date, and the good choghadiyas that have not ended.
 */
export function lineOf(city: City, date: string, { now, lang }: { now: number; lang: Lang }): AlmanacLine {
  const day = panchangOf(city, date);
  const style: Style = { lang, clock: clockNear(date, city.zone) };
  // Before sunrise the night of yesterday is not over.
  const night = panchangOf(city, addDays(date, -1)).choghadiya.night;
  const good = [...night, ...day.choghadiya.day, ...day.choghadiya.night].filter(
    ({ quality, end }) => quality === 'good' && end > now,
  );
  const rahu = day.inauspicious.find(({ id }) => id === RAHU)?.period[0];
  return forReaders({
    place: city.present(lang),
    date,
    tithi: tithis({ start: now, end: now + 36 * HOUR }).map((limb) =>
      limbData(TITHIS, limb, style, byId(PAKSHAS, limb.paksha)[lang]),
    ),
    rahu: rahu ? { start: style.clock(rahu.start), end: style.clock(rahu.end) } : null,
    good: choghadiyaData(good, style),
  });
}
