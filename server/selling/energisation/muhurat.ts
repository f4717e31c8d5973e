import type { grahas } from '#contract/catalog/products/facts/places.ts';
import { indiaZone } from '#contract/core/india-time.ts';
import {
  addDays,
  clearParts,
  dateIn,
  GRAHA_LORDS,
  type Graha,
  hindrances,
  inForce,
  type MuhuratDay,
  muhuratDay,
  type Place,
  type SevenGraha,
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
export type MuhuratGraha = Exclude<(typeof grahas)[number], 'all'> | null;

/** The engine's name of a graha by the name of its fact. */
export const engineGrahas: Record<Exclude<MuhuratGraha, null>, Graha> = {
  surya: 'Sun',
  chandra: 'Moon',
  mangal: 'Mars',
  budh: 'Mercury',
  guru: 'Jupiter',
  shukra: 'Venus',
  shani: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
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

const tuesday = 2;
const abhijit = 1;

/** What an energisation keeps clear of: all but rikta tithis (4, 9, 14), the sixteen stars, and every Vishti. */
const rule = {
  nakshatras: Object.values(nakshatraClasses).flat(),
  tithis: [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15],
  bhadra: 'all',
  yogas: false,
} as const;

const classOf = (nakshatra: number): NakshatraClass | undefined =>
  (Object.keys(nakshatraClasses) as NakshatraClass[]).find((one) =>
    nakshatraClasses[one].some((id: number) => id === nakshatra),
  );

/** Returns the horas of the graha by daylight; without one those of Guru, and Abhijit. */
function offered(day: MuhuratDay, lord: SevenGraha | null) {
  const horas = day.horas.slice(0, 12).filter((hora) => hora.lord === (lord ?? 'Jupiter'));
  const middle = lord ? [] : day.periods.auspicious.filter(({ id }) => id === abhijit);
  return [
    ...horas.map(({ lord, start, end }) => ({ start, end, hora: lord as SevenGraha | null })),
    ...middle.flatMap(({ period }) => period.map((interval) => ({ ...interval, hora: null }))),
  ];
}

/** Returns the clear stretches of the day's light in the hora of the graha, in the order of time. */
function ofDay(date: string, { graha, place, from, zone = indiaZone }: MuhuratSearch): Muhurat[] {
  const day = muhuratDay(date, { place, zone });
  if (!day) return [];
  const { weekday } = day;
  const lord = graha && GRAHA_LORDS[engineGrahas[graha]];
  if (weekday === tuesday && lord !== 'Mars') return [];
  return clearParts(offered(day, lord), [...hindrances(day, rule), { start: 0, end: from }])
    .map(({ start, end, hora }): Muhurat => {
      const nakshatra = inForce(day.nakshatras, start)?.id ?? 0;
      return {
        start,
        end,
        weekday,
        hora,
        tithi: inForce(day.tithis, start)?.id ?? 0,
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
 * A thing that a person wears or places at home is not held to it. The same input gives the same muhurats. Days and
 * hindrances are those of the muhurat finder (`jyotish/muhurat/`).
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
