import type { Vec3 } from '../../art/svg/geometry.ts';
import { smoothstep } from './fresnel.ts';
import type { Rgb } from './gem-optics.ts';
import { cloud, crackDistance, noise } from './noise.ts';

/** The answer of the surface and the body of a smooth stone to light. */
export interface DomeOptics {
  /** Refractive index: it decides how bright the polish is. */
  index: number;
  density: number;
  /** Share of light that the body throws back in every direction, at a place in units of the half height. */
  body: (at: Vec3, seed: number) => Rgb;
  /** How far light wanders inside before it comes out, 0 to 1: softens the shading. */
  softness: number;
  /** How rough the polish is, as slopes: 0 is a mirror. */
  roughness: number;
  /** Fibres across the stone throw a band of light along it: directions of the fibres, and how sharp the band is. */
  fibres?: { directions: readonly Vec3[]; sharpness: number; strength: number; colour: Rgb };
  /** Thin layers over one another, as in a pearl: mirror in the middle and overtones towards the edge. */
  nacre?: boolean;
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const scaled = (colour: Rgb, factor: number): Rgb => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
];

/**
 * Stones that are polished smooth. Indices and densities as in GEM_OPTICS: Webster, Gems, and the GIA Gem Reference Guide.
 * Body colours are chosen for the quality that the catalogue describes.
 */
export const DOME_OPTICS = {
  /** Corallium rubrum: fine parallel lines across the growth axis, 0.25 to 0.5 mm apart. */
  coral: {
    index: 1.49,
    density: 2.65,
    softness: 0.35,
    roughness: 0.02,
    body: ([x, y, z], seed) => {
      const wander = cloud(x * 1.3, y * 1.3, z * 1.3, seed) * 2;
      const line = 0.5 + 0.5 * Math.sin(x * 62 + wander * 5);
      const shade = 0.92 + 0.16 * cloud(x * 3, y * 0.8, z * 3, seed + 9) - 0.07 * line;
      return scaled(mix([0.43, 0.022, 0.014], [0.54, 0.05, 0.026], wander / 2), shade);
    },
  },
  /** Copper colours it blue, iron green; limonite of the mother rock is the brown web. */
  turquoise: {
    index: 1.61,
    density: 2.76,
    softness: 0.12,
    roughness: 0.035,
    body: ([x, y, z], seed) => {
      const bend = (k: number): number => 0.55 * cloud(x * 2.2, y * 2.2, z * 2.2, seed + k);
      const crack = crackDistance(x * 1.5 + bend(1), y * 1.5 + bend(2), z * 1.5 + bend(3), seed);
      const where = smoothstep(0.42, 0.62, cloud(x * 1.1, y * 1.1, z * 1.1, seed + 40));
      const web = (1 - smoothstep(0.012, 0.05, crack)) * where;
      const blue = mix([0.1, 0.4, 0.57], [0.16, 0.48, 0.61], cloud(x * 2, y * 2, z * 2, seed + 5));
      const speck = smoothstep(0.78, 0.86, noise(x * 16, y * 16, z * 16, seed + 6)) * 0.25;
      return mix(blue, [0.1, 0.055, 0.025], Math.min(0.92, web + speck * where));
    },
  },
  /** Aragonite in layers of half a micrometre. */
  pearl: {
    index: 1.53,
    density: 2.72,
    softness: 0.55,
    roughness: 0.055,
    nacre: true,
    body: ([x, y, z], seed) => {
      const mark = cloud(x * 2.5, y * 2.5, z * 2.5, seed);
      return scaled([0.8, 0.765, 0.72], 0.97 + 0.05 * mark);
    },
  },
  /** Chrysoberyl: needles parallel to one axis; the band is at right angles to them. */
  catseye: {
    index: 1.75,
    density: 3.73,
    softness: 0.5,
    roughness: 0.01,
    fibres: { directions: [[1, 0, 0]], sharpness: 0.05, strength: 1.5, colour: [0.95, 1, 0.86] },
    body: ([x, y, z], seed) => {
      const thread =
        noise(x * 1.2, y * 46, z * 46, seed) * 0.5 + noise(x * 3, y * 110, z * 110, seed + 3) * 0.5;
      return scaled([0.42, 0.245, 0.045], 0.84 + 0.3 * thread);
    },
  },
  /** Corundum with rutile in three directions: a star of six rays. */
  starRuby: {
    index: 1.766,
    density: 4.0,
    softness: 0.5,
    roughness: 0.01,
    fibres: {
      directions: [
        [1, 0, 0],
        [0.5, 0.866, 0],
        [-0.5, 0.866, 0],
      ],
      sharpness: 0.05,
      strength: 0.8,
      colour: [1, 0.82, 0.86],
    },
    body: ([x, y, z], seed) => scaled([0.36, 0.03, 0.075], 0.85 + 0.3 * cloud(x * 2, y * 2, z * 2, seed)),
  },
} as const satisfies Record<string, DomeOptics>;

/** A stone that is polished smooth. */
export type DomeStone = keyof typeof DOME_OPTICS;
