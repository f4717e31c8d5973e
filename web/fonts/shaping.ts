import { Blob, BufferContentType, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** A font at one weight that can shape words. */
export type Shaper = {
  /**
   * Returns every glyph that appears while the word is shaped. Intermediate glyphs are needed to form the final ones.
   */
  glyphsOf: (word: string) => Set<number>;
  /**
   * Returns the shaped word: outlines, positions and advances. Equal strings mean equal drawings, whatever the glyph
   * ids.
   */
  drawingOf: (word: string) => string;
};

/** Opens an SFNT font for shaping. `weight` sets its `wght` axis if it has one. */
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
      // The library's own trace leaks: it never frees its callback, which would keep every step of every word in
      // memory.
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
