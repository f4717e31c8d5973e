import type { Vec3 } from '../../art/svg/geometry.ts';
import type { Body } from './body.ts';
import type { FacetedBody } from './faceted-stone.ts';
import { GROUND_COLOUR } from './ground-colour.ts';
import { domeDirections, openIrradiance } from './open-light.ts';
import { panelDirections, panelLight, type Sky, type StudioLight } from './studio-light.ts';

/** The ground of a picture, the plane z = 0. */
export interface Ground {
  /** Returns the radiance of the ground at a place, in one channel. Far from everything it is the colour of the house. */
  radiance(x: number, y: number, channel: number): number;
}

/** The input from which the light of the ground is computed. */
export interface GroundSpec {
  light: StudioLight;
  /** What casts a shadow and throws light through. It sees the dome alone: the panels are sent through it. */
  body: Body;
  /** Set for a cut stone: light is sent through it, and where it falls is the coloured light in its shadow. */
  caustic?: FacetedBody;
  /** Other things that cast a shadow only. */
  blockers: readonly Body[];
  middle: readonly [x: number, y: number];
  /** Half the side of the square around `middle` that is computed, in millimetres. */
  reach: number;
  /** Half the greatest width of the body, in millimetres. */
  extent: number;
  /** Height of the middle of the body. */
  height: number;
  /** Cells along a side. */
  cells: number;
}

