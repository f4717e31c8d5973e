import { describe, expect, it } from 'vitest';
import type { Point } from '../svg/geometry.ts';
import { allElements, parseXml } from '../testing/xml.ts';
import { brandMark } from './brand-mark.ts';
import { devanagariNumber } from './devanagari-digits.ts';
import { lotus } from './lotus.ts';
import { lotusPetals, petalReach } from './rings.ts';
import { bhupuraCorners, cornersOf, SRI_TRIANGLES, sriYantraPath } from './sri-yantra.ts';
import { thaliPlate } from './thali.ts';
import { ZODIAC_SIGNS, zodiacPath } from './zodiac.ts';

interface Side {
  triangle: number;
  from: Point;
  to: Point;
}

const SIDES: readonly Side[] = SRI_TRIANGLES.flatMap((shape, triangle) => {
  const [left, right, apex] = cornersOf(shape);
  return [
    { triangle, from: left, to: right },
    { triangle, from: right, to: apex },
    { triangle, from: apex, to: left },
  ];
});

/** Where two sides cross or touch, if they do. */
function crossing(a: Side, b: Side): Point | undefined {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const determinant = ax * by - ay * bx;
  if (Math.abs(determinant) < 1e-9) return undefined;
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const alongA = (dx * by - dy * bx) / determinant;
  const alongB = (dx * ay - dy * ax) / determinant;
  const isOnBoth = [alongA, alongB].every((share) => share > -0.001 && share < 1.001);
  return isOnBoth ? [a.from[0] + ax * alongA, a.from[1] + ay * alongA] : undefined;
}

interface Junction {
  places: Point[];
  sides: Set<Side>;
}

/** Crossings gathered where they lie within a hundredth of each other: far wider than any solved point scatters. */
function junctions(): Junction[] {
  const found: Junction[] = [];
  SIDES.forEach((a, i) => {
    for (const b of SIDES.slice(i + 1)) {
      const place = crossing(a, b);
      if (!place) continue;
      const near = found.find(({ places: [first] }) => first && distance(first, place) < 0.01);
      if (near) {
        near.places.push(place);
        near.sides.add(a).add(b);
      } else found.push({ places: [place], sides: new Set([a, b]) });
    }
  });
  return found;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

describe('Sri Yantra', () => {
  const triple = junctions().filter(({ sides }) => sides.size > 2);

  it('has its lines meet in a point wherever three come together, to within rounding', () => {
    for (const { places } of triple) {
      const scatter = Math.max(...places.flatMap((a) => places.map((b) => distance(a, b))));
      // the corners are given to five decimals
      expect(scatter).toBeLessThan(3e-5);
    }
  });

  it('has the twenty points where three triangles meet, mirrored left and right', () => {
    const marmas = triple.filter(({ sides }) => new Set([...sides].map((side) => side.triangle)).size > 2);
    expect(marmas).toHaveLength(20);
    const places = marmas.map(({ places: [first] }): Point => first ?? [0, 0]);
    for (const [x, y] of places) {
      expect(places.some((other) => distance(other, [-x, y]) < 1e-4)).toBe(true);
    }
  });

  it('has four triangles that point up and five that point down, the two largest touching the circle', () => {
    expect(SRI_TRIANGLES.filter(({ apex, base }) => apex > base)).toHaveLength(4);
    const onCircle = SRI_TRIANGLES.filter(
      ({ base, halfWidth, apex }) => Math.abs(Math.hypot(base, halfWidth) - 1) < 1e-4 && Math.abs(apex) === 1,
    );
    expect(onCircle).toHaveLength(2);
  });

  it('reaches as far as it says', () => {
    const numbers = (sriYantraPath().match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...numbers)).toBeCloseTo(2.36, 6);
    expect(Math.min(...numbers)).toBeCloseTo(-2.36, 6);
  });
});

