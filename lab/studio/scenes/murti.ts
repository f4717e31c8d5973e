import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

const sri = { lines: { kind: 'sri' } } as const;

/** Goods of the category Murti. Seats that are not in the price are not shown; a jaladhari is cut or cast with its linga. */
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
      options: { form: 'linga', stone: 'quartz', wide: 2, tall: 3.4, seed: 6 },
      samples: 10,
    },
    [
      ['front', 'near', { turn: 0.75, share: 0.7 }],
      ['above', 'above', { turn: 2.2, share: 0.68 }],
      ['coin', 'coin', { turn: -0.7, coin: [3.1, -1.2], share: 0.78 }],
    ],
  ),
  ...rendered(
    'kurma-avatar-brass',
    {
      model: 'tortoise_alone',
      options: { metal: 'brass', wash: true, row: [[0, 0, 12.7]], base: 'stone', lift: 0.06, seat: 1.75 },
      drawings: sri,
    },
    [
      ['front', 'above', { turn: 0.5, share: 0.78 }],
      ['shell', 'plan', { turn: 0.2, share: 0.8 }],
      ['coin', 'near', { turn: -0.7, coin: [9.6, -4.4], share: 0.82 }],
    ],
  ),
  ...rendered(
    'meru-sri-yantra-crystal',
    { model: 'stone_meru', options: { stone: 'rose', side: 6, seed: 12 } },
    [
      ['front', 'near', { turn: 0.5, share: 0.76 }],
      ['above', 'plan', { turn: -0.2, share: 0.74 }],
      ['coin', 'coin', { turn: 0.2, coin: [4.9, -2], share: 0.82 }],
    ],
  ),
  ...rendered(
    'parad-shivling',
    { model: 'altar_stone', options: { form: 'linga', stone: 'parad', wide: 2.5, tall: 4.5, seed: 8 } },
    [
      ['front', 'near', { turn: 0.55, share: 0.7 }],
      ['above', 'above', { turn: 1.4, share: 0.68 }],
      ['coin', 'coin', { turn: -0.5, coin: [3.9, -1.4], share: 0.78 }],
    ],
  ),
];
