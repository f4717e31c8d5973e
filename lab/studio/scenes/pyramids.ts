import { rendered, type View } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

interface Pyramid {
  stone: string;
  /** Centimetres along the base. */
  side: number;
  seed: number;
  turns: readonly [number, number, number];
  coin: readonly [number, number];
  samples?: number;
}

/** A pyramid of one stone: a corner in front, from above, and beside a coin. */
const pyramid = (product: string, { stone, side, seed, turns, coin, samples }: Pyramid): StudioScene[] =>
  rendered(product, { model: 'pyramid', options: { stone, side, seed }, ...(samples ? { samples } : {}) }, [
    ['corner', 'front', { turn: turns[0], share: 0.72 }],
    ['above', 'above', { turn: turns[1], share: 0.7 }],
    ['coin', 'coin', { turn: turns[2], coin, share: 0.8 }],
  ] satisfies View[]);

/** Pyramids of the category Pyramids. */
export const pyramids: readonly StudioScene[] = [
  ...pyramid('amethyst-pyramid', {
    stone: 'amethyst',
    side: 5.5,
    seed: 1,
    turns: [0.5, 0.2, -0.4],
    coin: [4.3, -1.6],
  }),
  ...pyramid('rose-quartz-pyramid', {
    stone: 'rose',
    side: 5,
    seed: 2,
    turns: [0.7, -0.3, 0.35],
    coin: [4.7, -1.9],
  }),
  ...pyramid('sphatik-clear-pyramid', {
    stone: 'quartz',
    side: 4.5,
    seed: 3,
    turns: [0.4, 0.6, 0.2],
    coin: [4, -1.4],
    samples: 12,
  }),
  ...pyramid('tiger-eye-pyramid-desk', {
    stone: 'tiger',
    side: 4,
    seed: 14,
    turns: [0.6, 0.1, -0.3],
    coin: [3.4, -1.2],
  }),
  ...pyramid('black-onyx-pyramid', {
    stone: 'onyx',
    side: 6,
    seed: 5,
    turns: [0.35, -0.5, 0.5],
    coin: [5.6, -2.4],
  }),
  ...pyramid('lapis-pyramid-large', {
    stone: 'lapis',
    side: 9,
    seed: 6,
    turns: [0.55, 0.35, -0.2],
    coin: [6.3, -2.8],
  }),
  ...rendered(
    'nine-pyramid-vastu-plate-brass',
    {
      model: 'pyramid_plate',
      options: { side: 12.7 },
      drawings: {
        lines: {
          kind: 'points',
          rows: [
            [6, 1, 8],
            [7, 5, 3],
            [2, 9, 4],
          ],
        },
      },
    },
    [
      ['plate', 'above', { turn: 0.15 }],
      ['close', 'close', { turn: -0.4, share: 1.15 }],
      ['coin', 'coin', { turn: 0.5, coin: [10.4, -4.2], share: 0.8 }],
    ],
  ),
];
