import { rendered, type View } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';
import { times } from './strung.ts';

/** A part of a set: a model or a thing of `blender/models/gift_set.py`, its options, x, y, turn in radians, height. */
export type Part = readonly [
  name: string,
  options: Record<string, unknown>,
  x: number,
  y: number,
  turn: number,
  height: number,
];

const sri = { lines: { kind: 'sri' } } as const;

/** Lists the scenes of a set: from above, from near, and beside a coin. */
export const set = (
  product: string,
  parts: readonly Part[],
  {
    coin,
    turns,
    close = 1.4,
    ...more
  }: {
    coin: readonly [number, number];
    turns: readonly [number, number, number];
    close?: number;
    drawings?: Parameters<typeof rendered>[1]['drawings'];
    cuts?: Parameters<typeof rendered>[1]['cuts'];
    samples?: number;
  },
): StudioScene[] =>
  rendered(
    product,
    {
      model: 'gift_set',
      options: { parts },
      ...(more.drawings ? { drawings: more.drawings } : {}),
      ...(more.cuts ? { cuts: more.cuts } : {}),
      ...(more.samples ? { samples: more.samples } : {}),
    },
    [
      ['set', 'above', { turn: turns[0], share: 0.88 }],
      ['close', 'near', { turn: turns[1], share: close }],
      ['coin', 'plan', { turn: turns[2], coin, share: 0.9 }],
    ] satisfies View[],
  );

/** The beads of a bracelet by their kind and number, 8 mm across. */
const beads = (kind: string, count: number): unknown[] => [...times(count, [kind, 0.8])];

/** Goods of the category Combos. */
export const combos: readonly StudioScene[] = [
  ...rendered(
    'navaratna-beginner-box',
    {
      model: 'gem_box',
      options: { seed: 3 },
      cuts: {
        round: { cut: 'round', index: 1.766 },
        oval: { cut: 'oval', index: 1.7 },
        cushion: { cut: 'cushion', index: 1.766 },
      },
      samples: 14,
    },
    [
      ['box', 'above', { turn: 0.15, share: 0.78 }],
      ['close', 'near', { turn: -0.3, near: true, focus: true, share: 1.1 }],
      ['coin', 'plan', { turn: 0.3, coin: [7.2, -3.6], share: 0.84 }],
    ],
  ),
  ...set(
    'japa-starter-combo',
    [
      ['mala', { seed: 25, squeeze: 0.9, spread: 0.2 }, 0, 4, 0, 0],
      ['gomukhi', {}, -15, -17, 0.2, 0],
      ['clay_lamp', { kind: 'small', radius: 3.4, dots: 0, draw: 0.7 }, 5, -18, 0.6, 0],
      ['wicks', { count: 10 }, 12, -19, 0.3, 0],
    ],
    { coin: [0, 3], turns: [0.04, 0.5, -0.1], close: 1.7 },
  ),
  ...set(
    'lakshmi-diwali-combo',
    [
      ['yantra', { metal: 'gold', side: 15.24, thick: 0.15, rim: 0.5, filled: 0.9 }, -10, 9, 0.1, 0],
      [
        'mala',
        {
          stone: 'quartz',
          diameter: 0.8,
          seed: 26,
          silk: [0.4, 0.012, 0.04],
          uneven: 0.01,
          capped: true,
          squeeze: 0.8,
        },
        9,
        -6,
        0,
        0,
      ],
      ['brass_lamp', {}, -12, -6, 0.4, 0],
      ['lotus_seeds', { count: 14 }, -11, -13, 0, 0],
      ['booklet', {}, 12, 13, -0.2, 0],
    ],
    {
      coin: [-3, -14],
      turns: [0.05, -0.3, 0.1],
      close: 1.5,
      drawings: { lines: { kind: 'sri', frame: true } },
      samples: 10,
    },
  ),
  ...set(
    'sade-sati-shani-combo',
    [
      ['strung', { beads: beads('onyx', 22), seed: 27 }, -6, -3.4, 0, 0],
      ['rudraksha', { mukhi: 7, diameter: 2.2, seed: 28 }, 0.6, -4.6, 0, 0],
      ['clay_lamp', { seed: 3, draw: 1.5 }, 7.6, -2.6, -0.4, 0],
      ['bottle', {}, -1, 5.4, 0, 0],
    ],
    { coin: [1.4, -8.4], turns: [0.05, 0.4, -0.1], close: 1.2 },
  ),
  ...set(
    'student-saraswati-combo',
    [
      [
        'tortoise_alone',
        { metal: 'brass', roughness: 0.36, row: [[0, 0, 7.62]], fill: null },
        -3.9,
        1.3,
        0.5,
        0,
      ],
      ['timer', {}, 2.7, 3.0, 0, 0],
      ['rudraksha', { mukhi: 4, diameter: 0.9, seed: 29, tone: 'java', knobs: 110 }, -0.7, -3.4, 0, 0],
      ['packet', { colour: [0.03, 0.2, 0.05] }, 3.7, -3.0, 0.2, 0],
      ['loose_gem', { kind: 'cut_peridot', long: 0.85 }, 3.0, -3.2, 0.4, 0.53],
    ],
    {
      coin: [0.9, -6.2],
      turns: [0.06, -0.3, 0.16],
      close: 1.05,
      drawings: sri,
      cuts: { stone: { cut: 'cushion', index: 1.672 } },
      samples: 10,
    },
  ),
  ...set(
    'couple-gauri-shankar-combo',
    [
      [
        'capped_bead',
        { mukhi: 2, diameter: 1.8, seed: 31, scallop: 0, cord: [0.4, 0.012, 0.02], chain: 56, once: false },
        -7.4,
        3,
        0,
        0,
      ],
      [
        'capped_bead',
        { mukhi: 2, diameter: 1.8, seed: 32, scallop: 0, cord: [0.75, 0.73, 0.68], chain: 56, once: false },
        7.4,
        3,
        0,
        0,
      ],
      ['strung', { beads: beads('rose', 22), seed: 33 }, -5, -9.4, 0, 0],
      ['strung', { beads: beads('rose', 26), seed: 34 }, 4.6, -9.8, 0, 0],
    ],
    { coin: [-0.4, -3.4], turns: [0.03, 0.3, -0.08], close: 1.5 },
  ),
  ...set(
    'car-protection-combo',
    [
      [
        'kavach',
        {
          form: 'tube',
          metal: 'copper',
          roughness: 0.26,
          side: 3.4,
          thick: 1,
          stone: { dome: 'oval', kind: 'coral', long: 0.62, wide: 0.5, rise: 0.2 },
          cord: 26,
          once: true,
          seed: 35,
        },
        -7,
        0,
        0,
        0,
      ],
      ['glass_eye', { form: 'keys', seed: 36 }, 6, -2, 0.2, 0],
      ['incense', { rows: [9, 8, 7, 6], seed: 37 }, 0, 13, 0.1, 0],
    ],
    { coin: [-0.6, -7.6], turns: [0.1, 0.5, -0.15], close: 1.4 },
  ),
];
