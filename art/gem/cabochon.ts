import { lookOf, type Stone, type StoneShades } from '../materials/stones.ts';
import { type Defs, type GradientStop, WHOLE } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { at, group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';

/** A smooth, domed stone to draw. */
export interface CabochonStone {
  stone: Stone;
  /** Half its height, and where its middle lies, in the drawing. */
  radius: number;
  centre: Point;
  /** A round pearl or bead; otherwise an upright oval. */
  round: boolean;
}

interface Dome {
  centre: Point;
  rx: number;
  ry: number;
}

/** An ellipse on the dome: its middle and radii as shares of the dome's own. */
function spot(
  dome: Dome,
  where: { at: Point; size: Point },
): { cx: number; cy: number; rx: number; ry: number } {
  return {
    cx: round1(dome.centre[0] + dome.rx * where.at[0]),
    cy: round1(dome.centre[1] + dome.ry * where.at[1]),
    rx: round1(dome.rx * where.size[0]),
    ry: round1(dome.ry * where.size[1]),
  };
}

function domeStops(stone: Stone, [, deep, body, bright, light]: StoneShades): readonly GradientStop[] {
  if (stone !== 'pearl') {
    return [
      [0, light],
      [0.2, bright],
      [0.5, body],
      [0.86, deep],
      [1, body],
    ];
  }
  // a pearl is opaque: its edge turns grey and then catches the light of the table
  return [
    [0, '#ffffff'],
    [0.2, light],
    [0.46, bright],
    [0.68, body],
    [0.88, '#a8989b'],
    [1, '#c9bcbc'],
  ];
}

/** The rose and blue orient of a pearl. */
function pearlOrient(dome: Dome, defs: Defs): string {
  const fill = defs.radial(WHOLE, [
    [0, '#ffdfe2', 0.5],
    [0.4, '#ffe0e4', 0.26],
    [1, '#e6ecff', 0],
  ]);
  return shape('ellipse', { ...spot(dome, { at: [0.3, 0.36], size: [0.8, 0.7] }), fill });
}

/** The bright band of a cat's eye. */
function catsEye(dome: Dome, defs: Defs): string {
  const [cx, cy] = dome.centre;
  const slit = (width: number): string => {
    const top = at([cx, cy - dome.ry]);
    const bottom = at([cx, cy + dome.ry]);
    return `M${top}Q${at([cx + dome.rx * width, cy])} ${bottom}Q${at([cx - dome.rx * width, cy])} ${top}Z`;
  };
  const fill = defs.radial(WHOLE, [
    [0, '#fffde8', 0.55],
    [1, '#fffde8', 0],
  ]);
  return (
    shape('ellipse', { ...spot(dome, { at: [0, 0], size: [0.34, 1.02] }), fill }) +
    shape('path', { d: slit(0.13), fill: '#fffef2', opacity: 0.55 }) +
    shape('path', { d: slit(0.06), fill: '#fff' })
  );
}

/** What is peculiar to one stone. */
function character(stone: Stone, context: { dome: Dome; defs: Defs }): string {
  if (stone === 'pearl') return pearlOrient(context.dome, context.defs);
  if (stone === 'catseye') return catsEye(context.dome, context.defs);
  return '';
}

/** Returns the markup of a cabochon or pearl without its shadow. */
export function drawCabochon(gem: CabochonStone, defs: Defs): string {
  const { stone, radius } = gem;
  const { shades } = lookOf(stone);
  const light = shades[4];
  const dome: Dome = { centre: gem.centre, rx: radius * (gem.round ? 1 : 0.8), ry: radius };
  const outline = spot(dome, { at: [0, 0], size: [1, 1] });
  const bounce = shape('ellipse', {
    ...spot(dome, { at: [0.16, 0.78], size: [0.66, 0.22] }),
    fill: defs.radial(WHOLE, [
      [0, light, 0.75],
      [1, light, 0],
    ]),
  });
  const lampSpot = spot(dome, { at: [-0.3, -0.42], size: [0.46, 0.3] });
  const highlight = shape('ellipse', {
    ...lampSpot,
    transform: `rotate(-28 ${lampSpot.cx} ${lampSpot.cy})`,
    fill: defs.radial({ cx: 0.5, cy: 0.42, r: 0.5 }, [
      [0, '#fff', 0.98],
      [0.45, '#fff', 0.55],
      [1, '#fff', 0],
    ]),
  });
  return [
    shape('ellipse', {
      ...outline,
      fill: defs.radial({ cx: 0.36, cy: 0.3, r: 0.82 }, domeStops(stone, shades)),
    }),
    group(
      { clipPath: defs.clip(shape('ellipse', outline)) },
      character(stone, { dome, defs }) + bounce + highlight,
    ),
    shape('ellipse', {
      ...outline,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.35,
      strokeWidth: round1(radius * 0.012),
    }),
  ].join('');
}
