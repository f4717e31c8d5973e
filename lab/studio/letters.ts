import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Direction, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Tiro Devanagari Hindi by the scripts that a word may have (SIL Open Font License 1.1). */
const FILES = {
  devanagari: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  latin: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2',
} as const;

/** Outlines of a line of letters as SVG, in thousandths of the letter size, y upwards, and how wide it is. */
async function outlines(line: string): Promise<{ paths: string; width: number }> {
  const script = /\p{Script=Devanagari}/u.test(line) ? 'devanagari' : 'latin';
  const published = await readFile(createRequire(import.meta.url).resolve(FILES[script]));
  const plain = await subsetFont(published, line, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  const buffer = new TextBuffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  buffer.setDirection(Direction.LTR);
  shape(font, buffer);
  let x = 0;
  const paths = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      x += xAdvance;
      return path;
    });
  const unit = 1000 / face.upem;
  return { paths: `<g transform="scale(${unit})">${paths.join('')}</g>`, width: x * unit };
}

/** Draws lines of letters, one below the other, as wide as they fit a circle from -1 to 1. */
export async function writtenLines(lines: readonly string[]): Promise<string> {
  const drawnLines = await Promise.all(lines.map(outlines));
  const widest = Math.max(...drawnLines.map(({ width }) => width));
  const size = Math.min(1.55 / widest, 0.75 / 1000);
  const step = size * 1050;
  return drawnLines
    .map(({ paths, width }, i) => {
      const [x, y] = [-(width * size) / 2, (i - (lines.length - 1) / 2) * step + size * 260];
      return `<g transform="translate(${x} ${y}) scale(${size} ${-size})" fill="#fff">${paths}</g>`;
    })
    .join('');
}
