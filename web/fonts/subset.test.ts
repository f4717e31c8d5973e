import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { hindiWords } from './hindi-words.ts';
import { cutLatin, latinFaces, readPublished } from './latin.ts';
import { openShaper } from './shaping.ts';
import { staleWrittenFonts } from './subset.ts';
import { cutFont } from './subset-sfnt.ts';

const tiro = createRequire(import.meta.url).resolve(
  '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
);
const published = async () =>
  subsetFont(await readFile(tiro), null, { keepAllGlyphs: true, targetFormat: 'sfnt', noHinting: true });
const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

describe('font subsets', () => {
  it('draw a word of the subset as before, and a join outside of it differently', async () => {
    const whole = await published();
    const before = openShaper(whole);
    const cut = await cutFont(whole, { glyphs: before.glyphsOf('शर्तें'), characters: codesOf('शर्तेंक्षण') });
    const after = openShaper(cut);
    expect(after.drawingOf('शर्तें')).toBe(before.drawingOf('शर्तें'));
    // The build's check relies on this: a lost conjunct changes the drawing.
    expect(after.drawingOf('क्षण')).not.toBe(before.drawingOf('क्षण'));
    expect(cut.length).toBeLessThan(whole.length / 4);
  });

  it('in the repository match their source; a build makes them again', async () => {
    expect(await staleWrittenFonts(import.meta.dirname)).toEqual([]);
  });

  it('have the Latin letters that the style sheet promises of them', async () => {
    const sheet = await readFile(new URL('fonts.css', import.meta.url), 'utf8');
    for (const { name, text } of latinFaces) {
      const rules = sheet.split('@font-face').filter((rule) => rule.includes(`built/${name}.woff2`));
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) {
        const promised = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
          ([, from = '', to = from]) => {
            const first = Number.parseInt(from, 16);
            return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => first + i);
          },
        );
        expect(promised).toEqual([...new Set(codesOf(text))].toSorted((a, b) => a - b));
      }
    }
  });

  it('draw Latin words as published, with their kerning and ligatures', async () => {
    const whole = { keepAllGlyphs: true, targetFormat: 'sfnt', noHinting: true } as const;
    for (const face of latinFaces) {
      const words =
        face.text.length === 1 ? [face.text] : ['AVATAR', 'Tofu', 'fine flow', 'é½', '1,24,500.00'];
      // Limiting the weights rounds the outlines.
      const axes = face.weights && { variationAxes: { wght: face.weights } };
      const before = openShaper(
        await subsetFont(await readPublished(face), null, { ...whole, ...axes }),
        400,
      );
      const after = openShaper(await subsetFont(await cutLatin(face), null, whole), 400);
      for (const word of words) expect(after.drawingOf(word), face.name).toBe(before.drawingOf(word));
    }
  });

  it('contain the words of the messages, of the server and of the almanac', async () => {
    const words = await hindiWords(new URL('..', import.meta.url).pathname);
    for (const word of ['नवरत्न', 'स्टॉक', 'उत्तराभाद्रपद']) expect(words).toContain(word);
  });
});
