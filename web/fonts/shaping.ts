import { Blob, BufferContentType, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

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
      const text = fill(word);
      // The library's own trace would keep every step of every word in memory: what it calls back is never let go.
      text.setMessageFunc((step) => {
        if (step.getContentType() === BufferContentType.GLYPHS)
          for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
        return true;
      });
      shape(font, text);
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
