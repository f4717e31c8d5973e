import { unit, type Vec3 } from '../../art/svg/geometry.ts';
import { TAU } from '../../art/svg/numbers.ts';
import { createRandom } from '../../art/svg/random.ts';
import type { Body, Surroundings } from './body.ts';
import { frame, viewerAt } from './camera.ts';
import { createCoin, RUPEE } from './coin.ts';
import { createDome, type DomeSpec } from './dome-body.ts';
import { DOME_OPTICS, type DomeOptics, type DomeStone } from './dome-stones.ts';
import type { Rgb } from './gem-optics.ts';
import type { GemView } from './gem-scene.ts';
import { dimmed, lightGround } from './ground.ts';
import { GROUND_COLOUR } from './ground-colour.ts';
import { exposureOf } from './open-light.ts';
import type { Scene } from './render.ts';
import { type Sky, studioLight } from './studio-light.ts';

/** A picture of one smooth stone or pearl. */
export interface DomePicture {
  stone: DomeStone;
  /** Width and height of the dome as shares of its length; a sphere is 1 and 1. */
  width: number;
  rise: number;
  /** True for a pearl, which has no flat base. */
  whole?: boolean;
  gram: number;
  /** Shifts the colour of the body, for a stone of another tone: factors of red, green and blue. */
  tint?: Rgb;
  view: GemView;
  seed: number;
}

const CAMERAS = { face: [56, 6], side: [19, 62], coin: [56, 6] } as const;

/** How deep the ellipsoid of a cabochon is sunk: its widest place is a little above the base. */
const SUNK = 0.24;

/** Half axes in millimetres of a stone of `gram` grams, and the height of the middle of its ellipsoid. */
function sizeOf(picture: DomePicture, density: number): { axes: Vec3; height: number } {
  const volume = (picture.gram / density) * 1000;
  const { width, rise, whole } = picture;
  // the part of an ellipsoid above a plane at -SUNK of its half height
  const share = whole ? 4 / 3 : 2 / 3 + SUNK - SUNK ** 3 / 3;
  const half = Math.cbrt(volume / (Math.PI * share * width * rise));
  const axes: Vec3 = [half * width, half, half * rise];
  return { axes, height: axes[2] * (whole ? 1 : SUNK) };
}

/** Light received by a surface by its normal, from the sky and the ground, over pi. Computed once for 26 by 13 normals. */
function receivedBy(sky: Sky, ground: (channel: number) => number): DomeSpec['received'] {
  const [turns, rises, steps] = [26, 13, 24];
  const table = new Float64Array(turns * rises * 3);
  const directions = Array.from({ length: steps * steps * 2 }, (_, i): Vec3 => {
    const z = 1 - (2 * (Math.floor(i / (2 * steps)) + 0.5)) / steps;
    const turn = (((i % (2 * steps)) + 0.5) / (2 * steps)) * TAU;
    const across = Math.sqrt(1 - z * z);
    return [Math.cos(turn) * across, Math.sin(turn) * across, z];
  });
  const solid = (4 * Math.PI) / directions.length;
  const seen = directions.map(([x, y, z]) =>
    [0, 1, 2].map((channel) => (z > 0 ? sky(x, y, z, channel) : ground(channel))),
  );
  for (let i = 0; i < turns * rises; i++) {
    const z = 1 - (2 * Math.floor(i / turns)) / (rises - 1);
    const turn = ((i % turns) / turns) * TAU;
    const across = Math.sqrt(Math.max(0, 1 - z * z));
    const [nx, ny] = [Math.cos(turn) * across, Math.sin(turn) * across];
    for (const [k, [x, y, w]] of directions.entries()) {
      const cosine = nx * x + ny * y + z * w;
      if (cosine <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = i * 3 + channel;
        table[at] = (table[at] as number) + (cosine * solid * (seen[k]?.[channel] as number)) / Math.PI;
      }
    }
  }
  return (normal, _at, channel) => {
    const rise = ((1 - normal[2]) / 2) * (rises - 1);
    const turn = ((Math.atan2(normal[1], normal[0]) / TAU + 1) % 1) * turns;
    const [i, j] = [Math.min(rises - 2, Math.floor(rise)), Math.floor(turn) % turns];
    const [fi, fj] = [rise - i, turn - Math.floor(turn)];
    const cell = (row: number, column: number): number =>
      table[(row * turns + (column % turns)) * 3 + channel] as number;
    const upper = cell(i, j) * (1 - fj) + cell(i, j + 1) * fj;
    return upper * (1 - fi) + (cell(i + 1, j) * (1 - fj) + cell(i + 1, j + 1) * fj) * fi;
  };
}

