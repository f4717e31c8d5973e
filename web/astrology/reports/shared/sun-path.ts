/** The size of the drawing and the arc in it: a sine from sunrise at the left to sunset at the right. */
const LEFT = 40;
const RIGHT = 600;
const HORIZON = 190;
const HEIGHT = 150;

/** Returns the point on the arc of a share of the daylight (0 sunrise, 1 sunset). */
export const onArc = (share: number): { x: number; y: number } => ({
  x: LEFT + (RIGHT - LEFT) * share,
  y: HORIZON - Math.sin(Math.PI * share) * HEIGHT,
});

/** Returns the path data of the arc between two shares of the daylight. */
export function arcBetween(from: number, to: number): string {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = onArc(from + ((to - from) * i) / steps);
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

/** Returns the path of a period, shortened at both ends, so that adjacent periods stay apart. */
export function bandBetween(from: number, to: number): string {
  const gap = Math.min(0.011, (to - from) / 4);
  return arcBetween(from + gap, to - gap);
}

/** Returns the share of the daylight at an instant: below 0 before sunrise, above 1 after sunset. All in ms. */
export const shareOfDay = (at: number, sunrise: number, sunset: number): number =>
  (at - sunrise) / (sunset - sunrise);

/** Returns the part of a period in daylight as shares, or null. */
export function inDaylight(
  { start, end }: { start: number; end: number },
  sunrise: number,
  sunset: number,
): { from: number; to: number } | null {
  const from = Math.max(0, shareOfDay(start, sunrise, sunset));
  const to = Math.min(1, shareOfDay(end, sunrise, sunset));
  return from < to ? { from, to } : null;
}

/** The mean time from moonrise to moonset, ms. */
const MOON_UP_MS = 12.42 * 3_600_000;

/**
 * Returns how far the moon has come from its rise (0) to its set (1) at an instant, or null while it is down. A day
 * may have its moonset first, or only one of both: then the way has its mean length. All in ms.
 */
export function shareOfMoonWay(at: number, rise: number | null, set: number | null): number | null {
  const isWhole = rise !== null && set !== null && rise < set;
  const share = isWhole
    ? (at - rise) / (set - rise)
    : set !== null && at < set
      ? 1 - (set - at) / MOON_UP_MS
      : rise !== null && at >= rise
        ? (at - rise) / MOON_UP_MS
        : -1;
  return share >= 0 && share <= 1 ? share : null;
}

/**
 * Returns the path data of the lit part of a moon of radius `r` around the origin, as seen from the north. `elongation`
 * is the angle from the sun to the moon in degrees: 0 new, 90 first quarter, 180 full.
 */
export function litMoon(elongation: number, r: number): string {
  const terminator = Math.abs(Math.cos((elongation * Math.PI) / 180) * r).toFixed(2);
  const waxing = elongation % 360 < 180;
  const isGibbous = Math.cos((elongation * Math.PI) / 180) < 0;
  return `M0 ${-r}A${r} ${r} 0 0 ${waxing ? 1 : 0} 0 ${r}A${terminator} ${r} 0 0 ${waxing === isGibbous ? 1 : 0} 0 ${-r}Z`;
}
