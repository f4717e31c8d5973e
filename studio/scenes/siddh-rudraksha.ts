import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** Beads of the category Siddh Rudraksha that grew otherwise. */
export const siddhRudraksha: readonly StudioScene[] = [
  ...rendered(
    'gauri-shankar-rudraksha',
    { model: 'grown_beads', options: { kind: 'gauri', width: 2.5, seed: 1 } },
    [
      ['above', 'above', { share: 0.62 }],
      ['side', 'side', { tilt: 0.1, spin: 1.1, share: 0.62 }],
      ['coin', 'coin', { tilt: 0.5, spin: -0.4, coin: [2.5, -0.5] }],
    ],
  ),
  ...rendered(
    'trijuti-rudraksha',
    { model: 'grown_beads', options: { kind: 'three', width: 3.2, seed: 2 } },
    [
      ['above', 'above', { share: 0.62 }],
      ['side', 'front', { tilt: 0.2, spin: 0.9, share: 0.64 }],
      ['coin', 'coin', { tilt: 0.6, spin: 2, coin: [2.8, -0.7] }],
    ],
  ),
  ...rendered(
    'ganesh-rudraksha',
    { model: 'grown_beads', options: { kind: 'trunk', width: 1.8, seed: 5, mukhi: 8 } },
    [
      ['trunk', 'front', { tilt: 0.15, share: 0.6 }],
      ['side', 'side', { tilt: 0.1, spin: 0.5, share: 0.6 }],
      ['coin', 'coin', { tilt: 0.2, spin: 0.35, coin: [2.1, 0.1] }],
    ],
  ),
];
