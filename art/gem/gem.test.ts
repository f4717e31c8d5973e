import { describe, expect, it } from 'vitest';
import { drawEmblem, type Emblem } from '../index.ts';
import { STONE_LOOKS, STONES } from '../materials/stones.ts';
import { allElements, parseXml } from '../testing/xml.ts';
import { brilliantFacets, splitFacet } from './brilliant-facets.ts';
import { BRILLIANT_OUTLINES, type BrilliantCut, CUTS, isBrilliant } from './cuts.ts';
import type { Shard } from './facet-tones.ts';
import { createTracer } from './ray-tracer.ts';
import { octagon, stepShards } from './step-facets.ts';

const BRILLIANTS = CUTS.filter(isBrilliant);
const FIRE = /#ffdcbc|#bcdcff|#ffdcea|#cff5df|#d5d2ff/;

function areaOf(shard: Shard): number {
  const twice = shard.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = shard[(i + 1) % shard.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function totalArea(shards: readonly Shard[]): number {
  return shards.reduce((sum, shard) => sum + areaOf(shard), 0);
}

function tracerOf(cut: BrilliantCut): ReturnType<typeof createTracer> {
  const { crown, pavilion, inside } = brilliantFacets(cut);
  return createTracer({
    facets: [...crown.map((facet) => facet.corners), ...pavilion],
    inside,
    refraction: 1.77,
  });
}

/** The fills of the facets of a gem, without gradients. */
function flatFills(emblem: Emblem): Set<string> {
  const fills = allElements(parseXml(drawEmblem(emblem, { idPrefix: 'p' }))).flatMap((element) =>
    element.attributes.stroke === element.attributes.fill ? (element.attributes.fill ?? []) : [],
  );
  return new Set(fills);
}

describe('facets', () => {
  it('split without gap or overlap, the same area at any detail', () => {
    for (const cut of BRILLIANTS) {
      const { crown } = brilliantFacets(cut);
      const whole = totalArea(crown.map((facet) => facet.corners.map(([x, y]) => [x, y] as const)));
      for (const detail of [1, 2]) {
        expect(totalArea(crown.flatMap((facet) => splitFacet(facet, detail)))).toBeCloseTo(whole, 9);
      }
    }
  });

  it('of a step cut fill its outline with bars', () => {
    const shape = { aspect: 0.74 };
    const bars = stepShards(shape, () => 0.5);
    expect(totalArea(bars)).toBeCloseTo(areaOf(octagon(shape, 1)), 2);
  });
});

describe('ray tracer', () => {
  it('sees the background where there is no stone', () => {
    expect(tracerOf('round')(1.5, 0)).toBe(0.3);
  });

  it('sees light and dark in every brilliant, and nothing but finite light', () => {
    for (const cut of BRILLIANTS) {
      const trace = tracerOf(cut);
      const [left, top] = [-0.4, -0.4];
      const seen = Array.from({ length: 81 }, (_, i) =>
        trace(left + (i % 9) * 0.1, top + Math.floor(i / 9) * 0.1),
      );
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...seen)).toBeLessThan(4);
      expect(Math.max(...seen) - Math.min(...seen), cut).toBeGreaterThan(0.4);
    }
  });
});

describe('gem', () => {
  it('is toned in eighteen steps of its own colour at most', () => {
    for (const cut of CUTS.filter((name) => isBrilliant(name) || name === 'emerald')) {
      const fills = flatFills({ kind: 'gem', stone: 'emerald', cut });
      expect(fills.size).toBeGreaterThan(8);
      expect(fills.size).toBeLessThanOrEqual(18);
    }
  });

  it('has fire in diamond only, and throws its own colour into its shadow', () => {
    for (const stone of STONES) {
      const svg = drawEmblem({ kind: 'gem', stone, cut: 'round' }, { idPrefix: 'p' });
      expect(FIRE.test(svg), stone).toBe(stone === 'diamond');
      expect(svg).toContain(STONE_LOOKS[stone].glow);
    }
  });

  it('shows the slit of a cat’s eye in that stone only', () => {
    const pathsOf = (stone: (typeof STONES)[number]): number =>
      drawEmblem({ kind: 'gem', stone, cut: 'cabochon' }, { idPrefix: 'p' }).split('<path').length - 1;
    expect([pathsOf('coral'), pathsOf('catseye')]).toEqual([0, 2]);
  });

  it('has shades that grow lighter from shadow to flash', () => {
    const luminance = (colour: string): number =>
      [0.299, 0.587, 0.114].reduce(
        (sum, weight, i) => sum + weight * Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16),
        0,
      );
    for (const stone of STONES) {
      const lights = STONE_LOOKS[stone].shades.map(luminance);
      expect(lights, stone).toEqual(lights.toSorted((a, b) => a - b));
    }
  });
});

describe('outlines', () => {
  it('close, go round clockwise from the top and keep within the drawing', () => {
    for (const cut of BRILLIANTS) {
      const outline = BRILLIANT_OUTLINES[cut];
      const points = Array.from({ length: 72 }, (_, i) => outline(i / 72));
      expect(outline(0)[1]).toBeLessThan(-0.9);
      expect(outline(0.25)[0]).toBeGreaterThan(0);
      expect(outline(1)[0]).toBeCloseTo(outline(0)[0], 6);
      expect(outline(1)[1]).toBeCloseTo(outline(0)[1], 6);
      expect(Math.max(...points.flat().map(Math.abs))).toBeLessThan(1.1);
    }
  });
});
