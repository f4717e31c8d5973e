/** Signs and nakshatra padas of the Moon and the Sun with their ends. */
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import type { Limb } from './limbs.ts';
import { type Measure, siderealMoon, siderealSun, spansOf } from './luni-solar.ts';
import type { Interval } from './solar-day.ts';

/** A quarter of a nakshatra (3 degrees 20'): `id` is the nakshatra 0 to 26. */
export interface Pada extends Limb {
  pada: 1 | 2 | 3 | 4;
}

const PADAS = [1, 2, 3, 4] as const;

function signs(measure: Measure, { start, end }: Interval): Limb[] {
  return spansOf({ measure, parts: 12, from: start, to: end }).map(({ index, ...span }) => ({
    id: index,
    start: span.start,
    end: span.end,
  }));
}

function padas(measure: Measure, { start, end }: Interval): Pada[] {
  return spansOf({ measure, parts: 108, from: start, to: end }).map(({ index, ...span }) => ({
    id: Math.floor(index / 4),
    pada: PADAS[index % 4] ?? 4,
    start: span.start,
    end: span.end,
  }));
}

/** Lists every sign of the Moon that touches an interval; ids 0 to 11, UTC ms. */
export const moonSigns = (interval: Interval, ayanamsa: AyanamsaId): Limb[] =>
  signs(siderealMoon(ayanamsa), interval);

/** Lists every sign of the Sun that touches an interval; ids 0 to 11. Its start is the sankranti. */
export const sunSigns = (interval: Interval, ayanamsa: AyanamsaId): Limb[] =>
  signs(siderealSun(ayanamsa), interval);

/** Lists every nakshatra pada of the Moon that touches an interval, UTC ms. */
export const moonPadas = (interval: Interval, ayanamsa: AyanamsaId): Pada[] =>
  padas(siderealMoon(ayanamsa), interval);

/** Lists every nakshatra pada of the Sun that touches an interval, UTC ms; each lasts about three and a third days. */
export const sunPadas = (interval: Interval, ayanamsa: AyanamsaId): Pada[] =>
  padas(siderealSun(ayanamsa), interval);
