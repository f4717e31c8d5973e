/** The thirty muhurtas of a day, and the hours that are named by them: Vijaya, Godhuli, Nishita, the sandhyas. */
import { type Interval, partOf, type SolarDay } from './solar-day.ts';

/** One of the thirty muhurtas (two ghatis each), UTC ms. */
export interface Muhurta extends Interval {
  /** 1 to 15 by day, 16 to 30 by night; the names are MUHURTAS. */
  id: number;
  isDay: boolean;
  /** The nakshatra (0 to 26) whose deity rules it: what is done in that star may be done now. Null for Abhijit. */
  nakshatra: number | null;
}

/**
 * Nakshatras of the thirty muhurtas by their deities: Muhurta Chintamani 6 ("girisha-bhujaga-mitrah pitrya-vasv-ambu-
 * vishve 'bhijid atha cha vidhatapindra indranalau cha | nirritir udaka-natho 'py aryamatho bhagah syuh ... shivo 'japadad
 * ashtau syur bhesha aditi-jivakau | vishnv-arka-tvashtri-maruto muhurta nishi kirtitah").
 */
// biome-ignore format: fifteen muhurtas a line
const STARS: readonly (number | null)[] = [
  5, 8, 16, 9, 22, 19, 20, null, 3, 17, 15, 18, 23, 11, 10,
  5, 24, 25, 26, 0, 1, 2, 3, 4, 6, 7, 21, 12, 13, 14,
];

const light = (day: SolarDay): Interval => ({ start: day.sunrise, end: day.sunset });
const dark = (day: SolarDay): Interval => ({ start: day.sunset, end: day.nextSunrise });

/** Returns the fifteen muhurtas of the day and the fifteen of the night (do-ghati muhurat). */
export function muhurtas(day: SolarDay): Muhurta[] {
  return STARS.map((nakshatra, i) => ({
    id: i + 1,
    isDay: i < 15,
    nakshatra,
    ...(i < 15 ? partOf(light(day), 15, i) : partOf(dark(day), 15, i - 15)),
  }));
}

/** Named hours and lengths of a day, UTC ms and ms. */
export interface DayHours {
  /** Eleventh muhurta of the day, good for setting out (the hour of Vijayadashami). */
  vijaya: Interval;
  /** Half a ghati before sunset to half a ghati after it. */
  godhuli: Interval;
  /** Eighth muhurta of the night, about its middle (the hour of Janmashtami and Shivaratri). */
  nishita: Interval;
  /** Three ghatis of the night before sunrise; three after sunset. */
  morningSandhya: Interval;
  eveningSandhya: Interval;
  /** Middle of the day. */
  midday: number;
  dayLength: number;
  nightLength: number;
}

/**
 * Returns the named hours of a day. A ghati is half a muhurta. Godhuli follows Muhurta Chintamani 6 (half a ghati on both
 * sides of the setting of the Sun; some almanacs print a whole ghati from sunset on), the sandhyas Dharmasindhu (three
 * ghatis each), Vijaya and Nishita the muhurtas of these names.
 */
export function dayHours(day: SolarDay): DayHours {
  const ghati = (day.nextSunrise - day.sunset) / 30;
  return {
    vijaya: partOf(light(day), 15, 10),
    godhuli: { start: day.sunset - ghati / 2, end: day.sunset + ghati / 2 },
    nishita: partOf(dark(day), 15, 7),
    // The night before is as long as this one to a few seconds.
    morningSandhya: { start: day.sunrise - 3 * ghati, end: day.sunrise },
    eveningSandhya: { start: day.sunset, end: day.sunset + 3 * ghati },
    midday: (day.sunrise + day.sunset) / 2,
    dayLength: day.sunset - day.sunrise,
    nightLength: day.nextSunrise - day.sunset,
  };
}
