/** One glyph of a shaped text, as fontkit describes it: what we read of it. */
interface Glyph {
  id: number;
  codePoints: number[];
}

/** A shaped text: glyphs, and where each stands, in font units. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: object[];
}

/** What we use of a font opened by fontkit. */
export interface ShapingFont {
  layout(text: string, features?: string[], script?: string, language?: string, direction?: string): GlyphRun;
}

/** Words kept for one font; a language's reports use a few thousand different ones. */
const MOST_WORDS = 20_000;

/** Characters that no font of a document had, since the process began; a document with one shows a box there. */
const missing = new Set<string>();

/** The characters that were asked for and that no font has. Empty when every document came out whole. */
export function missingCharacters(): readonly string[] {
  return [...missing];
}

function noteMissing({ glyphs }: GlyphRun): void {
  for (const { id, codePoints } of glyphs) if (id === 0) missing.add(String.fromCodePoint(...codePoints));
}

/** What is read for every glyph, looked up in the font's tables once instead. */
function holdMeasures(font: ShapingFont): void {
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
 * Lets `font` shape each word once and remember it. Shaping Devanagari takes most of the time of a Hindi document, and
 * its words repeat within a report and from report to report. No font of ours kerns across a space.
 */
export function rememberWords(font: ShapingFont): void {
  holdMeasures(font);
  const shape = font.layout.bind(font);
  const kept = new Map<string, GlyphRun>();

  function shapeWord(word: string, features: string[] | undefined, key: string, rest: Rest): GlyphRun {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_WORDS) kept.clear();
    const run = shape(word, features, ...rest);
    noteMissing(run);
    kept.set(key, run);
    return run;
  }

  font.layout = (text, features, ...rest) => {
    const wanted = JSON.stringify(features ?? []);
    const runs = text.split(/( )/).flatMap((word) => {
      return word === '' ? [] : [shapeWord(word, features, `${wanted}${word}`, rest)];
    });
    return {
      glyphs: runs.flatMap((run) => run.glyphs),
      // The library scales positions in place, so everybody gets their own.
      positions: runs.flatMap((run) => run.positions.map((position) => ({ ...position }))),
    };
  };
}

type Rest = [script?: string, language?: string, direction?: string];
