import type { Point } from '../svg/geometry.ts';
import { TAU } from '../svg/numbers.ts';

/**
 * The outline of a cut seen from above: the point at `turn` (0 up to 1, clockwise from the top) of a stone
 * whose half height is about 1.
 */
export type Outline = (turn: number) => Point;

/**
 * `value` raised to `power` with its sign kept: rounds a circle towards a square below 1, pinches it above.
 */
function signedPower(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power;
}

/** Cuts with triangular facets around a table, by their outlines. */
export const BRILLIANT_OUTLINES = {
  round: (turn) => [Math.sin(turn * TAU), -Math.cos(turn * TAU)],
  oval: (turn) => [Math.sin(turn * TAU) * 0.78, -Math.cos(turn * TAU)],
  cushion: (turn) => [
    signedPower(Math.sin(turn * TAU), 0.62) * 0.86,
    signedPower(-Math.cos(turn * TAU), 0.62) * 0.96,
  ],
  pear: (turn) => {
    const angle = turn * TAU;
    return [Math.sin(angle) * Math.sin(angle / 2) ** 0.9 * 0.92, -Math.cos(angle) * 1.04 - 0.02];
  },
  marquise: (turn) => [signedPower(Math.sin(turn * TAU), 1.25) * 0.55, -Math.cos(turn * TAU) * 1.08],
  trillion: (turn) => {
    const angle = turn * TAU;
    const reach = 1 + 0.16 * Math.cos(3 * angle);
    return [Math.sin(angle) * reach * 0.92, -Math.cos(angle) * reach * 0.92 + 0.08];
  },
} as const satisfies Record<string, Outline>;

/** A cut with triangular facets around a table. */
export type BrilliantCut = keyof typeof BRILLIANT_OUTLINES;

/** A way to cut a stone: brilliant, stepped (emerald, asscher) or smooth (cabochon, pearl). */
export type Cut = BrilliantCut | 'emerald' | 'asscher' | 'cabochon' | 'pearl';

const BRILLIANT_CUTS = Object.keys(BRILLIANT_OUTLINES) as readonly BrilliantCut[];

/** Every cut. */
export const CUTS: readonly Cut[] = [...BRILLIANT_CUTS, 'emerald', 'asscher', 'cabochon', 'pearl'];

/** True for the cuts that have an entry in BRILLIANT_OUTLINES. */
export function isBrilliant(cut: Cut): cut is BrilliantCut {
  return cut in BRILLIANT_OUTLINES;
}
