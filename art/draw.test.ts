import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isBrilliant } from './gem/cuts.ts';
import { CUTS, drawSvg, EXAMPLES, KINDS, METALS, MUKHI, type Picture, STONES } from './index.ts';
import { allElements, parseXml } from './testing/xml.ts';

/** The pictures of a shop full of goods: every kind, and every stone, cut, metal and number of faces. */
const EVERYTHING: readonly Picture[] = [
  ...KINDS.map((kind) => EXAMPLES[kind]),
  ...STONES.flatMap((stone) => CUTS.map((cut): Picture => ({ kind: 'gem', stone, cut }))),
  ...CUTS.flatMap((cut): Picture[] => [
    { kind: 'ring', stone: 'diamond', cut, metal: 'silver' },
    { kind: 'pendant', stone: 'catseye', cut, metal: 'copper' },
    { kind: 'gem', stone: 'diamond', cut, detail: 2, tilt: -18, seed: 3 },
  ]),
  ...METALS.flatMap((metal): Picture[] => [
    { kind: 'sriYantra', metal },
    { kind: 'gridYantra', metal, rows: [[1], [2, 3], [405]] },
    { kind: 'diya', metal, unlit: true },
    { kind: 'bell', metal },
    { kind: 'turtle', metal },
    { kind: 'kavach', metal, stone: 'neelam' },
  ]),
  ...MUKHI.flatMap((mukhi): Picture[] => [
    { kind: 'rudraksha', mukhi },
    { kind: 'rudrakshaPendant', mukhi, metal: 'gold' },
    { kind: 'combo', mukhi, stone: 'diamond', bead: 'onyx' },
  ]),
  ...STONES.flatMap((stone): Picture[] => [
    { kind: 'mala', stone, tassel: '#123456', beads: 27 },
    { kind: 'bracelet', stone, alt: 'pearl', charm: true, metal: 'copper' },
    { kind: 'pyramid', stone },
  ]),
];

/** Each of them drawn once for all tests: a stone takes some milliseconds to trace. */
const DRAWN = EVERYTHING.map((picture) => ({
  name: JSON.stringify(picture),
  picture,
  svg: drawSvg(picture, { idPrefix: 'p' }),
}));

describe('every picture', () => {
  it('is one well-formed SVG in a 200 box, with finite numbers and references that lead somewhere', () => {
    for (const { name, svg } of DRAWN) {
      const root = parseXml(svg);
      expect(root.name).toBe('svg');
      expect(root.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 200 200' });
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
    const first = KINDS.map((kind) => drawSvg(EXAMPLES[kind], { idPrefix: 'p' }));
    const backwards = KINDS.toReversed().map((kind) => drawSvg(EXAMPLES[kind], { idPrefix: 'p' }));
    expect(backwards.toReversed()).toEqual(first);
  });

  it('differs from every other', () => {
    const unlike = DRAWN.filter(({ picture }) => picture.kind === 'gem');
    expect(new Set(unlike.map(({ svg }) => svg)).size).toBe(new Set(unlike.map(({ name }) => name)).size);
  });

  it('shares no id with a picture of another prefix', () => {
    const idsOf = (idPrefix: string): string[] =>
      KINDS.flatMap((kind) => allElements(parseXml(drawSvg(EXAMPLES[kind], { idPrefix })))).flatMap(
        (element) => element.attributes.id ?? [],
      );
    const others = new Set(idsOf('gem-1'));
    expect(idsOf('gem').filter((id) => others.has(id))).toEqual([]);
  });
});

describe('options', () => {
  const gem: Picture = { kind: 'gem', stone: 'ruby', cut: 'round' };

  it('rejects a prefix that could break out of an id', () => {
    for (const idPrefix of ['', '1a', 'a b', 'a"', 'a)', '<']) {
      expect(() => drawSvg(gem, { idPrefix })).toThrow(RangeError);
    }
  });

  it('hides a picture without a label from screen readers and names one with it', () => {
    expect(parseXml(drawSvg(gem, { idPrefix: 'p' })).attributes).toMatchObject({ 'aria-hidden': 'true' });
    const named = parseXml(drawSvg(gem, { idPrefix: 'p', label: 'Ruby "Manik" <5 & up>' }));
    expect(named.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'Ruby &quot;Manik&quot; &lt;5 &amp; up&gt;',
    });
    expect(named.attributes).not.toHaveProperty('aria-hidden');
  });

  it('grows the box by the margin on every side', () => {
    const { viewBox } = parseXml(drawSvg(gem, { idPrefix: 'p', margin: 22 })).attributes;
    expect(viewBox).toBe('-22 -22 244 244');
  });

  it('refuses to write a number that is none', () => {
    expect(() => drawSvg({ kind: 'gridYantra', rows: [[Number.NaN]] }, { idPrefix: 'p' })).toThrow(
      RangeError,
    );
  });

  it('gives another stone for another seed', () => {
    expect(drawSvg({ ...gem, seed: 2 }, { idPrefix: 'p' })).not.toBe(drawSvg(gem, { idPrefix: 'p' }));
  });

  it('makes no attribute or element out of a hostile colour', () => {
    const svg = drawSvg({ kind: 'mala', tassel: '"/><script>' }, { idPrefix: 'p' });
    expect(allElements(parseXml(svg)).some((element) => element.name === 'script')).toBe(false);
  });
});

describe('size on the wire', () => {
  const KB = 1024;

  it('is about 4 KB for a brilliant, 3 for a step cut, 1 for a cabochon, in every stone', () => {
    for (const { name, picture, svg } of DRAWN) {
      if (picture.kind !== 'gem' || picture.detail === 2) continue;
      const { cut } = picture;
      const isSmooth = cut === 'cabochon' || cut === 'pearl';
      const limit = isSmooth ? KB : (isBrilliant(cut) ? 4.2 : 3) * KB;
      expect(gzipSync(svg).length, name).toBeLessThan(limit);
    }
  });

  it.each([
    ['bell', 6],
    ['turtle', 6],
    ['pyrite', 9],
    ['combo', 13],
    ['rudraksha', 8],
    ['gridYantra', 3.5],
    ['sriYantra', 2],
    ['mala', 2],
  ] as const)('is at most that of the design for %s: %d KB', (kind, limit) => {
    expect(gzipSync(drawSvg(EXAMPLES[kind], { idPrefix: 'p' })).length).toBeLessThan(limit * KB);
  });
});
