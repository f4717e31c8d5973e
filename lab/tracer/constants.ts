import type { Rgb } from './gem-optics.ts';

/** The numbers of a picture of a cut stone that are no property of the stone: how far light is followed, the light, and the film. */

/** The limits at which a ray is no longer followed. */
export const PATH = {
  /** Reflections inside a stone. */
  mostBounces: 15,
  /** Inclusions are left out of a reflection that carries less than this. */
  visible: 0.12,
  /** A ray ends when it carries less than this. */
  faintest: 0.005,
  /** A part that leaves with less than this is not looked at. */
  least: 1e-4,
  /** Light that is brighter than this is not counted as brighter. */
  brightest: 5,
} as const;

/** The light and colour that a beam meets inside a stone. */
export const INSIDE = {
  /** Light from every side that silk and inclusions scatter, about the mean of the sky. */
  ambient: 0.8,
  /** Millimetres of stone that give scattered light its colour. */
  bodyDepth: 5,
  /** Fluorescence in a millimetre, as an exponent. */
  glow: 0.12,
  /** Two waves of growth zones: how often they repeat, and how deep the zoning is. */
  zones: { depth: 0.6, first: 1.7, second: 4.1, shift: 2.3 },
} as const;

/** The curve of the film. */
export const FILM = {
  /** Light up to here is shown as it is; above, it bends towards white as film does. */
  shoulder: 0.62,
  /** Light below about this much sinks towards black: the toe of the film's curve. */
  toe: 0.035,
  /** Share of the light above white that spreads as glare, and how far, as a share of the picture's width. */
  glare: 0.1,
  glareReach: 0.004,
} as const;

/** The dome of light around a stone, and the dark cards and the dark lens before it. */
export const DOME = {
  low: 0.24,
  rise: 0.46,
  from: -0.3,
  to: 0.9,
  lean: 0.35,
  dark: 0.8,
  card: [0.2, 0.3, 0.4, 0.52],
  lens: [0.974, 0.991],
} as const;

/** The cloth of a panel: how much darker its edge is than its middle, and where its fringe begins. */
export const CLOTH = { fall: 0.35, fringe: 0.93 } as const;

/** One panel as seen by whoever looks: degrees from the line of sight, clock hand (0 up, 90 right), half sizes, light. */
export interface PanelPlan {
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
 * The panels of every picture, as a studio hangs them around the lens: a large key to the upper left, a strip to the right, a bar
 * below, and small lamps that make a turned stone sparkle.
 */
export const PANELS: readonly PanelPlan[] = [
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

/** Colour of the dome of light. */
export const DOME_COLOUR: Rgb = [1, 0.99, 1];

/** The share of a square picture's side that a stone fills. */
export const STONE_SHARE = 0.68;
