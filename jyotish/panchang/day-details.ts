/** The depth of a panchang: what almanacs print beside the five limbs, in one object. */

import { ayanamsaId } from '../sky/ayanamsa.ts';
import { weekdayOf } from '../time/civil-time.ts';
import { DAY } from '../time/julian-date.ts';
import { type Bhadra, bhadras } from './bhadra.ts';
import { type Gowri, gowris } from './gowri.ts';
import { clipped } from './intervals.ts';
import { lagnas } from './lagnas.ts';
import { type Limb, nakshatras } from './limbs.ts';
import { type DayHours, dayHours, type Muhurta, muhurtas } from './muhurtas.ts';
import { gandaMools, type Panchaka, panchakas } from './panchaka.ts';
import type { PanchangOptions } from './panchang.ts';
import { moonPadas, moonSigns, type Pada, sunPadas, sunSigns } from './sign-spans.ts';
import { type Interval, solarDay } from './solar-day.ts';
import { type Direction, dishaShool, type SpecialYogaSpan, specialYogas } from './special-yogas.ts';
import { signsWithChandrabala, starsWithTarabala } from './strength.ts';

/** A part of the day and the birth stars or birth signs it is good for. UTC ms. */
export interface StrengthSpan extends Interval {
  /** Nakshatra (0 to 26) or sign (0 to 11) of the Moon. */
  id: number;
  /** Birth stars (0 to 26) with tarabala, or birth signs (0 to 11) with chandrabala. */
  good: number[];
}

/** The entries of almanacs beside the five limbs. Spans have their true start and end unless noted. */
export interface DayDetails {
  moonSigns: Limb[];
  sunSigns: Limb[];
  moonPadas: Pada[];
  sunPadas: Pada[];
  /** Rising signs from sunrise to sunrise; empty beyond the polar circles. */
  lagnas: Limb[];
  bhadras: Bhadra[];
  panchakas: Panchaka[];
  gandaMools: Limb[];
  /** Cut to the day. */
  specialYogas: SpecialYogaSpan[];
  /** Cut to the day. */
  tarabala: StrengthSpan[];
  chandrabala: StrengthSpan[];
  dishaShool: Direction;
  hours: DayHours;
  muhurtas: Muhurta[];
  gowri: { day: Gowri[]; night: Gowri[] };
}

/** Returns the depth of a panchang day; null where the day has no sunrise or sunset. */
export function dayDetails(options: PanchangOptions): DayDetails | null {
  const { date, place, zone } = options;
  const day = solarDay({ date, place, zone });
  if (!day) return null;
  const ayanamsa = ayanamsaId(options.ayanamsa);
  const weekday = weekdayOf(date);
  const frame: Interval = { start: day.sunrise, end: day.nextSunrise };
  const moon = moonSigns(frame, ayanamsa);
  // Sunrise moves by a minute or two a day, so whole days from this one name the weekday of a start days away.
  const weekdayAt = (instant: number) =>
    (((weekday + Math.floor((instant - day.sunrise) / DAY)) % 7) + 7) % 7;
  return {
    moonSigns: moon,
    sunSigns: sunSigns(frame, ayanamsa),
    moonPadas: moonPadas(frame, ayanamsa),
    sunPadas: sunPadas(frame, ayanamsa),
    lagnas: lagnas(frame, { place, ayanamsa }),
    bhadras: bhadras(frame, ayanamsa),
    panchakas: panchakas(frame, ayanamsa, weekdayAt),
    gandaMools: gandaMools(frame, ayanamsa),
    specialYogas: specialYogas(frame, weekday, ayanamsa),
    tarabala: clipped(nakshatras(frame, ayanamsa), frame).map((one) => ({
      ...one,
      good: starsWithTarabala(one.id),
    })),
    chandrabala: clipped(moon, frame).map((one) => ({ ...one, good: signsWithChandrabala(one.id) })),
    dishaShool: dishaShool(weekday),
    hours: dayHours(day),
    muhurtas: muhurtas(day),
    gowri: gowris(day, weekday),
  };
}
