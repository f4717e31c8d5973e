import { lookOf } from '../materials/stones.ts';
import { type Defs, DOWN, WHOLE } from '../svg/defs.ts';
import { glint, tableShadow } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';

/** Draws a pyramid of amethyst; its far edges show through the two near faces. */
export function drawPyramid(defs: Defs): string {
  const { shades, glow } = lookOf('amethyst');
  const [shadow, deep, body, bright, light, flash] = shades;
  const face = (top: string, bottom: string): string =>
    defs.linear(DOWN, [
      [0, top],
      [1, bottom],
    ]);
  const caustic = defs.radial(WHOLE, [
    [0, glow, 0.8],
    [1, glow, 0],
  ]);
  return [
    tableShadow({ centre: [112, 164], radii: [88, 20], peak: 0.5, half: 0.24 }, defs),
    shape('ellipse', { cx: 120, cy: 168, rx: 60, ry: 12, fill: caustic }),
    shape('path', { d: 'M100 26L26 146L112 170Z', fill: face(light, body) }),
    shape('path', { d: 'M100 26L112 170L176 138Z', fill: face(bright, shadow) }),
    // what is seen through the faces
    shape('path', { d: 'M100 26L112 170L88 128Z', fill: flash, opacity: 0.35 }),
    shape('path', { d: 'M100 26L26 146L70 134Z', fill: '#fff', opacity: 0.34 }),
    shape('path', { d: 'M26 146L112 170L88 128Z', fill: deep, opacity: 0.55 }),
    shape('path', { d: 'M112 170L176 138L126 124Z', fill: light, opacity: 0.4 }),
    shape('path', { d: 'M100 26L176 138L126 124Z', fill: flash, opacity: 0.16 }),
    shape('path', {
      d: 'M100 26L88 128L26 146M88 128L112 170M100 26L126 124L176 138M126 124L112 170',
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.4,
      strokeWidth: 0.8,
    }),
    shape('path', {
      d: 'M100 26L26 146L112 170L176 138ZM100 26L112 170',
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 1.1,
      strokeLinejoin: 'round',
    }),
    glint({ centre: [100, 28], size: 13 }),
    glint({ centre: [58, 112], size: 7, opacity: 0.8 }),
  ].join('');
}
