import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';
import { bracelet, type Strung, times } from './strung.ts';
import { KUBER } from './yantras.ts';

const sri = { lines: { kind: 'sri' } } as const;

/** Three beads of tiger eye, then citrine. */
const trade: readonly Strung[] = times(5, ...times(3, ['tiger', 0.8]), ['citrine', 0.8]);

/** Goods of the category Money Magnet. */
export const moneyMagnet: readonly StudioScene[] = [
  ...rendered(
    'sri-yantra-pocket-coin-brass',
    {
      model: 'struck_coin',
      options: { metal: 'brass', across: 2.8 },
      drawings: { lines: { kind: 'sri' }, back: { kind: 'square', rows: KUBER } },
    },
    [
      ['five', 'above', { places: 5, seed: 2, share: 0.76 }],
      ['back', 'near', { places: 2, seed: 3, share: 0.74 }],
      ['coin', 'coin', { places: 1, seed: 4, coin: [3, -0.8], share: 0.74 }],
    ],
  ),
  ...rendered(
    'citrine-money-tumbles',
    {
      model: 'pouch_of_stones',
      options: {
        kinds: Array(5).fill('citrine'),
        size: [1.9, 1.5, 1.25],
        colour: [0.72, 0.44, 0.03],
        wide: 4.4,
        rows: 5,
        pitch: 2.2,
      },
      samples: 12,
    },
    [
      ['bag', 'near', { seed: 3, share: 0.78 }],
      ['close', 'above', { seed: 4, bag: false, rows: 3, share: 0.74 }],
      ['coin', 'coin', { seed: 6, rows: 3, bag: false, coin: [3.9, -2.4], share: 0.78 }],
    ],
  ),
  ...bracelet('money-magnet-bracelet-trio', {
    beads: [...trade, ['pyrite', 0.6]],
    seed: 17,
    disc: { metal: 'gold', across: 1.6 },
    close: [0, 5],
    samples: 12,
  }),
  ...rendered(
    'kuber-potli-for-bills',
    {
      model: 'kuber_potli',
      options: { seed: 5 },
      drawings: { lines: { kind: 'square', rows: KUBER } },
    },
    [
      ['contents', 'near', { turn: 0.2, share: 0.84 }],
      ['close', 'above', { turn: -0.4, bag: false, share: 0.8 }],
      ['coin', 'coin', { turn: 0.6, coin: [6.6, -2.6], share: 0.86 }],
    ],
  ),
  ...rendered('wallet-tortoise-charm', { model: 'flat_tortoise', options: { long: 4.6 }, drawings: sri }, [
    ['front', 'above', { turn: 0.4, share: 0.66 }],
    ['edge', 'near', { turn: -0.9, share: 0.7 }],
    ['coin', 'coin', { turn: 1.0, coin: [3.4, -1.2], share: 0.74 }],
  ]),
  ...rendered(
    'first-earning-frame',
    {
      model: 'earning_frame',
      options: { width: 15.24, height: 22.86 },
      drawings: {
        ...sri,
        note: { kind: 'note' },
        name: { kind: 'words', lines: ['Kamala Stores, 14 January 2026'] },
      },
    },
    [
      ['front', 'plan', { turn: 0.05, share: 0.86 }],
      ['close', 'near', { turn: 0.3, share: 1.2 }],
      ['coin', 'above', { turn: -0.25, coin: [10.4, -9], share: 0.86 }],
    ],
  ),
];
