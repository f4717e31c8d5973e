import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { cutFont } from './cut.ts';
import { hindiWords } from './hindi-words.ts';
import { openShaper } from './shaping.ts';
import { staleWrittenFonts } from './subset.ts';

const tiro = createRequire(import.meta.url).resolve(
  '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
);
const published = async () =>
  subsetFont(await readFile(tiro), null, { keepAllGlyphs: true, targetFormat: 'sfnt', noHinting: true });
const codesOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

describe('cut fonts', () => {
  it('draw a kept word as before, and a join that was not kept differently', async () => {
    const whole = await published();
    const before = openShaper(whole);
    const cut = await cutFont(whole, { glyphs: before.glyphsOf('शर्तें'), characters: codesOf('शर्तेंक्षण') });
    const after = openShaper(cut);
    expect(after.drawingOf('शर्तें')).toBe(before.drawingOf('शर्तें'));
    // The check of the build rests on this: a lost conjunct shows in the drawing.
    expect(after.drawingOf('क्षण')).not.toBe(before.drawingOf('क्षण'));
    expect(cut.length).toBeLessThan(whole.length / 4);
  });

  it('that are in the repository match what they are cut from; a build cuts them again', async () => {
    expect(await staleWrittenFonts(import.meta.dirname)).toEqual([]);
  });

  it('know the words of the messages, of the server and of the almanac', async () => {
    const words = await hindiWords(new URL('..', import.meta.url).pathname);
    for (const word of ['नवरत्न', 'स्टॉक', 'उत्तराभाद्रपद']) expect(words).toContain(word);
  });
});
