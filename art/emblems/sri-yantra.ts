import { sriYantraPath } from '../lines/sri-yantra.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import { ramp } from '../svg/colour.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import { insetSquare } from '../svg/geometry.ts';
import { SHADOW_COLOUR } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';
import { engrave } from './engraving.ts';

const { dark, body, shine, warm } = METAL_SHADES.gold;

/** A gold plate with a bevelled rim over its shadow. */
function plate(defs: Defs): string {
  const brushed = defs.linear(DIAGONAL, [
    [0, shine],
    [0.3, body],
    [0.55, ramp([body, shine], 0.55)],
    [1, warm],
  ]);
  return [
    shape('rect', {
      x: 30,
      y: 38,
      width: 152,
      height: 152,
      rx: 8,
      fill: SHADOW_COLOUR,
      opacity: 0.34,
      filter: defs.softBlur(),
    }),
    shape('rect', { ...insetSquare(22), rx: 5, fill: polished({ metal: 'gold', axis: DIAGONAL }, defs) }),
    shape('rect', {
      ...insetSquare(23),
      rx: 4,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 0.8,
    }),
    shape('rect', {
      ...insetSquare(28),
      rx: 2,
      fill: brushed,
      stroke: dark,
      strokeOpacity: 0.5,
      strokeWidth: 0.7,
    }),
  ].join('');
}

/** The lamp in the polish of a plate. */
function sheen(): string {
  return shape('path', { d: 'M28 92L92 28h34L28 126Z', fill: '#fff', opacity: 0.13 });
}

/** Draws an engraved plate with the Sri Yantra. */
export function drawSriYantra(defs: Defs): string {
  return [
    plate(defs),
    engrave({ d: sriYantraPath(), centre: [100, 100], scale: 29.5, colour: dark, width: 0.72 }),
    // the bindu, red as kumkum
    shape('circle', { cx: 100, cy: 100.5, r: 1.1, fill: '#8f0d33' }),
    sheen(),
  ].join('');
}
