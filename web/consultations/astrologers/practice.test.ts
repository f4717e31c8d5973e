import { describe, expect, it } from 'vitest';
import { isPrice, isYears } from './practice.ts';

describe('what an astrologer types of their practice', () => {
  it.each([
    ['', true],
    ['1', true],
    ['15.50', true],
    ['10000', true],
    ['0', false],
    ['10000.01', false],
    ['12.345', false],
    ['-5', false],
    ['1e3', false],
  ])('price %j: %s', (typed, good) => expect(isPrice(typed)).toBe(good));

  it.each([
    ['', true],
    ['0', true],
    ['80', true],
    ['81', false],
    ['2.5', false],
    ['-1', false],
  ])('years %j: %s', (typed, good) => expect(isYears(typed)).toBe(good));
});
