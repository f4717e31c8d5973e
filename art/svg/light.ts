import { type Defs, WHOLE } from './defs.ts';
import { type Point, unit, type Vec3 } from './geometry.ts';
import { at, shape } from './markup.ts';
import { round1 } from './numbers.ts';

/** Towards the one lamp that lights every drawing: upper left, above the page. */
export const LAMP: Vec3 = unit([-0.48, -0.62, 0.62]);

/** The colour of every shadow, a dark plum. */
export const SHADOW_COLOUR = '#2a1018';

/** An ellipse on the ground. */
export interface GroundSpot {
  centre: Point;
  radii: readonly [rx: number, ry: number];
}

/** A shadow that fades to nothing at its edge, and the coloured light a stone throws into it. */
export interface CastShadow extends GroundSpot {
  /** Colour of the light that passes through the thing, if any does. */
  glow?: string;
  /** 1 by default: how dark the shadow is. */
  strength?: number;
}

/** Returns the markup of `shadow`; draw it before the thing that casts it. */
export function castShadow(shadow: CastShadow, defs: Defs): string {
  const { centre, radii, glow, strength = 1 } = shadow;
  const dark = ellipse(
    shadow,
    defs.radial(WHOLE, [
      [0, SHADOW_COLOUR, 0.5 * strength],
      [0.45, SHADOW_COLOUR, 0.3 * strength],
      [0.78, SHADOW_COLOUR, 0.08 * strength],
      [1, SHADOW_COLOUR, 0],
    ]),
  );
  if (!glow) return dark;
  // the coloured light gathers a little further from the lamp than the shadow's middle
  const lit: GroundSpot = {
    centre: [centre[0] + radii[0] * 0.1, centre[1] + radii[1] * 0.12],
    radii: [radii[0] * 0.72, radii[1] * 0.66],
  };
  return (
    dark +
    ellipse(
      lit,
      defs.radial(WHOLE, [
        [0, glow, 0.75],
        [0.5, glow, 0.35],
        [1, glow, 0],
      ]),
    )
  );
}

/**
 * Draws the flat shadow under a thing on a table; `peak` is its opacity in the middle, `half` the opacity half way out.
 */
export function tableShadow(shadow: GroundSpot & { peak: number; half: number }, defs: Defs): string {
  const stops = [
    [0, SHADOW_COLOUR, shadow.peak],
    [0.5, SHADOW_COLOUR, shadow.half],
    [1, SHADOW_COLOUR, 0],
  ] as const;
  return ellipse(shadow, defs.radial(WHOLE, stops));
}

function ellipse({ centre, radii }: GroundSpot, fill: string): string {
  return shape('ellipse', {
    cx: round1(centre[0]),
    cy: round1(centre[1]),
    rx: round1(radii[0]),
    ry: round1(radii[1]),
    fill,
  });
}

/** Draws a four-pointed star of white light on a polished edge; `size` is the length of a ray. */
export function glint(star: { centre: Point; size: number; opacity?: number }): string {
  const { centre, size, opacity = 0.95 } = star;
  const [x, y] = centre;
  const waist = size * 0.08;
  const tip = (right: number, down: number): string => at([x + right * size, y + down * size]);
  const bend = (right: number, down: number): string => at([x + right * waist, y + down * waist]);
  const d = [
    `M${tip(0, -1)}`,
    `Q${bend(1, -1)} ${tip(1, 0)}`,
    `Q${bend(1, 1)} ${tip(0, 1)}`,
    `Q${bend(-1, 1)} ${tip(-1, 0)}`,
    `Q${bend(-1, -1)} ${tip(0, -1)}Z`,
  ].join('');
  return shape('path', { d, fill: '#fff', opacity });
}
