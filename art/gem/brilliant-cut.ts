import { lookOf, type Stone, type StoneShades } from '../materials/stones.ts';
import { type Axis, type Defs, DIAGONAL, WHOLE } from '../svg/defs.ts';
import { dot, type Point, upwardNormal, type Vec3 } from '../svg/geometry.ts';
import { glint, LAMP } from '../svg/light.ts';
import { group, polygon, polyline, shape } from '../svg/markup.ts';
import { cycle, round1, round2 } from '../svg/numbers.ts';
import { createRandom } from '../svg/random.ts';
import { type BrilliantCorners, brilliantCorners, brilliantFacets, splitFacet } from './brilliant-facets.ts';
import { type BrilliantCut, mainsOf } from './cuts.ts';
import { paintShards, type ToneCurve } from './facet-tones.ts';
import { createTracer } from './ray-tracer.ts';

/** A brilliant-cut stone to draw. */
export interface BrilliantStone {
  stone: Stone;
  cut: BrilliantCut;
  /** Half its height, and where its middle lies, in the drawing. */
  radius: number;
  centre: Point;
  /** 1, or 2 for a large drawing. */
  detail: number;
}

/** Of the flashes of diamond and the unevenness of facets. */
const SEED = 7;

const CURVE: ToneCurve = {
  spread: 0.4,
  contrast: 0.56,
  straightness: 0.8,
  farSide: [0.14, 0.5, 0.6],
  flashes: [
    [0.965, 0.3],
    [0.88, 0.1],
  ],
};

/** Pale spectral tints that a fiery stone throws among its middle tones. */
const FIRE = ['#ffdcbc', '#bcdcff', '#ffdcea', '#cff5df', '#d5d2ff'];

/** From the side of the shape's box that faces `normal` to the side opposite, in eighths of a turn. */
function axisTowards(normal: Vec3): Axis {
  const eighth = (Math.round(Math.atan2(normal[1], normal[0]) / (Math.PI / 4)) * Math.PI) / 4;
  const x = 0.5 * Math.sign(Math.round(Math.cos(eighth) * 2));
  const y = 0.5 * Math.sign(Math.round(Math.sin(eighth) * 2));
  return [0.5 + x, 0.5 + y, 0.5 - x, 0.5 - y];
}

/**
 * The crown's own sheen over what is seen inside: facets turned to the lamp whiten, those turned away darken.
 */
function crownSheen(
  facet: {
    corners: readonly [Vec3, Vec3, Vec3, ...Vec3[]];
    strength: number;
    unevenness: number;
    shadow: string;
  },
  defs: Defs,
): string {
  const [a, b, c] = facet.corners;
  const normal = upwardNormal([a, b, c]);
  const towardsLamp = dot(normal, LAMP) + facet.unevenness * 0.16;
  const sheen = Math.max(0, towardsLamp - 0.7) * 1.5 * facet.strength;
  const d = polygon(facet.corners);
  if (sheen <= 0.03) {
    const shade = Math.max(0, 0.5 - towardsLamp) * 0.6;
    return shape('path', { d, fill: facet.shadow, opacity: round2(Math.min(0.3, shade * 0.4 + 0.02)) });
  }
  const fill = defs.linear(axisTowards(normal), [
    [0, '#fff'],
    [1, '#fff', 0.12],
  ]);
  return shape('path', { d, fill, opacity: round2(Math.min(0.86, sheen)) });
}

/** The edges where facets meet, as path data. */
function facetJunctions({ table, star, girdle, halfGirdle }: BrilliantCorners, mains: number): string {
  let d = '';
  for (let i = 0; i < mains; i++) {
    d +=
      polyline([table(i), table(i + 1)]) + polyline([table(i), star(i)]) + polyline([table(i), star(i - 1)]);
    d +=
      polyline([star(i), girdle(i)]) +
      polyline([star(i - 1), girdle(i)]) +
      polyline([star(i), halfGirdle(i)]);
  }
  return d;
}

/** `corners` moved from stone units to the drawing. */
function placed(corners: BrilliantCorners, place: (point: Vec3) => Vec3): BrilliantCorners {
  return {
    point: (where) => place(corners.point(where)),
    girdle: (i) => place(corners.girdle(i)),
    halfGirdle: (i) => place(corners.halfGirdle(i)),
    table: (i) => place(corners.table(i)),
    star: (i) => place(corners.star(i)),
  };
}

