/** The stay of a lagna: the time for which one sign rises at a place. */
import type { ChartOptions } from '../kundli/chart.ts';
import { lagnaMargin } from '../sensitivity.ts';

const MINUTE = 60_000;

/** A stay, UTC ms. */
export interface LagnaStay {
  start: number;
  end: number;
  /** The middle, to the second: the instant for which grahas are judged. */
  middle: number;
}

/**
 * Returns the stay of the lagna that rises at a birth. Null beyond the polar circles, where signs do not rise in order.
 *
 * A birth time is known to some minutes at best, and strengths move all the time. So grahas are judged in the middle of the
 * stay: every birth of one stay gets one judgement, and a minute changes it only where the lagna changes.
 */
export function lagnaStay(birth: ChartOptions): LagnaStay | null {
  const margin = lagnaMargin(birth);
  if (!margin) return null;
  const start = birth.instant - margin.earlier * MINUTE;
  const end = birth.instant + margin.later * MINUTE;
  return { start, end, middle: Math.round((start + end) / 2000) * 1000 };
}
