import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cutFont } from './cut.ts';
import { basicForms, hindiWords } from './hindi-words.ts';
import { openShaper } from './shaping.ts';

/** A published Devanagari font and what the interface gets of it. */
type Face = {
  name: string;
  source: string;
  /** Ends of the weight axis that are kept; none for a font of one weight. */
  weights: readonly number[];
  /** Only these words, instead of everything the interface says. */
  only?: readonly string[];
};

const faces: readonly Face[] = [
  {
    name: 'anek-devanagari-ui',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    weights: [400, 600],
  },
  {
    name: 'tiro-devanagari-ui',
    source: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    weights: [],
  },
  {
    // The language's own name stands on every English page; a whole font for one word would be 72 KB.
    name: 'hindi-name',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    weights: [400, 600],
    only: ['हिन्दी'],
  },
];

/** The heaviest an interface font may be (design.md section 3). */
const CAP_BYTES = 90_000;

/** Raise it when the method changes, so that fonts already made are made anew. */
const METHOD = '2';

/**
 * Cuts one font by shaped glyphs: every glyph the words pass through or end in, and the basic forms. Checks that every
 * word still comes out the same, and that the file is within the cap; throws otherwise.
 */
export async function cutFace(
  face: Face,
  words: readonly string[],
): Promise<{ woff2: Buffer; glyphs: number }> {
  const published = await readFile(createRequire(import.meta.url).resolve(face.source));
  const [min, max] = face.weights;
  const axes = min !== undefined && max !== undefined ? { variationAxes: { wght: { min, max } } } : {};
  const whole = await subsetFont(published, null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    ...axes,
  });

  const shaper = openShaper(whole);
  const texts = face.only ?? [...words, ...basicForms()];
  const glyphs = new Set(texts.flatMap((text) => [...shaper.glyphsOf(text)]));
  const characters = new Set(texts.flatMap((text) => [...text].map((letter) => letter.codePointAt(0) ?? 0)));
  const cut = await cutFont(whole, { glyphs, characters });
  const woff2 = await subsetFont(cut, null, { keepAllGlyphs: true, targetFormat: 'woff2' });

  const shipped = await subsetFont(woff2, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  for (const weight of face.weights.length > 0 ? face.weights : [undefined]) {
    const before = openShaper(whole, weight);
    const after = openShaper(shipped, weight);
    const changed = (face.only ?? words).filter((word) => before.drawingOf(word) !== after.drawingOf(word));
    if (changed.length > 0)
      throw new Error(`${face.name}: ${changed.length} words changed, first ${changed[0]}`);
  }
  if (woff2.length > CAP_BYTES)
    throw new Error(`${face.name} has ${woff2.length} bytes, the cap is ${CAP_BYTES}`);
  return { woff2, glyphs: glyphs.size };
}

/** Cuts the interface fonts into `dir`. Does nothing when neither the words nor the method have changed. */
export async function makeFonts(webDir: string, dir: string): Promise<void> {
  const words = await hindiWords(webDir);
  const stamp = createHash('sha256')
    .update(METHOD + words.join(' '))
    .digest('hex');
  const stampFile = join(dir, 'words.sha256');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  await mkdir(dir, { recursive: true });
  for (const face of faces) {
    const { woff2, glyphs } = await cutFace(face, words);
    await writeFile(join(dir, `${face.name}.woff2`), woff2);
    console.log(`${face.name}: ${glyphs} glyphs, ${woff2.length} bytes`);
  }
  await writeFile(stampFile, stamp);
}
