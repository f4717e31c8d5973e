/** Upagrahas: points that follow from the Sun, and points that rise in the eighths of day and night (BPHS 3). */
import { wrap360 } from '../angles.ts';
import type { Place } from '../errors.ts';
import type { Word } from '../names.ts';
import { partOf, type SolarDay } from '../panchang/solar-day.ts';
import { anglesAt } from '../sky/ascendant.ts';
import { type AyanamsaId, ayanamsa } from '../sky/ayanamsa.ts';
import { turningNear } from '../sky/moment.ts';

/** Points that follow from the Sun. */
export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
/** Points that rise with the eighth of a graha: of the Sun, Mars, Mercury, Jupiter and Saturn; and Mandi. */
export const TIME_UPAGRAHAS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika', 'mandi'] as const;
/** A point that follows from the Sun. */
export type SunUpagraha = (typeof SUN_UPAGRAHAS)[number];
/** A point that follows from the time of day. */
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number];

/** Names of the points. */
export const UPAGRAHA_NAMES: Record<SunUpagraha | TimeUpagraha, Word> = {
  dhuma: { en: 'Dhuma', hi: 'धूम' },
  vyatipata: { en: 'Vyatipata', hi: 'व्यतीपात' },
  parivesha: { en: 'Parivesha', hi: 'परिवेष' },
  indrachapa: { en: 'Indrachapa', hi: 'इन्द्रचाप' },
  upaketu: { en: 'Upaketu', hi: 'उपकेतु' },
  kala: { en: 'Kala', hi: 'काल' },
  mrityu: { en: 'Mrityu', hi: 'मृत्यु' },
  ardhaprahara: { en: 'Ardhaprahara', hi: 'अर्धप्रहर' },
  yamaghantaka: { en: 'Yamaghantaka', hi: 'यमघण्टक' },
  gulika: { en: 'Gulika', hi: 'गुलिक' },
  mandi: { en: 'Mandi', hi: 'मान्दि' },
};

/** Returns the points from the Sun's sidereal longitude, degrees. A sign after Upaketu comes the Sun again. */
export function sunUpagrahas(sun: number): Record<SunUpagraha, number> {
  const dhuma = wrap360(sun + 133 + 20 / 60);
  const vyatipata = wrap360(360 - dhuma);
  const parivesha = wrap360(vyatipata + 180);
  const indrachapa = wrap360(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: wrap360(indrachapa + 16 + 40 / 60) };
}

/** Weekday of the graha whose eighth a point belongs to, Sunday 0. */
const EIGHTH_OF: Record<Exclude<TimeUpagraha, 'mandi'>, number> = {
  kala: 0,
  mrityu: 2,
  ardhaprahara: 3,
  yamaghantaka: 4,
  gulika: 6,
};
/** The eighths of the night begin with the fifth weekday lord. */
const NIGHT_SHIFT = 4;
/** Ghatis of 30 after sunrise (sunset) at which Mandi rises, Sunday first (Phaladeepika 25). */
const MANDI_GHATIS = {
  day: [26, 22, 18, 14, 10, 6, 2],
  night: [10, 6, 2, 26, 22, 18, 14],
} as const;

/** The options of `timeUpagrahas`. */
export interface TimeUpagrahasOptions {
  /** Birth, UTC ms. */
  instant: number;
  /** Frame of the Hindu day of birth. */
  day: SolarDay;
  /** Weekday of that day, Sunday 0. */
  weekday: number;
  place: Place;
  ayanamsa: AyanamsaId;
}

/**
 * Returns the sidereal degrees that rise as the eighths begin: Gulika as Saturn's eighth does (BPHS 3), Mandi at its
 * ghatis. Some texts take the middle or the end of Saturn's eighth, and many make Mandi and Gulika one.
 */
export function timeUpagrahas(options: TimeUpagrahasOptions): Record<TimeUpagraha, number> {
  const { instant, day, weekday, place } = options;
  const isDay = instant < day.sunset;
  const half = isDay ? { start: day.sunrise, end: day.sunset } : { start: day.sunset, end: day.nextSunrise };
  const risingAt = (at: number) => {
    const moment = turningNear(at);
    return wrap360(anglesAt(moment, place).ascendant - ayanamsa(options.ayanamsa, moment.T));
  };
  const firstLord = isDay ? weekday : weekday + NIGHT_SHIFT;
  const eighths = Object.entries(EIGHTH_OF).map(([name, lord]) => {
    const slot = (((lord - firstLord) % 7) + 7) % 7;
    return [name, risingAt(partOf(half, 8, slot).start)];
  });
  const ghatis = MANDI_GHATIS[isDay ? 'day' : 'night'][weekday] ?? 0;
  const mandi = risingAt(half.start + (ghatis / 30) * (half.end - half.start));
  return { ...Object.fromEntries(eighths), mandi } as Record<TimeUpagraha, number>;
}
