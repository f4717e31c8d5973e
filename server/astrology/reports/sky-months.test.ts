import { expect, test } from 'vitest';
import { siderealPositions } from '#jyotish';
import { skyOfDecade } from './sky-months.ts';

test('the sky of a decade is what the engine says of each first of a month', () => {
  const { from, grahas } = skyOfDecade(2020, 1);
  expect(from).toBe('2020-01');
  expect(grahas.map(({ id }) => id)).toEqual([0, 1, 4, 2, 5, 3, 6, 101, 102]);
  for (const { longitudes } of grahas) expect(longitudes).toHaveLength(120);
  const { positions } = siderealPositions({ instant: Date.UTC(2027, 5, 1, 12), ayanamsa: 1 });
  const saturn = grahas.find(({ id }) => id === 6)?.longitudes[7 * 12 + 5];
  expect(saturn).toBeCloseTo(positions.Saturn.longitude, 1);
  // Rahu and Ketu stand opposite each other.
  const [rahu, ketu] = [101, 102].map((one) => grahas.find(({ id }) => id === one)?.longitudes[0] ?? 0);
  expect(Math.abs((rahu ?? 0) - (ketu ?? 0))).toBeCloseTo(180, 1);
});
