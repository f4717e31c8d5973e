import { describe, expect, test } from 'vitest';
import { layoutEast } from '#art/kundli/east.ts';
import { layoutNorth } from '#art/kundli/north.ts';
import { layoutSouth } from '#art/kundli/south.ts';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { factsOfGraha, factsOfHouse } from './chosen.ts';
import { nearestTurn } from './use-morph.ts';

const passage = (id: string) => ({ id, part: 'placements', part_title: '', title: id, text: id });
const planets = [
  { id: 4, name: 'Mars', house: 7 },
  { id: 5, name: 'Jupiter', house: 3 },
];
const houses = Array.from({ length: 12 }, (_, i) => ({
  house: i + 1,
  // Mars rules the first and the eighth, as for a lagna in Aries.
  sign: { lord: { id: [0, 7].includes(i) ? 4 : 5 } },
  occupants: i === 6 ? [4] : i === 2 ? [5] : i === 0 ? [100] : [],
  aspected_by: i === 0 ? [4] : i === 6 ? [5] : [],
}));
const passages = [
  'house.Mars.7',
  'house.Mars.1',
  'lord.7.3',
  'lord.1.7',
  'combust.Mars',
  'house.Jupiter.3',
].map(passage);
const chart = { houses, planets, passages } as unknown as KundliData;
const idsOf = (found: { passages: readonly { id: string }[] } | undefined) =>
  found?.passages.map(({ id }) => id);

describe('what a press on the chart tells', () => {
  test('of a house: its lord, who is there and who looks on, with the passages about it alone', () => {
    const seventh = factsOfHouse(chart, 7);
    expect(seventh?.lord?.name).toBe('Jupiter');
    expect(seventh?.occupants.map(({ name }) => name)).toEqual(['Mars']);
    expect(seventh?.aspectedBy.map(({ name }) => name)).toEqual(['Jupiter']);
    expect(idsOf(seventh)).toEqual(['house.Mars.7', 'lord.7.3']);
    expect(factsOfHouse(chart, 1)?.occupants).toEqual([]);
    expect(factsOfHouse(chart, 13)).toBeUndefined();
  });

  test('of a graha: the houses that it rules and looks at, with the passages about it alone', () => {
    const mars = factsOfGraha(chart, 4);
    expect(mars?.rules).toEqual([1, 8]);
    expect(mars?.aspects).toEqual([1]);
    expect(idsOf(mars)).toEqual(['house.Mars.7', 'house.Mars.1', 'combust.Mars']);
    expect(factsOfGraha(chart, 100)).toBeUndefined();
  });
});

test('a house turns into its place in another style by the shortest way of its corners', () => {
  const data = { ascendantSign: 5, placements: [] };
  const styles = [layoutNorth(data), layoutSouth(data), layoutEast(data)].map(({ areas }) => areas);
  const way = (from: (typeof styles)[number][number], to: typeof from) =>
    from.reduce((sum, [x, y], i) => sum + Math.hypot(x - (to[i]?.[0] ?? 0), y - (to[i]?.[1] ?? 0)) ** 2, 0);
  for (const from of styles)
    for (const to of styles)
      for (const [i, area] of from.entries()) {
        const target = to[i] as typeof area;
        const turned = nearestTurn(area, target);
        expect(new Set(turned)).toEqual(new Set(target));
        expect(way(area, turned)).toBeLessThanOrEqual(way(area, target));
      }
});
