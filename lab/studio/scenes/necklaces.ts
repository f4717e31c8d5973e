import { rendered } from './blender-scene.ts';
import { pendant } from './pendants.ts';
import type { StudioScene } from './scene.ts';
import { type Strung, times } from './strung.ts';

/** A lobster clasp of silver between two rings. */
const CLASP: readonly Strung[] = [
  ['link', 0.4],
  ['clasp', 1.1],
  ['link', 0.4],
];

const GRAHA_BEADS: readonly Strung[] = times(6, ...times(9, ['rudraksha', 0.9, 5]), ['silver', 0.6]);

/** A ball of gold tone after every ninth barrel. */
const CORAL: readonly Strung[] = times(8, ...times(9, ['barrel', 0.56, 'coral']), ['gold', 0.44]);

const PEARLS: readonly Strung[] = times(63, ['pearl_cream', 0.6], ['knot', 0.12]);

/** Nuggets of many sizes with three small corals. */
const NUGGETS: readonly Strung[] = Array.from({ length: 41 }, (_, i): Strung[] => {
  const size = 0.82 + 0.3 * Math.exp(-(((i - 20) / 9) ** 2)) + ((i * 7) % 5) * 0.03;
  const own: Strung = ['nugget', size, i % 3 === 1 ? 'turquoise_green' : 'turquoise'];
  return i === 14 || i === 20 || i === 26 ? [['coral', 0.6], own] : [own];
}).flat();

/** A strand as data: what hangs on which thread, which of its beads the near picture shows, how the views turn. */
interface Strand {
  options: Record<string, unknown>;
  near: readonly [number, number];
  shift: number;
}

/** A strand as it lies, a few of its beads from near, and its size beside a coin. */
const strand = (product: string, { options, near, shift }: Strand): StudioScene[] =>
  rendered(product, { model: 'strung', options }, [
    ['laid', 'plan', { turn: 0.5 + shift * 0.1, squeeze: 1.06, share: 0.82 }],
    ['close', 'near', { turn: 0.5 + shift * 0.05, focus: true, near, share: 0.9, detail: 7 }],
    ['coin', 'above', { turn: 0.45 - shift * 0.2, squeeze: 0.92, coin: [shift, 0.6 - shift], share: 0.82 }],
  ]);

/** Goods of the category Necklaces. */
export const necklaces: readonly StudioScene[] = [
  ...strand('moonga-mala-necklace', {
    options: { beads: [...CORAL, ...CLASP], seed: 41, thread: [0.4, 0.02, 0.02] },
    near: [34, 44],
    shift: 0.2,
  }),
  ...rendered(
    'navaratna-choker',
    { model: 'choker', options: { seed: 42 }, cuts: { oval: { cut: 'oval', index: 1.766 } }, samples: 16 },
    [
      ['laid', 'above', { turn: 0, share: 0.84 }],
      ['close', 'near', { turn: 0.12, focus: true, share: 0.84 }],
      ['coin', 'plan', { turn: -0.2, coin: [0, 1.4], share: 0.84 }],
    ],
  ),
  ...strand('pearl-strand-hyderabad', {
    options: {
      beads: [...PEARLS, ...CLASP],
      seed: 53,
      thread: [0.8, 0.78, 0.74],
      line: 0.03,
      once: false,
      spread: 0.17,
    },
    near: [58, 72],
    shift: 0.5,
  }),
  ...strand('rudraksha-kantha-54', {
    options: { beads: [...GRAHA_BEADS, ...CLASP], seed: 44, wire: 'steel', tone: 'java', line: 0.03 },
    near: [26, 35],
    shift: 0.7,
  }),
  ...strand('turquoise-silver-necklace', {
    options: {
      beads: [...NUGGETS, ['link', 0.4], ['clasp', 1.5], ['link', 0.4]],
      seed: 45,
      thread: [0.1, 0.09, 0.08],
    },
    near: [17, 26],
    shift: 0.9,
  }),
  ...pendant('amethyst-drop-necklace', {
    options: {
      stone: { cut: 'stone', kind: 'cut_amethyst', long: 1.4 },
      hold: 'claws',
      angles: [90, 200, 270, 340],
      chain: 45.7,
      seed: 46,
    },
    cut: { cut: 'pear', index: 1.548 },
    shift: 0.6,
  }),
  ...rendered(
    'vaijayanti-mala-necklace',
    {
      model: 'mala',
      options: {
        stone: 'vaijayanti',
        diameter: 0.6,
        knot: 0.06,
        seed: 47,
        silk: [0.7, 0.45, 0.03],
        uneven: 0.08,
      },
    },
    [
      ['laid', 'plan', { turn: 0.99, share: 0.88, spread: 0.22, squeeze: 0.98 }],
      ['sumeru', 'close', { share: 0.18, spread: 0.34, turn: 0.02, focus: true }],
      ['coin', 'above', { squeeze: 0.9, spread: 0.28, turn: 0.98, coin: [0.8, 0.6], share: 0.9 }],
    ],
  ),
];
