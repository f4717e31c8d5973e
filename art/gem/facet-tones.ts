import { lookOf, type Stone } from '../materials/stones.ts';
import { ramp } from '../svg/colour.ts';
import { centroid, type Point } from '../svg/geometry.ts';
import { polygon, shape } from '../svg/markup.ts';
import { clamp } from '../svg/numbers.ts';
import type { Tracer } from './ray-tracer.ts';

/** A small flat piece of a stone's upper side that gets one colour, in units of the stone's half height. */
export type Shard = readonly Point[];

/** The curve by which traced brightness becomes tone. */
export interface ToneCurve {
  /** How far from the middle of a shard towards its corners the samples lie, 0 to 1. */
  spread: number;
  /** How much of the ramp the ranks spread over. */
  contrast: number;
  /** Share of that which follows the rank itself; the rest follows its cube, which deepens the middle. */
  straightness: number;
  /** Light gathering on the side away from the lamp, along x and y. */
  farSide: readonly [strength: number, x: number, y: number];
  /** The brightest shards are lifted further: from this rank on by this much. First match wins. */
  flashes: readonly (readonly [fromRank: number, lift: number])[];
}

/** Everything needed to colour the shards of one stone. */
export interface ToneJob {
  shards: readonly Shard[];
  trace: Tracer;
  stone: Stone;
  curve: ToneCurve;
  /** From stone units to the drawing. */
  place: (point: Point) => Point;
  strokeWidth: number;
  /** A colour that replaces the stone's own for a shard of this rank, if any. */
  sparkle?: (rank: number) => string | undefined;
}

/** Steps of tone: few enough for a small file, enough for the eye. */
const TONE_STEPS = 17;

function luminance(shard: Shard, job: ToneJob): number {
  const { spread } = job.curve;
  const [middleX, middleY] = centroid(shard);
  const mix = (middle: number, corner: number): number => middle * (1 - spread) + corner * spread;
  const sum = shard.reduce((total, [x, y]) => total + job.trace(mix(middleX, x), mix(middleY, y)), 0);
  return sum / shard.length;
}

/** The share of `sorted` that lies below `value`, by binary search. */
function rankIn(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) < value) low = middle + 1;
    else high = middle;
  }
  return low / sorted.length;
}

function toneOf(shard: Shard, shading: { rank: number; curve: ToneCurve; fire: boolean }): number {
  const { rank, curve, fire } = shading;
  const [x, y] = centroid(shard);
  const [strength, alongX, alongY] = curve.farSide;
  const flash = curve.flashes.find(([fromRank]) => rank > fromRank);
  const tone =
    0.1 +
    curve.contrast * (rank * curve.straightness + (1 - curve.straightness) * rank * rank * rank) +
    strength * (x * alongX + y * alongY) +
    (flash?.[1] ?? 0) +
    (fire ? 0.16 : 0);
  return Math.round(clamp(tone, [0.02, 1]) * TONE_STEPS) / TONE_STEPS;
}

/**
 * Draws the shards as one path for each colour. Tones follow the rank of a shard's brightness among all shards and not
 * the brightness itself, so that every stone shows its whole ramp whatever its shape throws back.
 */
export function paintShards(job: ToneJob): string {
  const { stone, curve, place, sparkle, strokeWidth } = job;
  const look = lookOf(stone);
  const brightness = job.shards.map((shard) => luminance(shard, job));
  const sorted = brightness.toSorted((a, b) => a - b);
  const pathOf = new Map<string, string>();
  job.shards.forEach((shard, i) => {
    const rank = rankIn(sorted, brightness[i] ?? 0);
    const colour =
      sparkle?.(rank) ?? ramp(look.shades, toneOf(shard, { rank, curve, fire: look.fire === true }));
    pathOf.set(colour, (pathOf.get(colour) ?? '') + polygon(shard.map(place)));
  });
  // a stroke in the same colour closes the hairlines between neighbours
  return Array.from(pathOf, ([colour, d]) =>
    shape('path', { d, fill: colour, stroke: colour, strokeWidth }),
  ).join('');
}
