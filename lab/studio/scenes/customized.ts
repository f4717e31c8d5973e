import { rendered } from './blender-scene.ts';
import type { Part } from './combos.ts';
import { locket } from './kavach.ts';
import type { StudioScene } from './scene.ts';
import { type Strung, times } from './strung.ts';

/** Rudraksha with emerald and citrine between, as one chart may name them. */
const CHART: readonly Strung[] = times(
  9,
  ...times(4, ['rudraksha', 0.9, 6]),
  ['emerald', 0.8],
  ['rudraksha', 0.9, 6],
  ['citrine', 0.8],
);

/** A small clay lamp with two names in its floor. */
const favour = (seed: number, more: Record<string, unknown>): Record<string, unknown> => ({
  kind: 'small',
  radius: 2.6,
  dots: 0,
  draw: 1.1,
  stamp: 'names',
  wick: true,
  seed,
  ...more,
});

/** Three lamps in their leaf cups, the last of them lit. */
const favours: readonly Part[] = [
  ['clay_lamp', favour(50, { leaf: true }), -4.1, -1.6, -0.5, 0],
  ['clay_lamp', favour(51, { leaf: true }), 4.2, -2.4, 0.35, 0],
  ['clay_lamp', favour(52, { leaf: true, burning: true }), 0.4, 5.2, 0.2, 0],
];

/** As many as one order brings. */
const TWENTY_FIVE: readonly Part[] = Array.from({ length: 25 }, (_, i) => [
  'clay_lamp',
  favour(50 + i, {}),
  ((i % 5) - 2) * 6.6,
  (2 - Math.floor(i / 5)) * 7,
  ((i * 7) % 5) * 0.2 - 0.4,
  0,
]);

/** Goods of the category Customized: as they are before a name is cut, but for the lamps, whose names are the point. */
export const customized: readonly StudioScene[] = [
  ...rendered(
    'engraved-silver-name-ring',
    {
      model: 'ring',
      options: {
        metal: 'silver',
        width: [0.42, 0.52],
        thick: [0.17, 0.2],
        blunt: 0.5,
        head: { cut: 'stone', kind: 'cut_amethyst', long: 0.4, thick: 0.06, taper: 0.02 },
        seed: 21,
      },
      cuts: { stone: { cut: 'round', index: 1.548 } },
      samples: 16,
    },
    [
      ['stand', 'near', { pose: 'stand', turn: 0.4, share: 0.68 }],
      ['inside', 'above', { pose: 'side', turn: -0.5, share: 0.68 }],
      ['coin', 'coin', { pose: 'stand', turn: -0.7, coin: [2.1, -0.5], share: 0.74 }],
    ],
  ),
  ...rendered(
    'personal-kundli-yantra-copper',
    {
      model: 'yantra',
      options: { metal: 'copper', side: 12.7, thick: 0.1, roughness: 0.24, corner: 0.3 },
      drawings: { lines: { kind: 'chart', lagna: 4 } },
    },
    [
      ['plate', 'above', { turn: 0.2 }],
      ['close', 'close', { turn: -0.3, share: 1.15 }],
      ['coin', 'plan', { turn: 0.06, coin: [8.4, -4.6], share: 0.8 }],
    ],
  ),
  ...locket('photo-pendant-silver-kavach', {
    options: {
      metal: 'silver',
      side: 2.4,
      stone: { cut: 'stone', kind: 'cut_garnet', long: 0.4 },
      cord: 0,
      seed: 22,
    },
    cut: { cut: 'round', index: 1.76 },
    shift: 0.25,
  }),
  ...rendered(
    'custom-beads-mala-by-chart',
    {
      model: 'strung',
      options: {
        beads: [...CHART.slice(0, 54), ['link', 0.4], ['clasp', 1.1], ['link', 0.4]],
        seed: 23,
        thread: [0.3, 0.02, 0.02],
        gap: 0.05,
      },
      samples: 10,
    },
    [
      ['laid', 'plan', { turn: 0.5, squeeze: 1.04, share: 0.82 }],
      ['close', 'near', { turn: 0.52, focus: true, near: [23, 32], share: 0.9, detail: 7 }],
      ['coin', 'above', { turn: 0.44, squeeze: 0.9, coin: [0.3, 0.4], share: 0.82 }],
    ],
  ),
  ...rendered('engraved-brass-bell-name', { model: 'bell', options: { height: 16.5, band: 'lines' } }, [
    ['front', 'front', { turn: 0.6, share: 0.8 }],
    ['lip', 'near', { lying: true, turn: 1.15, share: 0.8 }],
    ['coin', 'coin', { turn: 0.1, coin: [-8.2, -3.4], share: 0.82 }],
  ]),
  ...rendered(
    'wedding-favour-diyas-printed',
    { model: 'gift_set', drawings: { names: { kind: 'words', lines: ['मीरा', 'अर्जुन'] } } },
    [
      ['three', 'above', { parts: favours, turn: 0.08, share: 0.86 }],
      ['set', 'above', { parts: TWENTY_FIVE, turn: 0.1, share: 0.88 }],
      ['coin', 'plan', { parts: favours.slice(0, 1), turn: -0.1, coin: [0.6, -3.6], share: 0.78 }],
    ],
  ),
];
