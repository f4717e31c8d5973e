import { unit, type Vec3 } from '../../art/svg/geometry.ts';
import { createRandom } from '../../art/svg/random.ts';
import { viewerAt } from './camera.ts';
import type { GemOptics } from './gem-optics.ts';
import { growInclusions, type Inclusion, type InclusionPlan } from './inclusions.ts';
import { bring, cornersOf, inTurn, spin, type Turn } from './pose.ts';
import { type CutShape, placeSolid, type Solid, solidOf, volumeOf } from './solid.ts';

/** Everything that makes one cut stone: what it is of, how it is cut, its weight, and its inside by its seed. */
export interface StonePlan {
  optics: GemOptics;
  cut: Omit<CutShape, 'index'>;
  /** Weight in grams; with the density it gives the size. */
  gram: number;
  seed: number;
  inclusions?: InclusionPlan;
}

/** A cut stone as it lies on the ground z = 0, in millimetres. */
export interface LaidStone {
  solid: Solid;
  /** Direction from the culet to the table, and a point on that axis. */
  axis: { along: Vec3; through: Vec3 };
  inclusions: readonly Inclusion[];
  /** Direction across the growth zones, and where they begin. */
  zones: readonly [x: number, y: number, z: number, phase: number];
  /** Its corners, and their mean. */
  points: readonly Vec3[];
  centre: Vec3;
  /** Half its height when it is seen from above. */
  size: number;
}

/** Returns half the height in millimetres of a stone of `gram` grams. */
export function halfHeight(solid: Solid, gram: number, density: number): number {
  return Math.cbrt(((gram / density) * 1000) / volumeOf(solid));
}

/** The stone turned so that it lies on the main facet of its pavilion that faces the camera. */
function layDown(solid: Solid, turn: number): Turn {
  const about = spin(turn);
  let facet: Vec3 = [0, 0, -1];
  let best = Number.NEGATIVE_INFINITY;
  for (const plane of solid) {
    if (plane[2] > -0.6 || plane[2] < -0.85) continue;
    const normal = about([plane[0], plane[1], plane[2]]);
    const facing = -normal[1] - Math.abs(normal[0]) - 0.4 * Math.abs(normal[2] + 0.74);
    if (facing > best) {
      best = facing;
      facet = normal;
    }
  }
  return inTurn(about, bring(facet, [0, 0, -1]));
}

/** Returns the unit vector to a camera that looks at the table, and a little from above and beside it. */
export function beforeTable(table: Vec3): Vec3 {
  const elevation = (Math.asin(table[2]) * 180) / Math.PI;
  const azimuth = (Math.atan2(table[0], -table[1]) * 180) / Math.PI;
  return viewerAt(elevation + 4.5, azimuth + 3);
}

/** Returns a stone laid on the ground. The same plan always gives the same stone. */
export function layStone({ optics, cut, gram, seed, inclusions }: StonePlan): LaidStone {
  const random = createRandom(seed * 104729 + 11);
  for (let i = 0; i < 4; i++) random();
  const solid = solidOf({ ...cut, index: optics.index });
  const size = halfHeight(solid, gram, optics.density);
  const rotate = layDown(solid, (random() - 0.5) * 0.5 - 0.12);
  const corners = cornersOf(placeSolid(solid, { rotate, size, move: [0, 0, 0] }));
  const floor = Math.min(...corners.map(([, , z]) => z));
  const points = corners.map(([x, y, z]): Vec3 => [x, y, z - floor]);
  const centre = points.reduce<Vec3>(
    (sum, p) => [sum[0] + p[0] / points.length, sum[1] + p[1] / points.length, sum[2] + p[2] / points.length],
    [0, 0, 0],
  );
  const reach = size * 0.62;
  const zone = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
  return {
    solid: placeSolid(solid, { rotate, size, move: [0, 0, -floor] }),
    axis: { along: rotate([0, 0, 1]), through: [0, 0, -floor] },
    inclusions: growInclusions(inclusions ?? {}, {
      seed,
      middle: centre,
      reach: [reach, reach, reach * 0.7],
    }),
    zones: [(zone[0] / size) * 3, (zone[1] / size) * 3, (zone[2] / size) * 3, random() * 6],
    points,
    centre,
    size,
  };
}
