import type { AlmanacLine } from '#contract/almanac/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import { fillText } from '#contract/core/fill-text.ts';
import { readerSpelling } from '#contract/reports/spelling.ts';
import { addDays, byId, PAKSHAS, TITHIS, tithis } from '#jyotish';
import type { City } from './city.ts';
import { panchangOf } from './day.ts';
import { clockNear } from './words.ts';

/** Id of Rahu Kaal among the periods. */
const RAHU = 4;

const words = {
  en: {
    rahu: 'Rahu Kaal {from}–{to}',
    rahuOver: 'Rahu Kaal is over',
    goodNow: 'good till {to}',
    goodNext: 'good at {from}',
  },
  hi: {
    rahu: 'राहु काल {from}–{to}',
    rahuOver: 'राहु काल बीत गया',
    goodNow: 'शुभ समय {to} तक',
    goodNext: 'शुभ समय {from} से',
  },
} as const;

/** The Hindi name of the part of the day that starts at an hour. */
const dayParts: readonly (readonly [number, string])[] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
];

/** Formats a local time (ISO 8601) to the minute: 6:50 am, सुबह 6:50. */
function clockText(iso: string, lang: Lang): string {
  const hour = Number(iso.slice(11, 13));
  const time = `${hour % 12 || 12}:${iso.slice(14, 16)}`;
  if (lang === 'en') return `${time} ${hour < 12 ? 'am' : 'pm'}`;
  return `${dayParts.find(([from]) => hour >= from)?.[1] ?? ''} ${time}`;
}

/** Leaves out the part of the day of a span's first (en) or second (hi) time if both have the same one. */
function spanTexts(start: string, end: string, lang: Lang): { from: string; to: string } {
  const [from, to] = [clockText(start, lang), clockText(end, lang)];
  const [a, b] = [from.split(' '), to.split(' ')];
  const part = lang === 'en' ? 1 : 0;
  if (a[part] !== b[part]) return { from, to };
  return lang === 'en' ? { from: a[0] ?? '', to } : { from, to: b[1] ?? '' };
}

/**
 * Returns the day of a city in one line at an instant (UTC ms): the tithi that holds, Rahu Kaal of the civil date, and the
 * good choghadiya (Amrit, Shubh, Labh) that holds or comes next.
 */
export function lineOf(city: City, date: string, { now, lang }: { now: number; lang: Lang }): AlmanacLine {
  const day = panchangOf(city, date);
  const clock = clockNear(date, city.zone);
  const t = words[lang];
  const [tithi] = tithis({ start: now, end: now + 1 });
  const rahu = day.inauspicious.find(({ id }) => id === RAHU)?.period[0];
  // Before sunrise the night of yesterday is not over.
  const beforeSunrise = day.sunrise !== null && now < day.sunrise;
  const night = beforeSunrise ? panchangOf(city, addDays(date, -1)).choghadiya.night : [];
  const good = [...night, ...day.choghadiya.day, ...day.choghadiya.night].find(
    ({ quality, end }) => quality === 'good' && end > now,
  );
  const rahuText = rahu && fillText(t.rahu, spanTexts(clock(rahu.start), clock(rahu.end), lang));
  const goodText =
    good &&
    (good.start <= now
      ? fillText(t.goodNow, { to: clockText(clock(good.end), lang) })
      : fillText(t.goodNext, { from: clockText(clock(good.start), lang) }));
  const paksha = tithi ? byId(PAKSHAS, tithi.paksha)[lang].split(' ')[0] : '';
  return {
    city: city.slug,
    name: city.present(lang).name,
    paksha: paksha ?? '',
    parts: [
      tithi && readerSpelling(byId(TITHIS, tithi.id)[lang]),
      rahu && (rahu.end > now ? rahuText : t.rahuOver),
      goodText,
    ].filter((part) => part !== undefined),
  };
}
