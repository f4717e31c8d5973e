import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';
import { bracelet, times } from './strung.ts';

/** Goods of the category Pyrite. */
export const pyrite: readonly StudioScene[] = [
  ...rendered('pyrite-cluster', { model: 'pyrite_cluster', options: { across: 5, seed: 3 } }, [
    ['front', 'front', { turn: 0.3, share: 0.7 }],
    ['side', 'above', { turn: 2.4, share: 0.72 }],
    ['coin', 'coin', { turn: 4.4, coin: [4.2, -2], share: 0.78 }],
  ]),
  ...rendered(
    'raw-pyrite-stone-pocket',
    {
      model: 'pebbles',
      options: { kinds: ['pyrite_raw'], raw: true, square: true, size: [3.4, 3, 2.7], seed: 2, rough: 0.07 },
    },
    [
      ['faces', 'above', { turn: 0.4, share: 0.62 }],
      ['broken', 'front', { turn: 2.7, share: 0.6 }],
      ['coin', 'coin', { turn: 4.2, coin: [2.9, -1.1], share: 0.72 }],
    ],
  ),
  ...bracelet('pyrite-bracelet-faceted', {
    beads: times(23, ['cut', 0.8, 'pyrite']),
    seed: 12,
    thread: [0.1, 0.09, 0.08],
    close: [4, 9],
  }),
  ...rendered(
    'tumbled-pyrite-set',
    {
      model: 'pebbles',
      options: { kinds: Array(7).fill('pyrite_tumbled'), size: [2.4, 2.0, 1.6], bumps: 0.12 },
    },
    [
      ['seven', 'above', { seed: 5, share: 0.74 }],
      ['close', 'close', { seed: 6, share: 1.05 }],
      ['coin', 'coin', { seed: 7, coin: [4.9, -2.6], share: 0.84 }],
    ],
  ),
  ...rendered('pyrite-pendant-silver', { model: 'step_pendant', options: { seed: 8 } }, [
    ['laid', 'above', {}],
    ['close', 'near', { focus: true, lean: -0.3, once: true, share: 0.6 }],
    ['coin', 'plan', { lean: 0.5, coin: [2.1, -0.5], squeeze: 0.85 }],
  ]),
  ...rendered('pyrite-coin-stones', { model: 'stone_disc', options: { seed: 4 } }, [
    ['face', 'above', { share: 0.6 }],
    ['rim', 'front', { turn: 1.4, seed: 9, share: 0.64 }],
    ['coin', 'coin', { turn: 2.6, seed: 11, coin: [2.6, -0.9], share: 0.76 }],
  ]),
];
