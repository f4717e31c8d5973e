import { dot, type Vec3 } from '../../svg/geometry.ts';
import { type Camera, frame } from '../traced/camera.ts';
import { GROUND_MAP, INSIDE, LIGHTS, type LightName, STONE_SHARE } from '../traced/constants.ts';
import { indicesOf, type Rgb } from '../traced/gem-optics.ts';
import { beforeTable, layStone, type StonePlan } from '../traced/laid-stone.ts';
import { exposureOf } from '../traced/open-light.ts';
import { sightAxes, studioLight } from '../traced/studio-light.ts';
import type { ShaderSizes } from './shader.ts';

/** Three rows of a turn of space, one after the other. */
export type Rows = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** What a shader needs to draw one stone. */
export interface StoneNumbers {
  sizes: ShaderSizes;
  /** The block `Stone` of the shader: planes, panels, inclusions, each in vectors of four. */
  block: Float32Array;
  camera: Camera;
  right: Vec3;
  up: Vec3;
  /** Uniforms by name that stay as they are. */
  fixed: Readonly<Record<string, number | readonly number[]>>;
  /** Sets the panels of `block` to a light. Returns the uniforms that follow from it. */
  setLight(name: LightName): Readonly<Record<string, number | readonly number[]>>;
  /** Returns the height of the lowest point of the stone when it is turned. */
  lowest(turn: Rows): number;
}

const times = (a: Rgb, factor: number): Rgb => [a[0] * factor, a[1] * factor, a[2] * factor];
const mostPanels = Math.max(...Object.values(LIGHTS).map(({ panels }) => panels.length));

/** Returns the numbers of a stone as it lies in its picture: the same as those of the tracer. */
export function stoneNumbers(plan: StonePlan): StoneNumbers {
  const { optics } = plan;
  const { solid, axis, inclusions, zones, points, centre, size } = layStone(plan);
  const isGirdle = ([x, y, z]: readonly number[]): boolean =>
    Math.abs(dot([x as number, y as number, z as number], axis.along)) < 1e-6;
  const girdle = solid.filter(isGirdle);
  const facets = solid.filter((plane) => !isGirdle(plane));
  const viewer = beforeTable(axis.along);
  const { right, up } = sightAxes(viewer);
  const camera = frame(viewer, points, STONE_SHARE);
  const specks = inclusions.flatMap((one) => [
    ...[...one.middle, one.opacity],
    ...[...one.normal, one.brightness],
    ...[...one.across, one.raggedness],
    ...[...one.along, 0],
  ]);
  const block = Float32Array.from([
    ...[...facets, ...girdle].flat(),
    ...Array<number>(mostPanels * 16).fill(0),
    ...(specks.length > 0 ? specks : Array<number>(16).fill(0)),
  ]);
  const nearest = Math.min(
    ...girdle.map((plane) => plane[3] - dot([plane[0], plane[1], plane[2]], axis.through)),
  );
  const body = optics.absorption.map((a) => Math.exp(-a * INSIDE.bodyDepth));
  return {
    sizes: {
      planes: solid.length,
      girdleStart: facets.length,
      inclusions: inclusions.length,
      panels: mostPanels,
    },
    block,
    camera,
    right,
    up,
    fixed: {
      ...{ right, up, viewer, middle: camera.middle, centre, along: axis.along, through: axis.through },
      ...{ index: indicesOf(optics), absorb: optics.absorption, body, glow: optics.glow ?? [0, 0, 0] },
      ...{ zone: zones, width: camera.width, clearing: nearest ** 2, haze: optics.haze },
      ...{ zoning: optics.zoning, reach: size * GROUND_MAP.reach },
    },
    setLight(name) {
      const light = studioLight(viewer, name);
      const { dome, tint } = LIGHTS[name];
      for (const [i, { towards, across, along, width, height, colour }] of light.panels.entries())
        block.set(
          [...towards, width, ...across, height, ...along, 0, ...colour, 0],
          (solid.length + i * 4) * 4,
        );
      return {
        exposure: exposureOf(light),
        domeColour: dome,
        tint,
        ambient: times(tint, INSIDE.ambient),
        lamps: light.panels.length,
      };
    },
    lowest: (turn) =>
      Math.min(
        ...points.map(
          (p) => turn[6] * (p[0] - centre[0]) + turn[7] * (p[1] - centre[1]) + turn[8] * (p[2] - centre[2]),
        ),
      ) + centre[2],
  };
}
