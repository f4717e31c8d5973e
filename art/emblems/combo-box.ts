import { drawGem } from '../gem/gem.ts';
import { sriYantraLines } from '../lines/sri-yantra.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import { insetSquare, type Point } from '../svg/geometry.ts';
import { castShadow, glint, SHADOW_COLOUR } from '../svg/light.ts';
import { group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';
import { drawBead } from './bead.ts';
import { drawRudrakshaBead, LARGE_BEAD, RUDRAKSHA_GLOW } from './rudraksha.ts';

/** The shadow things throw on velvet. */
const VELVET_SHADOW = '#1d000a';
const VELVET_EDGE = '#3a0316';

const BEADS = 24;

/** A place sunk into the velvet. */
interface Well {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawWell({ x, y, width, height }: Well, defs: Defs): string {
  const right = x + width;
  const bottom = y + height;
  const velvet = defs.radial({ cx: 0.6, cy: 0.62, r: 0.85 }, [
    [0, '#a11a4c'],
    [0.6, '#74102f'],
    [1, VELVET_EDGE],
  ]);
  const edge = { fill: 'none', strokeLinecap: 'round' };
  return [
    shape('rect', { x, y, width, height, rx: 9, fill: velvet }),
    // the wall next to the lamp lies in shadow, the one across from it is lit
    shape('path', {
      ...edge,
      d: `M${x + 2} ${bottom - 9}V${y + 10}Q${x + 2} ${y + 2} ${x + 10} ${y + 2}H${right - 9}`,
      stroke: VELVET_SHADOW,
      strokeOpacity: 0.75,
      strokeWidth: 3.5,
    }),
    shape('path', {
      ...edge,
      d: `M${right - 1} ${y + 10}V${bottom - 9}Q${right - 1} ${bottom - 1} ${right - 9} ${bottom - 1}H${x + 10}`,
      stroke: '#e0668f',
      strokeOpacity: 0.6,
      strokeWidth: 1.2,
    }),
  ].join('');
}

function drawBox(defs: Defs): string {
  const velvet = defs.linear(DIAGONAL, [
    [0, '#8e1440'],
    [0.5, '#6a0a2c'],
    [1, '#43041a'],
  ]);
  return [
    shape('rect', {
      x: 28,
      y: 34,
      width: 158,
      height: 158,
      rx: 16,
      fill: SHADOW_COLOUR,
      opacity: 0.42,
      filter: defs.softBlur(),
    }),
    shape('rect', { ...insetSquare(18), rx: 15, fill: polished({ metal: 'gold', axis: DIAGONAL }, defs) }),
    shape('rect', { ...insetSquare(19), rx: 14, fill: 'none', stroke: '#fff', strokeOpacity: 0.65 }),
    shape('rect', { ...insetSquare(25), rx: 10, fill: velvet, stroke: VELVET_EDGE, strokeWidth: 1.2 }),
    drawWell({ x: 32, y: 32, width: 66, height: 136 }, defs),
    drawWell({ x: 105, y: 32, width: 63, height: 64 }, defs),
    drawWell({ x: 105, y: 103, width: 63, height: 65 }, defs),
  ].join('');
}

/** Where the beads lie: evenly along an upright ellipse, clockwise from its top. */
function beadPlaces(): Point[] {
  const steps = Array.from({ length: 361 }, (_, i): Point => {
    const angle = (i / 180) * Math.PI - Math.PI / 2;
    return [65 + Math.cos(angle) * 21.5, 100 + Math.sin(angle) * 54];
  });
  let length = 0;
  const lengths = steps.map(([x, y], i) => {
    const [fromX, fromY] = steps[i - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
  return Array.from({ length: BEADS }, (_, bead) => {
    const place = steps[lengths.findIndex((covered) => covered >= (length * bead) / BEADS)];
    return place ?? [65, 46];
  });
}

function drawBeads(places: readonly Point[], defs: Defs): string[] {
  const gold = polished({ metal: 'gold', axis: DIAGONAL }, defs);
  return places.map((centre, i) => {
    // the first place is the charm's
    if (i === 0) return '';
    if (i % 6 !== 3) {
      return drawBead({ stone: i % 3 ? 'tiger' : 'citrine', centre, radius: 5.3 }, defs);
    }
    const [x, y] = centre;
    return (
      shape('circle', {
        cx: round1(x),
        cy: round1(y),
        r: 5.6,
        fill: gold,
        stroke: METAL_SHADES.gold.dark,
        strokeWidth: 0.5,
      }) + shape('circle', { cx: round1(x - 1.6), cy: round1(y - 1.8), r: 1.3, fill: '#fff' })
    );
  });
}

/** The string of beads with its charm. */
function drawString(defs: Defs): string {
  const { dark } = METAL_SHADES.gold;
  const places = beadPlaces();
  const shadows = places.map(([x, y]) =>
    shape('circle', { cx: round1(x + 2), cy: round1(y + 3), r: 5, fill: VELVET_SHADOW, opacity: 0.4 }),
  );
  const charm = group(
    { transform: 'translate(65 47)' },
    [
      shape('circle', { r: 10, fill: VELVET_SHADOW, opacity: 0.4, cx: 2, cy: 3 }),
      shape('circle', { r: 10, fill: polished({ metal: 'gold', axis: DIAGONAL }, defs) }),
      shape('circle', { r: 8, fill: 'none', stroke: dark, strokeOpacity: 0.55, strokeWidth: 0.6 }),
      group({ transform: 'scale(7.3)' }, sriYantraLines({ colour: dark, width: 0.08 })),
    ].join(''),
  );
  return shadows.join('') + drawBeads(places, defs).join('') + charm;
}

function drawSmallRudraksha(defs: Defs): string {
  const { radius } = LARGE_BEAD;
  return (
    castShadow({ centre: [112, 126], radii: [radius * 1.2, radius * 1.12], glow: RUDRAKSHA_GLOW }, defs) +
    drawRudrakshaBead(defs)
  );
}

/** Draws a presentation box: a string of beads, a stone and a rudraksha in three velvet wells. */
export function drawComboBox(defs: Defs): string {
  return [
    drawBox(defs),
    drawString(defs),
    group(
      { transform: 'translate(136.5 64) scale(.36) translate(-100 -98)' },
      drawGem({ kind: 'gem', stone: 'pukhraj', cut: 'oval', tilt: 18 }, defs),
    ),
    group({ transform: 'translate(136.5 135.5) scale(.37) translate(-100 -98)' }, drawSmallRudraksha(defs)),
    // the lamp in the polish of the box
    shape('path', { d: 'M25 92L92 25H130L25 130Z', fill: '#fff', opacity: 0.08 }),
    glint({ centre: [26, 26], size: 9, opacity: 0.9 }),
  ].join('');
}
