import { lookOf, type Stone } from '../materials/stones.ts';
import { type Defs, WHOLE } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { glint } from '../svg/light.ts';
import { group, polygon, polyline, shape } from '../svg/markup.ts';
import { cycle, round1 } from '../svg/numbers.ts';
import { createRandom } from '../svg/random.ts';
import { paintShards, type ToneCurve } from './facet-tones.ts';
import { createTracer } from './ray-tracer.ts';
import { CROWN_ROWS, octagon, SIDES, type StepShape, stepFacets, stepShards } from './step-facets.ts';

/** A step-cut stone (emerald, asscher) to draw. */
export interface StepStone extends StepShape {
  stone: Stone;
  /** Half its height, and where its middle lies, in the drawing. */
  radius: number;
  centre: Point;
}

/** The seed of the random widths of bars. */
const SEED = 5;

const CURVE: ToneCurve = {
  spread: 0.5,
  contrast: 0.54,
  straightness: 0.78,
  farSide: [0.13, 0.6, 0.6],
  flashes: [
    [0.95, 0.26],
    [0.86, 0.1],
  ],
};

/** How far out the table reaches. */
const TABLE = CROWN_ROWS[3][0];

/** Returns the markup of a step-cut stone without its shadow. */
export function drawStepCut(gem: StepStone, defs: Defs): string {
  const { stone, radius, aspect } = gem;
  const [cx, cy] = gem.centre;
  const look = lookOf(stone);
  const [shadow, , body, bright, light] = look.shades;
  const place = ([x, y]: Point): Point => [cx + x * radius, cy + y * radius];
  const ring = (reach: number): Point[] => octagon(gem, reach).map(place);
  const girdle = ring(1);
  const table = ring(TABLE);
  const outline = polygon(girdle);

  const bars = paintShards({
    shards: stepShards(gem, createRandom(SEED)),
    trace: createTracer({
      facets: stepFacets(gem),
      inside: [0, 0, -0.1],
      refraction: look.fire ? 2.1 : 1.77,
    }),
    stone,
    curve: CURVE,
    place,
    strokeWidth: round1(Math.max(0.15, radius * 0.004)),
  });

  const bounceLight = shape('ellipse', {
    cx: round1(cx + radius * aspect * 0.42),
    cy: round1(cy + radius * 0.55),
    rx: round1(radius * aspect * 0.85),
    ry: round1(radius * 0.5),
    fill: defs.radial(WHOLE, [
      [0, light, 0.5],
      [1, bright, 0],
    ]),
    style: 'mix-blend-mode:screen',
  });
  const crownBetween = (corners: readonly number[]): string =>
    polygon([...corners.map((i) => cycle(girdle, i)), ...corners.toReversed().map((i) => cycle(table, i))]);
  const litCrown =
    shape('path', { d: crownBetween([0, 1, 2]), fill: '#fff', opacity: 0.12 }) +
    shape('path', { d: crownBetween([6, 7, 0]), fill: '#fff', opacity: 0.2 });

  const windowReflection = defs.linear(
    [0, 0, 0.9, 1],
    [
      [0, '#fff', 0.62],
      [0.22, '#fff', 0.16],
      [0.23, '#fff', 0],
      [0.34, '#fff', 0],
      [0.35, '#fff', 0.15],
      [0.42, '#fff', 0.02],
      [1, '#fff', 0.08],
    ],
  );

  let junctions = CROWN_ROWS.map(([reach]) => polygon(ring(reach))).join('');
  for (let i = 0; i < SIDES; i++) junctions += polyline([cycle(girdle, i), cycle(table, i)]);

  return [
    shape('path', { d: outline, fill: body }),
    bars,
    group({ clipPath: defs.clip(shape('path', { d: outline })) }, bounceLight + litCrown),
    shape('path', { d: polygon(table), fill: windowReflection }),
    shape('path', {
      d: junctions,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.34,
      strokeWidth: round1(Math.max(0.25, radius * 0.006)),
    }),
    shape('path', {
      d: outline,
      fill: 'none',
      stroke: shadow,
      strokeOpacity: 0.35,
      strokeWidth: round1(Math.max(0.3, radius * 0.008)),
    }),
    glint({ centre: cycle(ring(0.87), 0), size: radius * 0.1, opacity: 0.95 }),
    glint({ centre: cycle(ring(0.75), 3), size: radius * 0.05, opacity: 0.7 }),
  ].join('');
}
