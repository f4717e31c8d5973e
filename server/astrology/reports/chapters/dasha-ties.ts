/** How the running periods and those to come concern a house. */
import { type Antardasha, aspects, type DashaPeriod, type Graha, runningDasha } from '#jyotish';
import type { Sky } from './sky.ts';
import type { DashaTie } from './tables.ts';

/** A reading looks this far ahead for a period that concerns a house. */
const AHEAD_MS = 12 * 365.25 * 86_400_000;

const ORDER: readonly DashaTie[] = ['own', 'in', 'karaka', 'aspect', 'none'];

/** Returns how the lord of a period is related to a house. */
export function tieOf(
  lord: Graha,
  { sky, house, karaka }: { sky: Sky; house: number; karaka: Graha },
): DashaTie {
  if (sky.lordOf(house) === lord) return 'own';
  if (sky.houseOf(lord) === house) return 'in';
  if (lord === karaka) return 'karaka';
  return aspects(lord, sky.kundli.chart.grahas[lord].sign, sky.signOf(house)) ? 'aspect' : 'none';
}

/** The periods that concern a house. */
export interface HouseDasha {
  /** The closer tie of the two running lords. */
  tie: DashaTie;
  /** End of the running antardasha, UTC ms. */
  until: number;
  /** Lord of the running antardasha. */
  antar: Graha;
  /** The next antardasha whose lord rules the house, is in it, or is its karaka. */
  next: { period: DashaPeriod; tie: DashaTie } | undefined;
}

/** Returns every antardasha from an instant (UTC ms) on, those of the running mahadasha first. */
export const antardashasAfter = ({ kundli: { dashas } }: Sky, instant: number): Antardasha[] =>
  dashas.flatMap(({ antar }) => antar).filter(({ start }) => start >= instant);

/** Returns the periods that concern a house at an instant (UTC ms); undefined outside the 120 years. */
export function houseDasha(
  of: { sky: Sky; house: number; karaka: Graha },
  at: number,
): HouseDasha | undefined {
  const running = runningDasha(of.sky.kundli.dashas, at);
  if (!running) return undefined;
  const ties = [tieOf(running.maha.lord, of), tieOf(running.antar.lord, of)];
  const tie = ORDER.find((one) => ties.includes(one)) ?? 'none';
  const next = antardashasAfter(of.sky, running.antar.end)
    .filter(({ start }) => start < at + AHEAD_MS)
    .map((period) => ({ period, tie: tieOf(period.lord, of) }))
    .find((one) => one.tie === 'own' || one.tie === 'in' || one.tie === 'karaka');
  return { tie, until: running.antar.end, antar: running.antar.lord, next };
}
