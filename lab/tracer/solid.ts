import {
  BRILLIANT_OUTLINES,
  BRILLIANT_REACHES,
  type BrilliantCut,
  type Cut,
  focusOf,
  isBrilliant,
  mainsOf,
} from '../../art/gem/cuts.ts';
import { CROWN_ROWS, octagon, SIDES } from '../../art/gem/step-facets.ts';
import { cross, dot, reversed, subtract, unit, type Vec3 } from '../../art/svg/geometry.ts';
import { pavilionAngle } from './gem-optics.ts';

/** A face of a solid: its unit normal outwards, and its distance from the origin. */
export type Plane = readonly [x: number, y: number, z: number, distance: number];

/** A convex stone as the planes that enclose it, table up, x to the right and y up the page, in units of its half height. */
export type Solid = readonly Plane[];

/** The cut of a stone. */
export interface CutShape {
  cut: Cut;
  /** Refractive index: it decides how steep the pavilion is. */
  index: number;
  /** Angle of the pavilion in radians. Left out, it is the right one for the index. */
  pavilion?: number;
  /** Adds rows of square facets in place of the table. */
  checkerboard?: boolean;
  /** Scales the depth of the pavilion: a native cut keeps weight with a deep belly. */
  belly?: number;
}

// A multiple of 12 and 16, so that a plane touches every corner of every cut.
const GIRDLE_FACETS = 96;
const HALF_GIRDLE = 0.022;
const CROWN_ANGLE = (34.5 * Math.PI) / 180;

/** The plane through a point. */
const planeAt = (normal: Vec3, point: Vec3): Plane => {
  const [x, y, z] = unit(normal);
  return [x, y, z, dot([x, y, z], point)];
};

/** The plane through three points, facing up or down. */
function planeThrough(points: readonly [Vec3, Vec3, Vec3], up: boolean): Plane {
  const normal = cross(subtract(points[1], points[0]), subtract(points[2], points[0]));
  return planeAt(normal[2] > 0 === up ? normal : reversed(normal), points[0]);
}

/** The point where three planes meet. */
function meeting(a: Plane, b: Plane, c: Plane): Vec3 {
  const [na, nb, nc] = [a, b, c].map(([x, y, z]): Vec3 => [x, y, z]) as [Vec3, Vec3, Vec3];
  const bc = cross(nb, nc);
  const ca = cross(nc, na);
  const ab = cross(na, nb);
  const volume = dot(na, bc);
  const at = (axis: 0 | 1 | 2): number => (bc[axis] * a[3] + ca[axis] * b[3] + ab[axis] * c[3]) / volume;
  return [at(0), at(1), at(2)];
}

/** The outline of a brilliant with y up: the point at `turn`, and the outward normal there. */
function outlineOf(cut: BrilliantCut) {
  const point = (turn: number): Vec3 => {
    const [x, y] = BRILLIANT_OUTLINES[cut](turn - Math.floor(turn));
    return [x, -y, 0];
  };
  const normal = (turn: number): Vec3 => {
    const [ax, ay] = point(turn - 1e-5);
    const [bx, by] = point(turn + 1e-5);
    return unit([-(by - ay), bx - ax, 0]);
  };
  const [x, y] = focusOf(cut);
  return { point, normal, focus: [x, -y] as const };
}

/** The upper or lower facets of a brilliant: its mains and the pairs of halves between them. */
function brilliantSide(
  cut: BrilliantCut,
  side: { up: boolean; tip: (i: number) => Vec3; between: number },
): { mains: Plane[]; halves: Plane[]; ridge: (i: number) => Vec3 } {
  const { point, normal } = outlineOf(cut);
  const count = mainsOf(cut);
  const girdle = (turn: number): Vec3 => {
    const [x, y] = point(turn);
    return [x, y, side.up ? HALF_GIRDLE : -HALF_GIRDLE];
  };
  const mains = Array.from({ length: count }, (_, i) => {
    const corner = girdle(i / count);
    const [nx, ny] = normal(i / count);
    return planeThrough([corner, [corner[0] - ny, corner[1] + nx, corner[2]], side.tip(i)], side.up);
  });
  const level: Plane = [0, 0, 1, side.between];
  const ridge = (i: number): Vec3 =>
    meeting(mains[i % count] as Plane, mains[(i + 1) % count] as Plane, level);
  const halves = mains.flatMap((_, i) => {
    const half = girdle((i + 0.5) / count);
    return [
      planeThrough([ridge(i), girdle(i / count), half], side.up),
      planeThrough([ridge(i), half, girdle((i + 1) / count)], side.up),
    ];
  });
  return { mains, halves, ridge };
}

/** The rows of a checkerboard crown: facets that touch a shallow dome, each row turned half a facet from the last. */
function checkerboard(tableHeight: number): Plane[] {
  const curvature = 1.6;
  const planes: Plane[] = [];
  for (let row = 0; row < 3; row++) {
    const reach = 0.15 + row * 0.175;
    const lean = reach / curvature;
    for (let i = 0; i < 8; i++) {
      const angle = ((i + (row % 2) / 2) * Math.PI) / 4;
      planes.push(
        planeAt(
          [Math.cos(angle) * Math.sin(lean), Math.sin(angle) * Math.sin(lean), Math.cos(lean)],
          [Math.cos(angle) * reach, Math.sin(angle) * reach, tableHeight - reach ** 2 / (2 * curvature)],
        ),
      );
    }
  }
  return planes;
}

