import type { HexColour } from '../svg/colour.ts';

/** Six shades of one stone from its deepest shadow to its brightest flash. */
export type StoneShades = readonly [
  shadow: HexColour,
  deep: HexColour,
  body: HexColour,
  bright: HexColour,
  light: HexColour,
  flash: HexColour,
];

/** The look of a stone. */
export interface StoneLook {
  shades: StoneShades;
  /** Colour of the light that passes through the stone into its shadow. */
  glow: HexColour;
  /** True for diamond, which splits white light into colours. */
  fire?: boolean;
}

/** Every stone that can be drawn, by the name the shop knows it under (neelam and not blue sapphire). */
export const STONE_LOOKS = {
  ruby: {
    shades: ['#2c0010', '#6d0326', '#b30c3d', '#e2305f', '#ff7f9e', '#ffe1e8'],
    glow: '#ff4d79',
  },
  emerald: {
    shades: ['#00231a', '#034a36', '#067a55', '#21b07e', '#7fe3bb', '#e0fff2'],
    glow: '#34d399',
  },
  neelam: {
    shades: ['#040930', '#0f1d68', '#1f3fb4', '#4672ea', '#9dbaff', '#e6eeff'],
    glow: '#5b8cff',
  },
  pukhraj: {
    shades: ['#4f3000', '#9a6700', '#dca00a', '#f7c93a', '#ffe78f', '#fffbe3'],
    glow: '#ffd54a',
  },
  gomed: {
    shades: ['#2f0e00', '#6e2603', '#b84d0d', '#e77c2c', '#ffbb7c', '#fff0df'],
    glow: '#ff9a4d',
  },
  diamond: {
    shades: ['#46505e', '#8593a3', '#b7c3d0', '#dde5ed', '#f3f7fb', '#ffffff'],
    glow: '#ffffff',
    fire: true,
  },
  amethyst: {
    shades: ['#1a0638', '#411570', '#7030a8', '#9a5bd2', '#cda5f2', '#f5eaff'],
    glow: '#b57bee',
  },
  citrine: {
    shades: ['#4a2100', '#944b00', '#d98208', '#f7ab2e', '#ffd78a', '#fff6e2'],
    glow: '#ffb84a',
  },
  pearl: {
    shades: ['#8d7f86', '#b5a8ab', '#d8cec9', '#efe8e1', '#fbf8f3', '#ffffff'],
    glow: '#fff3e6',
  },
  coral: {
    shades: ['#5c1204', '#9a2410', '#d0421f', '#ec6a43', '#ffa488', '#ffe9e0'],
    glow: '#ff7a55',
  },
  catseye: {
    shades: ['#2a1d04', '#5d470f', '#977a25', '#c6a94f', '#ecdca0', '#fffbe6'],
    glow: '#dcc26a',
  },
  tiger: {
    shades: ['#201003', '#4d2a0a', '#8a5417', '#c1862f', '#eac07a', '#fff3db'],
    glow: '#d59b46',
  },
} as const satisfies Record<string, StoneLook>;

/** A stone that can be drawn. */
export type Stone = keyof typeof STONE_LOOKS;

/** Every stone, in the order of the table. */
export const STONES = Object.keys(STONE_LOOKS) as readonly Stone[];

/** Returns the look of `stone`. */
export function lookOf(stone: Stone): StoneLook {
  return STONE_LOOKS[stone];
}
