import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

const sri = { lines: { kind: 'sri' } } as const;

/** Goods of the category Turtle. One inch is 2.54 cm. */
export const turtle: readonly StudioScene[] = [
  ...rendered(
    'brass-kachua-with-yantra',
    { model: 'tortoise_alone', options: { metal: 'brass', row: [[0, 0, 15.24]] }, drawings: sri },
    [
      ['front', 'near', { turn: 0.5, share: 0.76 }],
      ['shell', 'plan', { turn: -0.4, share: 0.8 }],
      ['coin', 'coin', { turn: -0.9, coin: [9.4, -4], share: 0.8 }],
    ],
  ),
  ...rendered(
    'copper-kachua-water-bowl',
    { model: 'tortoise_alone', options: { metal: 'copper', row: [[0, 0, 8.4]], bowl: 15 }, drawings: sri },
    [
      ['bowl', 'above', { turn: 0.6, share: 0.74 }],
      ['side', 'near', { turn: -0.8, share: 0.76 }],
      ['coin', 'coin', { turn: 0.2, coin: [10, -3.4], share: 0.8 }],
    ],
  ),
  ...rendered(
    'silver-kachua-mini',
    { model: 'tortoise_alone', options: { metal: 'silver', row: [[0, 0, 2.9]], filled: 0.6 }, drawings: sri },
    [
      ['front', 'near', { turn: -0.45, share: 0.66 }],
      ['shell', 'above', { turn: 1.0, share: 0.66 }],
      ['coin', 'coin', { turn: 0.35, coin: [2.5, -0.9], share: 0.72 }],
    ],
  ),
  ...rendered(
    'meru-kachua-gold-plated',
    { model: 'tortoise_alone', options: { metal: 'gold', row: [[0, 0, 22.86]], peak: true, mirror: 0 } },
    [
      ['front', 'near', { turn: 0.45, share: 0.8 }],
      ['above', 'above', { turn: -0.7, share: 0.8 }],
      ['coin', 'front', { turn: 1.1, coin: [14, -7], share: 0.82 }],
    ],
  ),
  ...rendered(
    'brass-kachua-desk',
    {
      model: 'tortoise_alone',
      options: { metal: 'brass', roughness: 0.36, row: [[0, 0, 7.62]], fill: null },
      drawings: sri,
    },
    [
      ['front', 'front', { turn: -0.6, share: 0.7 }],
      ['shell', 'above', { turn: 0.25, share: 0.72 }],
      ['coin', 'coin', { turn: 0.7, coin: [5.2, -2.4], share: 0.78 }],
    ],
  ),
  ...rendered(
    'kachua-family-three',
    {
      model: 'tortoise_alone',
      options: {
        metal: 'brass',
        wash: true,
        row: [
          [0, 11, 17.78],
          [0.5, -6.6, 10.16],
          [0, -16.4, 5.08],
        ],
      },
      drawings: sri,
    },
    [
      ['three', 'above', { turn: 1.2, share: 0.88 }],
      [
        'large',
        'near',
        {
          turn: 0.6,
          row: [[0, 0, 17.78]],
          share: 0.78,
        },
      ],
      ['coin', 'coin', { turn: -1.25, coin: [2, -8.4], share: 0.9 }],
    ],
  ),
];
