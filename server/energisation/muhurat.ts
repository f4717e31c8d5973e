import type { grahas } from '#contract/catalog/facts/places.ts';
import { indiaZone } from '#contract/core/india-time.ts';
import {
  addDays,
  type DailyPanchang,
  dailyPanchang,
  dateIn,
  horas,
  type Interval,
  inForce,
  type Place,
  type SevenGraha,
  solarDay,
  WEEKDAY_LORDS,
} from '#jyotish';

/**
 * The nakshatras for a consecration, by class: Muhurta Chintamani 2.61 ("mridu-kshipra-chara-dhruve"). Ids of names.ts.
 */
export const nakshatraClasses = {
  dhruva: [3, 11, 20, 25],
  mridu: [4, 13, 16, 26],
  kshipra: [0, 7, 12],
  chara: [6, 14, 21, 22, 23],
} as const;
/** A class of nakshatras. */
export type NakshatraClass = keyof typeof nakshatraClasses;

/** The graha that a product belongs to, by the name of its fact; null for none, or for all nine. */
export type MuhuratGraha = Exclude<keyof typeof grahas, 'all'> | null;

/** The day and the hora of each graha. Rahu acts like Shani and Ketu like Mangal ("shanivad rahuh, kujavat ketuh"). */
const lords: Record<Exclude<MuhuratGraha, null>, SevenGraha> = {
  surya: 'Sun',
  chandra: 'Moon',
  mangal: 'Mars',
  budh: 'Mercury',
  guru: 'Jupiter',
  shukra: 'Venus',
  shani: 'Saturn',
  rahu: 'Saturn',
  ketu: 'Mars',
};

/** A muhurat, in UTC milliseconds, with what decided for it. Ids are those of jyotish/names.ts. */
export type Muhurat = {
  start: number;
  end: number;
  /** Sunday 0. */
  weekday: number;
  /** The hora; null for Abhijit. */
  hora: SevenGraha | null;
  tithi: number;
  nakshatra: number;
  nakshatraClass: NakshatraClass;
  /** `own`: the weekday of the graha; `other`: no day of its own was clear; `any`: the product has no graha. */
  day: 'own' | 'other' | 'any';
};

/**
 * The input of {@link findMuhurats}. `from` in UTC milliseconds; `days` are searched; `most` muhurats are returned. `zone` is
 * that of the place; India's if absent.
 */
export type MuhuratSearch = {
  graha: MuhuratGraha;
  from: number;
  days: number;
  place: Place;
  zone?: string;
  most: number;
};

const lahiri = 1;
/** A ghati: the 60th of a day. A shorter rest of a hora is of no use. */
const ghatiMs = 24 * 60_000;
const tuesday = 2;
const abhijit = 1;
const vishti = 6;
const amavasya = 30;

/** Rikta: the fourth, ninth and fourteenth of each half. */
const isRikta = (tithi: number): boolean => tithi % 5 === 4;

const classOf = (nakshatra: number): NakshatraClass | undefined =>
  (Object.keys(nakshatraClasses) as NakshatraClass[]).find((one) =>
    nakshatraClasses[one].some((id: number) => id === nakshatra),
  );

/** Returns the parts of an interval that no other interval covers. */
function without(interval: Interval, others: readonly Interval[]): Interval[] {
  let left = [interval];
  for (const { start, end } of others)
    left = left.flatMap((one) =>
      start >= one.end || end <= one.start
        ? [one]
        : [
            { start: one.start, end: start },
            { start: end, end: one.end },
          ].filter((part) => part.end > part.start),
    );
  return left;
}

/** Returns what a muhurat must keep clear of. */
const hindrances = ({ inauspicious, tithi, nakshatra, karana }: DailyPanchang): Interval[] => [
  ...inauspicious.flatMap(({ period }) => period),
  ...tithi.filter(({ id }) => isRikta(id) || id === amavasya),
  ...nakshatra.filter(({ id }) => !classOf(id)),
  ...karana.filter(({ id }) => id === vishti),
];

/** Returns the clear stretches of the day's light in the hora of the graha; without one in the hora of Guru, or Abhijit. */
function ofDay(date: string, { graha, place, from, zone = indiaZone }: MuhuratSearch): Muhurat[] {
  const day = solarDay({ date, place, zone });
  if (!day) return [];
  const panchang = dailyPanchang({ date, place, zone, ayanamsa: lahiri });
  const weekday = panchang.vaara;
  const lord = graha && lords[graha];
  if (weekday === tuesday && lord !== 'Mars') return [];
  const bad = hindrances(panchang);
  const ofLord = horas(day, weekday)
    .slice(0, 12)
    .filter((hora) => hora.lord === (lord ?? 'Jupiter'));
  const middle = lord ? [] : panchang.auspicious.filter(({ id }) => id === abhijit);
  const offered = [
    ...ofLord.map((interval) => ({ interval, hora: interval.lord as SevenGraha | null })),
    ...middle.flatMap(({ period }) => period.map((interval) => ({ interval, hora: null }))),
  ];
  return offered
    .flatMap(({ interval, hora }) =>
      without(interval, [...bad, { start: 0, end: from }]).map((clear) => ({ ...clear, hora })),
    )
    .filter(({ start, end }) => end - start >= ghatiMs)
    .map(({ start, end, hora }): Muhurat => {
      const nakshatra = inForce(panchang.nakshatra, start)?.id ?? 0;
      return {
        start,
        end,
        weekday,
        hora,
        tithi: inForce(panchang.tithi, start)?.id ?? 0,
        nakshatra,
        nakshatraClass: classOf(nakshatra) ?? 'dhruva',
        day: lord === null ? 'any' : WEEKDAY_LORDS[weekday] === lord ? 'own' : 'other',
      };
    })
    .sort((a, b) => a.start - b.start);
}

/**
 * Finds muhurats for the energisation of a product, the first of each day, in the order of time. The rule:
 *
 * - by daylight, in the hora of its graha; for a product without one in the hora of Guru, or in Abhijit;
 * - in one of the sixteen nakshatras of Muhurta Chintamani 2.61, on no rikta tithi and not on Amavasya;
 * - clear of Rahu Kaal, Yamaganda, Gulika, Dur Muhurat, Varjyam and of Vishti karana, for a ghati (24 minutes) or more;
 * - on no Tuesday, unless it is for Mangal or Ketu;
 * - on the weekday of the graha if one of these days is clear, otherwise on any day.
 *
 * The verse asks more for a deity in a temple: the northern course of the Sun, the bright half, Guru and Shukra visible.
 * A thing that a person wears or places at home is not held to it. The same input gives the same muhurats.
 */
export function findMuhurats(search: MuhuratSearch): Muhurat[] {
  const first = dateIn(search.from, search.zone ?? indiaZone);
  const own: Muhurat[] = [];
  const other: Muhurat[] = [];
  for (let n = 0; n < search.days && own.length < search.most; n += 1) {
    const [found] = ofDay(addDays(first, n), search);
    if (found) (found.day === 'other' ? other : own).push(found);
  }
  return (own.length > 0 ? own : other).slice(0, search.most);
}