/** Returns the scene of a smooth stone on the ground. */
export function domeScene(picture: DomePicture, cells = 256): Scene {
  const optics: DomeOptics = DOME_OPTICS[picture.stone];
  const random = createRandom(picture.seed * 15485863 + 3);
  for (let i = 0; i < 4; i++) random();
  const { axes, height } = sizeOf(picture, optics.density);
  const turn = (random() - 0.5) * 0.5 - 0.2;
  // a star is centred only when one looks down its axis
  const isStar = (optics.fibres?.directions.length ?? 0) > 1 && picture.view === 'face';
  const [elevation, azimuth] = isStar ? [80, 6] : CAMERAS[picture.view];
  const viewer = viewerAt(elevation, azimuth);
  const light = studioLight(viewer);
  const exposure = exposureOf(light);
  const sky = dimmed(light.sky, exposure);
  const [lamp] = light.panels.toSorted((a, b) => a.width * a.height - b.width * b.height);
  const spec = (around: Surroundings, received: DomeSpec['received']): DomeSpec => ({
    optics,
    axes,
    height,
    turn,
    seed: picture.seed,
    around,
    received,
    tint: picture.tint ?? [1, 1, 1],
    lamp: { towards: lamp?.towards ?? unit([0, 0, 1]), power: [1, 1, 1] },
  });
  const groundLight = (channel: number): number => (GROUND_COLOUR[channel] as number) * 0.42;
  const received = receivedBy(sky, groundLight);
  const glimpse: Surroundings = (_x, _y, _z, dx, dy, dz, channel) =>
    dz > 0 ? light.dome(dx, dy, dz, channel) : groundLight(channel) / exposure;
  const dark = createDome(spec(glimpse, (n, at, channel) => (0.35 * received(n, at, channel)) / exposure));
  const coinAt = [axes[0] + RUPEE.radius + 2.6, RUPEE.radius * 0.1] as const;
  const withCoin = picture.view === 'coin';
  const ground = lightGround({
    light,
    body: dark,
    blockers: withCoin ? [createCoin({ middle: coinAt, around: glimpse })] : [],
    middle: [0, 0],
    reach: withCoin ? axes[1] * 2 + 26 : axes[1] * 4.5,
    extent: axes[1] * 1.1,
    height,
    cells,
  });
  const around: Surroundings = (ox, oy, oz, dx, dy, dz, channel) => {
    if (dz > -1e-6) return sky(dx, dy, dz, channel);
    const fall = -oz / dz;
    return ground.radiance(ox + dx * fall, oy + dy * fall, channel);
  };
  const bodies: Body[] = [createDome(spec(around, received))];
  const top = height + axes[2];
  const points: Vec3[] = Array.from({ length: 48 }, (_, i): Vec3 => {
    const angle = ((i % 16) / 16) * TAU;
    const ring = Math.floor(i / 16);
    const across = [1, 0.8, 0.01][ring] as number;
    const [x, y] = [Math.cos(angle) * axes[0] * across, Math.sin(angle) * axes[1] * across];
    const z = [
      picture.whole ? height : 0,
      height + axes[2] * 0.6,
      ring === 2 && i % 2 ? (picture.whole ? 0 : top) : top,
    ];
    return [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
      z[ring] as number,
    ];
  });
  if (!withCoin) return { camera: frame(viewer, points, 0.62), bodies, ground };
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU;
    points.push([coinAt[0] + RUPEE.radius * Math.cos(angle), coinAt[1] + RUPEE.radius * Math.sin(angle), 0]);
  }
  bodies.push(createCoin({ middle: coinAt, around }));
  return { camera: frame(viewer, points, 0.78), bodies, ground };
}
