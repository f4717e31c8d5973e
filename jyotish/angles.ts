/**
 * Angles and small vectors: what every chapter of this library leans on.
 * Inside the library angles are radians; what leaves it is in degrees.
 */

/** A full turn in radians. */
export const TURN = 2 * Math.PI;
/** Radians in one degree. */
export const DEGREE = Math.PI / 180;
/** Radians in one second of arc. */
export const ARCSECOND = DEGREE / 3600;

/** A vector of three components; the unit is told where it is used. */
export type Vector = readonly [number, number, number];
/** A 3x3 matrix by rows. */
export type Matrix = readonly [Vector, Vector, Vector];

/** Wraps degrees into 0 (included) to 360 (excluded). */
export function wrap360(degrees: number): number {
  const wrapped = degrees - 360 * Math.floor(degrees / 360);
  return wrapped >= 360 ? 0 : wrapped;
}

/** Wraps degrees into -180 (excluded) to 180 (included): the short way round, signed. */
export function wrap180(degrees: number): number {
  return 180 - wrap360(180 - degrees);
}

/** Returns the value of the polynomial `c[0] + c[1] x + c[2] x^2 + ...` (Horner's scheme). */
export function polynomial(x: number, ...c: readonly number[]): number {
  let value = 0;
  for (let i = c.length - 1; i >= 0; i--) value = value * x + (c[i] ?? 0);
  return value;
}

/** Returns the length of a vector. */
export function norm(v: Vector): number {
  return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

/** Returns the scalar product of two vectors. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Returns `a + k b`, the step every extrapolation here is made of. */
export function addScaled(a: Vector, k: number, b: Vector): Vector {
  return [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
}

/** Returns the vector product a x b. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Returns the product of a matrix and a vector. */
export function apply(m: Matrix, v: Vector): Vector {
  return [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
}

/** Returns the matrix product `a b` (b acts first). */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const column = (j: 0 | 1 | 2): Vector => [b[0][j], b[1][j], b[2][j]];
  const columns = [column(0), column(1), column(2)] as const;
  const row = (r: Vector): Vector => [dot(r, columns[0]), dot(r, columns[1]), dot(r, columns[2])];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/** Returns the rotation of the axes by `angle` radians about x (astronomers' R1). */
export function rotationX(angle: number): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [1, 0, 0],
    [0, c, s],
    [0, -s, c],
  ];
}

/** Returns the rotation of the axes by `angle` radians about z (astronomers' R3). */
export function rotationZ(angle: number): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
}
