import type { Drawing } from '../drawings.ts';
import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** A bead of `blender/models/strung.py`: kind, diameter in centimetres, and what the kind needs. */
export type Strung = readonly [kind: string, diameter: number, more?: string | number];

/** Repeats a run of beads several times. */
export const times = (count: number, ...run: readonly Strung[]): Strung[] =>
  Array.from({ length: count }, () => run).flat();

/** A struck Sri Yantra disc that closes a bracelet: its metal, and centimetres across. */
export interface Disc {
  metal: string;
  across: number;
}

/** A bracelet or band as data. */
export interface Bracelet {
  beads: readonly Strung[];
  seed: number;
  /** Linear colour of its thread. */
  thread?: readonly [number, number, number];
  disc?: Disc;
  /** First and last bead of the close picture. */
  close: readonly [number, number];
  options?: Record<string, unknown>;
  samples?: number;
}

const sri: Record<string, Drawing> = { lines: { kind: 'sri' } };

/** Lists the scenes of a bracelet: the whole, a few of its beads from near, and its size beside a coin. */
export const bracelet = (
  product: string,
  { beads, seed, thread = [0.4, 0.4, 0.4], disc, close, options = {}, samples }: Bracelet,
): StudioScene[] => {
  const shift = (seed * 0.37) % 1;
  return rendered(
    product,
    {
      model: 'strung',
      options: { beads, seed, thread, ...(disc ? { disc } : {}), ...options },
      ...(disc ? { drawings: sri } : {}),
      ...(samples ? { samples } : {}),
    },
    [
      ['laid', 'above', { turn: disc ? 0.06 : shift * 0.2, share: 0.72 + shift * 0.06, squeeze: 0.96 }],
      ['close', 'near', { turn: 0.03 + shift * 0.06, focus: true, near: close, share: 0.84, detail: 7 }],
      [
        'coin',
        'plan',
        { turn: 0.3 + shift * 0.4, coin: [shift - 0.5, 0.6 - shift], squeeze: 0.84 + shift * 0.1 },
      ],
    ],
  );
};
