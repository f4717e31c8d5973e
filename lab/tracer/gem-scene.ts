import type { Vec3 } from '../../art/svg/geometry.ts';
import type { Body, Surroundings } from './body.ts';
import { frame, viewerAt } from './camera.ts';
import { createCoin, RUPEE } from './coin.ts';
import { INSIDE, STONE_SHARE } from './constants.ts';
import { createFacetedStone } from './faceted-stone.ts';
import { type ClearStone, GEM_OPTICS, type GemOptics, type Rgb } from './gem-optics.ts';
import { dimmed, type Ground, lightGround } from './ground.ts';
import { GROUND_COLOUR } from './ground-colour.ts';
import { beforeTable, layStone, type StonePlan } from './laid-stone.ts';
import { exposureOf } from './open-light.ts';
import { spin } from './pose.ts';
import type { Scene } from './render.ts';
import { studioLight } from './studio-light.ts';

/** The view of a stone: how it lies and is looked at. */
export type GemView = 'face' | 'side' | 'coin';

/** A picture of one cut stone. */
export interface GemPicture extends Omit<StonePlan, 'optics'> {
  stone: ClearStone;
  view: GemView;
  /** Degrees by which the stone is turned on its place, seen from above against the clock; 0 when left out. */
  turned?: number;
  /** Makes the colour deeper or paler: a factor of the absorption. */
  depthOfColour?: number;
  /** Replaces the absorption of the kind, for a stone of another tone. */
  absorption?: Rgb;
}

const extentOf = (points: readonly Vec3[], middle: Vec3): number =>
  Math.max(...points.map(([x, y, z]) => Math.hypot(x - middle[0], y - middle[1], z - middle[2])));

/** The stone that a picture shows. */
function stonePlan(picture: GemPicture): StonePlan {
  const { cut, gram, seed, inclusions } = picture;
  const kind: GemOptics = GEM_OPTICS[picture.stone];
  const factor = picture.depthOfColour ?? 1;
  const absorption = (picture.absorption ?? kind.absorption).map((a) => a * factor) as unknown as Rgb;
  return { optics: { ...kind, absorption }, cut, gram, seed, inclusions };
}

/**
 * Returns the scene of a cut stone: where it lies, its inside by its seed, the light, the ground with its shadow. `cells` is how
 * finely the ground is computed. A turned stone stays, and the camera goes round it with all the light.
 */
export function gemScene(picture: GemPicture, cells = 256): Scene {
  const { view, turned = 0 } = picture;
  const plan = stonePlan(picture);
  const laid = layStone(plan);
  const { points, centre, size } = laid;
  // before the table, or low at the side
  const before = view === 'side' ? viewerAt(24, 62) : beforeTable(laid.axis.along);
  const round = spin((-turned * Math.PI) / 180);
  const viewer = round(before);
  const light = studioLight(viewer);
  const exposure = exposureOf(light);
  const sky = dimmed(light.sky, exposure);
  const dome = dimmed(light.dome, exposure);
  const common = { ...laid, optics: plan.optics };
  const open = (channel: number): number => GROUND_COLOUR[channel] as number;
  const seesDome: Surroundings = (_x, _y, _z, dx, dy, dz, channel) =>
    (dz < 0 ? open(channel) * 0.6 : dome(dx, dy, dz, channel)) / exposure;
  const shadowed = createFacetedStone({ ...common, ambient: 0.3 / exposure, around: seesDome });
  const beside = points.reduce((far, [x]) => Math.max(far, x), 0) + RUPEE.radius + 2.4;
  const coinAt = [beside, centre[1] + RUPEE.radius * 0.2] as const;
  const withCoin = view === 'coin';
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
  const bodies: Body[] = [createFacetedStone({ ...common, ambient: INSIDE.ambient, around })];
  if (!withCoin) {
    const { middle, width } = frame(before, points, STONE_SHARE);
    const [x, y, z] = round([middle[0] - centre[0], middle[1] - centre[1], middle[2]]);
    const camera = { viewer, middle: [x + centre[0], y + centre[1], z] as const, width };
    return { camera, bodies, ground };
  }
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
