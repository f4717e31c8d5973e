import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** Nine substitutes, one for each graha from Surya to Ketu. */
const UPARATNA = [
  'garnet',
  'pearl',
  'carnelian',
  'peridot',
  'citrine',
  'quartz',
  'violet',
  'hessonite',
  'tiger',
];

/** Goods of the category Stone. A choice of kinds is shown by three of them, one a picture. */
export const stone: readonly StudioScene[] = [
  ...rendered('tumbled-stone-choose', { model: 'pebbles', options: { size: [2.7, 2.2, 1.8] } }, [
    ['amethyst', 'above', { kinds: ['amethyst'], seed: 3, turn: 0.5, share: 0.6 }],
    ['carnelian', 'near', { kinds: ['carnelian'], seed: 8, turn: 1.6, share: 0.62 }],
    ['coin', 'coin', { kinds: ['turquoise'], seed: 5, turn: 2.4, coin: [2.7, -0.7], share: 0.72 }],
  ]),
  ...rendered('raw-crystal-specimen-choose', { model: 'raw_crystal' }, [
    ['amethyst', 'above', { form: 'amethyst', across: 4.8, seed: 2, turn: 0.3, share: 0.72 }],
    ['garnet', 'near', { form: 'garnet', across: 4.4, seed: 4, turn: 0.6, share: 0.72 }],
    ['coin', 'coin', { form: 'peridot', across: 3.6, seed: 3, turn: 0.2, coin: [3.2, -1], share: 0.76 }],
  ]),
  ...rendered(
    'lapis-worry-stone',
    { model: 'shaped_stone', options: { form: 'worry', stone: 'lapis', size: [4, 3, 1], seed: 14 } },
    [
      ['hollow', 'near', { turn: 0.5, share: 0.66 }],
      ['above', 'plan', { turn: -0.6, share: 0.66 }],
      ['coin', 'coin', { turn: 1.2, coin: [3, -0.9], share: 0.76 }],
    ],
  ),
  ...rendered(
    'sulemani-hakik-stone',
    { model: 'shaped_stone', options: { form: 'dome', stone: 'agate', size: [1.6, 1.2, 0.42], seed: 5 } },
    [
      ['above', 'above', { turn: 0.6, share: 0.58 }],
      ['side', 'side', { turn: -0.5, share: 0.6 }],
      ['coin', 'coin', { turn: 1.9, coin: [1.9, -0.3], share: 0.74 }],
    ],
  ),
  ...rendered(
    'rose-quartz-heart-pebble',
    { model: 'shaped_stone', options: { form: 'heart', stone: 'rose', size: [3.4, 3.2, 1.9] } },
    [
      ['above', 'plan', { seed: 3, turn: 0.25, share: 0.64 }],
      ['side', 'near', { seed: 3, turn: -0.9, share: 0.64 }],
      ['coin', 'coin', { seed: 5, turn: 0.5, coin: [2.9, -0.9], share: 0.74 }],
    ],
  ),
  ...rendered(
    'tiger-eye-slab-rough',
    { model: 'shaped_stone', options: { form: 'slab', size: [9.4, 8, 1.8], seed: 2 } },
    [
      ['front', 'front', { turn: 0.25, share: 0.76 }],
      ['back', 'near', { turn: 2.6, share: 0.76 }],
      ['coin', 'coin', { turn: -0.35, coin: [6.6, -2.4], share: 0.8 }],
    ],
  ),
  ...rendered(
    'gomti-chakra-eleven',
    { model: 'shaped_stone', options: { form: 'chakra', size: [1.9, 1.9, 0.6] } },
    [
      ['eleven', 'above', { count: 11, over: [2, 8], seed: 3, share: 0.78 }],
      ['spiral', 'near', { count: 1, seed: 6, share: 0.6 }],
      ['coin', 'plan', { count: 11, over: [5], seed: 9, turn: 1, coin: [4.9, -2.9], share: 0.84 }],
    ],
  ),
  ...rendered(
    'navagraha-uparatna-pouch',
    {
      model: 'pouch_of_stones',
      options: { kinds: UPARATNA, colour: [0.3, 0.015, 0.03], seed: 4 },
      samples: 12,
    },
    [
      ['pouch', 'near', { rows: 5, share: 0.82 }],
      ['nine', 'plan', { bag: false, seed: 5, share: 0.78 }],
      ['coin', 'above', { bag: false, rows: 5, seed: 6, turn: 0.3, coin: [6.2, -3.2], share: 0.84 }],
    ],
  ),
];
