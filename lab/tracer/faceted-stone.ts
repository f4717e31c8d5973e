import type { Vec3 } from '../../art/svg/geometry.ts';
import type { Body, Surroundings } from './body.ts';
import { INSIDE, PATH } from './constants.ts';
import { createFacetSearch } from './facet-search.ts';
import { fresnel } from './fresnel.ts';
import { type GemOptics, indicesOf, type Rgb } from './gem-optics.ts';
import { type Inclusion, inclusionCover } from './inclusions.ts';
import type { Solid } from './solid.ts';

/** A cut stone where it lies, in millimetres. */
export interface FacetedStoneSpec {
  solid: Solid;
  /** Direction from the culet to the table, and a point on that axis. */
  axis: { along: Vec3; through: Vec3 };
  optics: GemOptics;
  inclusions: readonly Inclusion[];
  around: Surroundings;
  /** Light that comes from every side, about the mean of the sky: silk and inclusions scatter it. */
  ambient: number;
  /** Direction across the growth zones, and where they begin. */
  zones: readonly [x: number, y: number, z: number, phase: number];
}

/** A ray that light takes through a stone ends here: where it left, where to, and how much of it. */
export type LeavingRay = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  weight: number,
) => void;

/** A cut stone, which light can also be sent through. */
export interface FacetedBody extends Body {
  /**
   * Sends light from outside into the stone and reports every ray that leaves it, the first reflection included. Returns
   * false when the ray misses. The weights sum to at most 1.
   */
  send(
    ray: readonly [ox: number, oy: number, oz: number, dx: number, dy: number, dz: number],
    channel: number,
    leaving: LeavingRay,
  ): boolean;
}

/** What a beam meets between two facets: how much of it is left, and what was added to it. */
interface Passage {
  left: number;
  added: number;
}

/** The light a beam loses and gains inside the stone: colour, silk, fluorescence and inclusions. */
function createPassage(spec: FacetedStoneSpec) {
  const { optics, inclusions, zones, ambient } = spec;
  const glow: Rgb = optics.glow ?? [0, 0, 0];
  const body = optics.absorption.map((a) => Math.exp(-a * INSIDE.bodyDepth)) as unknown as Rgb;
  const passage: Passage = { left: 1, added: 0 };
  return (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    length: number,
    channel: number,
    isBright: boolean,
  ) => {
    const middle =
      zones[0] * (ox + (dx * length) / 2) +
      zones[1] * (oy + (dy * length) / 2) +
      zones[2] * (oz + (dz * length) / 2);
    const { depth, first, second, shift } = INSIDE.zones;
    const wave = Math.sin(middle * first + zones[3]) + 0.5 * Math.sin(middle * second + zones[3] * shift);
    const zoned = 1 + optics.zoning * depth * wave;
    const absorbed = (optics.absorption[channel] as number) * zoned;
    const lost = Math.exp(-(absorbed + optics.haze) * length);
    const scattered = absorbed + optics.haze > 0 ? optics.haze / (absorbed + optics.haze) : 0;
    let left = lost;
    let added = (1 - lost) * scattered * ambient * (body[channel] as number);
    if (optics.glow) added += (1 - Math.exp(-INSIDE.glow * length)) * (glow[channel] as number) * ambient;
    // in faint reflections nobody sees what is inside
    if (!isBright) {
      passage.left = left;
      passage.added = added;
      return passage;
    }
    for (const one of inclusions) {
      const { normal, middle: at } = one;
      const towards = normal[0] * dx + normal[1] * dy + normal[2] * dz;
      if (Math.abs(towards) < 1e-6) continue;
      const px = ox - at[0];
      const py = oy - at[1];
      const pz = oz - at[2];
      const t = -(normal[0] * px + normal[1] * py + normal[2] * pz) / towards;
      if (t <= 0 || t >= length) continue;
      const hx = px + dx * t;
      const hy = py + dy * t;
      const hz = pz + dz * t;
      const u = one.across[0] * hx + one.across[1] * hy + one.across[2] * hz;
      if (u * u >= 1) continue;
      const cover = inclusionCover(one, u, one.along[0] * hx + one.along[1] * hy + one.along[2] * hz);
      if (cover <= 0) continue;
      const before = Math.exp(-absorbed * t);
      added += before * left * cover * one.brightness * ambient * (body[channel] as number);
      left *= 1 - cover;
    }
    passage.left = left;
    passage.added = added;
    return passage;
  };
}

