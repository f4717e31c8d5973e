import type { MuhuratAnswer, MuhuratWindow } from '#contract/astrology/muhurat/endpoints.ts';
import type { Purpose, Star } from '#contract/astrology/muhurat/purposes.ts';
import {
  type MuhuratAnswer as Found,
  type MuhuratWindow as FoundWindow,
  NAKSHATRAS,
  type SeasonSpan,
  SIGNS,
  toIso,
  WEEKDAYS,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { nameOf, reasonText, seasonWords, tithiName } from './words.ts';

/** A city of a search, with its name in both languages. */
export type MuhuratCity = {
  city: string | null;
  name: Record<Lang, string>;
  latitude: number;
  longitude: number;
  timezone: string;
};

/** What is presented. `at` is the instant of the request, UTC milliseconds. */
type Input = {
  purpose: Purpose;
  city: MuhuratCity;
  range: { from: string; to: string };
  star: Star | null;
  found: Found;
  at: number;
};

function presentWindow(one: FoundWindow, zone: string, lang: Lang): MuhuratWindow {
  return {
    start: toIso(one.start, zone),
    end: toIso(one.end, zone),
    date: one.date,
    weekday: { id: one.weekday, name: nameOf(WEEKDAYS, one.weekday, lang) },
    score: one.score,
    grade: one.grade,
    tithi: { id: one.tithi, name: tithiName(one.tithi, lang) },
    nakshatra: { id: one.nakshatra, name: nameOf(NAKSHATRAS, one.nakshatra, lang) },
    lagna: one.lagna === null ? null : { id: one.lagna, name: nameOf(SIGNS, one.lagna, lang) },
    reasons: one.facts.map((fact) => ({
      id: fact.id,
      effect: fact.effect,
      points: fact.points,
      text: reasonText(fact, lang),
    })),
  };
}

const starName = ({ nakshatra, sign, split }: Star, lang: Lang): string =>
  split
    ? `${nameOf(NAKSHATRAS, nakshatra, lang)}, ${nameOf(SIGNS, sign, lang)}`
    : nameOf(NAKSHATRAS, nakshatra, lang);

/** The month rule and Kharmas often close the same days; the one that people know is told. A sankranti is half a day. */
function toldSeasons(closed: readonly SeasonSpan[]): SeasonSpan[] {
  const known = closed.filter(({ season }) => season !== 'solar-month' && season !== 'lunar-month');
  return closed.filter(
    (one) =>
      one.season !== 'sankranti' &&
      (known.includes(one) || !known.some(({ start, end }) => start <= one.start && one.end <= end)),
  );
}

/** Converts an answer of the engine to its wire format, with sentences in one language and times of the place. */
export function presentMuhurats({ purpose, city, range, star, found, at }: Input, lang: Lang): MuhuratAnswer {
  const { timezone, latitude, longitude } = city;
  return {
    purpose,
    place: { city: city.city, name: city.name[lang], latitude, longitude, timezone },
    ...range,
    star: star && { slug: star.slug, name: starName(star, lang) },
    windows: found.windows.map((one) => presentWindow(one, timezone, lang)),
    closed: toldSeasons(found.closed).map(({ season, start, end }) => ({
      season,
      ...seasonWords(season, lang),
      start: toIso(start, timezone),
      end: toIso(end, timezone),
    })),
    days: new Set(found.windows.map(({ date }) => date)).size,
    computed_at: toIso(at, timezone),
  };
}
