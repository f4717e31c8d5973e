import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

const sri = { lines: { kind: 'sri' } } as const;

/** Goods of the category Murti. Seats that are not in the price are not shown. */
export const murti: readonly StudioScene[] = [
  ...rendered(
    'narmada-banalinga',
    { model: 'altar_stone', options: { form: 'egg', stone: 'jasper', wide: 5.4, tall: 10.16, seed: 4 } },
    [
      ['lying', 'near', { tilt: 1.5, turn: 0.9, share: 0.72 }],
      ['end', 'above', { tilt: 1.62, turn: 2.6, share: 0.74 }],
      ['coin', 'coin', { tilt: 1.5, turn: -0.8, coin: [4.4, -4.2], share: 0.8 }],
    ],
  ),
  ...rendered(
    'gandaki-shaligram',
    { model: 'altar_stone', options: { form: 'shaligram', stone: 'shaligram', wide: 5.6, seed: 2 } },
    [
      ['mouth', 'near', { turn: 0.1, share: 0.66 }],
      ['side', 'above', { turn: 0.9, share: 0.66 }],
      ['coin', 'coin', { turn: -0.5, coin: [4.6, -1.6], share: 0.76 }],
    ],
  ),
  ...rendered(
    'sphatik-shivling',
    {
      model: 'altar_stone',
      options: { form: 'linga', stone: 'quartz', wide: 2.35, tall: 3.6, seed: 6 },
      samples: 16,
    },
    [
      ['front', 'front', { turn: 0.4, share: 0.7 }],
      ['above', 'above', { turn: 2.2, share: 0.68 }],
      ['coin', 'coin', { turn: 1.1, coin: [2.6, -0.8], share: 0.76 }],
    ],
  ),
  ...rendered(
    'kurma-avatar-brass',
    {
      model: 'tortoise_alone',
      options: { metal: 'brass', wash: true, row: [[0, 0, 12.7]], base: 'stone', lift: 0.06 },
      drawings: sri,
    },
    [
      ['front', 'near', { turn: 0.55, share: 0.78 }],
      ['shell', 'plan', { turn: 0.35, share: 0.8 }],
      ['coin', 'coin', { turn: -0.7, coin: [11.6, -5.4], share: 0.82 }],
    ],
  ),
  ...rendered(
    'meru-sri-yantra-crystal',
    { model: 'pyramid', options: { stone: 'rose', side: 6, seed: 12 }, drawings: sri },
    [
      ['corner', 'near', { turn: 0.62, share: 0.7 }],
      ['below', 'above', { turn: 3.4, over: true, share: 0.72 }],
      ['coin', 'coin', { turn: 0.15, coin: [4.6, -1.8], share: 0.8 }],
    ],
  ),
  ...rendered(
    'parad-shivling',
    { model: 'altar_stone', options: { form: 'linga', stone: 'parad', wide: 3, tall: 4.5, seed: 8 } },
    [
      ['front', 'front', { turn: 0.2, share: 0.68 }],
      ['above', 'above', { turn: 1.4, share: 0.66 }],
      ['coin', 'coin', { turn: 2.3, coin: [3.2, -1], share: 0.76 }],
    ],
  ),
];
