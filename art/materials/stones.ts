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

/** How a stone looks. */
export interface StoneLook {
  /** English trade name. */
  name: string;
  shades: StoneShades;
  /** Colour of the light that passes through the stone into its shadow. */
  glow: HexColour;
  /** True for diamond, which splits white light into colours. */
  fire?: boolean;
}

/** Every stone that can be drawn, by the name the shop knows it under (neelam and not blue sapphire). */
export const STONE_LOOKS = {
  ruby: {
    name: 'Ruby',
    shades: ['#2c0010', '#6d0326', '#b30c3d', '#e2305f', '#ff7f9e', '#ffe1e8'],
    glow: '#ff4d79',
  },
  emerald: {
    name: 'Emerald',
    shades: ['#00231a', '#034a36', '#067a55', '#21b07e', '#7fe3bb', '#e0fff2'],
    glow: '#34d399',
  },
  neelam: {
    name: 'Blue sapphire',
    shades: ['#040930', '#0f1d68', '#1f3fb4', '#4672ea', '#9dbaff', '#e6eeff'],
    glow: '#5b8cff',
  },
  pukhraj: {
    name: 'Yellow sapphire',
    shades: ['#4f3000', '#9a6700', '#dca00a', '#f7c93a', '#ffe78f', '#fffbe3'],
    glow: '#ffd54a',
  },
  gomed: {
    name: 'Hessonite',
    shades: ['#2f0e00', '#6e2603', '#b84d0d', '#e77c2c', '#ffbb7c', '#fff0df'],
    glow: '#ff9a4d',
  },
  diamond: {
    name: 'Diamond',
    shades: ['#46505e', '#8593a3', '#b7c3d0', '#dde5ed', '#f3f7fb', '#ffffff'],
    glow: '#ffffff',
    fire: true,
  },
  amethyst: {
    name: 'Amethyst',
    shades: ['#1a0638', '#411570', '#7030a8', '#9a5bd2', '#cda5f2', '#f5eaff'],
    glow: '#b57bee',
  },
  citrine: {
    name: 'Citrine',
    shades: ['#4a2100', '#944b00', '#d98208', '#f7ab2e', '#ffd78a', '#fff6e2'],
    glow: '#ffb84a',
  },
  topaz: {
    name: 'Blue topaz',
    shades: ['#04304a', '#0c608c', '#2596c4', '#5cc3e6', '#b0e6f8', '#effbff'],
    glow: '#6ad0f2',
  },
  peridot: {
    name: 'Peridot',
    shades: ['#1f2d00', '#466200', '#7b9c10', '#a9c93a', '#d9ec8e', '#fafee4'],
    glow: '#c0dc58',
  },
  garnet: {
    name: 'Garnet',
    shades: ['#200007', '#4a0312', '#851022', '#b52c3c', '#e8808a', '#ffe4e4'],
    glow: '#d04858',
  },
  rose: {
    name: 'Rose quartz',
    shades: ['#8f4a5c', '#bb7587', '#dc9fae', '#efc0ca', '#fbe0e5', '#fff6f7'],
    glow: '#f6b9c6',
  },
  pearl: {
    name: 'Pearl',
    shades: ['#8d7f86', '#b5a8ab', '#d8cec9', '#efe8e1', '#fbf8f3', '#ffffff'],
    glow: '#fff3e6',
  },
  coral: {
    name: 'Red coral',
    shades: ['#5c1204', '#9a2410', '#d0421f', '#ec6a43', '#ffa488', '#ffe9e0'],
    glow: '#ff7a55',
  },
  catseye: {
    name: "Cat's eye",
    shades: ['#2a1d04', '#5d470f', '#977a25', '#c6a94f', '#ecdca0', '#fffbe6'],
    glow: '#dcc26a',
  },
  turquoise: {
    name: 'Turquoise',
    shades: ['#0a3f42', '#127075', '#27a2a2', '#59c6c2', '#a5e5df', '#ecfdfb'],
    glow: '#6fd6d0',
  },
  tiger: {
    name: 'Tiger eye',
    shades: ['#201003', '#4d2a0a', '#8a5417', '#c1862f', '#eac07a', '#fff3db'],
    glow: '#d59b46',
  },
  onyx: {
    name: 'Black onyx',
    shades: ['#050506', '#141418', '#26262c', '#47474f', '#8b8b95', '#eeeef2'],
    glow: '#6a6a75',
  },
  lapis: {
    name: 'Lapis',
    shades: ['#060c2e', '#101d5c', '#1e3390', '#3a55b8', '#8aa0e6', '#e5ebff'],
    glow: '#5672d6',
  },
  pyrite: {
    name: 'Pyrite',
    shades: ['#332609', '#6b5417', '#a98b34', '#d6bd66', '#f3e3a4', '#fffbe6'],
    glow: '#e6cf7c',
  },
} as const satisfies Record<string, StoneLook>;

/** A stone that can be drawn. */
export type Stone = keyof typeof STONE_LOOKS;

/** Every stone, in the order of the table. */
export const STONES = Object.keys(STONE_LOOKS) as readonly Stone[];

/** How `stone` looks. */
export function lookOf(stone: Stone): StoneLook {
  return STONE_LOOKS[stone];
}
