import { cross, dot, unit, type Vec3 } from '../../art/svg/geometry.ts';
import type { Solid } from './solid.ts';

/** A turn of space, as its three rows. */
export type Turn = (v: Vec3) => Vec3;

/** Returns the turn about the axis z by `angle` radians. */
export function spin(angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [c * x - s * y, s * x + c * y, z];
}

/** Returns the turns one after the other, the first first. */
export function inTurn(...turns: readonly Turn[]): Turn {
  return (v) => turns.reduce<Vec3>((at, turn) => turn(at), v);
}

/** Returns the smallest turn that brings the unit vector `from` to `to`. */
export function bring(from: Vec3, to: Vec3): Turn {
  const axis = cross(from, to);
  const cosine = dot(from, to);
  const sine = Math.hypot(...axis);
  if (sine < 1e-9) return cosine > 0 ? (v) => v : ([x, y, z]) => [x, -y, -z];
  const k = unit(axis);
  return (v) => {
    const side = cross(k, v);
    const part = dot(k, v) * (1 - cosine);
    return [
      v[0] * cosine + side[0] * sine + k[0] * part,
      v[1] * cosine + side[1] * sine + k[1] * part,
      v[2] * cosine + side[2] * sine + k[2] * part,
    ];
  };
}

/** Returns the corners of a solid: every point where three of its planes meet and no other cuts it off. */
export function cornersOf(solid: Solid): Vec3[] {
  const corners: Vec3[] = [];
  for (let i = 0; i < solid.length; i++) {
    for (let j = i + 1; j < solid.length; j++) {
      const a = solid[i] as Solid[number];
      const b = solid[j] as Solid[number];
      const edge = edgeOf(a, b, solid);
      if (edge) corners.push(...edge);
    }
  }
  return corners;
}

/** The two ends of the edge where two planes meet, or undefined when the others cut all of it off. */
function edgeOf(a: Solid[number], b: Solid[number], solid: Solid): [Vec3, Vec3] | undefined {
  const na: Vec3 = [a[0], a[1], a[2]];
  const nb: Vec3 = [b[0], b[1], b[2]];
  const line = cross(na, nb);
  const square = dot(line, line);
  if (square < 1e-12) return undefined;
  const first = cross(nb, line);
  const second = cross(line, na);
  const at = (axis: 0 | 1 | 2): number => (first[axis] * a[3] + second[axis] * b[3]) / square;
  const start: Vec3 = [at(0), at(1), at(2)];
  let low = -1e6;
  let high = 1e6;
  for (const plane of solid) {
    if (plane === a || plane === b) continue;
    const slope = plane[0] * line[0] + plane[1] * line[1] + plane[2] * line[2];
    const rest = plane[3] - plane[0] * start[0] - plane[1] * start[1] - plane[2] * start[2];
    if (slope > 1e-12) high = Math.min(high, rest / slope);
    else if (slope < -1e-12) low = Math.max(low, rest / slope);
    else if (rest < -1e-9) return undefined;
  }
  if (high - low < 1e-9) return undefined;
  const point = (t: number): Vec3 => [start[0] + line[0] * t, start[1] + line[1] * t, start[2] + line[2] * t];
  return [point(low), point(high)];
}
