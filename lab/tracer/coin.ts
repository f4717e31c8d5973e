import type { Body, Surroundings } from './body.ts';
import { fresnel, smoothstep } from './fresnel.ts';

/** A coin that lies on the ground, for the size of things beside it. */
export interface CoinSpec {
  middle: readonly [x: number, y: number];
  around: Surroundings;
}

/** The one-rupee coin of 2019: ferritic stainless steel, 20 mm across and 1.45 mm thick (Reserve Bank of India). */
export const RUPEE = { radius: 10, thickness: 1.45 } as const;

/** Straight strokes of the sign and the figure, in millimetres from the middle, and half their width. */
type Stroke = readonly [x1: number, y1: number, x2: number, y2: number, half: number];

const STROKES: readonly Stroke[] = [
  // the figure 1
  [1.9, -4.1, 1.9, 4.1, 0.62],
  [1.9, 4.1, 0.5, 2.9, 0.5],
  [0.6, -4.2, 3.2, -4.2, 0.5],
  // the sign of the rupee
  [-5.2, 3.4, -1.5, 3.4, 0.34],
  [-5.2, 1.7, -1.5, 1.7, 0.34],
  [-4.9, 0.1, -3.9, 0.1, 0.34],
  [-4.6, 0.1, -2.0, -3.9, 0.38],
];

function strokeDistance([x1, y1, x2, y2, half]: Stroke, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - dx * share, y - y1 - dy * share) - half;
}

/** The bow of the rupee sign: half a ring right of its two bars. */
function bowDistance(x: number, y: number): number {
  const [cx, cy, radius] = [-4.0, 1.75, 1.65];
  if (x < cx) return 9;
  return Math.abs(Math.hypot(x - cx, y - cy) - radius) - 0.34;
}

/** The height of the struck face over its field, in millimetres. */
function relief(x: number, y: number): number {
  const far = Math.hypot(x, y);
  let nearest = bowDistance(x, y);
  for (const stroke of STROKES) nearest = Math.min(nearest, strokeDistance(stroke, x, y));
  const figure = 0.16 * (1 - smoothstep(-0.16, 0.2, nearest));
  const rim = 0.22 * smoothstep(RUPEE.radius - 1.25, RUPEE.radius - 0.8, far);
  const edge = -0.3 * smoothstep(RUPEE.radius - 0.3, RUPEE.radius, far);
  const turn = Math.atan2(y, x);
  const bead =
    0.06 * smoothstep(0.2, 0.7, Math.cos(turn * 72)) * (1 - smoothstep(0.1, 0.32, Math.abs(far - 7.9)));
  return figure + rim + edge + bead;
}

/** Reflectance of stainless steel at normal incidence (P. B. Johnson and R. W. Christy's iron, chromium alloyed). */
const STEEL = [0.6, 0.585, 0.57] as const;
/** Directions of the rough reflection, as slopes of the surface. */
const ROUGH = [
  [0, 0],
  [0.09, 0.03],
  [-0.08, 0.05],
  [0.02, -0.1],
  [-0.04, -0.06],
  [0.05, 0.09],
  [-0.13, -0.02],
  [0.12, -0.07],
] as const;

/** Returns a one-rupee coin: its figure and sign in relief, brushed by use. */
export function createCoin({ middle, around }: CoinSpec): Body {
  const top = RUPEE.thickness;
  /** Distance along a ray to the top or the side, -1 on a miss. */
  const reach = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    const px = ox - middle[0];
    const py = oy - middle[1];
    const drop = (top - oz) / dz;
    if (drop > 0 && Math.hypot(px + dx * drop, py + dy * drop) <= RUPEE.radius) return drop;
    const a = dx * dx + dy * dy;
    const b = px * dx + py * dy;
    const c = px * px + py * py - RUPEE.radius ** 2;
    const root = b * b - a * c;
    if (root < 0 || a < 1e-12) return -1;
    const side = (-b - Math.sqrt(root)) / a;
    const height = oz + dz * side;
    return side > 0 && height >= 0 && height <= top ? side : -1;
  };
  return {
    meets: (ox, oy, oz, dx, dy, dz) => reach(ox, oy, oz, dx, dy, dz) >= 0,
    radiance: (ox, oy, oz, dx, dy, dz, channel) => {
      const t = reach(ox, oy, oz, dx, dy, dz);
      if (t < 0) return -1;
      const x = ox + dx * t - middle[0];
      const y = oy + dy * t - middle[1];
      const z = oz + dz * t;
      const onTop = z > top - 1e-6;
      const step = 0.02;
      const slopeX = onTop ? (relief(x + step, y) - relief(x - step, y)) / (2 * step) : 0;
      const slopeY = onTop ? (relief(x, y + step) - relief(x, y - step)) / (2 * step) : 0;
      let light = 0;
      for (const [a, b] of ROUGH) {
        let nx = onTop ? -slopeX + a : x / RUPEE.radius + a * 0.3;
        let ny = onTop ? -slopeY + b : y / RUPEE.radius + b * 0.3;
        let nz = onTop ? 1 : a * 0.8;
        const length = Math.hypot(nx, ny, nz);
        nx /= length;
        ny /= length;
        nz /= length;
        const facing = -(nx * dx + ny * dy + nz * dz);
        if (facing <= 0) continue;
        const rx = dx + 2 * facing * nx;
        const ry = dy + 2 * facing * ny;
        const rz = dz + 2 * facing * nz;
        const base = STEEL[channel] as number;
        const mirror = base + (1 - base) * Math.max(0, fresnel(facing, 1.5) - 0.04);
        light += mirror * Math.min(3, around(x + middle[0], y + middle[1], z + 0.3, rx, ry, rz, channel));
      }
      return light / ROUGH.length;
    },
  };
}
