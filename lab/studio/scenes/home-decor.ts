import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

const sri = { lines: { kind: 'sri', frame: true } } as const;

/** Goods of the category Home Decor. One inch is 2.54 cm. */
export const homeDecor: readonly StudioScene[] = [
  ...rendered('brass-hanging-bells-toran', { model: 'home_piece', options: { form: 'toran', seed: 2 } }, [
    ['laid', 'plan', { turn: 0.03, share: 0.9 }],
    ['close', 'above', { turn: 0.5, focus: true, share: 0.86 }],
    ['coin', 'lying', { turn: 0.1, coin: [2, -22], share: 0.92 }],
  ]),
  ...rendered(
    'feng-shui-long-life-tortoise',
    {
      model: 'tortoise_alone',
      options: { metal: 'pale_gold', row: [[0, 0, 11.43]], base: 'wood', seat: false, lift: 0.16 },
    },
    [
      ['front', 'front', { turn: 0.6, share: 0.74 }],
      ['above', 'above', { turn: -0.5, share: 0.76 }],
      ['coin', 'coin', { turn: 1.0, coin: [8.4, -4.4], share: 0.8 }],
    ],
  ),
  ...rendered(
    'sri-yantra-wall-panel-copper',
    {
      model: 'framed_yantra',
      options: { metal: 'copper', wood: 'teak', width: 34.2, height: 34.2, glass: false, stand: false },
      drawings: sri,
    },
    [
      ['front', 'plan', { turn: 0.06, share: 0.84 }],
      ['close', 'close', { turn: 0.4, share: 1.3 }],
      ['coin', 'above', { turn: -0.2, coin: [20, -12], share: 0.86 }],
    ],
  ),
  ...rendered(
    'nazar-wall-string-five',
    { model: 'glass_eye', options: { form: 'string', sizes: [2.3, 1.95, 1.6, 1.25, 0.9], seed: 11 } },
    [
      ['laid', 'plan', { turn: 1.1, share: 0.88 }],
      ['close', 'near', { turn: 0.3, share: 1.6 }],
      ['coin', 'above', { turn: 0.7, coin: [-3, 12], share: 0.9 }],
    ],
  ),
  ...rendered('urli-floating-diya-brass', { model: 'home_piece', options: { form: 'urli' } }, [
    ['front', 'near', { turn: 0.4, share: 0.84, floating: true, seed: 3 }],
    ['above', 'plan', { turn: -0.6, share: 0.82 }],
    ['coin', 'lying', { turn: 0.1, coin: [15, -8], share: 0.84 }],
  ]),
  ...rendered(
    'crystal-pyramid-trio-shelf',
    {
      model: 'home_piece',
      options: { form: 'shelf', kinds: ['lapis', 'rose', 'citrine_milk'], seed: 7 },
      samples: 10,
    },
    [
      ['front', 'near', { turn: 0.25, share: 0.84 }],
      ['above', 'above', { turn: -0.5, share: 0.84 }],
      ['coin', 'coin', { turn: 0.6, coin: [5.6, -4.6], share: 0.84 }],
    ],
  ),
];
