import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { THINGS } from './emblem.ts';
import { CUTS, isBrilliant } from './gem/cuts.ts';
import { drawEmblem, type Emblem } from './index.ts';
import { STONES } from './materials/stones.ts';
import { allElements, parseXml } from './testing/xml.ts';

/** One emblem of each kind. */
const KINDS: readonly Emblem[] = [
  ...THINGS.map((kind): Emblem => ({ kind })),
  { kind: 'gem', stone: 'ruby', cut: 'cushion' },
  { kind: 'diya' },
];

/** Every thing and lamp, and every stone in every cut. */
const EVERYTHING: readonly Emblem[] = [
  ...KINDS,
  { kind: 'diya', unlit: true },
  { kind: 'diya', metal: 'brass' },
  ...STONES.flatMap((stone) => CUTS.map((cut): Emblem => ({ kind: 'gem', stone, cut }))),
  ...CUTS.map((cut): Emblem => ({ kind: 'gem', stone: 'diamond', cut, detail: 2, tilt: -18 })),
];

/** Each of them drawn once for all tests: a stone takes some milliseconds to trace. */
const DRAWN = EVERYTHING.map((emblem) => ({
  name: JSON.stringify(emblem),
  emblem,
  svg: drawEmblem(emblem, { idPrefix: 'p' }),
}));

describe('every emblem', () => {
  it('is one well-formed SVG in a 200 box, hidden from screen readers, with finite numbers and references that lead somewhere', () => {
    for (const { name, svg } of DRAWN) {
      const root = parseXml(svg);
      expect(root.name).toBe('svg');
      expect(root.attributes).toMatchObject({
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 200 200',
        'aria-hidden': 'true',
      });
      expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity|e-\d/);
      const ids = allElements(root).flatMap((element) => element.attributes.id ?? []);
      expect(new Set(ids).size, name).toBe(ids.length);
      const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, url, href]) => url ?? href,
      );
      expect(new Set(references), name).toEqual(new Set(ids));
    }
  });

  it('needs nothing from outside: no script, no font, no other file', () => {
    for (const { name, svg } of DRAWN) {
      expect(svg, name).not.toMatch(/<script|<style|<text|<image|font-|href="[^#]/);
    }
  });

  it('has the same bytes each time, whatever was drawn before', () => {
    const first = KINDS.map((emblem) => drawEmblem(emblem, { idPrefix: 'p' }));
    const backwards = KINDS.toReversed().map((emblem) => drawEmblem(emblem, { idPrefix: 'p' }));
    expect(backwards.toReversed()).toEqual(first);
  });

  it('differs from every other', () => {
    expect(new Set(DRAWN.map(({ svg }) => svg)).size).toBe(new Set(DRAWN.map(({ name }) => name)).size);
  });

  it('shares no id with one of another prefix', () => {
    const idsOf = (idPrefix: string): string[] =>
      KINDS.flatMap((emblem) => allElements(parseXml(drawEmblem(emblem, { idPrefix })))).flatMap(
        (element) => element.attributes.id ?? [],
      );
    const others = new Set(idsOf('gem-1'));
    expect(idsOf('gem').filter((id) => others.has(id))).toEqual([]);
  });
});

describe('options', () => {
  const gem: Emblem = { kind: 'gem', stone: 'ruby', cut: 'round' };

  it('rejects a prefix that could break out of an id', () => {
    for (const idPrefix of ['', '1a', 'a b', 'a"', 'a)', '<']) {
      expect(() => drawEmblem(gem, { idPrefix })).toThrow(RangeError);
    }
  });

  it('grows the box by the margin on every side', () => {
    const { viewBox } = parseXml(drawEmblem(gem, { idPrefix: 'p', margin: 22 })).attributes;
    expect(viewBox).toBe('-22 -22 244 244');
  });

  it('refuses to write a number that is none', () => {
    expect(() => drawEmblem(gem, { idPrefix: 'p', margin: Number.NaN })).toThrow(RangeError);
  });
});

describe('size on the wire', () => {
  const KB = 1024;

  it('is about 4 KB for a brilliant, 3 for a step cut, 1 for a cabochon, in every stone', () => {
    for (const { name, emblem, svg } of DRAWN) {
      if (emblem.kind !== 'gem' || emblem.detail === 2) continue;
      const { cut } = emblem;
      const isSmooth = cut === 'cabochon' || cut === 'pearl';
      const limit = isSmooth ? KB : (isBrilliant(cut) ? 4.2 : 3) * KB;
      expect(gzipSync(svg).length, name).toBeLessThan(limit);
    }
  });

  it.each([
    ['bell', 6],
    ['combo', 13],
    ['rudraksha', 8],
    ['sriYantra', 2],
    ['mala', 2],
  ] as const)('is at most that of the design for %s: %d KB', (kind, limit) => {
    expect(gzipSync(drawEmblem({ kind }, { idPrefix: 'p' })).length).toBeLessThan(limit * KB);
  });
});
