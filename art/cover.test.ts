import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Cover, type CoverLines, drawCover } from './index.ts';
import { allElements, parseXml } from './testing/xml.ts';

const covers: Cover[] = (['lotus', 'orbit', 'yantra'] as CoverLines[]).flatMap((lines) => [
  { lines, colour: '#8a1f4d' },
  { lines, colour: '#8a1f4d', emblem: { kind: 'gem', stone: 'ruby', cut: 'oval' } },
]);

describe('a cover', () => {
  it('is one well-formed SVG that needs nothing from outside, small enough for a list', () => {
    for (const cover of covers) {
      const svg = drawCover(cover);
      const root = parseXml(svg);
      expect(root.attributes).toMatchObject({ viewBox: '0 0 1280 800', width: '1280', height: '800' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org)|<script/);
      const ids = allElements(root).flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(gzipSync(svg).length).toBeLessThan(24_000);
    }
  });

  it('is the same whenever it is drawn, and another with another emblem', () => {
    const drawn = covers.map(drawCover);
    expect(covers.map(drawCover)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(covers.length);
  });
});
