import type { Point } from '../svg/geometry.ts';
import { TAU, wrapTurn } from '../svg/numbers.ts';

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

/** The arcs of a trillion's sides: how far behind the stone's middle their centres are, and their radius. */
const TRILLION_ARC = { centre: 1.2, radius: Math.sqrt(1.6 ** 2 + 1.08) };

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
  // Three arcs that meet at points: the distance from the middle to an arc, by the angle from the arc's own middle.
  trillion: (turn) => {
    const angle = turn * TAU;
    const fromMiddle = (wrapTurn(turn * 3) * TAU - TAU / 2) / 3;
    const side = TRILLION_ARC.centre * Math.sin(fromMiddle);
    const reach =
      Math.sqrt(TRILLION_ARC.radius ** 2 - side ** 2) - TRILLION_ARC.centre * Math.cos(fromMiddle);
    return [Math.sin(angle) * reach * 1.06, -Math.cos(angle) * reach * 1.06 + 0.08];
  },
} as const satisfies Record<string, Outline>;

/** A cut with triangular facets around a table. */
export type BrilliantCut = keyof typeof BRILLIANT_OUTLINES;

/**
 * The proportions of a brilliant cut seen from above, as shares of the way from its middle to its edge: corners of the
 * table, upper corners between two mains, lower corners between two mains. 57 % table, half-length stars, lower halves
 * of 78 % (the middle of what GIA grades as excellent).
 */
export const BRILLIANT_REACHES = { table: 0.57, star: 0.775, lower: 0.24 } as const;

/** Returns how many main facets surround the stone: a trillion has one to each point and each side. */
export function mainsOf(cut: BrilliantCut): number {
  return cut === 'trillion' ? 6 : 8;
}

/** Returns where the pavilion comes to a point, seen from above: in the belly of a stone that is not round. */
export function focusOf(cut: BrilliantCut): Point {
  if (cut === 'pear') return [0, 0.16];
  if (cut === 'trillion') return [0, 0.08];
  return [0, 0];
}

/** A way to cut a stone: brilliant, stepped (emerald, asscher) or smooth (cabochon, pearl). */
export type Cut = BrilliantCut | 'emerald' | 'asscher' | 'cabochon' | 'pearl';

const BRILLIANT_CUTS = Object.keys(BRILLIANT_OUTLINES) as readonly BrilliantCut[];

/** Every cut. */
export const CUTS: readonly Cut[] = [...BRILLIANT_CUTS, 'emerald', 'asscher', 'cabochon', 'pearl'];

/** Returns whether a cut has an entry in BRILLIANT_OUTLINES. */
export function isBrilliant(cut: Cut): cut is BrilliantCut {
  return cut in BRILLIANT_OUTLINES;
}
