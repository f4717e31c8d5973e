import { expect, test } from 'vitest';
import { layoutEast } from '#art/kundli/east.ts';
import { layoutNorth } from '#art/kundli/north.ts';
import { layoutSouth } from '#art/kundli/south.ts';
import { decadeOf, housesAt, instantOf, monthAt, placesOutside, SLOW, spotsOf } from './sky-line.ts';

const data = { ascendantSign: 5, placements: [] };
const layouts = { north: layoutNorth(data), south: layoutSouth(data), east: layoutEast(data) };

test('a month is the one of its instant, and belongs to a decade', () => {
  const june = 2027 * 12 + 5;
  expect(monthAt(instantOf(june))).toBe(june);
  expect(decadeOf(june)).toBe(2020);
  expect(decadeOf(1900 * 12)).toBe(1900);
});

test('a graha is in the house that its sign has from the lagna', () => {
  const grahas = SLOW.map((id, i) => ({ id, longitudes: Array(120).fill(i * 30 + 29.9) as number[] }));
  const houses = housesAt({ from: '2020-01', grahas }, { month: 2027 * 12, lagna: 4 });
  expect(houses.map(({ house }) => house)).toEqual([9, 10, 11, 12, 1, 2]);
});

test.each(Object.entries(layouts))('outside the frame no two grahas touch: %s', (_style, layout) => {
  const places = placesOutside(layout);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
  for (const { x, y } of places) expect(x < 4 || x > 396 || y < 4 || y > 396).toBe(true);
  for (let house = 1; house <= 12; house++) {
    const spots = spotsOf(
      layout,
      SLOW.map((id) => ({ id, house })),
    );
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= 20 || Math.abs(one.y - other.y) >= 17).toBe(true);
  }
});
