import { Blob, Face, Font, shape, shapeWithTrace, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** A font that words can be shaped with, at one weight. */
export type Shaper = {
  /** Every glyph that appears while the word is shaped, the passing ones too: without them the last could not form. */
  glyphsOf: (word: string) => Set<number>;
  /** How the word comes out: outlines, places and advances. Equal texts mean equal drawings, whatever the glyph numbers. */
  drawingOf: (word: string) => string;
};

/** Opens an SFNT font for shaping; `weight` sets its `wght` axis if it has one. */
export function openShaper(sfnt: Uint8Array, weight?: number): Shaper {
  const font = new Font(new Face(new Blob(sfnt)));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, known);
    return known;
  };
  const fill = (word: string) => {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    return buffer;
  };
  return {
    glyphsOf(word) {
      const glyphs = new Set<number>();
      for (const step of shapeWithTrace(font, fill(word), [], 0, 0)) {
        if (!step.glyphs) continue;
        for (const item of step.t as { g?: number }[]) if (item.g !== undefined) glyphs.add(item.g);
      }
      return glyphs;
    },
    drawingOf(word) {
      const buffer = fill(word);
      shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map((glyph) => `${outlineOf(glyph.codepoint)}@${glyph.xOffset},${glyph.yOffset},${glyph.xAdvance}`)
        .join('|');
    },
  };
}
