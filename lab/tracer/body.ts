/**
 * Something that stands in the picture. Hot code: a picture asks it millions of times, so it takes and gives plain numbers.
 */
export interface Body {
  /**
   * Returns the radiance seen along a ray that comes from outside, in one channel, or -1 when the ray misses. The
   * direction is a unit vector.
   */
  radiance(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, channel: number): number;
  /** Returns whether a ray from outside meets the body. */
  meets(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean;
}

/** The radiance that comes from a point along a direction, in one channel: the sky above, the ground below. */
export type Surroundings = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  channel: number,
) => number;