/** The sheen of every crown facet, unevenly strong by `random`. */
function drawCrownLight(
  { table, star, girdle, halfGirdle }: BrilliantCorners,
  { shadow, random, mains }: { shadow: string; random: () => number; mains: number },
  defs: Defs,
): string {
  const sheen = (facetCorners: readonly [Vec3, Vec3, Vec3, ...Vec3[]], strength: number): string =>
    crownSheen({ corners: facetCorners, strength, unevenness: random() - 0.5, shadow }, defs);
  let crownLight = '';
  for (let i = 0; i < mains; i++) {
    crownLight += sheen([star(i), girdle(i), halfGirdle(i)], 0.9);
    crownLight += sheen([star(i), halfGirdle(i), girdle(i + 1)], 0.7);
    crownLight += sheen([table(i), table(i + 1), star(i)], 0.9);
    crownLight += sheen([table(i), star(i), girdle(i), star(i - 1)], 0.8);
  }
  return crownLight;
}

/** The fills of the body, the window's reflection in the table, the light that bounces off the ground, and the rim. */
function brilliantFills([, deep, body, bright, light, flash]: StoneShades, defs: Defs) {
  const bodyFill = defs.radial({ cx: 0.66, cy: 0.72, r: 0.8 }, [
    [0, bright],
    [0.45, body],
    [1, deep],
  ]);
  const windowReflection = defs.linear(
    [0.08, 0.04, 0.85, 0.95],
    [
      [0, flash, 0.62],
      [0.3, light, 0.06],
      [0.31, '#fff', 0],
      [0.8, '#fff', 0],
      [1, '#fff', 0.22],
    ],
  );
  const bounceLight = defs.radial(WHOLE, [
    [0, light, 0.6],
    [1, bright, 0],
  ]);
  const rim = defs.linear(DIAGONAL, [
    [0, '#fff', 0.95],
    [0.45, '#fff', 0.1],
    [1, light, 0.8],
  ]);
  return { bodyFill, windowReflection, bounceLight, rim };
}

/** Returns the markup of a brilliant-cut stone without its shadow. */
export function drawBrilliant(gem: BrilliantStone, defs: Defs): string {
  const { stone, cut, radius, detail } = gem;
  const [cx, cy] = gem.centre;
  const look = lookOf(stone);
  const [shadow] = look.shades;
  const random = createRandom(SEED);
  const mains = mainsOf(cut);
  const { crown, pavilion, inside } = brilliantFacets(cut);

  const trace = createTracer({
    facets: [...crown.map((facet) => facet.corners), ...pavilion],
    inside,
    refraction: look.fire ? 2.1 : 1.77,
  });
  const sparkle = (rank: number): string | undefined =>
    rank > 0.45 && rank < 0.9 && random() > 0.72
      ? cycle(FIRE, Math.floor(random() * FIRE.length))
      : undefined;
  const shards = paintShards({
    shards: crown.flatMap((facet) => splitFacet(facet, detail)),
    trace,
    stone,
    curve: CURVE,
    place: ([x, y]) => [cx + radius * x, cy + radius * y],
    strokeWidth: 0.35,
    sparkle: look.fire ? sparkle : undefined,
  });

  // what is drawn over the traced shards has a slightly higher table, which gives the facets more life
  const corners = placed(brilliantCorners(cut, 0.36), ([x, y, z]) => [
    cx + radius * x,
    cy + radius * y,
    z * radius,
  ]);
  const { table, point } = corners;
  const outline = polygon(Array.from({ length: 72 }, (_, i) => point({ turn: i / 72, reach: 1, height: 0 })));
  const clipPath = defs.clip(shape('path', { d: outline }));

  const crownLight = drawCrownLight(corners, { shadow, random, mains }, defs);
  const { bodyFill, windowReflection, bounceLight, rim } = brilliantFills(look.shades, defs);
  return [
    shape('path', { d: outline, fill: bodyFill }),
    group({ clipPath, strokeLinejoin: 'round' }, shards),
    crownLight,
    shape('path', { d: polygon(Array.from({ length: mains }, (_, i) => table(i))), fill: windowReflection }),
    group(
      { clipPath },
      shape('ellipse', {
        cx: round1(cx + radius * 0.36),
        cy: round1(cy + radius * 0.46),
        rx: round1(radius * 0.52),
        ry: round1(radius * 0.46),
        fill: bounceLight,
        style: 'mix-blend-mode:screen',
      }),
    ),
    shape('path', {
      d: facetJunctions(corners, mains),
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.34,
      strokeWidth: round1(Math.max(0.3, radius * 0.006)),
      strokeLinecap: 'round',
    }),
    shape('path', {
      d: outline,
      fill: 'none',
      stroke: rim,
      strokeWidth: round1(Math.max(0.5, radius * 0.014)),
    }),
    glint({
      centre: planar(point({ turn: 0.93, reach: 0.66, height: 0 })),
      size: radius * 0.1,
      opacity: 0.9,
    }),
  ].join('');
}

function planar([x, y]: Vec3): Point {
  return [x, y];
}
