import { expect, test } from 'vitest';
import { litMoon, shareOfMoonWay } from './sun-path.ts';

const at = (hour: number): number => Date.UTC(2026, 10, 24, hour);

test('the moon is drawn between its rise and its set, and not while it is down', () => {
  expect(shareOfMoonWay(at(18), at(12), at(24))).toBe(0.5);
  expect(shareOfMoonWay(at(11), at(12), at(24))).toBeNull();
  expect(shareOfMoonWay(at(25), at(12), at(24))).toBeNull();
});

test('on a day whose moonset comes before its moonrise, the moon is up before the one and after the other', () => {
  const day = [at(20), at(9)] as const;
  expect(shareOfMoonWay(at(8), ...day)).toBeCloseTo(0.92, 2);
  expect(shareOfMoonWay(at(12), ...day)).toBeNull();
  expect(shareOfMoonWay(at(21), ...day)).toBeCloseTo(0.08, 2);
});

test('on a day with one of both or neither, the moon is up as far as that says', () => {
  expect(shareOfMoonWay(at(21), at(20), null)).toBeCloseTo(0.08, 2);
  expect(shareOfMoonWay(at(19), at(20), null)).toBeNull();
  expect(shareOfMoonWay(at(8), null, at(9))).toBeCloseTo(0.92, 2);
  expect(shareOfMoonWay(at(10), null, at(9))).toBeNull();
  expect(shareOfMoonWay(at(10), null, null)).toBeNull();
});

/** Returns the lit share of the disc: limb and terminator are half ellipses, added or taken away by their turn. */
function litShare(path: string, r: number): number {
  const [, limb, width, turn] = /^M0 -\d+A\d+ \d+ 0 0 ([01]) .*A([\d.]+) \d+ 0 0 ([01])/.exec(path) ?? [];
  const half = 0.5 * (Number(width) / r);
  return 0.5 + (limb === turn ? half : -half);
}

test.each([
  [30, 0.067, 'right'],
  [90, 0.5, 'right'],
  [150, 0.933, 'right'],
  [210, 0.933, 'left'],
  [270, 0.5, 'left'],
  [330, 0.067, 'left'],
])('at %i degrees from the sun, %f of the moon is lit, on the %s', (elongation, share, side) => {
  const path = litMoon(elongation, 10);
  expect(litShare(path, 10)).toBeCloseTo(share, 2);
  // The limb goes down on the lit side.
  expect(path.startsWith(`M0 -10A10 10 0 0 ${side === 'right' ? 1 : 0} 0 10`)).toBe(true);
});
