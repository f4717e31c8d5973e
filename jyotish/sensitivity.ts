/**
 * Sensitivity: how many minutes a birth time may be wrong before the report would read differently. Each answer is the
 * exact distance to the next border on both sides, not an estimate from the speed.
 */
import { wrap180, wrap360 } from './angles.ts';
import type { ChartOptions } from './kundli/chart.ts';
import { nakshatraOf } from './kundli/nakshatra.ts';
import { antardashaAt, DASHA_YEARS, YEAR_DAYS, type YearLength } from './kundli/vimshottari.ts';
import { type Graha, NAKSHATRA_LORDS, signOf } from './names.ts';
import { siderealMoon, whenReaches } from './panchang/luni-solar.ts';
import { anglesAt } from './sky/ascendant.ts';
import { ayanamsa, ayanamsaId } from './sky/ayanamsa.ts';
import { turningNear } from './sky/moment.ts';
import { DAY } from './time/julian-date.ts';

/** Minutes to the border: before this much earlier, after this much later, the fact changes. */
export interface Margin {
  /** Minutes, 0 or more. */
  earlier: number;
  /** Minutes, 0 or more. */
  later: number;
}

/** Margins of the facts that matter most. */
export interface Sensitivity {
  /** Sign of the lagna. Null beyond the polar circles, where it can jump. */
  lagna: Margin | null;
  /** Pada of the Moon's nakshatra. */
  moonPada: Margin;
  /** Lords of the maha- and antardasha that run on the given day; null when that day is outside the 120 years. */
  runningMaha: Margin | null;
  runningAntar: Margin | null;
}

/** A birth, and the day for which the running dasha is asked. */
export interface SensitivityOptions extends ChartOptions {
  /** UTC ms: for which moment of life the running dasha is meant. */
  runningAt: number;
  yearLength?: YearLength;
}

const MINUTE = 60_000;
// Degrees of the ascendant: less than a hundredth of a second.
const CLOSE = 1e-6;

/** Returns the margins of a birth time. */
export function sensitivity(options: SensitivityOptions): Sensitivity {
  const { instant, ayanamsa: id } = options;
  const moon = siderealMoon(ayanamsaId(id));
  const { angle, rate } = moon(instant);
  const pada = Math.floor((angle * 108) / 360);
  const reach = (target: number) =>
    whenReaches(moon, wrap360(target), instant + (wrap180(target - angle) / rate) * DAY);
  return {
    lagna: lagnaMargin(options),
    moonPada: marginOf(instant, reach((pada * 360) / 108), reach(((pada + 1) * 360) / 108)),
    ...dashaMargins(options),
  };
}

function marginOf(instant: number, before: number, after: number): Margin {
  return { earlier: Math.max(0, instant - before) / MINUTE, later: Math.max(0, after - instant) / MINUTE };
}

/**
 * Returns the minutes for which the sign of the lagna holds; null beyond the polar circles. The ascendant passes a sign in
 * under four hours below them, and only ever advances there.
 */
export function lagnaMargin({ instant, place, ayanamsa: id }: ChartOptions): Margin | null {
  const ascendantAt = (time: number) => {
    const turning = turningNear(time);
    return wrap360(anglesAt(turning, place).ascendant - ayanamsa(id, turning.T));
  };
  if (anglesAt(turningNear(instant), place).polar) return null;
  // Towards the polar circles whole signs rise within minutes.
  const stride = (Math.abs(place.latitude) > 55 ? 5 : 20) * MINUTE;
  const border = (target: number, direction: 1 | -1): number => {
    // Degrees beyond the border in this direction: negative until it is passed.
    const beyond = (time: number) => wrap180(ascendantAt(time) - target) * direction;
    let [near, far] = [instant, instant + direction * stride];
    let [before, after] = [beyond(near), beyond(far)];
    while (after < 0) {
      [near, before] = [far, after];
      far += direction * stride;
      after = beyond(far);
    }
    // False position, with the half weight of the Illinois rule for the end that stays (Dowell and Jarratt 1971).
    for (let i = 0; i < 60; i++) {
      const time = far - (after * (far - near)) / (after - before);
      const found = beyond(time);
      if (Math.abs(found) < CLOSE) return time;
      if (found * after < 0) [near, before] = [far, after];
      else before /= 2;
      [far, after] = [time, found];
    }
    return far;
  };
  const sign = signOf(ascendantAt(instant));
  return marginOf(instant, border(sign * 30, -1), border(((sign + 1) % 12) * 30, 1));
}

/**
 * A birth stands at a place of the endless round of dashas, counted in years; so does any day of life. A later birth
 * moves the day's place by the Moon's way less the time gone by. The border is where that place meets a change of lord.
 */
function dashaMargins(options: SensitivityOptions): Pick<Sensitivity, 'runningMaha' | 'runningAntar'> {
  const { instant, runningAt, yearLength = 1, ayanamsa: id } = options;
  const moon = siderealMoon(ayanamsaId(id));
  const year = YEAR_DAYS[yearLength] * DAY;
  const { angle } = moon(instant);
  const found = antardashaAt({ instant, moon: angle, yearLength }, runningAt);
  if (!found || runningAt < instant) return { runningMaha: null, runningAntar: null };

  const place = (birth: number, moonThen: number) => yearsInRound(moonThen) + (runningAt - birth) / year;
  const here = place(instant, angle);
  const birthFor = (period: number) => {
    // Years of the round from the present place to the border, kept through the seam of the 360-year round.
    const target = here + (period - runningAt) / year;
    let birth = instant;
    for (let i = 0; i < 40; i++) {
      const { angle: now, rate } = moon(birth);
      const gap = target - place(birth, now);
      const short = gap - 360 * Math.round(gap / 360);
      const yearsPerDay = (rate / (360 / 27)) * DASHA_YEARS[nakshatraOf(now).lord] - DAY / year;
      const step = (short / yearsPerDay) * DAY;
      birth += Math.max(-DAY / 4, Math.min(DAY / 4, step));
      if (Math.abs(step) < 1) break;
    }
    return birth;
  };
  return {
    runningMaha: marginOf(instant, birthFor(found.maha.start), birthFor(found.maha.end)),
    runningAntar: marginOf(instant, birthFor(found.antar.start), birthFor(found.antar.end)),
  };
}

/** Years from the beginning of Ashwini's dasha to the place of a Moon (three rounds of 120 years to the circle). */
function yearsInRound(moon: number): number {
  const { id, fraction, lord } = nakshatraOf(moon);
  const before = NAKSHATRA_LORDS.slice(0, id % 9).reduce((sum, each: Graha) => sum + DASHA_YEARS[each], 0);
  return Math.floor(id / 9) * 120 + before + fraction * DASHA_YEARS[lord];
}
