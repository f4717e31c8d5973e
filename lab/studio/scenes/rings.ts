import type { CutShape } from '../../tracer/solid.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

type Options = Record<string, unknown>;

interface Ring {
  /** How its stones are cut, by the name that the head uses. */
  cuts?: Record<string, CutShape>;
  options: Options;
  turns: readonly [number, number, number];
  coin?: readonly [number, number];
  share?: number;
}

/** A ring on its side with its head to the front, standing so that one looks into the stone, and beside a coin. */
const ring = (
  product: string,
  { cuts, options, turns, coin = [2.1, -0.5], share = 0.68 }: Ring,
): StudioScene[] =>
  rendered(product, { model: 'ring', options, ...(cuts ? { cuts } : {}), samples: 20 }, [
    ['stand', 'near', { pose: 'stand', turn: turns[0], share }],
    ['side', 'near', { pose: 'side', turn: turns[1], share: share + 0.02 }],
    ['coin', 'coin', { pose: 'stand', turn: turns[2], coin, share: 0.74 }],
  ]);

const corundum = 1.766;

/** Rings of the category Rings, in a middle size. A ratti is 0.91 carat. */
export const rings: readonly StudioScene[] = [
  ...ring('emerald-ring-panna', {
    cuts: { stone: { cut: 'emerald', index: 1.58 } },
    options: {
      metal: 'silver',
      width: [0.34, 0.78],
      thick: [0.19, 0.26],
      head: {
        cut: 'stone',
        kind: 'cut_emerald',
        long: 1.02,
        open: true,
        hold: 'claws',
        claws: [47, 61, 119, 133, 227, 241, 299, 313],
        thick: 0.055,
      },
      seed: 1,
    },
    turns: [0.35, -0.3, -0.5],
  }),
  ...ring('ruby-ring-gold-plated', {
    cuts: { stone: { cut: 'round', index: corundum } },
    options: {
      metal: 'gold',
      width: [0.36, 0.6],
      thick: [0.18, 0.24],
      head: { cut: 'stone', kind: 'cut_ruby', long: 0.84, open: true, thick: 0.1 },
      seed: 2,
    },
    turns: [-0.4, 0.35, 0.6],
  }),
  ...ring('neelam-ring-silver', {
    cuts: { stone: { cut: 'oval', index: corundum } },
    options: {
      metal: 'silver',
      wash: true,
      roughness: 0.3,
      blunt: 0.4,
      width: [0.62, 1.15],
      thick: [0.2, 0.3],
      head: {
        cut: 'stone',
        kind: 'cut_sapphire',
        long: 0.96,
        open: true,
        thick: 0.12,
        taper: 0.04,
        lip: 0.03,
      },
      seed: 3,
    },
    turns: [0.5, -0.25, -0.3],
  }),
  ...ring('pukhraj-ring-panchdhatu', {
    cuts: { stone: { cut: 'oval', index: corundum } },
    options: {
      metal: 'panchdhatu',
      roughness: 0.26,
      width: [0.34, 0.62],
      thick: [0.19, 0.24],
      head: { cut: 'stone', kind: 'cut_yellow', long: 0.9, open: true, thick: 0.09 },
      seed: 4,
    },
    turns: [-0.3, 0.45, 0.4],
  }),
  ...ring('moonga-ring-copper', {
    options: {
      metal: 'copper',
      roughness: 0.28,
      width: [0.4, 0.6],
      thick: [0.2, 0.24],
      head: { dome: 'triangle', kind: 'coral', long: 1.1, wide: 1.0, rise: 0.34, open: true, thick: 0.1 },
      seed: 5,
    },
    turns: [0.45, -0.4, -0.6],
  }),
  ...ring('moti-ring-silver', {
    options: {
      metal: 'silver',
      width: [0.24, 0.42],
      thick: [0.15, 0.19],
      head: { pearl: true, long: 0.92, flat: 0.74, hold: 'cup' },
      seed: 16,
    },
    turns: [-0.55, 0.3, 0.25],
  }),
  ...ring('navaratna-ring-nine-gems', {
    cuts: { round: { cut: 'round', index: corundum } },
    options: {
      metal: 'silver',
      tips: 'gold',
      width: [0.36, 0.9],
      thick: [0.18, 0.24],
      head: { kind_of: 'nine' },
      seed: 7,
    },
    turns: [0.3, -0.35, -0.4],
  }),
  ...ring('solitaire-engagement-ring', {
    cuts: { stone: { cut: 'round', index: 2.417 } },
    options: {
      metal: 'gold',
      inner: 0.82,
      width: [0.17, 0.15],
      thick: [0.15, 0.19],
      blunt: 1.3,
      head: {
        cut: 'stone',
        kind: 'cut_diamond',
        long: 0.38,
        hold: 'claws',
        claws: [0, 60, 120, 180, 240, 300],
        thick: 0.026,
      },
      seed: 8,
    },
    turns: [-0.35, 0.5, 0.55],
  }),
  ...ring('couple-rings-silver-pair', {
    cuts: { stone: { cut: 'round', index: 1.95 } },
    options: {
      metal: 'silver',
      inner: 0.96,
      width: [0.36, 0.36],
      thick: [0.17, 0.17],
      blunt: 0.5,
      wave: 0.12,
      head: { cut: 'stone', kind: 'cut_zircon', long: 0.34, thick: 0.05, taper: 0.02, lip: 0.02, rise: -0.1 },
      second: { inner: 0.92 },
      at: [2.1, -1.1],
      seed: 9,
    },
    turns: [0.25, -0.5, -0.2],
    coin: [0.8, -2.2],
    share: 0.78,
  }),
  ...ring('gomed-ring-ashtadhatu', {
    cuts: { stone: { cut: 'oval', index: 1.742 } },
    options: {
      metal: 'ashtadhatu',
      roughness: 0.36,
      inner: 0.92,
      width: [0.4, 0.7],
      thick: [0.2, 0.26],
      head: { cut: 'stone', kind: 'cut_hessonite', long: 1.12, open: true, thick: 0.12 },
      seed: 10,
    },
    turns: [-0.45, 0.4, 0.35],
  }),
  ...ring('kachua-ring-brass', {
    cuts: { round: { cut: 'round', index: 1.76 } },
    options: {
      metal: 'pale_gold',
      width: [0.3, 0.5],
      thick: [0.16, 0.2],
      head: { kind_of: 'tortoise' },
      seed: 11,
    },
    turns: [0.5, -0.3, -0.45],
  }),
];
