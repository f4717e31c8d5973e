import { Blob, Direction, Face, Feature, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';

/** A glyph as the PDF library reads it. `codePoints`: what a reader copies for it. */
interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

/** The position of a glyph, in font units. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Shaped text: glyphs and their positions, in font units. */
interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
}

/** The part of a fontkit font that is used here. */
export interface ShapingFont {
  layout(text: string, features?: string[]): GlyphRun;
  getGlyph(id: number): { advanceWidth: number };
  glyphForCodePoint(codePoint: number): { id: number };
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

/** Splits characters before each that begins a letter of its own: viramas and joiners stay with the one before. */
function partsOf(points: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (const point of points) {
    const joins = /\u200c|\u200d|\p{M}/u.test(String.fromCodePoint(point));
    if (joins && parts.length > 0) parts.at(-1)?.push(point);
    else parts.push([point]);
  }
  return parts;
}

/**
 * Divides the characters of a cluster among its glyphs, for readers that search and copy: a glyph that stands for one
 * character has it, the others share the rest in order.
 */
function divide(font: ShapingFont, points: readonly number[], ids: readonly number[]): number[][] {
  const rest = [...points];
  const shares = ids.map((id) => {
    const at = rest.findIndex((point) => font.glyphForCodePoint(point).id === id);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  const open = shares.filter((share) => share.length === 0);
  const takers = open.length > 0 ? open : shares.slice(-1);
  partsOf(rest).forEach((part, i) => void takers[Math.min(i, takers.length - 1)]?.push(...part));
  return shares;
}

/** Returns positions with each move of a glyph to the side in the advances, the only figures that the library keeps whole. */
function movesAsAdvances(positions: readonly Position[]): Position[] {
  return positions.map((position, i) => {
    const before = i === 0 ? 0 : position.xOffset;
    const next = positions[i + 1]?.xOffset ?? 0;
    return {
      ...position,
      xOffset: position.xOffset - before,
      xAdvance: position.xAdvance - before + next,
    };
  });
}

/** Returns a function that shapes words with HarfBuzz. The font's own library has rules for few scripts of India. */
function shaperOf(font: ShapingFont, bytes: Uint8Array): (word: string, features: string[]) => GlyphRun {
  const shaped = new Font(new Face(new Blob(bytes)));
  const buffer = new TextBuffer();
  return (word, features) => {
    buffer.reset();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setDirection(Direction.LTR);
    shape(
      shaped,
      buffer,
      features.flatMap((one) => Feature.fromString(one) ?? []),
    );
    const infos = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const codePoints = starts.flatMap((start, i) => {
      const characters = [...word.slice(start, starts[i + 1])].map((one) => one.codePointAt(0) ?? 0);
      const ids = infos.filter(({ cluster }) => cluster === start).map(({ codepoint }) => codepoint);
      return divide(font, characters, ids);
    });
    return {
      glyphs: infos.map(({ codepoint: id }, i) => ({
        id,
        codePoints: codePoints[i] ?? [],
        advanceWidth: font.getGlyph(id).advanceWidth,
      })),
      positions: movesAsAdvances(
        infos.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          xAdvance,
          yAdvance,
          xOffset,
          yOffset,
        })),
      ),
      advanceWidth: infos.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    };
  };
}

/**
 * Lets HarfBuzz shape the text of `font`, and caches each word: words repeat within and across reports. None of our
 * fonts kerns across a space.
 */
export function shapeWords(font: ShapingFont, bytes: Uint8Array): void {
  cacheMetrics(font);
  const shapeWord = shaperOf(font, bytes);
  const cache = new Map<string, GlyphRun>();

  function wordOf(word: string, features: string[]): GlyphRun {
    const key = JSON.stringify([features, word]);
    const known = cache.get(key);
    if (known) return known;
    if (cache.size >= MAX_WORDS) cache.clear();
    const run = shapeWord(word, features);
    noteMissing(run);
    cache.set(key, run);
    return run;
  }

  font.layout = (text, features = []) => {
    const runs = text.split(/( )/).flatMap((word) => (word === '' ? [] : [wordOf(word, features)]));
    return {
      glyphs: runs.flatMap((run) => run.glyphs),
      // The library scales positions in place, so every caller gets a copy.
      positions: runs.flatMap((run) => run.positions.map((position) => ({ ...position }))),
      advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
    };
  };
}
