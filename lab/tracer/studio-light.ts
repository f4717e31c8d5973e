import { cross, dot, unit, type Vec3 } from '../../art/svg/geometry.ts';
import { CLOTH, DOME, DOME_COLOUR, PANELS, type PanelPlan } from './constants.ts';
import { smoothstep } from './fresnel.ts';
import type { Rgb } from './gem-optics.ts';

/** A lit panel, far away: a rectangle in the space of directions. */
export interface Panel {
  /** Unit vector towards its middle, and along its two sides. */
  towards: Vec3;
  across: Vec3;
  along: Vec3;
  /** Tangents of half its width and height, as seen from the stone. */
  width: number;
  height: number;
  colour: Rgb;
}

/** The radiance of the studio from a direction, in one channel: 0 red, 1 green, 2 blue. Diffuse white ground is about 1. */
export type Sky = (x: number, y: number, z: number, channel: number) => number;

/** All light of a picture. */
export interface StudioLight {
  /** Panels and dome together, with the dark place of whoever looks. */
  sky: Sky;
  /** The dome without its panels. */
  dome: Sky;
  panels: readonly Panel[];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the directions right and up of an observer at `viewer`. */
export function sightAxes(viewer: Vec3): { right: Vec3; up: Vec3 } {
  const right = unit(cross([0, 0, 1], viewer));
  return { right, up: cross(viewer, right) };
}

function hang(plan: PanelPlan, viewer: Vec3): Panel {
  const { right, up } = sightAxes(viewer);
  const tilt = radians(plan.tilt);
  const clock = radians(plan.clock);
  const mix = (a: number, b: number, c: number): Vec3 => [
    right[0] * a + up[0] * b + viewer[0] * c,
    right[1] * a + up[1] * b + viewer[1] * c,
    right[2] * a + up[2] * b + viewer[2] * c,
  ];
  const towards = mix(Math.sin(clock) * Math.sin(tilt), Math.cos(clock) * Math.sin(tilt), Math.cos(tilt));
  const turn = radians(plan.turn ?? 0);
  const level = unit(cross(up, towards));
  const rise = cross(towards, level);
  const turned = (a: number, b: number): Vec3 => [
    level[0] * a + rise[0] * b,
    level[1] * a + rise[1] * b,
    level[2] * a + rise[2] * b,
  ];
  return {
    towards,
    across: turned(Math.cos(turn), Math.sin(turn)),
    along: turned(-Math.sin(turn), Math.cos(turn)),
    width: plan.width,
    height: plan.height,
    colour: [plan.power * plan.tint[0], plan.power * plan.tint[1], plan.power * plan.tint[2]],
  };
}

/** Numbers of a panel in a flat table: three axes, half sizes. Hot code reads them without following pointers. */
const PANEL_NUMBERS = 11;

const panelTable = (panels: readonly Panel[]): Float64Array =>
  Float64Array.from(
    panels.flatMap(({ towards, across, along, width, height }) => [
      ...towards,
      ...across,
      ...along,
      width,
      height,
    ]),
  );

/** The share of a panel's light in a direction. `i` is where the panel begins in the table. */
function panelShare(table: Float64Array, i: number, x: number, y: number, z: number): number {
  const at = (k: number): number => table[i + k] as number;
  const ahead = at(0) * x + at(1) * y + at(2) * z;
  if (ahead <= 0.05) return 0;
  const width = at(9);
  const u = Math.abs(at(3) * x + at(4) * y + at(5) * z) / ahead;
  if (u > width) return 0;
  const height = at(10);
  const v = Math.abs(at(6) * x + at(7) * y + at(8) * z) / ahead;
  if (v > height) return 0;
  // the cloth of a panel is brightest in its middle and ends in a short fringe
  const fall = 1 - CLOTH.fall * Math.max(u / width, v / height) ** 2;
  const fringe = CLOTH.fringe;
  return fall * (1 - smoothstep(width * fringe, width, u)) * (1 - smoothstep(height * fringe, height, v));
}

/** Returns the light of the studio for a picture taken from `viewer`, a unit vector. The lamps hang around the lens. */
export function studioLight(viewer: Vec3): StudioLight {
  const panels = PANELS.map((panel) => hang(panel, viewer));
  const table = panelTable(panels);
  const colours = Float64Array.from(panels.flatMap(({ colour }) => [...colour]));
  const count = panels.length;
  const { right, up } = sightAxes(viewer);
  const dome: Sky = (x, y, z, channel) => {
    const facing = viewer[0] * x + viewer[1] * y + viewer[2] * z;
    const high = up[0] * x + up[1] * y + up[2] * z;
    const side = right[0] * x + right[1] * y + right[2] * z;
    let value = DOME.low + DOME.rise * smoothstep(DOME.from, DOME.to, high - side * DOME.lean);
    // black cards left and right of the lens draw dark edges into the stone
    const [inner, begins, ends, outer] = DOME.card;
    const across = Math.abs(side);
    value *= 1 - DOME.dark * smoothstep(inner, begins, across) * (1 - smoothstep(ends, outer, across));
    value *= 1 - DOME.dark * smoothstep(DOME.lens[0], DOME.lens[1], facing);
    return value * (DOME_COLOUR[channel] as number);
  };
  const sky: Sky = (x, y, z, channel) => {
    let value = dome(x, y, z, channel);
    for (let i = 0; i < count; i++) {
      const share = panelShare(table, i * PANEL_NUMBERS, x, y, z);
      if (share > 0) value += share * (colours[i * 3 + channel] as number);
    }
    return value;
  };
  return { sky, dome, panels };
}

/** Returns `count` times `count` directions spread over a panel, and the solid angle of each in steradians. */
export function panelDirections(panel: Panel, count: number): { directions: Vec3[]; solidAngle: number } {
  const directions = Array.from({ length: count * count }, (_, i): Vec3 => {
    const u = (((i % count) + 0.5) / count) * 2 - 1;
    const v = ((Math.floor(i / count) + 0.5) / count) * 2 - 1;
    const at = (axis: 0 | 1 | 2): number =>
      panel.towards[axis] + u * panel.width * panel.across[axis] + v * panel.height * panel.along[axis];
    return unit([at(0), at(1), at(2)]);
  });
  const mean = 0.85;
  return { directions, solidAngle: (4 * panel.width * panel.height * mean) / (count * count) };
}

/** Returns the share of a panel's light that comes from this direction. */
export function panelLight(panel: Panel, direction: Vec3): number {
  return dot(panel.towards, direction) > 0 ? panelShare(panelTable([panel]), 0, ...direction) : 0;
}
