import type { CutShape } from '../../tracer/solid.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** A locket as data: its options, how its stone is cut, and what lets its cord lie otherwise than the others'. */
interface Kavach {
  options: Record<string, unknown>;
  cut?: CutShape;
  shift: number;
}

/**
 * Lists the scenes of a locket: from near, with its whole cord, and its size beside a coin. Its contents are not shown.
 */
export const locket = (product: string, { options, cut, shift }: Kavach): StudioScene[] =>
  rendered(product, { model: 'kavach', options, ...(cut ? { cuts: { stone: cut } } : {}), samples: 10 }, [
    ['close', 'near', { focus: true, lean: 0.35 - shift * 0.5, turn: 0.01, once: true, share: 0.62 }],
    ['laid', 'above', { lean: shift * 0.3, turn: 0.01 + shift * 0.02, once: shift > 0.5, share: 0.84 }],
    [
      'coin',
      'plan',
      { lean: -0.2 + shift * 0.3, turn: 0.02, squeeze: 0.86 + shift * 0.1, coin: [2.9, -0.8 - shift * 0.5] },
    ],
  ]);

const red = [0.4, 0.012, 0.02];
const black = [0.012, 0.012, 0.013];

/** Goods of the category Kavach. */
export const kavach: readonly StudioScene[] = [
  ...locket('surya-kavach-gold-plated', {
    options: {
      metal: 'gold',
      side: 2.2,
      lotus: true,
      stone: { cut: 'stone', kind: 'cut_ruby', long: 0.4 },
      colour: red,
      seed: 1,
    },
    cut: { cut: 'round', index: 1.766 },
    shift: 0.1,
  }),
  ...locket('shani-kavach-silver', {
    options: {
      metal: 'silver',
      side: 2.4,
      ratio: 1.15,
      thick: 0.6,
      stone: { cut: 'stone', kind: 'cut_sapphire', long: 0.5 },
      colour: black,
      seed: 2,
    },
    cut: { cut: 'oval', index: 1.766 },
    shift: 0.6,
  }),
  ...locket('hanuman-kavach-copper', {
    options: {
      form: 'tube',
      metal: 'copper',
      roughness: 0.26,
      side: 3.4,
      thick: 1.0,
      stone: { dome: 'oval', kind: 'coral', long: 0.62, wide: 0.5, rise: 0.2 },
      colour: red,
      seed: 3,
    },
    shift: 0.3,
  }),
  ...locket('navagraha-kavach-gold', {
    options: {
      metal: 'gold',
      roughness: 0.15,
      side: 1.9,
      ratio: 1.2,
      thick: 0.42,
      stone: { cut: 'stone', kind: 'cut_yellow', long: 0.5 },
      cord: 0,
      seed: 4,
    },
    cut: { cut: 'cushion', index: 1.766 },
    shift: 0.8,
  }),
  ...locket('saraswati-kavach-silver', {
    options: {
      metal: 'silver',
      side: 1.7,
      ratio: 1.1,
      thick: 0.38,
      stone: { cut: 'stone', kind: 'cut_peridot', long: 0.42 },
      cord: 0,
      seed: 5,
    },
    cut: { cut: 'round', index: 1.672 },
    shift: 0.45,
  }),
  ...locket('durga-kavach-copper-set', {
    options: {
      metal: 'copper',
      wash: true,
      side: 2.6,
      ratio: 1.1,
      stone: { cut: 'stone', kind: 'cut_garnet', long: 0.56 },
      colour: red,
      seed: 6,
    },
    cut: { cut: 'oval', index: 1.76 },
    shift: 0.95,
  }),
];
