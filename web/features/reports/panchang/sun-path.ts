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