function brilliantSolid(shape: CutShape, cut: BrilliantCut): Plane[] {
  const { point, normal, focus } = outlineOf(cut);
  const girdle = Array.from({ length: GIRDLE_FACETS }, (_, i) =>
    planeAt(normal(i / GIRDLE_FACETS), point(i / GIRDLE_FACETS)),
  );
  const supports = girdle.map(([x, y, , distance]) => distance - x * focus[0] - y * focus[1]);
  const mean = supports.reduce((sum, support) => sum + support, 0) / supports.length;
  const angle = shape.pavilion ?? pavilionAngle(shape.index);

  const { table, star, lower } = BRILLIANT_REACHES;
  const tableHeight = HALF_GIRDLE + (1 - table) * mean * Math.tan(CROWN_ANGLE);
  const step = Math.cos(Math.PI / mainsOf(cut));
  const count = mainsOf(cut);
  const tableCorner = (i: number): Vec3 => {
    const [x, y] = point(i / count);
    return [focus[0] + (x - focus[0]) * table, focus[1] + (y - focus[1]) * table, tableHeight];
  };
  const starRise = (1 - star * step) / (1 - table);
  const crown = brilliantSide(cut, {
    up: true,
    tip: tableCorner,
    between: HALF_GIRDLE + (tableHeight - HALF_GIRDLE) * starRise,
  });
  const stars = crown.mains.map((_, i) =>
    planeThrough([tableCorner(i), tableCorner(i + 1), crown.ridge(i)], true),
  );
  const depth = mean * Math.tan(angle) * (shape.belly ?? 1);
  const pavilion = brilliantSide(cut, {
    up: false,
    tip: () => [focus[0], focus[1], -HALF_GIRDLE - depth],
    between: -HALF_GIRDLE - depth * (1 - lower * step),
  });
  const top = shape.checkerboard ? checkerboard(tableHeight) : [];
  return [
    ...[[0, 0, 1, tableHeight] as const, ...top, ...stars, ...crown.mains, ...crown.halves],
    ...[...pavilion.mains, ...pavilion.halves, ...girdle],
  ];
}

/** Three rows of steps on each side, at angles that lie above the critical one below the girdle. */
function stepSolid(shape: CutShape, aspect: number): Plane[] {
  const corners = (reach: number): Vec3[] => octagon({ aspect }, reach).map(([x, y]) => [x, -y, 0]);
  const outline = corners(1);
  const sides = outline.map((corner, i) => {
    const next = outline[(i + 1) % SIDES] as Vec3;
    return planeAt([corner[1] - next[1], next[0] - corner[0], 0], corner);
  });
  const rowsAt = (rows: readonly { inset: number; height: number; slope: number }[], up: 1 | -1): Plane[] =>
    rows.flatMap(({ inset, height, slope }) =>
      sides.map(([x, y, , distance]) => {
        const normal: Vec3 = [x * Math.sin(slope), y * Math.sin(slope), up * Math.cos(slope)];
        return planeAt(normal, [x * (distance - inset), y * (distance - inset), up * height]);
      }),
    );
  const half = Math.min(aspect, 1);
  const crown = CROWN_ROWS.slice(0, -1).map(([reach, height], i) => {
    const [nextReach, nextHeight] = CROWN_ROWS[i + 1] as readonly [number, number];
    const slope = Math.atan((nextHeight - height) / (reach - nextReach));
    return { inset: half * (1 - reach), height: HALF_GIRDLE + half * height, slope };
  });
  const steepest = shape.pavilion ?? pavilionAngle(shape.index);
  const insets = [0, 0.2, 0.47];
  const slopes = [0.2, 0.095, 0].map((more) => steepest + more);
  let height = HALF_GIRDLE;
  const pavilion = insets.map((inset, i) => {
    const slope = slopes[i] as number;
    const row = { inset: inset * half, height, slope };
    height += ((insets[i + 1] ?? 1) - inset) * half * Math.tan(slope);
    return row;
  });
  const [, tableHeight] = CROWN_ROWS[3];
  return [
    [0, 0, 1, HALF_GIRDLE + half * tableHeight],
    ...rowsAt(crown, 1),
    ...rowsAt(pavilion, -1),
    ...sides,
  ];
}

/** Returns the planes of a cut stone. Throws for cuts that have no facets. */
export function solidOf(shape: CutShape): Solid {
  const { cut } = shape;
  if (isBrilliant(cut)) return brilliantSolid(shape, cut);
  if (cut === 'emerald') return stepSolid(shape, 0.74);
  if (cut === 'asscher') return stepSolid(shape, 0.97);
  throw new RangeError(`a ${cut} has no facets`);
}

/** Returns the planes turned by `rotate`, made `size` times larger, then moved by `move`. */
export function placeSolid(
  solid: Solid,
  { rotate, size, move }: { rotate: (v: Vec3) => Vec3; size: number; move: Vec3 },
): Solid {
  return solid.map(([x, y, z, distance]) => {
    const normal = rotate([x, y, z]);
    return [...normal, distance * size + dot(normal, move)];
  });
}

/** Returns the volume of the solid, from columns through it. */
export function volumeOf(solid: Solid): number {
  const steps = 160;
  const cell = 2.4 / steps;
  let volume = 0;
  for (let i = 0; i < steps * steps; i++) {
    const x = -1.2 + ((i % steps) + 0.5) * cell;
    const y = -1.2 + (Math.floor(i / steps) + 0.5) * cell;
    let low = -9;
    let high = 9;
    for (const [nx, ny, nz, distance] of solid) {
      const rest = distance - nx * x - ny * y;
      if (nz > 1e-9) high = Math.min(high, rest / nz);
      else if (nz < -1e-9) low = Math.max(low, rest / nz);
      else if (rest < 0) high = -9;
    }
    volume += Math.max(0, high - low) * cell * cell;
  }
  return volume;
}
