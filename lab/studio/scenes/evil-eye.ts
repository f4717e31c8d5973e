import { rendered } from './blender-scene.ts';
import { gathered } from './pendants.ts';
import type { StudioScene } from './scene.ts';
import { bracelet, type Strung, times } from './strung.ts';

/** Three beads of blue howlite, then an eye. */
const blue: readonly Strung[] = times(6, ...times(3, ['howlite', 0.8]), ['eye', 0.8]);

/** Goods of the category Evil Eye. */
export const evilEye: readonly StudioScene[] = [
  ...rendered('evil-eye-amulet', { model: 'glass_eye', options: { form: 'amulet', radius: 3 } }, [
    ['front', 'plan', { seed: 1, turn: 0.25, share: 0.84 }],
    ['close', 'near', { seed: 1, turn: -0.6, share: 1.3 }],
    ['coin', 'above', { seed: 4, turn: 0.7, coin: [4.6, 0.6], share: 0.84 }],
  ]),
  ...bracelet('evil-eye-bracelet-blue', { beads: blue, seed: 14, close: [2, 9] }),
  ...gathered('evil-eye-necklace-silver', {
    options: {
      form: 'nazar',
      stone: { dome: 'round', kind: 'cut_topaz', long: 0.6, rise: 0.17 },
      chain: 40.6,
      seed: 13,
    },
    shift: 0.5,
  }),
  ...rendered('evil-eye-keychain-rudraksha', { model: 'glass_eye', options: { form: 'keys' } }, [
    ['laid', 'plan', { seed: 5, turn: 0.4, share: 0.82 }],
    ['close', 'near', { seed: 5, turn: -0.9, share: 1.05 }],
    ['coin', 'above', { seed: 8, turn: 1.0, coin: [0.4, -2.4], share: 0.82 }],
  ]),
  ...rendered(
    'evil-eye-black-thread-anklet',
    { model: 'knotted_band', options: { seed: 6, thread: [0.012, 0.012, 0.013] } },
    [
      ['laid', 'above', { turn: 0.2, share: 0.76 }],
      ['close', 'near', { turn: 0.2, focus: true, share: 0.6 }],
      ['coin', 'plan', { turn: -0.4, coin: [0.2, 0.5], share: 0.78 }],
    ],
  ),
  ...rendered('evil-eye-wall-ring-large', { model: 'glass_eye', options: { form: 'wall', radius: 10 } }, [
    ['front', 'plan', { seed: 2, turn: 0.15, share: 0.82 }],
    ['edge', 'near', { seed: 2, turn: -0.8, share: 0.84 }],
    ['coin', 'above', { seed: 2, turn: 0.5, coin: [11.4, -6.4], share: 0.84 }],
  ]),
];
