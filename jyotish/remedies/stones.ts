/**
 * The stone of each graha and how it is worn. Which stone belongs to which graha is old and undisputed: Jataka Parijata 2.21,
 * Phaladeepika 2.29. Substitutes, fingers, metals and weights are in no classical text; they are the practice of
 * astrologers and jewellers, and printed as that.
 */
import type { SevenGraha } from '../names.ts';

/** A stone, by the name that the shop's products have for it. */
export type StoneId =
  | 'ruby'
  | 'pearl'
  | 'red_coral'
  | 'emerald'
  | 'yellow_sapphire'
  | 'diamond'
  | 'blue_sapphire';

/** A substitute (upratna), by the name that products have for it. */
export type UpratnaId = 'garnet' | 'moonstone' | 'carnelian' | 'peridot' | 'citrine' | 'zircon' | 'amethyst';

/** A finger of the working hand, the thumb not counted. */
export type Finger = 'index' | 'middle' | 'ring' | 'little';
/** A metal of the setting. */
export type Metal = 'gold' | 'silver' | 'copper' | 'panchdhatu' | 'platinum';

/** The way to wear a stone. */
export interface Wearing {
  stone: StoneId;
  upratna: UpratnaId;
  finger: Finger;
  /** The preferred metal first. */
  metals: readonly Metal[];
  /** Usual weights in pakki ratti (182.25 mg), from and to. Diamonds are named by carat: 0.5 to 1. */
  ratti: readonly [number, number];
}

/** The stone of each graha that rules a sign, and how it is worn. Rahu and Ketu are left to an astrologer. */
export const WEARING: Record<SevenGraha, Wearing> = {
  Sun: { stone: 'ruby', upratna: 'garnet', finger: 'ring', metals: ['gold', 'copper'], ratti: [3, 6] },
  Moon: { stone: 'pearl', upratna: 'moonstone', finger: 'little', metals: ['silver'], ratti: [4, 8] },
  Mars: {
    stone: 'red_coral',
    upratna: 'carnelian',
    finger: 'ring',
    metals: ['gold', 'copper', 'silver'],
    ratti: [5, 9],
  },
  Mercury: {
    stone: 'emerald',
    upratna: 'peridot',
    finger: 'little',
    metals: ['gold', 'silver'],
    ratti: [3, 6],
  },
  Jupiter: {
    stone: 'yellow_sapphire',
    upratna: 'citrine',
    finger: 'index',
    metals: ['gold', 'panchdhatu'],
    ratti: [3, 6],
  },
  Venus: {
    stone: 'diamond',
    upratna: 'zircon',
    finger: 'ring',
    metals: ['platinum', 'gold', 'silver'],
    ratti: [0.55, 1.1],
  },
  Saturn: {
    stone: 'blue_sapphire',
    upratna: 'amethyst',
    finger: 'middle',
    metals: ['panchdhatu', 'silver'],
    ratti: [3, 6],
  },
};

/** The weekday of each graha, Sunday 0. */
export const WEEKDAY_OF: Record<SevenGraha, number> = {
  Sun: 0,
  Moon: 1,
  Mars: 2,
  Mercury: 3,
  Jupiter: 4,
  Venus: 5,
  Saturn: 6,
};
