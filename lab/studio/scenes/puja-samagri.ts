import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** Goods of the category Puja Samagri. A lamp is shown burning in its first picture; what is in the price is in the text. */
export const pujaSamagri: readonly StudioScene[] = [
  ...rendered('clay-akhand-diya', { model: 'clay_lamp', options: { seed: 1 } }, [
    ['front', 'near', { turn: 0.6, share: 0.8, draw: 1.7, burning: true }],
    ['well', 'above', { turn: -0.7, share: 0.7, draw: 1.5 }],
    ['coin', 'coin', { turn: 1.1, draw: 1.5, coin: [7.4, -2.6], share: 0.78 }],
  ]),
  ...rendered('brass-garuda-ghanti', { model: 'bell', options: { height: 16.5 } }, [
    ['front', 'front', { turn: 0.3, share: 0.8 }],
    ['lying', 'near', { lying: true, turn: 0.55, share: 0.78 }],
    ['coin', 'coin', { turn: 1.2, coin: [8.2, -3.4], share: 0.82 }],
  ]),
  ...rendered('mysore-chandan-agarbatti', { model: 'incense', options: { seed: 3 } }, [
    ['laid', 'above', { turn: 0.42, share: 0.86 }],
    ['tips', 'close', { turn: 0.7, tube: false, spread: 0.04, share: 1.7 }],
    ['coin', 'plan', { turn: -0.3, seed: 5, coin: [4.4, -6.2], share: 0.84 }],
  ]),
  ...rendered('guggul-dhoop-cups', { model: 'dhoop_cups' }, [
    [
      'three',
      'near',
      {
        places: [
          [0, 1.9],
          [-2.3, -1.5],
          [2.4, -1.7],
        ],
        seed: 1,
        share: 0.76,
      },
    ],
    ['close', 'above', { seed: 4, turn: 0.5, share: 0.7 }],
    ['coin', 'coin', { seed: 6, turn: 1.6, coin: [3.3, -0.8], share: 0.76 }],
  ]),
  ...rendered('copper-puja-thali-set', { model: 'puja_thali' }, [
    ['set', 'lying', { turn: 0.2, share: 0.86 }],
    ['close', 'near', { turn: -0.4, share: 1.1 }],
    ['coin', 'plan', { turn: 0.1, coin: [14.8, -6.4], share: 0.86 }],
  ]),
  ...rendered('brass-panch-deep', { model: 'panch_deep' }, [
    ['front', 'front', { turn: 0.6, share: 0.78 }],
    ['side', 'above', { turn: -0.9, share: 0.78 }],
    ['coin', 'coin', { turn: 1.2, coin: [6.4, -5.4], share: 0.8 }],
  ]),
  ...rendered('bhimseni-camphor', { model: 'camphor_jar' }, [
    ['jar', 'front', { seed: 1, turn: 0.1, share: 0.78 }],
    [
      'flakes',
      'above',
      { seed: 2, jarred: false, loose: 60, at: [0, 0], radius: 2.6, height: 0.9, share: 0.74 },
    ],
    ['coin', 'coin', { seed: 3, loose: 14, at: [-4.9, -1.6], coin: [4.8, -1.4], share: 0.84 }],
  ]),
  ...rendered(
    'tulsi-japa-mala',
    { model: 'mala', options: { stone: 'tulsi', seed: 15, silk: [0.62, 0.5, 0.3], uneven: 0.1 } },
    [
      ['laid', 'plan', { turn: 0.02, share: 0.88, spread: 0.26 }],
      ['sumeru', 'close', { share: 0.19, spread: 0.38, turn: 0.01, focus: true }],
      ['coin', 'above', { squeeze: 0.86, spread: 0.32, turn: 0.03, coin: [0.4, 1.2], share: 0.9 }],
    ],
  ),
  ...rendered(
    'sphatik-mala-108',
    {
      model: 'mala',
      options: {
        stone: 'quartz',
        diameter: 0.8,
        knot: 0.16,
        seed: 16,
        silk: [0.8, 0.78, 0.74],
        uneven: 0.01,
        capped: true,
      },
      samples: 12,
    },
    [
      ['sumeru', 'close', { share: 0.15, spread: 0.3, turn: 0.99, focus: true }],
      ['laid', 'plan', { turn: 0.98, share: 0.88, spread: 0.16, squeeze: 1.02 }],
      ['coin', 'coin', { squeeze: 0.82, spread: 0.28, turn: 0.01, coin: [-0.6, 1.4], share: 0.9 }],
    ],
  ),
  ...rendered('navadhanya-havan-kit', { model: 'havan_kit' }, [
    ['box', 'above', { turn: 0.18, seed: 1, share: 0.84 }],
    ['herbs', 'close', { turn: -0.3, seed: 2, close: true, focus: true, share: 0.9 }],
    ['coin', 'plan', { turn: 0.04, seed: 3, coin: [16, -7], share: 0.86 }],
  ]),
];
