import type { Emblem } from '#art/index.ts';
import { middleStone, stonesAround } from '#art/nine-stones.ts';

/** The nine stones, the ruby last. */
export const nineStones = { ...stonesAround, manik: middleStone } as const;

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