describe('the walls and gates of a yantra', () => {
  const lines = [0, 0.05, 0.1].map(bhupuraCorners);
  const edgesOf = (corners: readonly Point[]): [Point, Point][] =>
    corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]);

  /** Distance between two edges that are level or upright, 0 if they cross. */
  function gap([a, b]: [Point, Point], [c, d]: [Point, Point]): number {
    const apart = (axis: 0 | 1): number =>
      Math.max(
        Math.min(a[axis], b[axis]) - Math.max(c[axis], d[axis]),
        Math.min(c[axis], d[axis]) - Math.max(a[axis], b[axis]),
        0,
      );
    return Math.hypot(apart(0), apart(1));
  }

  it('are three closed lines of level and upright edges, alike on all four sides', () => {
    for (const corners of lines) {
      for (const [from, to] of edgesOf(corners)) {
        expect(from[0] === to[0] || from[1] === to[1]).toBe(true);
      }
      for (const [x, y] of corners) {
        for (const [alikeX, alikeY] of [
          [-x, y],
          [x, -y],
          [y, x],
        ] as const) {
          expect(corners.some((other) => distance(other, [alikeX, alikeY]) < 1e-9)).toBe(true);
        }
      }
    }
  });

  it('nest: no line touches another, and neighbours keep one distance all along', () => {
    for (const [inner, outer] of [lines.slice(0, 2), lines.slice(1)]) {
      for (const edge of edgesOf(outer ?? [])) {
        const gaps = edgesOf(inner ?? []).map((other) => gap(edge, other));
        expect(Math.min(...gaps)).toBeCloseTo(0.05, 9);
      }
    }
  });

  it('cross nowhere: a line keeps its distance from itself at each gate', () => {
    for (const corners of lines) {
      const edges = edgesOf(corners);
      edges.forEach((edge, i) => {
        const strangers = edges.filter(
          (_, k) => ![i - 1, i, i + 1].some((n) => (n + edges.length) % edges.length === k),
        );
        expect(Math.min(...strangers.map((other) => gap(edge, other)))).toBeGreaterThan(0.04);
      });
    }
  });
});

describe('lotus petals', () => {
  it('stand in a closed ring: each petal begins where the last one ended', () => {
    for (const ringCount of [8, 16, 24, 36]) {
      const petals = lotusPetals({ count: ringCount, inner: 0.5, outer: 1 }).split('M').slice(1);
      expect(petals).toHaveLength(ringCount);
      const ends = petals.map((petal) => {
        const numbers = petal.match(/-?[\d.]+/g) ?? [];
        return { start: numbers.slice(0, 2).map(Number), end: numbers.slice(-2).map(Number) };
      });
      ends.forEach(({ end }, i) => {
        const next = ends[(i + 1) % ringCount]?.start ?? [];
        expect(end[0]).toBeCloseTo(next[0] ?? Number.NaN, 3);
        expect(end[1]).toBeCloseTo(next[1] ?? Number.NaN, 3);
      });
    }
  });
});

describe('inline marks', () => {
  it('draw all twelve signs, each its own', () => {
    expect(new Set(ZODIAC_SIGNS.map(zodiacPath)).size).toBe(12);
  });

  it('make the brand mark of nine stones with one in the middle', () => {
    const squares = allElements(parseXml(brandMark())).filter((element) => element.name === 'rect');
    expect(squares.map((square) => square.attributes.class)).toEqual([
      ...['mk', 'mk', 'mk', 'mk'],
      'mk-c',
      ...['mk', 'mk', 'mk', 'mk'],
    ]);
  });

  it('draw a thali whose ids carry its prefix', () => {
    const ids = allElements(parseXml(thaliPlate('home'))).flatMap((element) => element.attributes.id ?? []);
    expect(ids).toEqual(['home-0', 'home-1', 'home-2']);
  });
});

describe('a lotus of points', () => {
  const ring = { count: 8, inner: 56, outer: 99 };

  it('has a petal a number and a leaf a point, and no leaf leaves its petal', () => {
    const petals = lotus([1, 2, 3, 4, 5, 6, 7, 8], ring);
    expect(petals.map(({ leaves }) => leaves.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [i, { leaves }] of petals.entries())
      for (const { at, path } of leaves) {
        const beside = ((at - i * 45) * Math.PI) / 180;
        expect(Math.abs(beside)).toBeLessThan(Math.PI / 8);
        const reach = Math.max(...[...path.matchAll(/ -([\d.]+)/g)].map(([, y]) => Number(y)));
        expect(reach).toBeLessThan(petalReach(ring, beside));
        expect(reach).toBeGreaterThan(ring.inner);
      }
    expect(petals[2]?.middle.map(Math.round)).toEqual([78, -0]);
    expect(() => lotus([0.5], ring)).toThrow(RangeError);
  });

  it('reaches its tip on the axis, and less the farther beside it', () => {
    const reaches = [0, 0.1, 0.2, 0.3, 0.35].map((angle) => petalReach(ring, angle));
    expect(reaches[0]).toBeCloseTo(99, 5);
    expect(reaches).toEqual(reaches.toSorted((a, b) => b - a));
    expect(petalReach(ring, -0.2)).toBe(petalReach(ring, 0.2));
  });
});

describe('Devanagari numbers', () => {
  const place = { centre: 0, baseline: 0, size: 17 };

  it('letter each digit in its own shape', () => {
    const outlines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) =>
      allElements(parseXml(devanagariNumber({ value, ...place })))
        .map(({ attributes }) => attributes.d)
        .join(''),
    );
    expect(new Set(outlines).size).toBe(10);
  });

  it('reject what they cannot letter instead of leaving a gap', () => {
    for (const value of [-1, 2.5, Number.NaN]) {
      expect(() => devanagariNumber({ value, ...place })).toThrow(RangeError);
    }
  });
});
