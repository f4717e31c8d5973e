import { describe, expect, it } from 'vitest';
import { ramp } from './colour.ts';
import { createDefs, DOWN } from './defs.ts';
import { formatNumber, polygon, shape } from './markup.ts';
import { createRandom } from './random.ts';

describe('numbers', () => {
  it.each([
    [0.5, '.5'],
    [-0.25, '-.25'],
    [10, '10'],
    [100.05, '100.05'],
    [1 / 3, '.3333'],
    [-0.00001, '0'],
    [1e-7, '0'],
  ])('%d is written as %s', (value, written) => {
    expect(formatNumber(value)).toBe(written);
    expect(Number(written)).toBeCloseTo(value, 4);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is not written', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  });
});

describe('markup', () => {
  it('spells attributes as SVG does and leaves out undefined ones', () => {
    expect(shape('path', { d: 'M0 0', strokeWidth: 0.5, fill: undefined })).toBe(
      '<path d="M0 0" stroke-width=".5"/>',
    );
  });

  it('closes polygons', () => {
    expect(
      polygon([
        [0, 0],
        [10.04, -0.5],
        [3, 4],
      ]),
    ).toBe('M0 0 10 -.5 3 4Z');
  });
});

describe('colour ramp', () => {
  it('begins and ends with its own colours and holds positions outside', () => {
    const stops = ['#000000', '#808080', '#ffffff'];
    expect([ramp(stops, 0), ramp(stops, 0.5), ramp(stops, 1)]).toEqual(['#000000', '#808080', '#ffffff']);
    expect([ramp(stops, -1), ramp(stops, 2)]).toEqual(['#000000', '#ffffff']);
  });
});

describe('definitions', () => {
  it('are kept once each, under ids of the prefix', () => {
    const defs = createDefs('x');
    const red = defs.linear(DOWN, [[0, '#f00']]);
    expect(defs.linear(DOWN, [[0, '#f00']])).toBe(red);
    expect(defs.linear(DOWN, [[0, '#00f']])).not.toBe(red);
    expect(red).toBe('url(#x-0)');
    expect(defs.markup().match(/id="/g)).toHaveLength(2);
  });
});

describe('random', () => {
  it('repeats for the same seed, differs for another, stays within 0 and 1', () => {
    const series = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 200 }, random);
    };
    expect(series(7)).toEqual(series(7));
    expect(series(7)).not.toEqual(series(8));
    expect(series(0).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
