import { cross, dot, unit, type Vec3 } from '../../svg/geometry.ts';
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

/** One panel as seen by whoever looks: degrees from the line of sight, clock hand (0 up, 90 right), half sizes, light. */
interface PanelPlan {
  tilt: number;
  clock: number;
  width: number;
  height: number;
  power: number;
  tint: Rgb;
  turn?: number;
}

const WHITE: Rgb = [1, 1, 1];
const WARM: Rgb = [1.05, 1, 0.93];
const COOL: Rgb = [0.95, 0.99, 1.06];

/**
 * One set-up for every stone, as a studio hangs it around the lens: a large key to the upper left, a strip to the right, a
 * bar below, and small lamps that make a turned stone sparkle.
 */
const PLAN: readonly PanelPlan[] = [
  { tilt: 37, clock: 318, width: 0.38, height: 0.3, power: 5.2, tint: WHITE, turn: 8 },
  { tilt: 42, clock: 62, width: 0.15, height: 0.44, power: 4.4, tint: COOL, turn: 4 },
  { tilt: 33, clock: 196, width: 0.34, height: 0.1, power: 3.4, tint: WARM, turn: -6 },
  { tilt: 27, clock: 262, width: 0.07, height: 0.2, power: 4.2, tint: WARM, turn: 12 },
  { tilt: 58, clock: 8, width: 0.5, height: 0.16, power: 2.8, tint: COOL },
  { tilt: 24, clock: 20, width: 0.05, height: 0.05, power: 20, tint: WHITE },
  { tilt: 21, clock: 132, width: 0.045, height: 0.045, power: 18, tint: WHITE },
  { tilt: 52, clock: 118, width: 0.06, height: 0.06, power: 22, tint: COOL },
  { tilt: 60, clock: 236, width: 0.08, height: 0.08, power: 14, tint: WARM },
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The directions right and up of whoever looks from `viewer`. */
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
  const fall = 1 - 0.35 * Math.max(u / width, v / height) ** 2;
  return fall * (1 - smoothstep(width * 0.93, width, u)) * (1 - smoothstep(height * 0.93, height, v));
}

/** Returns the light of the studio for a picture taken from `viewer`, a unit vector. The lamps hang around the lens. */
export function studioLight(viewer: Vec3): StudioLight {
  const panels = PLAN.map((plan) => hang(plan, viewer));
  const table = panelTable(panels);
  const colours = Float64Array.from(panels.flatMap(({ colour }) => [...colour]));
  const count = panels.length;
  const { right, up } = sightAxes(viewer);
  const dome: Sky = (x, y, z, channel) => {
    const facing = viewer[0] * x + viewer[1] * y + viewer[2] * z;
    const high = up[0] * x + up[1] * y + up[2] * z;
    const side = right[0] * x + right[1] * y + right[2] * z;
    let value = 0.24 + 0.46 * smoothstep(-0.3, 0.9, high - side * 0.35);
    // black cards left and right of the lens draw dark edges into the stone
    value *= 1 - 0.8 * smoothstep(0.2, 0.3, Math.abs(side)) * (1 - smoothstep(0.4, 0.52, Math.abs(side)));
    value *= 1 - 0.8 * smoothstep(0.974, 0.991, facing);
    return value * (channel === 0 ? 1.0 : channel === 1 ? 0.99 : 1.0);
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
