import { useEffect, useRef, useState } from 'react';
import type { ChartArea } from '#art/kundli/chart.ts';

const DURATION = 420;

const distance = (one: ChartArea, other: ChartArea): number =>
  one.reduce((sum, [x, y], i) => sum + (x - (other[i]?.[0] ?? 0)) ** 2 + (y - (other[i]?.[1] ?? 0)) ** 2, 0);

/** Returns the area with its corners counted from the one that makes the way from `from` shortest. */
export function nearestTurn(from: ChartArea, to: ChartArea): ChartArea {
  const turns = [0, 1, 2, 3].map((by) => [0, 1, 2, 3].map((i) => to[(i + by) % 4]) as unknown as ChartArea);
  return turns.reduce((best, turn) => (distance(from, turn) < distance(from, best) ? turn : best));
}

/** Returns the area at a share (0 to 1) of the way. */
const between = (from: ChartArea, to: ChartArea, share: number): ChartArea =>
  to.map(([x, y], i) => {
    const [fromX, fromY] = from[i] ?? [x, y];
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  }) as unknown as ChartArea;

/**
 * Returns the areas to draw: those given, or on the way to them when they have changed, where motion is wanted. Pass the
 * same array for the same chart.
 */
export function useMorph(areas: readonly ChartArea[]): readonly ChartArea[] {
  const [drawn, setDrawn] = useState(areas);
  const last = useRef(areas);
  useEffect(() => {
    const from = last.current;
    const show = (next: readonly ChartArea[]) => {
      last.current = next;
      setDrawn(next);
    };
    if (from === areas) return;
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return show(areas);
    const to = areas.map((area, i) => nearestTurn(from[i] ?? area, area));
    let frame = 0;
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / DURATION);
      const eased = 1 - (1 - share) ** 3;
      if (share === 1) return show(areas);
      show(to.map((area, i) => between(from[i] ?? area, area, eased)));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [areas]);
  return drawn;
}
