/** The fields of fontkit's glyph that are used here. */
interface Glyph {
  id: number;
  codePoints: number[];
}

/** Shaped text: glyphs and their positions, in font units. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: object[];
}

/** The part of a fontkit font that is used here. */
export interface ShapingFont {
  layout(text: string, features?: string[], script?: string, language?: string, direction?: string): GlyphRun;
}

/** Maximum number of cached words per font. One language's reports use a few thousand distinct words. */
const MAX_WORDS = 20_000;

/** Characters that no font of a document had, since the process started. Such a character prints as a box. */
const missing = new Set<string>();

/** Returns the requested characters that no font has. Empty if every document is complete. */
export function missingCharacters(): readonly string[] {
  return [...missing];
}

function noteMissing({ glyphs }: GlyphRun): void {
  for (const { id, codePoints } of glyphs) if (id === 0) missing.add(String.fromCodePoint(...codePoints));
}

/** Caches the metrics that are read for every glyph, instead of reading the font's tables each time. */
function cacheMetrics(font: ShapingFont): void {
  for (const measure of [
    'unitsPerEm',
    'ascent',
    'descent',
    'lineGap',
    'capHeight',
    'xHeight',
    'bbox',
  ] as const)
    Object.defineProperty(font, measure, { value: (font as unknown as Record<string, unknown>)[measure] });
}

/**
 * Caches each word that `font` shapes. Shaping Devanagari takes most of the time of a Hindi document, and words
 * repeat within and across reports. None of our fonts kerns across a space.
 */
export function cacheWords(font: ShapingFont): void {
  cacheMetrics(font);
  const shape = font.layout.bind(font);
  const cache = new Map<string, GlyphRun>();

  function shapeWord(word: string, features: string[] | undefined, key: string, rest: Rest): GlyphRun {
    const known = cache.get(key);
    if (known) return known;
    if (cache.size >= MAX_WORDS) cache.clear();
    const run = shape(word, features, ...rest);
    noteMissing(run);
    cache.set(key, run);
    return run;
  }

  font.layout = (text, features, ...rest) => {
    const wanted = JSON.stringify(features ?? []);
    const runs = text.split(/( )/).flatMap((word) => {
      return word === '' ? [] : [shapeWord(word, features, `${wanted}${word}`, rest)];
    });
    return {
      glyphs: runs.flatMap((run) => run.glyphs),
      // The library scales positions in place, so every caller gets a copy.
      positions: runs.flatMap((run) => run.positions.map((position) => ({ ...position }))),
    };
  };
}

type Rest = [script?: string, language?: string, direction?: string];
