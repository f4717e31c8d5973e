/** The five limbs (panchanga): tithi, nakshatra, yoga, karana with start and end; vaara is the weekday. */
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { elongation, luniSolarSum, siderealMoon, spansOf } from './luni-solar.ts';
import type { Interval } from './solar-day.ts';

/** One element of a limb: its id in the names table and its true start and end (UTC ms). */
export interface Limb extends Interval {
  id: number;
}

/** A tithi: id 1 to 30, paksha 0 bright or 1 dark. */
export interface Tithi extends Limb {
  paksha: 0 | 1;
}

/** A karana: id 0 to 10 in the names table, `half` 0 to 59 its place in the lunar month. */
export interface Karana extends Limb {
  half: number;
}

/** Lists every tithi that touches an interval. A tithi between two sunrises (kshaya) is listed like any other. */
export function tithis(interval: Interval): Tithi[] {
  const spans = spansOf({ measure: elongation, parts: 30, from: interval.start, to: interval.end });
  return spans.map(({ index, start, end }) => ({ id: index + 1, paksha: index < 15 ? 0 : 1, start, end }));
}

/** Lists every nakshatra of the Moon that touches an interval; ids 0 to 26. */
export function nakshatras(interval: Interval, ayanamsa: AyanamsaId): Limb[] {
  const spans = spansOf({
    measure: siderealMoon(ayanamsa),
    parts: 27,
    from: interval.start,
    to: interval.end,
  });
  return spans.map(({ index, start, end }) => ({ id: index, start, end }));
}

/** Lists every yoga that touches an interval; ids 0 to 26. */
export function yogas(interval: Interval, ayanamsa: AyanamsaId): Limb[] {
  const spans = spansOf({
    measure: luniSolarSum(ayanamsa),
    parts: 27,
    from: interval.start,
    to: interval.end,
  });
  return spans.map(({ index, start, end }) => ({ id: index, start, end }));
}

/** Lists every karana that touches an interval. */
export function karanas(interval: Interval): Karana[] {
  const spans = spansOf({ measure: elongation, parts: 60, from: interval.start, to: interval.end });
  return spans.map(({ index, start, end }) => ({ id: karanaId(index), half: index, start, end }));
}

/**
 * Returns the karana id of a half tithi (0 to 59): 0 is Kimstughna, then the seven movable ones eight times over, and
 * Shakuni, Chatushpada, Naga before the new moon (Surya Siddhanta 2.67-69).
 */
export function karanaId(half: number): number {
  if (half === 0) return 10;
  return half >= 57 ? half - 50 : (half - 1) % 7;
}

/** Returns the element of a limb list that is in force at an instant, or undefined. */
export function inForce<L extends Interval>(list: readonly L[], instant: number): L | undefined {
  return list.find(({ start, end }) => start <= instant && instant < end);
}
