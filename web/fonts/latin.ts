import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A published Latin font and the subset of it that every page needs at once. */
export type LatinFace = {
  name: string;
  source: string;
  /** Ends of the weight axis to keep; none for a font of one weight. */
  weights?: { min: number; max: number };
  /** The characters of the subset. `fonts.css` names the same ones in `unicode-range`. */
  text: string;
};

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII, and the signs that the interface uses: no-break space, ° · ½ × é, dashes, quotes, ellipsis, minus. */
const BASIC = `${range(0x20, 0x7e)}\u00A0\u00B0\u00B7\u00BD\u00D7\u00E9\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2212`;

const anek = '@fontsource-variable/anek-latin/files/anek-latin';
const weights = { min: 400, max: 700 };

/**
 * The features of a font that the interface uses: kerning, ligatures, composed and local letters, what a weight replaces,
 * and digits of one width or height. Fractions and their small digits would be another tenth.
 */
export const latinFeatures: readonly string[] = ['kern', 'liga', 'ccmp', 'locl', 'rvrn', 'tnum', 'lnum'];

/**
 * The fonts that an English page preloads: 37 KB instead of the 108 KB of the published files. Other Latin letters
 * come from the published files, when a page has one.
 */
export const latinFaces: readonly LatinFace[] = [
  { name: 'anek-latin-basic', source: `${anek}-latin-wght-normal.woff2`, weights, text: BASIC },
  { name: 'anek-rupee', source: `${anek}-latin-ext-wght-normal.woff2`, weights, text: '₹' },
  {
    name: 'tiro-latin-basic',
    source: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
    text: BASIC,
  },
];

/** Returns the published font of a face, as WOFF2. */
export const readPublished = ({ source }: { source: string }): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(source));

/** Returns the subset of a face, as WOFF2. */
export async function cutLatin(face: LatinFace): Promise<Buffer> {
  return subsetFont(await readPublished(face), face.text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: latinFeatures,
    ...(face.weights && { variationAxes: { wght: face.weights } }),
  });
}
