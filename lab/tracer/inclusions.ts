import { cross, unit, type Vec3 } from '../../art/svg/geometry.ts';
import { createRandom } from '../../art/svg/random.ts';

/** A flat thing inside a stone, as an ellipse: a needle is long and thin, a feather wide, a crystal small and round. */
export interface Inclusion {
  middle: Vec3;
  normal: Vec3;
  /** Its two half axes, divided by their squared lengths: the scalar product with a place on it runs from -1 to 1. */
  across: Vec3;
  along: Vec3;
  /** Share of light it stops in its middle. */
  opacity: number;
  /** How bright it is beside the light around it: below 1 dark, above 1 a mirror. */
  brightness: number;
  /** Seed of the ragged edge of a feather; 0 for a smooth one. */
  raggedness: number;
}

/** The number of inclusions of each kind in a stone. */
export interface InclusionPlan {
  needles?: number;
  feathers?: number;
  crystals?: number;
}

/**
 * Returns the inclusions of one stone by its seed, within an ellipsoid around `middle` with these half axes in
 * millimetres. Needles lie in three directions at 60 degrees, as rutile does in corundum.
 */
export function growInclusions(
  plan: InclusionPlan,
  { seed, middle, reach }: { seed: number; middle: Vec3; reach: Vec3 },
): Inclusion[] {
  const random = createRandom(seed * 7919 + 17);
  for (let i = 0; i < 5; i++) random();
  const signed = (): number => random() * 2 - 1;
  const place = (): Vec3 => {
    let at: Vec3 = [signed(), signed(), signed()];
    while (Math.hypot(...at) > 1) at = [signed(), signed(), signed()];
    return [middle[0] + at[0] * reach[0], middle[1] + at[1] * reach[1], middle[2] + at[2] * reach[2]];
  };
  const flat = (normal: Vec3, half: readonly [number, number], turn: number): Omit<Inclusion, 'middle'> => {
    const first = unit(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
    const second = cross(normal, first);
    const axis = (a: number, b: number, length: number): Vec3 => [
      (first[0] * a + second[0] * b) / length,
      (first[1] * a + second[1] * b) / length,
      (first[2] * a + second[2] * b) / length,
    ];
    return {
      normal,
      across: axis(Math.cos(turn), Math.sin(turn), half[0]),
      along: axis(-Math.sin(turn), Math.cos(turn), half[1]),
      opacity: 0,
      brightness: 0,
      raggedness: 0,
    };
  };
  const size = Math.cbrt(reach[0] * reach[1] * reach[2]);
  const found: Inclusion[] = [];
  const base = unit([signed() * 0.3, signed() * 0.3, 1]);
  const start = random() * Math.PI;
  for (let i = 0; i < (plan.needles ?? 0); i++) {
    const half = [size * (0.05 + 0.16 * random()), size * 0.0035] as const;
    const turn = start + (Math.floor(random() * 3) * Math.PI) / 3;
    found.push({ middle: place(), ...flat(base, half, turn), opacity: 0.26, brightness: 1.7 });
  }
  for (let i = 0; i < (plan.feathers ?? 0); i++) {
    const half = [size * (0.1 + 0.34 * random()), size * (0.03 + 0.12 * random())] as const;
    const normal = unit([signed(), signed(), signed() * 0.5]);
    found.push({
      middle: place(),
      ...flat(normal, half, random() * Math.PI),
      opacity: 0.25 + 0.3 * random(),
      brightness: 0.7 + random(),
      raggedness: 1 + Math.floor(random() * 1000),
    });
  }
  for (let i = 0; i < (plan.crystals ?? 0); i++) {
    const half = size * (0.006 + 0.016 * random());
    const normal = unit([signed(), signed(), signed()]);
    const shape = flat(normal, [half * (1 + random()), half], random() * Math.PI);
    found.push({ middle: place(), ...shape, opacity: 0.8, brightness: random() < 0.6 ? 0.15 : 1.6 });
  }
  return found;
}

/** Returns the share of light that an inclusion stops at a point of it, `u` and `v` from -1 to 1 along its axes. */
export function inclusionCover(inclusion: Inclusion, u: number, v: number): number {
  const far = u * u + v * v;
  if (far >= 1) return 0;
  if (inclusion.raggedness === 0) return inclusion.opacity * Math.min(1, (1 - far) * 3);
  const turn = inclusion.raggedness;
  const ripple =
    Math.sin(u * 9 + turn) * Math.sin(v * 7 - turn * 1.7) + 0.6 * Math.sin(u * 23 + v * 17 + turn * 0.6);
  return inclusion.opacity * (1 - far) * Math.min(1, Math.max(0, 0.55 + 0.5 * ripple));
}
