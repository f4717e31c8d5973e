import type { GemEmblem } from './emblem.ts';

/** The eight stones around the ruby, in compass order from the top; tilt in degrees. */
export const stonesAround = {
  pukhraj: { kind: 'gem', stone: 'pukhraj', cut: 'oval' },
  panna: { kind: 'gem', stone: 'emerald', cut: 'emerald', tilt: 12 },
  heera: { kind: 'gem', stone: 'diamond', cut: 'round' },
  moti: { kind: 'gem', stone: 'pearl', cut: 'pearl' },
  moonga: { kind: 'gem', stone: 'coral', cut: 'cabochon', tilt: 90 },
  gomed: { kind: 'gem', stone: 'gomed', cut: 'oval', tilt: -18 },
  neelam: { kind: 'gem', stone: 'neelam', cut: 'cushion', tilt: 8 },
  lehsuniya: { kind: 'gem', stone: 'catseye', cut: 'cabochon', tilt: -14 },
} as const satisfies Record<string, GemEmblem>;

/** The ruby of Surya, which stands in the middle of the nine. */
export const middleStone = { kind: 'gem', stone: 'ruby', cut: 'round' } as const satisfies GemEmblem;
