import { unit, type Vec3 } from '../../svg/geometry.ts';
import { createRandom } from '../../svg/random.ts';
import type { Body, Surroundings } from './body.ts';
import { frame, viewerAt } from './camera.ts';
import { createCoin, RUPEE } from './coin.ts';
import { createFacetedStone } from './faceted-stone.ts';
import { type ClearStone, GEM_OPTICS, type GemOptics, type Rgb } from './gem-optics.ts';
import { dimmed, exposureOf, GROUND_COLOUR, type Ground, lightGround } from './ground.ts';
import { growInclusions, type InclusionPlan } from './inclusions.ts';
import { bring, cornersOf, inTurn, spin, type Turn } from './pose.ts';
import type { Scene } from './render.ts';
import { type CutShape, placeSolid, type Solid, solidOf, volumeOf } from './solid.ts';
import { studioLight } from './studio-light.ts';

/** How a stone lies and is looked at. */
export type GemView = 'face' | 'side' | 'coin';

/** A picture of one cut stone. */
export interface GemPicture {
  stone: ClearStone;
  cut: Omit<CutShape, 'index'>;
  /** Weight in grams; with the density it gives the size. */
  gram: number;
  view: GemView;
  seed: number;
  inclusions?: InclusionPlan;
  /** Makes the colour deeper or paler: a factor of the absorption. */
  depthOfColour?: number;
  /** Replaces the absorption of the kind, for a stone of another tone. */
  absorption?: Rgb;
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

/** Where the camera is: before the table and a little above, or low at the side. */
function viewerOf(view: GemView, table: Vec3): Vec3 {
  if (view === 'side') return viewerAt(24, 62);
  const elevation = (Math.asin(table[2]) * 180) / Math.PI;
  const azimuth = (Math.atan2(table[0], -table[1]) * 180) / Math.PI;
  return viewerAt(elevation + 4.5, azimuth + 3);
}

const extentOf = (points: readonly Vec3[], middle: Vec3): number =>
  Math.max(...points.map(([x, y, z]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2])));

/** Returns the scene of a cut stone: where it lies, its inside by its seed, the light, the ground with its shadow. */
export function gemScene(picture: GemPicture, cells = 256): Scene {
  const kind: GemOptics = GEM_OPTICS[picture.stone];
  const factor = picture.depthOfColour ?? 1;
  const absorption = (picture.absorption ?? kind.absorption).map((a) => a * factor) as unknown as Rgb;
  const optics: GemOptics = { ...kind, absorption };
  const random = createRandom(picture.seed * 104729 + 11);
  for (let i = 0; i < 4; i++) random();
  const solid = solidOf({ ...picture.cut, index: optics.index });
  const size = halfHeight(solid, picture.gram, optics.density);
  const rotate = layDown(solid, (random() - 0.5) * 0.5 - 0.12);
  const placed = placeSolid(solid, { rotate, size, move: [0, 0, 0] });
  const corners = cornersOf(placed);
  const floor = Math.min(...corners.map(([, , z]) => z));
  const points = corners.map(([x, y, z]): Vec3 => [x, y, z - floor]);
  const stone = placeSolid(solid, { rotate, size, move: [0, 0, -floor] });
  const centre = points.reduce<Vec3>(
    (sum, p) => [sum[0] + p[0] / points.length, sum[1] + p[1] / points.length, sum[2] + p[2] / points.length],
    [0, 0, 0],
  );

  const viewer = viewerOf(picture.view, rotate([0, 0, 1]));
  const light = studioLight(viewer);
  const exposure = exposureOf(light);
  const sky = dimmed(light.sky, exposure);
  const dome = dimmed(light.dome, exposure);
  const reach = size * 0.62;
  const zone = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
  const common = {
    solid: stone,
    axis: { along: rotate([0, 0, 1]), through: [0, 0, -floor] as const },
    optics,
    inclusions: growInclusions(picture.inclusions ?? {}, {
      seed: picture.seed,
      middle: centre,
      reach: [reach, reach, reach * 0.7],
    }),
    zones: [(zone[0] / size) * 3, (zone[1] / size) * 3, (zone[2] / size) * 3, random() * 6] as const,
  };
  const open = (channel: number): number => GROUND_COLOUR[channel] as number;
  const seesDome: Surroundings = (_x, _y, _z, dx, dy, dz, channel) =>
    (dz < 0 ? open(channel) * 0.6 : dome(dx, dy, dz, channel)) / exposure;
  const shadowed = createFacetedStone({ ...common, ambient: 0.3 / exposure, around: seesDome });
  const beside = points.reduce((far, [x]) => Math.max(far, x), 0) + RUPEE.radius + 2.4;
  const coinAt = [beside, centre[1] + RUPEE.radius * 0.2] as const;
  const withCoin = picture.view === 'coin';
  const coin = withCoin ? { shadow: createCoin({ middle: coinAt, around: seesDome }) } : undefined;
  const ground: Ground = lightGround({
    light,
    body: shadowed,
    caustic: shadowed,
    blockers: coin ? [coin.shadow] : [],
    middle: [centre[0], centre[1]],
    reach: coin ? size * 2 + 26 : size * 4.5,
    extent: extentOf(points, centre),
    height: centre[2],
    cells,
  });
  const around: Surroundings = (ox, oy, oz, dx, dy, dz, channel) => {
    if (dz > -1e-6) return sky(dx, dy, dz, channel);
    const fall = -oz / dz;
    return ground.radiance(ox + dx * fall, oy + dy * fall, channel);
  };
  const bodies: Body[] = [createFacetedStone({ ...common, ambient: 0.8, around })];
  if (!withCoin) return { camera: frame(viewer, points, 0.68), bodies, ground };
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i): Vec3 => [
      coinAt[0] + RUPEE.radius * Math.cos((i * Math.PI) / 4),
      coinAt[1] + RUPEE.radius * Math.sin((i * Math.PI) / 4),
      0,
    ],
  );
  bodies.push(createCoin({ middle: coinAt, around }));
  return { camera: frame(viewer, [...points, ...rim], 0.78), bodies, ground };
}
