/** Sun and Moon together: the angles that tithi, karana, nakshatra and yoga are read from. */
import { wrap180, wrap360 } from '../angles.ts';
import { type AyanamsaId, ayanamsa, ayanamsaRate } from '../sky/ayanamsa.ts';
import { luminaryNear } from '../sky/luminaries.ts';
import { centuriesTT, DAY } from '../time/julian-date.ts';

/** An angle in degrees (0 to 360) and its growth in degrees a day. */
export interface MovingAngle {
  angle: number;
  rate: number;
}

/** A measure of the sky: instant (UTC ms) to angle. All of them only ever grow. */
export type Measure = (instant: number) => MovingAngle;

/**
 * Returns the elongation of the Moon from the Sun: 12 degrees a tithi, 6 a karana (Surya Siddhanta 2.66).
 * No ayanamsa in it.
 */
export const elongation: Measure = (instant) => {
  const [moon, sun] = [luminaryNear('Moon', instant), luminaryNear('Sun', instant)];
  return { angle: wrap360(moon.longitude - sun.longitude), rate: moon.speed - sun.speed };
};

/** Returns the measure of the Moon's sidereal longitude: 13 degrees 20' a nakshatra. */
export function siderealMoon(id: AyanamsaId): Measure {
  return (instant) => {
    const T = centuriesTT(instant);
    const moon = luminaryNear('Moon', instant);
    return {
      angle: wrap360(moon.longitude - ayanamsa(id, T)),
      rate: moon.speed - ayanamsaRate(T),
    };
  };
}

/** Returns the measure of the Sun's sidereal longitude: 30 degrees a solar month. */
export function siderealSun(id: AyanamsaId): Measure {
  return (instant) => {
    const T = centuriesTT(instant);
    const sun = luminaryNear('Sun', instant);
    return { angle: wrap360(sun.longitude - ayanamsa(id, T)), rate: sun.speed - ayanamsaRate(T) };
  };
}

/**
 * Returns the measure of the sum of the sidereal longitudes of Sun and Moon: 13 degrees 20' a yoga;
 * the ayanamsa counts twice.
 */
export function luniSolarSum(id: AyanamsaId): Measure {
  return (instant) => {
    const T = centuriesTT(instant);
    const [moon, sun] = [luminaryNear('Moon', instant), luminaryNear('Sun', instant)];
    return {
      angle: wrap360(moon.longitude + sun.longitude - 2 * ayanamsa(id, T)),
      rate: moon.speed + sun.speed - 2 * ayanamsaRate(T),
    };
  };
}

/**
 * Returns the instant (UTC ms) nearest to `guess` at which a measure reaches `target` degrees: Newton's method on the
 * shorter arc, to a tenth of a millisecond.
 */
export function whenReaches(measure: Measure, target: number, guess: number): number {
  let instant = guess;
  for (let i = 0; i < 30; i++) {
    const { angle, rate } = measure(instant);
    const step = (wrap180(target - angle) / rate) * DAY;
    instant += step;
    if (Math.abs(step) < 50) break;
  }
  return instant;
}

/** One element of a round: which, from when, until when (UTC ms). */
export interface Span {
  index: number;
  start: number;
  end: number;
}

/** The options of `spansOf`: a measure, the number of parts that it is divided into, and two instants. */
export interface SpansOptions {
  measure: Measure;
  /** Number of equal parts of the circle. */
  parts: number;
  from: number;
  to: number;
}

/** Lists every part that touches [from, to), with its true start and end; no gaps and no overlaps by construction. */
export function spansOf({ measure, parts, from, to }: SpansOptions): Span[] {
  const width = 360 / parts;
  const now = measure(from);
  const first = Math.floor(now.angle / width);
  const msPerDegree = DAY / now.rate;
  let start = whenReaches(measure, first * width, from - (now.angle - first * width) * msPerDegree);
  const spans: Span[] = [];
  for (let index = first; start < to; index++) {
    const end = whenReaches(measure, ((index + 1) % parts) * width, start + width * msPerDegree);
    if (end > from) spans.push({ index: index % parts, start, end });
    start = end;
  }
  return spans;
}
