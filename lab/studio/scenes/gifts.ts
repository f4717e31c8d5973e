import { rendered } from './blender-scene.ts';
import { type Part, set } from './combos.ts';
import type { StudioScene } from './scene.ts';

const sri = { lines: { kind: 'sri' } } as const;

/** The birthday box open, with a pendant in one of its colours and a card. */
const birthday = (stone: Record<string, unknown>, seed: number): readonly Part[] => [
  ['jewel_box', {}, 0, 0, 0, 0],
  [
    'pendant',
    {
      stone: { long: 0.8, ...stone },
      metal: 'gold',
      chain: 45.7,
      thick: 0.07,
      lean: -0.1,
      once: 8,
      squeeze: 0.8,
      seed,
    },
    0.1,
    -0.9,
    0,
    1.25,
  ],
  ['card', { drawing: 'words', size: [4.2, 2.9] }, 3.1, -3.7, 0.3, 0],
];

const faceted = (kind: string): Record<string, unknown> => ({ cut: 'stone', kind });

/** Goods of the category Gifts. */
export const gifts: readonly StudioScene[] = [
  ...rendered(
    'birth-stone-pendant-box',
    {
      model: 'gift_set',
      cuts: { stone: { cut: 'oval', index: 1.65 } },
      drawings: { words: { kind: 'words', lines: ['Happy', 'Birthday'] } },
      samples: 10,
    },
    [
      ['topaz', 'above', { parts: birthday(faceted('cut_topaz'), 71), turn: 0.3, share: 0.86 }],
      ['garnet', 'above', { parts: birthday(faceted('cut_garnet'), 72), turn: -0.25, share: 0.84 }],
      [
        'coin',
        'plan',
        { parts: birthday(faceted('cut_peridot'), 73), turn: 0.1, coin: [-4.6, -2.4], share: 0.86 },
      ],
    ],
  ),
  ...set('anniversary-diya-pair', [['lamp_pair', { seed: 3 }, 0, 0, 0, 0]], {
    coin: [9.4, -6.2],
    turns: [0.1, -0.35, 0.05],
    close: 1.02,
    samples: 10,
  }),
  ...set(
    'housewarming-griha-pravesh-box',
    [
      ['tray', { size: [24, 17], high: 4, lid: true }, 0, 0, 0, 0],
      ['brass_lamp', {}, -8, 3.6, 0.4, 0.2],
      ['thread', {}, -8.6, -4.4, 0, 0.2],
      ['nuts', { count: 6 }, -3.4, 4, 0, 0.2],
      ['turmeric', {}, -2.6, -5, 0.3, 0.2],
      ['rice', { count: 120 }, 3.4, -4.4, 0, 0.2],
      ['dhoop_cups', { places: [[0, 0]], seed: 41 }, 3, 4, 0, 0.2],
      ['dhoop_cups', { places: [[0, 0]], seed: 42 }, 7.4, 4.2, 0, 0.2],
      ['yantra', { metal: 'copper', side: 5.08, thick: 0.1, corner: 0.4 }, 8, -4.4, 0.1, 0.3],
    ],
    { coin: [15, -6], turns: [0.15, 0.4, -0.1], close: 1.2, drawings: sri },
  ),
  ...set(
    'rakhi-rudraksha-gift',
    [
      ['bead_band', { seed: 43 }, 0, 0, 0, 0],
      ['packet', { colour: [0.45, 0.02, 0.02] }, -4, -5.4, 0.15, 0],
      ['rice', { count: 26 }, 4.4, -4.6, 0, 0],
    ],
    { coin: [0, -3.4], turns: [0.1, -0.2, 0.25], close: 2 },
  ),
  ...rendered(
    'silver-coin-lakshmi-sri',
    {
      model: 'struck_coin',
      options: { metal: 'silver', across: 3, thick: 0.6 },
      drawings: { lines: { kind: 'sri' }, back: { kind: 'lotus', petals: 12 } },
    },
    [
      ['front', 'above', { places: 1, seed: 5, share: 0.62 }],
      ['both', 'near', { places: 2, seed: 6, share: 0.76 }],
      ['coin', 'coin', { places: 1, seed: 8, coin: [3.1, -0.7], share: 0.74 }],
    ],
  ),
  ...set(
    'new-baby-moti-set',
    [
      ['bell', { height: 5, metal: 'silver' }, 1.5, 0.8, 0.3, 0],
      [
        'pendant',
        {
          stone: { pearl: true, long: 0.5, flat: 0.9 },
          metal: 'silver',
          chain: 0,
          thick: 0.07,
          lean: 0.3,
          seed: 44,
        },
        -1.1,
        -1.4,
        0,
        0,
      ],
    ],
    { coin: [-2.8, 1], turns: [0.1, -0.4, 0.3], close: 1.1, samples: 10 },
  ),
  ...set(
    'office-diwali-hamper',
    [
      ['tray', { size: [30, 24], high: 5, colour: [0.36, 0.03, 0.05] }, 0, 0, 0, 0],
      ['shreds', { size: [24, 17], high: 0.3 }, 0, 0, 0, 0.1],
      ['incense', { rows: [1], seed: 45 }, 0, 6, 0, 1.7],
      ['clay_lamp', { kind: 'small', radius: 3, dots: 0, draw: 0.6, seed: 5 }, -10, -1.6, 0.3, 1.7],
      ['clay_lamp', { kind: 'small', radius: 3, dots: 0, draw: 0.6, seed: 6 }, -3.4, -2.2, -0.4, 1.7],
      ['clay_lamp', { kind: 'small', radius: 3, dots: 0, draw: 0.6, seed: 7 }, -10, -8, 0.9, 1.7],
      ['clay_lamp', { kind: 'small', radius: 3, dots: 0, draw: 0.6, seed: 8 }, -3.4, -8.4, 0.1, 1.7],
      [
        'tortoise_alone',
        { metal: 'brass', roughness: 0.36, row: [[0, 0, 7.62]], fill: null },
        6.6,
        -4.6,
        0.5,
        1.7,
      ],
      ['wicks', { count: 9 }, 11.6, 1, 0.2, 1.7],
    ],
    { coin: [18.4, -9], turns: [0.12, 0.4, -0.1], close: 1.2, drawings: sri },
  ),
];
