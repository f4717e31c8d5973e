/** Lunar months, in both countings, and the years of the Shaka and Vikrama eras. */
import { wrap360 } from '../angles.ts';
import { signOf } from '../names.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { momentOf } from '../sky/moment.ts';
import { sunAt } from '../sky/sun-and-planets.ts';
import { DAY } from '../time/julian-date.ts';
import { elongation, siderealSun, whenReaches } from './luni-solar.ts';

/** The lunar month at an instant; month ids 0 (Chaitra) to 11 (Phalguna) as in LUNAR_MONTHS. */
export interface LunarMonth {
  /** Month that ends with the new moon (south and west India). */
  amanta: number;
  /** Month that ends with the full moon (north India). */
  purnimanta: number;
  /** Added month: no sankranti between its new moons. */
  adhika: boolean;
  /** Two sankrantis between its new moons: the following month is dropped (19 to 141 years apart). */
  kshaya: boolean;
  /** New moons that begin and end the amanta month, UTC ms. */
  start: number;
  end: number;
}

const SYNODIC_MONTH = 29.530588861 * DAY;

/** Returns the lunar month in force at an instant (UTC ms). The Sun's sidereal signs name it (Surya Siddhanta 14.). */
export function lunarMonthAt(instant: number, ayanamsa: AyanamsaId): LunarMonth {
  const { angle } = elongation(instant);
  let start = whenReaches(elongation, 0, instant - (angle / 360) * SYNODIC_MONTH);
  // Newton takes the nearer of two new moons, and the Moon's pace varies by a tenth.
  if (start > instant) start = whenReaches(elongation, 0, start - SYNODIC_MONTH);
  let end = whenReaches(elongation, 0, start + SYNODIC_MONTH);
  if (end <= instant) {
    start = end;
    end = whenReaches(elongation, 0, start + SYNODIC_MONTH);
  }
  const sun = siderealSun(ayanamsa);
  const signAtStart = signOf(sun(start).angle);
  const sankrantis = (signOf(sun(end).angle) - signAtStart + 12) % 12;
  const amanta = (signAtStart + 1) % 12;
  const adhika = sankrantis === 0;
  const dark = elongation(instant).angle >= 180;
  return {
    amanta,
    purnimanta: dark && !adhika ? (amanta + 1) % 12 : amanta,
    adhika,
    kshaya: sankrantis === 2,
    start,
    end,
  };
}

/** Years of the eras at a date, the season and the course of the Sun. */
export interface Samvat {
  /** Shaka era, begins with Chaitra. */
  shaka: number;
  /** Vikrama era as counted in the north, begins with Chaitra. */
  vikram: number;
  /** Vikrama era as counted in Gujarat, begins with Kartika. */
  vikramKartikadi: number;
  /** Name of the year in the sixty-year cycle, southern counting: id 1 to 60 in SAMVATSARAS. */
  samvatsara: number;
  /** Id in SEASONS: two lunar months each from Chaitra. */
  ritu: number;
  /** Course of the tropical Sun: north (winter to summer solstice) or south. */
  ayana: 'uttarayana' | 'dakshinayana';
}

/** Returns the era years, season and ayana at an instant whose lunar month is known. */
export function samvatAt(instant: number, month: LunarMonth): Samvat {
  const date = new Date(instant);
  const beforeChaitra = date.getUTCMonth() < 6 && month.amanta >= 8;
  const shaka = date.getUTCFullYear() - (beforeChaitra ? 79 : 78);
  const sun = sunAt(momentOf(instant)).longitude;
  return {
    shaka,
    vikram: shaka + 135,
    vikramKartikadi: shaka + (month.amanta >= 7 ? 135 : 134),
    samvatsara: ((shaka + 11) % 60) + 1,
    ritu: Math.floor(month.amanta / 2),
    ayana: wrap360(sun + 90) < 180 ? 'uttarayana' : 'dakshinayana',
  };
}
