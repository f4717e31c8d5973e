/** A point of the drawing, x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A point or direction in space: x to the right, y down the page, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A point of which only the place on the drawing counts: a `Point`, or a `Vec3` seen from above. */
export type Planar = readonly [x: number, y: number, ...rest: number[]];

/** A flat triangle in space. */
export type Triangle = readonly [Vec3, Vec3, Vec3];

/** Returns the scalar product. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Returns the vector product. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Returns `a` minus `b`. */
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Returns `vector` turned to point the other way. */
export function reversed(vector: Vec3): Vec3 {
  return [-vector[0], -vector[1], -vector[2]];
}

/** Returns `vector` at length 1; the zero vector stays as it is. */
export function unit(vector: Vec3): Vec3 {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Returns the unit normal of `triangle` on the side that faces the viewer. */
export function upwardNormal(triangle: Triangle): Vec3 {
  const [a, b, c] = triangle;
  const normal = unit(cross(subtract(b, a), subtract(c, a)));
  return normal[2] < 0 ? reversed(normal) : normal;
}

/** Returns the mean of `points`, which must not be empty. */
export function centroid(points: readonly Planar[]): Point {
  const sum = points.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Returns the point `share` of the way from `a` to `b`: 0 is `a`, 1 is `b`. */
export function between(ends: readonly [a: Point, b: Point], share: number): Point {
  const [a, b] = ends;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Returns the square that lies `inset` within the box of 200, as the attributes of a `<rect>`. */
export const insetSquare = (inset: number): { x: number; y: number; width: number; height: number } => ({
  x: inset,
  y: inset,
  width: 200 - inset * 2,
  height: 200 - inset * 2,
});