/**
 * Returns a cut stone as light sees it. At every facet Fresnel's formula divides the ray: one part leaves and meets the
 * surroundings, the other stays. A convex stone is never entered twice, so one loop follows it all. Double refraction is
 * left out.
 */
export function createFacetedStone(spec: FacetedStoneSpec): FacetedBody {
  const search = createFacetSearch(spec.solid, spec.axis);
  const { planes } = search;
  const indices = indicesOf(spec.optics);
  const pass = createPassage(spec);

  /** Follows one ray; `leaving` hears of every part that leaves. Returns the light added inside, -1 on a miss. */
  const follow = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    channel: number,
    leaving: LeavingRay,
  ): number => {
    const reach = search.entry(ox, oy, oz, dx, dy, dz);
    if (reach < 0) return -1;
    const index = indices[channel] as number;
    let nx = planes[search.facet] as number;
    let ny = planes[search.facet + 1] as number;
    let nz = planes[search.facet + 2] as number;
    const cosine = -(nx * dx + ny * dy + nz * dz);
    const thrownBack = fresnel(cosine, index);
    let px = ox + dx * reach;
    let py = oy + dy * reach;
    let pz = oz + dz * reach;
    leaving(px, py, pz, dx + 2 * cosine * nx, dy + 2 * cosine * ny, dz + 2 * cosine * nz, thrownBack);
    const k = 1 / index;
    const bend = k * cosine - Math.sqrt(1 - k * k * (1 - cosine * cosine));
    let rx = k * dx + bend * nx;
    let ry = k * dy + bend * ny;
    let rz = k * dz + bend * nz;
    let weight = 1 - thrownBack;
    let added = 0;
    for (let bounce = 0; bounce < PATH.mostBounces && weight > PATH.faintest; bounce++) {
      const length = search.exit(px, py, pz, rx, ry, rz);
      const passage = pass(px, py, pz, rx, ry, rz, length, channel, weight > PATH.visible);
      added += weight * passage.added;
      weight *= passage.left;
      px += rx * length;
      py += ry * length;
      pz += rz * length;
      nx = planes[search.facet] as number;
      ny = planes[search.facet + 1] as number;
      nz = planes[search.facet + 2] as number;
      const inside = nx * rx + ny * ry + nz * rz;
      const kept = fresnel(inside, k);
      if (kept < 1) {
        const out = Math.sqrt(1 - index * index * (1 - inside * inside)) - index * inside;
        leaving(
          px,
          py,
          pz,
          index * rx + out * nx,
          index * ry + out * ny,
          index * rz + out * nz,
          weight * (1 - kept),
        );
      }
      weight *= kept;
      rx -= 2 * inside * nx;
      ry -= 2 * inside * ny;
      rz -= 2 * inside * nz;
    }
    return added;
  };

  let seen = 0;
  let seenChannel = 0;
  const look: LeavingRay = (ox, oy, oz, dx, dy, dz, weight) => {
    if (weight > PATH.least) seen += weight * spec.around(ox, oy, oz, dx, dy, dz, seenChannel);
  };
  return {
    radiance: (ox, oy, oz, dx, dy, dz, channel) => {
      seen = 0;
      seenChannel = channel;
      const added = follow(ox, oy, oz, dx, dy, dz, channel, look);
      return added < 0 ? -1 : added + seen;
    },
    meets: (ox, oy, oz, dx, dy, dz) => search.entry(ox, oy, oz, dx, dy, dz) >= 0,
    send: ([ox, oy, oz, dx, dy, dz], channel, leaving) =>
      follow(ox, oy, oz, dx, dy, dz, channel, leaving) >= 0,
  };
}
