import { lookOf } from '../materials/stones.ts';
import type { Defs } from '../svg/defs.ts';
import { castShadow, glint } from '../svg/light.ts';
import { createRandom } from '../svg/random.ts';
import { drawPyriteCube, type PyriteCube } from './pyrite-cube.ts';

/** The cubes that make the shape of the cluster, back to front. */
const MAIN_CUBES: readonly PyriteCube[] = [
  { centre: [62, 118], half: 20, turns: [0.5, 0.62, -0.2] },
  { centre: [146, 116], half: 19, turns: [0.62, -0.5, 0.22] },
  { centre: [98, 84], half: 31, turns: [0.62, 0.7, 0.06] },
  { centre: [132, 74], half: 14, turns: [0.4, 0.3, 0.5] },
  { centre: [66, 82], half: 13, turns: [0.7, 0.4, -0.4] },
  { centre: [128, 132], half: 17, turns: [0.55, 0.3, -0.14] },
  { centre: [92, 134], half: 22, turns: [0.58, -0.62, 0.1] },
  { centre: [52, 144], half: 12, turns: [0.5, 0.4, 0.3] },
  { centre: [156, 144], half: 11, turns: [0.7, 0.9, 0.2] },
  { centre: [118, 152], half: 9, turns: [0.5, 0.2, 0.7] },
  { centre: [72, 156], half: 9, turns: [0.6, 0.9, 0.1] },
];

/** The height of the cluster's middle on the ground: what stands above it is behind the main cubes. */
const GROUND = 146;

/** Small cubes scattered around the foot of the cluster. */
function rubble(random: () => number): PyriteCube[] {
  return Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * 6.28;
    return {
      centre: [100 + Math.cos(angle) * (60 + random() * 16), GROUND + Math.sin(angle) * (13 + random() * 7)],
      half: 5 + random() * 8,
      turns: [random() * 6, random() * 6, random() * 6],
    };
  });
}

/** A cluster of pyrite cubes, each turned in space, drawn back to front. */
export function drawPyrite(defs: Defs): string {
  const random = createRandom(27);
  const small = rubble(random);
  const behind = small.filter((cube) => cube.centre[1] < GROUND);
  const inFront = small.filter((cube) => cube.centre[1] >= GROUND);
  const cubes = [...behind, ...MAIN_CUBES, ...inFront];
  return [
    castShadow({ centre: [110, 160], radii: [92, 30], glow: lookOf('pyrite').glow, strength: 0.9 }, defs),
    ...cubes.map((cube) => drawPyriteCube(cube, { random, defs })),
    glint({ centre: [92, 47], size: 12 }),
    glint({ centre: [140, 62], size: 6, opacity: 0.9 }),
    glint({ centre: [74, 120], size: 7, opacity: 0.85 }),
  ].join('');
}
