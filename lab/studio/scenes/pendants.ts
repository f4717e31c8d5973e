import type { CutShape } from '../../tracer/solid.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

type Options = Record<string, unknown>;

/** A pendant as data: its options, how its stone is cut, and where its chain begins. */
interface Pendant {
  options: Options;
  cut?: CutShape;
  /** A shift of the chain, so that no two lie alike. */
  shift: number;
}

/** Lists the scenes of a pendant: from near, with its whole chain laid down, and its size beside a coin. */
export const pendant = (product: string, { options, cut, shift }: Pendant): StudioScene[] =>
  rendered(product, { model: 'pendant', options, ...(cut ? { cuts: { stone: cut } } : {}), samples: 16 }, [
    ['close', 'near', { focus: true, lean: -0.3 + shift * 0.2, turn: 0.02, share: 0.62 + shift * 0.04 }],
    ['laid', 'above', { turn: 0.01 + shift * 0.02, lean: 0.1 + shift * 0.2, once: shift > 0.5, share: 0.84 }],
    [
      'coin',
      'plan',
      { turn: 0.03, lean: 0.3 - shift * 0.3, squeeze: 0.8 + shift * 0.12, coin: [2.2, -0.6 - shift * 0.4] },
    ],
  ]);

/** Lists the scenes of a pendant before its chain, which is gathered in loops; then those that `pendant` lists. */
export const gathered = (product: string, { options, cut, shift }: Pendant): StudioScene[] =>
  rendered(product, { model: 'pendant', options, ...(cut ? { cuts: { stone: cut } } : {}), samples: 10 }, [
    ['close', 'above', { lean: -0.12 + shift * 0.2, once: 7, squeeze: 0.72, share: 0.86 }],
    ['laid', 'above', { turn: 0.01 + shift * 0.02, lean: 0.1 + shift * 0.2, share: 0.84 }],
    [
      'coin',
      'plan',
      { turn: 0.03, lean: 0.3 - shift * 0.3, squeeze: 0.8 + shift * 0.12, coin: [2.2, -0.6 - shift * 0.4] },
    ],
  ]);

const corundum = 1.766;

/** Pendants of the category Pendants. Chains that are not in the price are not shown. A ratti is 0.91 carat. */
export const pendants: readonly StudioScene[] = [
  ...pendant('garnet-pear-pendant', {
    options: {
      stone: { cut: 'stone', kind: 'cut_garnet', long: 1.1 },
      metal: 'gold',
      chain: 45.7,
      thick: 0.06,
      seed: 1,
    },
    cut: { cut: 'pear', index: 1.76 },
    shift: 0.1,
  }),
  ...rendered(
    'ruby-gold-pendant',
    {
      model: 'pendant',
      options: {
        stone: { cut: 'stone', kind: 'cut_ruby', long: 0.84 },
        metal: 'gold',
        chain: 0,
        thick: 0.1,
        seed: 2,
      },
      cuts: { stone: { cut: 'oval', index: corundum } },
      samples: 16,
    },
    [
      ['front', 'above', { lean: 0.3, share: 0.56 }],
      ['side', 'near', { lean: -0.7, share: 0.6 }],
      ['coin', 'coin', { lean: 0.1, coin: [1.9, -0.2], share: 0.74 }],
    ],
  ),
  ...gathered('emerald-drop-pendant-silver', {
    options: {
      form: 'bar',
      stone: { cut: 'stone', kind: 'cut_emerald', long: 1.05 },
      chain: 40.6,
      seed: 13,
    },
    cut: { cut: 'emerald', index: 1.58 },
    shift: 0.3,
  }),
  ...pendant('pukhraj-pendant-gold-plated', {
    options: {
      stone: { cut: 'stone', kind: 'cut_yellow', long: 0.8 },
      metal: 'gold',
      beaded: true,
      kind: 'snake',
      chain: 40.6,
      seed: 4,
    },
    cut: { cut: 'cushion', index: corundum },
    shift: 0.7,
  }),
  ...rendered(
    'moti-drop-pendant',
    { model: 'pendant', options: { form: 'moon', chain: 0, seed: 15 }, samples: 8 },
    [
      ['front', 'above', { lean: 0.2, share: 0.64 }],
      ['side', 'near', { lean: -0.6, share: 0.64 }],
      ['coin', 'coin', { lean: -0.1, coin: [2.2, -0.8], share: 0.74 }],
    ],
  ),
  ...rendered(
    'panch-mukhi-silver-pendant',
    {
      model: 'capped_bead',
      options: { mukhi: 5, diameter: 1.6, seed: 13, scallop: 0, cord: [0.012, 0.012, 0.013], chain: 60 },
    },
    [
      ['close', 'near', { focus: true, lean: -0.5, spin: 1.1, once: true, share: 0.6 }],
      ['laid', 'above', { once: false, lean: 0.15 }],
      ['coin', 'plan', { lean: 0.45, spin: 2.2, coin: [2.1, -0.5], squeeze: 0.85 }],
    ],
  ),
  ...gathered('neelam-marquise-pendant', {
    options: {
      stone: { cut: 'stone', kind: 'cut_sapphire', long: 1.3 },
      hold: 'guards',
      angles: [35, 145, 215, 325],
      chain: 50.8,
      seed: 17,
    },
    cut: { cut: 'marquise', index: corundum },
    shift: 0.2,
  }),
  ...pendant('blue-topaz-trillion-pendant', {
    options: {
      stone: { cut: 'stone', kind: 'cut_topaz', long: 0.7 },
      hold: 'claws',
      angles: [90, 210, 330],
      leafy: true,
      kind: 'snake',
      chain: 45.7,
      seed: 8,
    },
    cut: { cut: 'trillion', index: 1.619 },
    shift: 0.9,
  }),
  ...pendant('moonga-capsule-pendant', {
    options: {
      form: 'capsule',
      metal: 'copper',
      roughness: 0.24,
      kind: 'cord',
      colour: [0.4, 0.012, 0.02],
      bead: true,
      chain: 60,
      seed: 9,
    },
    shift: 0.5,
  }),
];
