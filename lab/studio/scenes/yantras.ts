import type { Square } from '../drawings.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** The square of Kuber: every row, column and diagonal adds to 72. */
export const KUBER: Square = [
  [27, 20, 25],
  [22, 24, 26],
  [23, 28, 21],
];

/** The square of thirty-four of the Parshvanath temple at Khajuraho, which shops write at Diwali. */
const CHAUTISA: Square = [
  [7, 12, 1, 14],
  [2, 13, 8, 11],
  [16, 3, 10, 5],
  [9, 6, 15, 4],
];

/** The square of Surya, which adds to 15. Those of the other grahas are the same with a number added to each cell. */
const SURYA: Square = [
  [6, 1, 8],
  [7, 5, 3],
  [2, 9, 4],
];
const raised = (by: number): Square => SURYA.map((row) => row.map((value) => value + by));

/** Nine squares as the grahas stand on a temple platform, east above: Budh, Shukra, Chandra, Guru, Surya and the rest. */
const NAVAGRAHA: readonly Square[] = [3, 5, 1, 4, 0, 2, 8, 6, 7].map(raised);

const sri = { lines: { kind: 'sri' } } as const;

/** Plates of the category Yantras. One inch is 2.54 cm. */
export const yantras: readonly StudioScene[] = [
  ...rendered(
    'sri-yantra-gold-plated',
    {
      model: 'yantra',
      options: { metal: 'gold', side: 15.24, thick: 0.15, rim: 0.5, filled: 0.9 },
      drawings: { lines: { kind: 'sri', frame: true } },
    },
    [
      ['stand', 'stand', { stand: true }],
      ['close', 'close', { turn: 0.3, share: 1.15 }],
      ['coin', 'coin', { turn: -0.2, coin: [9.4, -5.4] }],
    ],
  ),
  ...rendered(
    'kuber-yantra-copper',
    {
      model: 'yantra',
      options: { metal: 'copper', side: 10, thick: 0.1, roughness: 0.24 },
      drawings: { lines: { kind: 'square', rows: KUBER } },
    },
    [
      ['plate', 'above', { turn: 0.22 }],
      ['close', 'close', { turn: -0.35, share: 1.12 }],
      ['coin', 'plan', { turn: 0.05, coin: [6.6, -3.8], share: 0.8 }],
    ],
  ),
  ...rendered(
    'sri-yantra-copper-pocket',
    { model: 'yantra', options: { metal: 'copper', thick: 0.12, roughness: 0.22 }, drawings: sri },
    [
      ['desk', 'lying', { side: 10.16, turn: 0.1, corner: 0.15 }],
      ['wallet', 'coin', { side: 5.08, corner: 0.55, turn: -0.15, coin: [3.9, -1.8] }],
      ['wall', 'plan', { side: 22.86, corner: 0.2, holes: 4, turn: 0.05, share: 0.8 }],
    ],
  ),
  ...rendered(
    'maha-lakshmi-yantra-brass',
    {
      model: 'yantra',
      options: { metal: 'brass', side: 12.7, thick: 0.16, rim: 0.7 },
      drawings: { lines: { kind: 'square', rows: CHAUTISA, petals: 8 } },
    },
    [
      ['plate', 'plan', { turn: 0.12 }],
      ['close', 'close', { turn: 0.5, share: 1.1 }],
      ['coin', 'coin', { turn: -0.3, coin: [8.3, -3.6] }],
    ],
  ),
  ...rendered(
    'silver-sri-yantra-coin-plate',
    {
      model: 'yantra',
      options: { metal: 'silver', side: 4, thick: 0.12, roughness: 0.22, corner: 0.3, filled: 0.55 },
      drawings: sri,
    },
    [
      ['case', 'above', { case: true, turn: 0.25 }],
      ['close', 'close', { turn: -0.2, share: 1.05 }],
      ['coin', 'coin', { turn: 0.2, coin: [3.6, -1.2], case: true }],
    ],
  ),
  ...rendered(
    'navagraha-yantra-copper',
    {
      model: 'yantra',
      options: {
        metal: 'copper',
        side: 15,
        thick: 0.18,
        roughness: 0.26,
        corner: 0.4,
        depth: 0.006,
        filled: 0.92,
      },
      drawings: { lines: { kind: 'squares', rows: NAVAGRAHA } },
    },
    [
      ['plate', 'plan', { turn: -0.1 }],
      ['close', 'close', { turn: 0.25, share: 1.3 }],
      ['coin', 'lying', { turn: 0.3, coin: [10, -0.6] }],
    ],
  ),
  ...rendered(
    'shani-yantra-panchdhatu',
    {
      model: 'yantra',
      options: {
        metal: 'panchdhatu',
        side: 7.62,
        thick: 0.8,
        roughness: 0.34,
        corner: 0.5,
        rough_edge: 0.009,
        bump: 0.14,
        depth: 0.03,
        span: 0.86,
      },
      drawings: { lines: { kind: 'square', rows: raised(6) } },
    },
    [
      ['plate', 'above', { turn: -0.25, seed: 3 }],
      ['close', 'close', { turn: 0.4, seed: 3, share: 1.02 }],
      ['coin', 'coin', { turn: 0.1, seed: 3, coin: [5.6, -2.4] }],
    ],
  ),
  ...rendered(
    'vyapar-vriddhi-yantra',
    {
      model: 'framed_yantra',
      drawings: {
        lines: {
          kind: 'square',
          rows: [
            [8, 1, 6],
            [3, 5, 7],
            [4, 9, 2],
          ],
          ganesha: true,
        },
      },
    },
    [
      ['stand', 'stand', {}],
      ['close', 'lying', { stand: false, turn: 0.35, share: 0.95 }],
      ['coin', 'coin', { stand: false, turn: -0.1, coin: [11.6, -8] }],
    ],
  ),
];
