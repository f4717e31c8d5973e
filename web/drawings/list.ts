import type { Emblem } from '#art/index.ts';

/** The nine stones in compass order from the top, the ruby of Surya in the middle; tilt in degrees. */
export const nineStones = {
  pukhraj: { kind: 'gem', stone: 'pukhraj', cut: 'oval' },
  panna: { kind: 'gem', stone: 'emerald', cut: 'emerald', tilt: 12 },
  heera: { kind: 'gem', stone: 'diamond', cut: 'round' },
  moti: { kind: 'gem', stone: 'pearl', cut: 'pearl' },
  moonga: { kind: 'gem', stone: 'coral', cut: 'cabochon', tilt: 90 },
  gomed: { kind: 'gem', stone: 'gomed', cut: 'oval', tilt: -18 },
  neelam: { kind: 'gem', stone: 'neelam', cut: 'cushion', tilt: 8 },
  lehsuniya: { kind: 'gem', stone: 'catseye', cut: 'cabochon', tilt: -14 },
  manik: { kind: 'gem', stone: 'ruby', cut: 'round' },
} as const satisfies Record<string, Emblem>;

/**
 * Margin around the 200 box of every drawing (9 percent of the file). Shadows and threads reach into it, and an `<img>`
 * clips what is outside its file.
 */
export const DRAWING_MARGIN = 22;

/** The emblems of the interface. Each becomes one file of the build. */
export const drawings = {
  ...nineStones,
  gemstone: { kind: 'gem', stone: 'emerald', cut: 'emerald' },
  rudraksha: { kind: 'rudraksha' },
  yantra: { kind: 'sriYantra' },
  ring: { kind: 'ring' },
  diya: { kind: 'diya' },
  'diya-unlit': { kind: 'diya', unlit: true },
  bracelet: { kind: 'bracelet' },
  kavach: { kind: 'kavach' },
  pyramid: { kind: 'pyramid' },
  mala: { kind: 'mala' },
  combo: { kind: 'combo' },
} as const satisfies Record<string, Emblem>;

/** The name of an interface drawing. */
export type DrawingName = keyof typeof drawings | 'thali' | 'sri-yantra' | 'post-cover';
