import type { Emblem } from '#art/index.ts';

/** The nine stones as they lie on the thali from the top clockwise, the ruby in the middle last. They are pictures, not drawings. */
export const nineStones = [
  'pukhraj',
  'panna',
  'heera',
  'moti',
  'moonga',
  'gomed',
  'neelam',
  'lehsuniya',
  'manik',
] as const;

/** One of the nine stones. */
export type NineStone = (typeof nineStones)[number];

/**
 * Margin around the 200 box of every drawing (9 percent of the file). Shadows and threads reach into it, and an `<img>`
 * clips what is outside its file.
 */
export const DRAWING_MARGIN = 22;

/** The emblems of the interface. Each becomes one file of the build. */
export const drawings = {
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
export type DrawingName = keyof typeof drawings | NineStone | 'thali' | 'sri-yantra' | 'post-cover';
