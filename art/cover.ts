import { drawEmblem } from './draw-emblem.ts';
import type { Emblem } from './emblem.ts';
import { circlePath, lotusPetals } from './lines/rings.ts';
import { sriYantraPath } from './lines/sri-yantra.ts';
import { ramp } from './svg/colour.ts';
import { createDefs } from './svg/defs.ts';
import { element, shape } from './svg/markup.ts';

/** Width and height of a cover: 16 to 10. */
const WIDE = 1280;
const HIGH = 800;

/** The linework behind the middle of a cover. */
export type CoverLines = 'lotus' | 'orbit' | 'yantra';

/** A cover of an article: linework on a stone's deep colour, and what it is about in the middle. */
export interface Cover {
  lines: CoverLines;
  /** A deep colour as `#rrggbb`. */
  colour: string;
  emblem?: Emblem;
}

/** Path data, how many pixels one of its units is, and the pen in those units. */
const LINES: { readonly [Lines in CoverLines]: { path: () => string; unit: number; pen: number } } = {
  lotus: {
    path: () =>
      [12, 24, 40]
        .map((count, i) => lotusPetals({ count, inner: 0.48 + i * 0.27, outer: 0.74 + i * 0.26 }))
        .join(''),
    unit: 480,
    pen: 0.009,
  },
  orbit: {
    path: () =>
      [0.24, 0.42, 0.6, 0.78, 0.96].map(circlePath).join('') +
      lotusPetals({ count: 12, inner: 0.96, outer: 1.14 }),
    unit: 480,
    pen: 0.008,
  },
  yantra: { path: sriYantraPath, unit: 250, pen: 0.02 },
};

/** Draws the cover as a complete SVG file, 1280 by 800. The same cover always has the same bytes. */
export function drawCover({ lines, colour, emblem }: Cover): string {
  const { path, unit, pen } = LINES[lines];
  const defs = createDefs('cover');
  const light = defs.radial({ cx: 0.24, cy: 0.1, r: 1 }, [
    [0, ramp([colour, '#ffffff'], 0.38)],
    [0.7, colour],
  ]);
  const size = WIDE * 0.46;
  const middle = emblem
    ? drawEmblem(emblem, { idPrefix: 'c' }).replace(
        '<svg ',
        `<svg x="${(WIDE - size) / 2}" y="${(HIGH - size) / 2}" width="${size}" height="${size}" `,
      )
    : '';
  return element('svg', {
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      width: WIDE,
      height: HIGH,
      'aria-hidden': 'true',
    },
    children: [
      `<defs>${defs.markup()}</defs>`,
      shape('path', { d: `M0 0H${WIDE}V${HIGH}H0Z`, fill: light }),
      shape('path', {
        transform: `translate(${WIDE / 2} ${HIGH / 2}) scale(${unit})`,
        d: path(),
        fill: 'none',
        stroke: '#fff',
        strokeWidth: pen,
        opacity: 0.5,
      }),
      middle,
    ].join(''),
  });
}
