import { METAL_SHADES, type Metal } from '../materials/metals.ts';
import { ramp } from '../svg/colour.ts';
import { ACROSS, type Defs } from '../svg/defs.ts';
import { at, shape } from '../svg/markup.ts';
import { clamp, cycle, round1 } from '../svg/numbers.ts';

/** The radius of a turned piece at a height: y downwards, in drawing units. */
export type ProfilePoint = readonly [y: number, radius: number];

/** A piece of metal turned about an upright axis. */
export interface TurnedPiece {
  metal: Metal;
  /** Where the axis stands. */
  axis: number;
  /** From top to bottom. */
  profile: readonly ProfilePoint[];
  /** Thin bands it is cut into; each is lit by its own slope. */
  bands: number;
}

/** The roundness of a level circle of a turned piece: the height of its ellipse over the width. */
export const ROUNDNESS = 0.2;

/** Light across a round bar from left to right: where, and how far up the metal's ramp. */
const BAR_LIGHT = [
  [0, 0.12],
  [0.07, 0.34],
  [0.16, 0.2],
  [0.3, 0.74],
  [0.36, 0.95],
  [0.43, 0.66],
  [0.58, 0.42],
  [0.74, 0.14],
  [0.84, 0.1],
  [0.92, 0.36],
  [0.965, 0.5],
  [1, 0.16],
] as const;

/** The radius at height `y`: a smooth (Hermite) curve through the profile. */
function radiusAt(profile: readonly ProfilePoint[], y: number): number {
  const last = profile.length - 1;
  const following = profile.findIndex(([height], i) => i > 0 && height >= y);
  const index = following === -1 ? last - 1 : following - 1;
  const [y0, r0] = cycle(profile, index);
  const [y1, r1] = cycle(profile, index + 1);
  const before = cycle(profile, Math.max(0, index - 1))[1];
  const after = cycle(profile, Math.min(last, index + 2))[1];
  const t = (y - y0) / (y1 - y0);
  const t2 = t * t;
  const t3 = t2 * t;
  const slopeIn = (r1 - before) / 2;
  const slopeOut = (after - r0) / 2;
  return (
    (2 * t3 - 3 * t2 + 1) * r0 + (t3 - 2 * t2 + t) * slopeIn + (-2 * t3 + 3 * t2) * r1 + (t3 - t2) * slopeOut
  );
}

/** The paint of a band; `level` -4 to 4 tells how far it leans away from the lamp (below 0) or towards it. */
function bandPaint(band: { metal: Metal; level: number }, defs: Defs): string {
  const { dark, shade, body, shine } = METAL_SHADES[band.metal];
  const tone = (light: number): string => ramp([dark, shade, body, shine], light + band.level / 12);
  return defs.linear(
    ACROSS,
    BAR_LIGHT.map(([offset, light]) => [offset, tone(light)] as const),
  );
}

/** Returns the markup of a turned piece. */
export function turn({ metal, axis, profile, bands }: TurnedPiece, defs: Defs): string {
  const top = cycle(profile, 0)[0];
  const bottom = cycle(profile, -1)[0];
  return Array.from({ length: bands }, (_, i) => {
    const from = top + ((bottom - top) * i) / bands;
    // bands overlap a little, so that no hairline shows between them
    const to = top + ((bottom - top) * (i + 1)) / bands + 0.35;
    const upper = Math.max(0.4, radiusAt(profile, from));
    const lower = Math.max(0.4, radiusAt(profile, Math.min(to, bottom)));
    const level = Math.round(clamp(((lower - upper) / (to - from)) * 2.6, [-4, 4]));
    const arc = (radius: number): string => `A${at([radius, radius * ROUNDNESS])} 0 0`;
    const d =
      `M${at([axis - upper, from])}${arc(upper)} 0 ${at([axis + upper, from])}` +
      `L${at([axis + lower, to])}${arc(lower)} 1 ${at([axis - lower, to])}Z`;
    return shape('path', { d, fill: bandPaint({ metal, level }, defs) });
  }).join('');
}

/** Draws a line engraved around the front of a turned piece. */
export function ringLine(ring: {
  axis: number;
  y: number;
  radius: number;
  colour: string;
  width: number;
  opacity: number;
}): string {
  const { axis, y, radius } = ring;
  const bend = `${round1(radius)} ${round1(radius * ROUNDNESS)}`;
  return shape('path', {
    d: `M${round1(axis - radius)} ${y}A${bend} 0 0 0 ${round1(axis + radius)} ${y}`,
    fill: 'none',
    stroke: ring.colour,
    strokeOpacity: ring.opacity,
    strokeWidth: ring.width,
  });
}
