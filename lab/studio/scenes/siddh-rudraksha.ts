import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';
import { type Strung, times } from './strung.ts';

/** A small gem of each graha from Surya to Ketu; white topaz stands for the heera. */
const GEMS = ['ruby', 'pearl', 'coral', 'emerald', 'yellow', 'topaz', 'sapphire', 'hessonite', 'catseye'];

const spacer: Strung = ['rudraksha', 0.85, 5];

/** Nine beads of rising mukhi, each beside the gem of its graha, between panch mukhi beads and two cones. */
const navratna: readonly Strung[] = [
  ['cone', 0.8],
  ...times(22, spacer),
  ...GEMS.flatMap((gem, i): Strung[] => [['rudraksha', 1.4, i + 1], spacer, [gem, 0.7], spacer]),
  ...times(22, spacer),
  ['cone', 0.8],
];

/** A bead of every mukhi to fourteen with panch mukhi beads between, Gauri Shankar and Ganesh in the middle. */
const siddha: readonly Strung[] = [
  ...times(2, ['rudraksha', 1.5, 5]),
  ...Array.from({ length: 7 }, (_, i): Strung[] => [
    i === 0 ? ['moon', 2.4] : ['rudraksha', 1.9 + i * 0.05, i + 1],
    ...times(2, ['rudraksha', 1.5, 5]),
  ]).flat(),
  ['twin', 3.4, 5],
  ['trunk', 2, 7],
  ...Array.from({ length: 7 }, (_, i): Strung[] => [
    ...times(2, ['rudraksha', 1.5, 5]),
    ['rudraksha', 2.3 + i * 0.04, i + 8],
  ]).flat(),
  ...times(2, ['rudraksha', 1.5, 5]),
];

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
  ...rendered(
    'navratna-rudraksha-mala',
    {
      model: 'strung',
      options: { beads: navratna, seed: 31, thread: [0.012, 0.045, 0.4], tail: 4.4, tone: 'nepal' },
    },
    [
      ['laid', 'plan', { turn: 0.01, squeeze: 1.1, share: 0.86 }],
      ['gems', 'near', { turn: 0.52, focus: true, near: [33, 43], share: 0.9, detail: 7 }],
      ['coin', 'above', { once: false, spread: 0.3, turn: 0.02, coin: [0, 0.4], share: 0.84 }],
    ],
  ),
  ...rendered(
    'siddh-mala-1-to-14',
    {
      model: 'strung',
      options: { beads: siddha, seed: 33, thread: [0.33, 0.012, 0.03], gap: 0.06, tone: 'nepal' },
    },
    [
      ['laid', 'plan', { turn: 0.5, squeeze: 1.12, share: 0.86 }],
      ['heart', 'near', { turn: 0.49, focus: true, near: [21, 27], share: 0.9, detail: 7 }],
      ['coin', 'above', { turn: 0.12, squeeze: 0.9, coin: [0.6, 0.8], share: 0.82 }],
    ],
  ),
  ...rendered('siddh-panch-mukhi-pendant-set', { model: 'bead_bar', options: { seed: 35 } }, [
    ['laid', 'above', { turn: 0.1, share: 0.66 }],
    ['close', 'near', { turn: -0.5, spin: 1.3, share: 0.92 }],
    ['coin', 'coin', { turn: 0.35, spin: 2.2, coin: [3.5, -1.6], share: 0.74 }],
  ]),
];
