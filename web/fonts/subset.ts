import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicForms, hindiWords, syllablesOf, writtenForms } from './hindi-words.ts';
import { cutLatin, latinFaces, latinFeatures, readPublished } from './latin.ts';
import { openShaper } from './shaping.ts';
import { cutFont } from './subset-sfnt.ts';

/** A published Devanagari font and the subset made from it. */
type Face = {
  name: string;
  source: string;
  /** The ends of the weight axis to keep; empty for a font of one weight. */
  weights: readonly number[];
  /** The text that must look as published: the interface's, user text, or only these words. */
  draws: 'interface' | 'writing' | readonly string[];
};

const anek = '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2';

const faces: readonly Face[] = [
  { name: 'anek-devanagari-ui', source: anek, weights: [400, 600], draws: 'interface' },
  { name: 'tiro-devanagari-ui', source: tiro, weights: [], draws: 'interface' },
  { name: 'anek-devanagari-written', source: anek, weights: [400, 600], draws: 'writing' },
  { name: 'tiro-devanagari-written', source: tiro, weights: [], draws: 'writing' },
  {
    // The word "हिंदी" is on every English page. A whole font for one word would be 72 KB.
    name: 'hindi-name',
    source: anek,
    weights: [400, 600],
    draws: ['हिंदी'],
  },
];

/**
 * Maximum sizes. The interface font's is set by the design; the one for user text by its actual size (258 KB as
 * published).
 */
const CAP_BYTES = { interface: 90_000, writing: 160_000 };

/** Raise it when the method changes, so that existing subsets are made again. */
const METHOD = '4';

const wordsOf = ({ draws }: Face, words: readonly string[]): readonly string[] =>
  draws === 'interface' ? words : draws === 'writing' ? writtenForms() : draws;

/**
 * Subsets one font by shaped glyphs: every intermediate and final glyph of the words, and the basic forms. Throws if
 * a word is shaped differently afterwards, or if the file exceeds its cap.
 */
export async function cutFace(
  face: Face,
  words: readonly string[],
): Promise<{ woff2: Buffer; glyphs: number }> {
  const published = await readPublished(face);
  const [min, max] = face.weights;
  const axes = min !== undefined && max !== undefined ? { variationAxes: { wght: { min, max } } } : {};
  const whole = await subsetFont(published, null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    ...axes,
  });

  const shaper = openShaper(whole);
  const { draws } = face;
  const required = wordsOf(face, words);
  const texts = typeof draws === 'string' ? [...required, ...basicForms()] : required;
  const glyphs = new Set([...syllablesOf(texts)].flatMap((syllable) => [...shaper.glyphsOf(syllable)]));
  const characters = new Set(texts.flatMap((text) => [...text].map((letter) => letter.codePointAt(0) ?? 0)));
  const cut = await cutFont(whole, { glyphs, characters });
  const woff2 = await subsetFont(cut, null, { keepAllGlyphs: true, targetFormat: 'woff2' });

  const shipped = await subsetFont(woff2, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  // Glyph mapping depends neither on the weight nor on the form. There are ten thousand forms of user text, so every
  // tenth is checked.
  const checked = draws === 'writing' ? required.filter((_, i) => i % 10 === 0) : required;
  for (const weight of face.weights.length > 0 ? face.weights : [undefined]) {
    const before = openShaper(whole, weight);
    const after = openShaper(shipped, weight);
    const changed = checked.filter((word) => before.drawingOf(word) !== after.drawingOf(word));
    if (changed.length > 0)
      throw new Error(`${face.name}: ${changed.length} words changed, first ${changed[0]}`);
  }
  const cap = CAP_BYTES[draws === 'writing' ? draws : 'interface'];
  if (woff2.length > cap) throw new Error(`${face.name} has ${woff2.length} bytes, the cap is ${cap}`);
  return { woff2, glyphs: glyphs.size };
}

/** Returns a hash of everything a subset is made from: the method, the published font and the text. */
async function stampOf(face: { source: string }, text: string): Promise<string> {
  const published = await readPublished(face);
  return createHash('sha256').update(METHOD).update(published).update(text).digest('hex');
}

/**
 * Returns the folder of a face. Fonts for user text are in the repository: they do not depend on the interface's
 * words, and would add fifteen seconds to the first start. Every build makes the others.
 */
const folderOf = (fontsDir: string, { draws }: Face): string =>
  join(fontsDir, draws === 'writing' ? 'written' : 'built');

/** Makes every subset whose words, source or method have changed, and writes it with its stamp. */
export async function makeFonts(webDir: string): Promise<void> {
  const words = await hindiWords(webDir);
  const fontsDir = join(webDir, 'fonts');
  const devanagari = faces.map((face) => ({
    name: face.name,
    folder: folderOf(fontsDir, face),
    stamp: () => stampOf(face, wordsOf(face, words).join(' ')),
    cut: async () => (await cutFace(face, words)).woff2,
  }));
  const latin = latinFaces.map((face) => ({
    name: face.name,
    folder: join(fontsDir, 'built'),
    stamp: () => stampOf(face, [face.text, ...latinFeatures].join(' ')),
    cut: () => cutLatin(face),
  }));
  for (const { name, folder, stamp: stampOfFont, cut } of [...latin, ...devanagari]) {
    const stampFile = join(folder, `${name}.sha256`);
    const stamp = await stampOfFont();
    if ((await readFile(stampFile, 'utf8').catch(() => '')).trim() === stamp) continue;
    await mkdir(folder, { recursive: true });
    const woff2 = await cut();
    await writeFile(join(folder, `${name}.woff2`), woff2);
    console.log(`${name}: ${woff2.length} bytes`);
    await writeFile(stampFile, `${stamp}\n`);
  }
}

/** Returns the names of the fonts in the repository that no longer match their source. */
export async function staleWrittenFonts(fontsDir: string): Promise<string[]> {
  const written = faces.filter(({ draws }) => draws === 'writing');
  const stamps = await Promise.all(
    written.map(async (face) => {
      const path = join(folderOf(fontsDir, face), `${face.name}.sha256`);
      return (
        (await readFile(path, 'utf8').catch(() => '')).trim() ===
        (await stampOf(face, wordsOf(face, []).join(' ')))
      );
    }),
  );
  return written.filter((_, i) => !stamps[i]).map(({ name }) => name);
}
