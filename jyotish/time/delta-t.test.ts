import { expect, it } from 'vitest';
import { deltaT } from './delta-t.ts';

it('follows the published values', () => {
  const known = {
    1650: 43.7,
    1800: 18.7,
    1900: -1.99,
    1950: 28.93,
    2000: 63.83,
    2026: 68.9,
    2050: 74.58,
    2100: 93.18,
  };
  for (const [year, seconds] of Object.entries(known)) {
    expect(deltaT(Date.UTC(Number(year), 0, 1)), year).toBeCloseTo(seconds, 1);
  }
});

it('is unbroken from 1600 to 2400', () => {
  const day = 86_400_000;
  for (let year = 1600; year <= 2400; year++) {
    const newYear = Date.UTC(year, 0, 1);
    expect(Math.abs(deltaT(newYear + day) - deltaT(newYear - day)), String(year)).toBeLessThan(0.05);
  }
});
