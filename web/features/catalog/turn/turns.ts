import type { Rows } from '#art/gem/turned/stone-numbers.ts';

/** The turn that changes nothing. */
export const NO_TURN: Rows = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const at = (rows: Rows, row: number, column: number): number => rows[row * 3 + column] as number;

/** Returns the turn `first`, then the turn `second`. */
export function after(second: Rows, first: Rows): Rows {
  const product = Array.from({ length: 9 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3];
    return [0, 1, 2].reduce((sum, k) => sum + at(second, row, k) * at(first, k, column), 0);
  });
  return product as unknown as Rows;
}

/**
 * Returns the turn of what is seen by angles in radians: `across` moves its front to the right, `down` moves it down. The
 * axes are those of the screen: right, up, towards the eye.
 */
export function turnBy(across: number, down: number): Rows {
  const [ca, sa, cd, sd] = [Math.cos(across), Math.sin(across), Math.cos(down), Math.sin(down)];
  return after([1, 0, 0, 0, cd, -sd, 0, sd, cd], [ca, 0, sa, 0, 1, 0, -sa, 0, ca]);
}

/** Returns a turn of the screen's axes as a turn of the room, in which the rows of `axes` are those of the screen. */
export function inRoom(turn: Rows, axes: Rows): Rows {
  const [a, b, c, d, e, f, g, h, i] = axes;
  return after([a, d, g, b, e, h, c, f, i], after(turn, axes));
}

/** Degrees of a held phone: front to back, and left to right (DeviceOrientationEvent). */
export interface Held {
  beta: number;
  gamma: number;
}

const MOST_TILT = 50;
const radians = (degrees: number): number =>
  (Math.min(MOST_TILT, Math.max(-MOST_TILT, degrees)) * Math.PI) / 180;
/** The shorter way from one angle to another in degrees: a phone that is held upright jumps from 180 to -180. */
const way = (to: number, from: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/**
 * Returns the turn of a stone in a phone that was held as `first` and is held as `now`. The stone turns as far again as the
 * phone, at most 50 degrees each way, so that a small movement of the hand is enough.
 */
export const turnByTilt = (first: Held, now: Held): Rows =>
  turnBy(radians(2 * way(now.gamma, first.gamma)), radians(2 * way(now.beta, first.beta)));
