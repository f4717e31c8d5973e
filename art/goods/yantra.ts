import { devanagariNumber } from '../lines/devanagari-digits.ts';
import { lotusPetals } from '../lines/rings.ts';
import { sriYantraPath } from '../lines/sri-yantra.ts';
import { METAL_SHADES, type Metal, polished } from '../materials/metals.ts';
import type { GridYantraPicture, SriYantraPicture } from '../picture.ts';
import { ramp } from '../svg/colour.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import { SHADOW_COLOUR } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';
import { engrave } from './engraving.ts';

/** The square of Kuber: every row, column and diagonal adds to 72. */
const KUBER_SQUARE = [
  [27, 20, 25],
  [22, 24, 26],
  [23, 28, 21],
];

/** Width of a cell of the number square, and where its lines and figures begin. */
const CELL = 29.33;
const GRID_EDGE = 56;
const FIRST_FIGURE = [70.7, 77] as const;

/** A metal plate with a bevelled rim over its shadow. */
function plate(metal: Metal, defs: Defs): string {
  const { dark, body, shine, warm } = METAL_SHADES[metal];
  const brushed = defs.linear(DIAGONAL, [
    [0, shine],
    [0.3, body],
    [0.55, ramp([body, shine], 0.55)],
    [1, warm],
  ]);
  const square = (inset: number): { x: number; y: number; width: number; height: number } => ({
    x: inset,
    y: inset,
    width: 200 - inset * 2,
    height: 200 - inset * 2,
  });
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
    shape('rect', { ...square(22), rx: 5, fill: polished({ metal, axis: DIAGONAL }, defs) }),
    shape('rect', {
      ...square(23),
      rx: 4,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 0.8,
    }),
    shape('rect', {
      ...square(28),
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

/** An engraved plate with the Sri Yantra. */
export function drawSriYantra({ metal = 'gold' }: SriYantraPicture, defs: Defs): string {
  const { dark } = METAL_SHADES[metal];
  return [
    plate(metal, defs),
    engrave({ d: sriYantraPath(), centre: [100, 100], scale: 29.5, colour: dark, width: 0.72 }),
    // the bindu, red as kumkum
    shape('circle', { cx: 100, cy: 100.5, r: 1.1, fill: '#8f0d33' }),
    sheen(),
  ].join('');
}

/** The numbers cut into the plate, with the same light edge as engraved lines. */
function engravedNumbers(
  numbers: { rows: readonly (readonly number[])[]; colour: string },
  defs: Defs,
): string {
  const figures = numbers.rows.flatMap((values, row) =>
    values.map((value, column) =>
      devanagariNumber({
        value,
        centre: FIRST_FIGURE[0] + column * CELL,
        baseline: FIRST_FIGURE[1] + row * CELL,
        size: 17,
      }),
    ),
  );
  const href = defs.shared(figures.join(''));
  return (
    shape('use', { href, x: 0.5, y: 0.6, fill: '#fff', fillOpacity: 0.6 }) +
    shape('use', { href, fill: numbers.colour })
  );
}

/** An engraved plate with a square of numbers. */
export function drawGridYantra(
  { metal = 'copper', rows = KUBER_SQUARE }: GridYantraPicture,
  defs: Defs,
): string {
  const { dark } = METAL_SHADES[metal];
  let grid = '';
  for (let i = 0; i <= 3; i++) {
    const place = GRID_EDGE + i * CELL;
    grid += `M${GRID_EDGE} ${place}H${200 - GRID_EDGE}M${place} ${GRID_EDGE}V${200 - GRID_EDGE}`;
  }
  grid += 'M48 48H152V152H48Z';
  const petals = lotusPetals({ count: 8, inner: 0.86, outer: 1 });
  return [
    plate(metal, defs),
    engrave({ d: grid, centre: [0, 0], scale: 1, colour: dark, width: 0.9 }),
    engrave({ d: petals, centre: [100, 100], scale: 64, colour: dark, width: 0.5 }),
    engravedNumbers({ rows, colour: dark }, defs),
    sheen(),
  ].join('');
}