/** Spreads each cell over its neighbours in both directions, with the weights of a bell. */
function blur(map: Float64Array, cells: number, spread: number): void {
  const half = Math.ceil(spread * 2.5);
  const weights = Array.from({ length: 2 * half + 1 }, (_, i) => Math.exp(-(((i - half) / spread) ** 2) / 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const line = new Float64Array(cells);
  for (const [step, jump] of [
    [1, cells],
    [cells, 1],
  ] as const) {
    for (let row = 0; row < cells; row++) {
      for (let i = 0; i < cells; i++) line[i] = map[row * jump + i * step] as number;
      for (let i = 0; i < cells; i++) {
        let value = 0;
        for (let w = -half; w <= half; w++) {
          const at = Math.min(cells - 1, Math.max(0, i + w));
          value += (weights[w + half] as number) * (line[at] as number);
        }
        map[row * jump + i * step] = value / sum;
      }
    }
  }
}

/** The place of a cell on the ground. */
function cellPlace(
  { middle, reach }: GroundSpec,
  cell: number,
  cells: number,
): readonly [x: number, y: number] {
  return [
    middle[0] + ((((cell % cells) + 0.5) / cells) * 2 - 1) * reach,
    middle[1] + (((Math.floor(cell / cells) + 0.5) / cells) * 2 - 1) * reach,
  ];
}

/** Cells along a side for the light of the dome, which changes slowly. */
const domeCells = (cells: number): number => Math.min(64, Math.ceil(cells / 2));

/** Returns whether a ray from the ground passes the ball around the body. Cheap, so that most rays are not searched. */
function passesBall({ middle, height, extent }: GroundSpec, x: number, y: number, to: Vec3): boolean {
  const [px, py] = [middle[0] - x, middle[1] - y];
  const ahead = px * to[0] + py * to[1] + height * to[2];
  return px * px + py * py + height * height - ahead * ahead > extent * extent;
}

/** Light of the dome that reaches each coarse cell, what is seen through the body included. */
function gatherDome(spec: GroundSpec, maps: readonly Float64Array[]): void {
  const { light, body, blockers, middle } = spec;
  const dome = domeDirections(8, 16);
  const share = Math.PI / dome.length;
  const coarse = domeCells(spec.cells);
  for (let cell = 0; cell < coarse * coarse; cell++) {
    const [x, y] = cellPlace(spec, cell, coarse);
    const nearBody = Math.hypot(x - middle[0], y - middle[1]) < spec.extent * 2.6;
    for (const to of dome) {
      const [dx, dy, dz] = to;
      const isNear = nearBody && !passesBall(spec, x, y, to);
      const hidden = blockers.some((blocker) => blocker.meets(x, y, 0, dx, dy, dz));
      for (let channel = 0; channel < 3; channel++) {
        const through = isNear && !hidden ? body.radiance(x, y, 0, dx, dy, dz, channel) : -1;
        const open = hidden ? 0.12 : light.dome(dx, dy, dz, channel);
        const map = maps[channel] as Float64Array;
        map[cell] = (map[cell] as number) + share * (through >= 0 ? through : open);
      }
    }
  }
}

/** Light of the panels that reaches each cell past everything. */
function gatherPanels(spec: GroundSpec, maps: readonly Float64Array[]): void {
  const { light, body, blockers, cells } = spec;
  const lamps = light.panels.flatMap((panel) => {
    const { directions, solidAngle } = panelDirections(panel, 6);
    return directions
      .filter(([, , z]) => z > 0)
      .map((to) => ({ to, power: (panelLight(panel, to) / 0.85) * solidAngle * to[2], panel }));
  });
  for (let cell = 0; cell < cells * cells; cell++) {
    const [x, y] = cellPlace(spec, cell, cells);
    for (const { to, power, panel } of lamps) {
      const [dx, dy, dz] = to;
      if (!passesBall(spec, x, y, to) && body.meets(x, y, 0, dx, dy, dz)) continue;
      if (blockers.some((blocker) => blocker.meets(x, y, 0, dx, dy, dz))) continue;
      for (let channel = 0; channel < 3; channel++) {
        const map = maps[channel] as Float64Array;
        map[cell] = (map[cell] as number) + power * (panel.colour[channel] as number);
      }
    }
  }
}

/** Sends the light of every panel through the stone and adds what arrives on the ground. */
function sendThrough(spec: GroundSpec, stone: FacetedBody, maps: readonly Float64Array[]): void {
  const { light, cells, reach, middle, extent, height } = spec;
  const across = Math.min(76, cells);
  const area = ((2 * extent) / across) ** 2;
  const cellArea = ((2 * reach) / cells) ** 2;
  for (const panel of light.panels) {
    const { directions, solidAngle } = panelDirections(panel, 3);
    for (const to of directions) {
      if (to[2] <= 0.05) continue;
      const flux = (panelLight(panel, to) * solidAngle * area) / cellArea;
      for (let i = 0; i < across * across; i++) {
        const u = ((((i % across) + 0.5) / across) * 2 - 1) * extent;
        const v = (((Math.floor(i / across) + 0.5) / across) * 2 - 1) * extent;
        const start = 6 * extent;
        const at = (axis: 0 | 1 | 2): number =>
          to[axis] * start + panel.across[axis] * u + panel.along[axis] * v;
        const ray = [middle[0] + at(0), middle[1] + at(1), height + at(2), -to[0], -to[1], -to[2]] as const;
        for (let channel = 0; channel < 3; channel++) {
          const map = maps[channel] as Float64Array;
          const power = flux * (panel.colour[channel] as number);
          const meets = stone.send(ray, channel, (ox, oy, oz, dx, dy, dz, weight) => {
            if (dz > -0.02) return;
            const fall = -oz / dz;
            const column = Math.floor(((ox + dx * fall - middle[0]) / reach + 1) * 0.5 * cells);
            const row = Math.floor(((oy + dy * fall - middle[1]) / reach + 1) * 0.5 * cells);
            if (column < 0 || row < 0 || column >= cells || row >= cells) return;
            map[row * cells + column] = (map[row * cells + column] as number) + weight * power;
          });
          if (!meets) break;
        }
      }
    }
  }
}

/** The value of a map between its cells, `u` and `v` from 0 to 1. */
function between(map: Float64Array, cells: number, u: number, v: number): number {
  const across = Math.min(cells - 1.001, Math.max(0, u * cells - 0.5));
  const down = Math.min(cells - 1.001, Math.max(0, v * cells - 0.5));
  const i = Math.floor(down) * cells + Math.floor(across);
  const fu = across - Math.floor(across);
  const fv = down - Math.floor(down);
  const upper = (map[i] as number) * (1 - fu) + (map[i + 1] as number) * fu;
  const lower = (map[i + cells] as number) * (1 - fu) + (map[i + cells + 1] as number) * fu;
  return upper * (1 - fv) + lower * fv;
}

/**
 * Returns the ground with the soft shadow of a body and the coloured light that falls through it. White light is set so
 * that open ground has the colour of the house.
 */
export function lightGround(spec: GroundSpec): Ground {
  const { cells, reach, middle } = spec;
  const direct = [0, 1, 2].map(() => new Float64Array(cells * cells));
  gatherPanels(spec, direct);
  for (const map of direct) blur(map, cells, 1.3);
  const coarse = domeCells(cells);
  const dome = [0, 1, 2].map(() => new Float64Array(coarse * coarse));
  gatherDome(spec, dome);
  for (const map of dome) blur(map, coarse, 0.8);
  if (spec.caustic) {
    const fallen = [0, 1, 2].map(() => new Float64Array(cells * cells));
    sendThrough(spec, spec.caustic, fallen);
    for (const [channel, map] of fallen.entries()) {
      blur(map, cells, 1.7);
      const whole = direct[channel] as Float64Array;
      for (let i = 0; i < map.length; i++) whole[i] = (whole[i] as number) + (map[i] as number);
    }
  }
  const open = [0, 1, 2].map((channel) => openIrradiance(spec.light, channel));
  return {
    radiance: (x, y, channel) => {
      const colour = GROUND_COLOUR[channel] as number;
      const u = ((x - middle[0]) / reach + 1) / 2;
      const v = ((y - middle[1]) / reach + 1) / 2;
      const edge = Math.min(1, 8 * Math.min(u, v, 1 - u, 1 - v));
      if (edge <= 0) return colour;
      const arrived =
        between(direct[channel] as Float64Array, cells, u, v) +
        between(dome[channel] as Float64Array, coarse, u, v);
      return colour * (1 + (arrived / (open[channel] as number) - 1) * edge);
    },
  };
}

/** Returns `sky` times `factor`. */
export function dimmed(sky: Sky, factor: number): Sky {
  return (x, y, z, channel) => factor * sky(x, y, z, channel);
}
