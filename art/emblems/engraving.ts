import { group, shape } from '../svg/markup.ts';

/**
 * Lines cut into metal: path data, where its origin lies, how much it is enlarged, and the pen on the
 * drawing.
 */
export interface Engraving {
  d: string;
  centre: readonly [x: number, y: number];
  scale: number;
  colour: string;
  width: number;
}

/** Draws a dark groove with a light edge on the side away from the lamp. */
export function engrave({ d, centre, scale, colour, width }: Engraving): string {
  const cut = (stroke: string, offset: { x: number; y: number; strokeOpacity?: number }): string =>
    group(
      { transform: `translate(${centre[0] + offset.x} ${centre[1] + offset.y}) scale(${scale})` },
      shape('path', {
        d,
        fill: 'none',
        stroke,
        strokeOpacity: offset.strokeOpacity,
        strokeWidth: width / scale,
        strokeLinejoin: 'round',
      }),
    );
  return cut('#fff', { x: 0.55, y: 0.65, strokeOpacity: 0.62 }) + cut(colour, { x: 0, y: 0 });
}
