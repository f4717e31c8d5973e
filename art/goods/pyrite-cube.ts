import { lookOf } from '../materials/stones.ts';
import { ramp } from '../svg/colour.ts';
import type { Axis, Defs } from '../svg/defs.ts';
import { dot, type Point, reversed, type Vec3 } from '../svg/geometry.ts';
import { LAMP } from '../svg/light.ts';
import { group, polygon, polyline, shape } from '../svg/markup.ts';
import { clamp } from '../svg/numbers.ts';

/** A cube of pyrite: where its middle lies, half its edge, and its turns about x, y and z in radians. */
export interface PyriteCube {
  centre: Point;
  half: number;
  turns: Vec3;
}

/** A face that can be seen, given by its own directions. */
interface Face {
  normal: Vec3;
  across: Vec3;
  along: Vec3;
  /** Which of the cube's three directions is its normal. */
  direction: number;
}

/** The place of (u, v) on a face, both from -1 to 1, in the drawing. */
type OnFace = (u: number, v: number) => Point;

const { shades: SHADES } = lookOf('pyrite');
const [SHADOW, , , , LIGHT, FLASH] = SHADES;

/** Steps of light across a mirror-like face: where, and how far the tone departs from the face's own. */
const MIRROR = [
  [0, 0.34],
  [0.32, -0.18],
  [0.5, 0.12],
  [1, -0.3],
] as const;
const FALLING: Axis = [0, 0, 1, 1];
const RISING: Axis = [0, 1, 1, 0];

function turned(vector: Vec3, turns: Vec3): Vec3 {
  const [aboutX, aboutY, aboutZ] = turns;
  const y1 = vector[1] * Math.cos(aboutX) - vector[2] * Math.sin(aboutX);
  const z1 = vector[1] * Math.sin(aboutX) + vector[2] * Math.cos(aboutX);
  const x2 = vector[0] * Math.cos(aboutY) + z1 * Math.sin(aboutY);
  const z2 = -vector[0] * Math.sin(aboutY) + z1 * Math.cos(aboutY);
  return [x2 * Math.cos(aboutZ) - y1 * Math.sin(aboutZ), x2 * Math.sin(aboutZ) + y1 * Math.cos(aboutZ), z2];
}

/** The faces turned to the viewer, those seen most obliquely first. */
function visibleFaces(turns: Vec3): Face[] {
  const x = turned([1, 0, 0], turns);
  const y = turned([0, 1, 0], turns);
  const z = turned([0, 0, 1], turns);
  const directions: Omit<Face, 'direction'>[] = [
    { normal: x, across: y, along: z },
    { normal: y, across: z, along: x },
    { normal: z, across: x, along: y },
  ];
  return directions
    .flatMap((face, direction): Face[] => [
      { ...face, direction },
      { ...face, normal: reversed(face.normal), direction },
    ])
    .filter((face) => face.normal[2] > 0.02)
    .toSorted((a, b) => a.normal[2] - b.normal[2]);
}

/** How bright a face is: 0 dark to about 1. */
function toneOf(face: Face): number {
  return 0.3 + 0.66 * Math.max(-0.35, dot(face.normal, LAMP));
}

function mirrorPaint(mirror: { tone: number; axis: Axis }, defs: Defs): string {
  const { tone, axis } = mirror;
  const contrast = 0.5 + 0.5 * Math.abs(tone - 0.4);
  const stops = MIRROR.map(
    ([offset, departure]) =>
      [offset, ramp(SHADES, clamp(tone + departure * contrast, [0.04, 0.99]))] as const,
  );
  return defs.linear(axis, stops);
}

/** The parallel striations of a face, dark and light, as path data. Small cubes have none. */
function striations(
  face: { half: number; isAcross: boolean; onFace: OnFace },
  random: () => number,
): { dark: string; light: string } {
  const { half, isAcross, onFace } = face;
  let dark = '';
  let light = '';
  if (half <= 12) return { dark, light };
  const spacing = half > 18 ? 0.13 : 0.2;
  for (let at = -0.9; at < 0.95; at += spacing + random() * 0.12) {
    const d = polyline(isAcross ? [onFace(-1, at), onFace(1, at)] : [onFace(at, -1), onFace(at, 1)]);
    if (random() > 0.6) light += d;
    else dark += d;
  }
  return { dark, light };
}

/** The slanting band in which a face mirrors the lamp or the room. */
function reflectionBand(face: { isAcross: boolean; onFace: OnFace }, start: number): Point[] {
  const places = [
    [-1, start],
    [1, start + 0.15],
    [1, start + 0.42],
    [-1, start + 0.27],
  ] as const;
  return places.map(([along, across]) =>
    face.isAcross ? face.onFace(along, across) : face.onFace(across, along),
  );
}

function drawFace(face: Face, context: { cube: PyriteCube; random: () => number; defs: Defs }): string {
  const { cube, random, defs } = context;
  const { centre, half } = cube;
  const { normal, across, along } = face;
  const onFace: OnFace = (u, v) => [
    centre[0] + half * (normal[0] + across[0] * u + along[0] * v),
    centre[1] + half * (normal[1] + across[1] * u + along[1] * v),
  ];
  const isAcross = face.direction === 1;
  const tone = toneOf(face);
  const isBright = tone > 0.5;
  const outline = polygon([onFace(-1, -1), onFace(1, -1), onFace(1, 1), onFace(-1, 1)]);
  const fill = mirrorPaint({ tone, axis: random() > 0.5 ? FALLING : RISING }, defs);
  const { dark, light } = striations({ half, isAcross, onFace }, random);
  const band = polygon(reflectionBand({ isAcross, onFace }, random() * 1.2 - 0.9));
  return [
    shape('path', { d: outline, fill }),
    group(
      { clipPath: defs.clip(shape('path', { d: outline })) },
      [
        shape('path', { d: band, fill: isBright ? '#fff' : LIGHT, opacity: isBright ? 0.5 : 0.2 }),
        dark && shape('path', { d: dark, stroke: SHADOW, strokeOpacity: 0.3, strokeWidth: 0.5 }),
        light && shape('path', { d: light, stroke: '#fff', strokeOpacity: 0.34, strokeWidth: 0.5 }),
      ].join(''),
    ),
    shape('path', {
      d: outline,
      fill: 'none',
      stroke: FLASH,
      strokeOpacity: 0.75,
      strokeWidth: 0.7,
      strokeLinejoin: 'round',
    }),
  ].join('');
}

/** One cube, lit by the lamp; `random` places its striations and reflections. */
export function drawPyriteCube(cube: PyriteCube, context: { random: () => number; defs: Defs }): string {
  return visibleFaces(cube.turns)
    .map((face) => drawFace(face, { cube, ...context }))
    .join('');
}
