import type { AlmanacSky } from '#contract/astrology/almanac/endpoints.ts';
import { altitudeAt, type Place, tropicalPositions } from '#jyotish';

const STEP_MINUTES = 30;
const HOURS = 24;

const rounded = (degrees: number): number => Number(degrees.toFixed(1));

/** Returns the angle from the Sun to the Moon in degrees, 0 to 360. */
function elongationAt(instant: number): number {
  const { Sun, Moon } = tropicalPositions({ instant });
  return rounded((Moon.longitude - Sun.longitude + 360) % 360);
}

/**
 * Returns the Sun and the Moon over a place for 24 hours from an instant (UTC ms): altitude and hour angle each half
 * hour, to a tenth of a degree. Parallax counts, refraction does not.
 */
export function skyOf(place: Place, from: number): AlmanacSky {
  const steps = (HOURS * 60) / STEP_MINUTES;
  const way = (body: 'Sun' | 'Moon') =>
    Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const seen = altitudeAt(body, from + step * STEP_MINUTES * 60_000, place);
      return [rounded(seen.altitude), rounded(seen.hourAngle)];
    });
  return {
    from: new Date(from).toISOString(),
    step: STEP_MINUTES,
    sun: way('Sun'),
    moon: way('Moon'),
    elongation: [elongationAt(from), elongationAt(from + HOURS * 3_600_000)],
  };
}
