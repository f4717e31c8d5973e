/** Combustion (asta): a planet too near the Sun to be seen. */
import { wrap180 } from '../angles.ts';
import type { Graha } from '../names.ts';

/** Degrees from the Sun within which a planet is lost: direct and retrograde (Surya Siddhanta 9.6-9). */
const LIMITS: Partial<Record<Graha, { direct: number; retrograde: number }>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** A planet's longitude and whether it goes backwards. */
export interface CombustionInput {
  graha: Graha;
  /** Degrees, in the same zodiac as `sun`. */
  longitude: number;
  retrograde: boolean;
  /** Longitude of the Sun, degrees. */
  sun: number;
}

/** Returns whether the graha is combust; never for the Sun and the nodes. */
export function isCombust({ graha, longitude, retrograde, sun }: CombustionInput): boolean {
  const limit = LIMITS[graha];
  if (!limit) return false;
  return Math.abs(wrap180(longitude - sun)) <= (retrograde ? limit.retrograde : limit.direct);
}
