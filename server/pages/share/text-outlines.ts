import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { printedScripts, scriptOfLetter } from '#contract/core/scripts.ts';

/** The display face of headings, or the text face at 600. */
export type Typeface = 'display' | 'text';

/** Text as an outline: SVG path data from the start of the base line, and its width in pixels. */
export type Outline = { path: string; width: number };

/** Converts text to outlines, so that a picture looks the same on a machine without fonts. Scripts of India are shaped. */
export type TextOutlines = {
  /** Opens the fonts of the scripts of a text. Latin and Devanagari are always open. Await it before `line` and `lines`. */
  openFor(text: string): Promise<void>;
  /** Returns a text on one line. */
  line(text: string, hand: Typeface, size: number): Outline;
  /** Breaks a text between words into lines of at most `width` pixels. A text of more than `most` lines ends in "…". */
  lines(text: string, options: { hand: Typeface; size: number; width: number; most: number }): Outline[];
};

/** The part of a published family that has a letter: "latin", "latin-ext", or the face of another script. */
type Script = string;
const always: Script[] = ['latin', 'latin-ext', 'devanagari'];
const file = (hand: Typeface, script: Script): string => {
  if (hand === 'display' && always.includes(script)) {
    return `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff2`;
  }
  const face = script === 'latin-ext' ? 'latin' : script;
  const subset = printedScripts.find((one) => one.face === script)?.subset ?? script;
  return `@fontsource-variable/anek-${face}/files/anek-${face}-${subset}-wght-normal.woff2`;
};

type OpenFont = { font: Font; perEm: number };

async function open(hand: Typeface, script: Script): Promise<OpenFont> {
  const published = await readFile(createRequire(import.meta.url).resolve(file(hand, script)));
  const sfnt = await subsetFont(published, null, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  if (hand === 'text') font.setVariations([new Variation('wght', 600)]);
  return { font, perEm: face.upem };
}

/** Returns the script whose font has a letter. Spaces and joiners belong to the letter before them. */
function scriptOf(letter: string, before: Script): Script {
  if (/[\s\u200C\u200D]/.test(letter)) return before;
  const printed = scriptOfLetter(letter);
  if (printed && printed.script !== 'Latin') return printed.face;
  if (/[\u0900-\u097F]/.test(letter)) return 'devanagari';
  return /[\u0100-\u02BA\u1E00-\u1EFF\u20A0-\u20AB\u20AD-\u20C0]/.test(letter) ? 'latin-ext' : 'latin';
}

function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = scriptOf(letter, last?.script ?? 'latin');
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

/** Moves and scales a glyph's outline from font units (y upwards) to pixels (y downwards). */
const placed = (outline: string, { x, y, scale }: { x: number; y: number; scale: number }): string => {
  let horizontal = true;
  return outline.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      horizontal = true;
      return part;
    }
    const at = horizontal ? x + Number(part) * scale : y - Number(part) * scale;
    horizontal = !horizontal;
    return at.toFixed(2);
  });
};

/** Opens the fonts. It takes a tenth of a second and a few megabytes, so call it once in a process. */
export async function openTextOutlines(): Promise<TextOutlines> {
  const opened = new Map<string, OpenFont>();
  const add = async (script: Script) => {
    for (const hand of ['display', 'text'] as const) {
      const key = `${hand} ${script}`;
      if (!opened.has(key)) opened.set(key, await open(hand, script));
    }
  };
  for (const script of always) await add(script);

  function line(text: string, hand: Typeface, size: number): Outline {
    let x = 0;
    let path = '';
    for (const run of runsOf(text)) {
      const { font, perEm } = (opened.get(`${hand} ${run.script}`) ??
        opened.get(`${hand} latin`)) as OpenFont;
      const scale = size / perEm;
      const buffer = new TextBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const at = { x: x + (glyph.xOffset ?? 0) * scale, y: -(glyph.yOffset ?? 0) * scale, scale };
        path += placed(font.glyphToPath(glyph.codepoint), at);
        x += (glyph.xAdvance ?? 0) * scale;
      }
    }
    return { path, width: x };
  }

  return {
    async openFor(text) {
      for (const { script } of runsOf(text)) await add(script);
    },
    line,
    lines(text, { hand, size, width, most }) {
      const fits = (words: string) => line(words, hand, size).width <= width;
      const rows: string[] = [];
      for (const word of text.trim().split(/\s+/)) {
        const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
        if (rows.length > 0 && fits(longer)) rows[rows.length - 1] = longer;
        else rows.push(word);
      }
      if (rows.length > most) {
        rows.length = most;
        let last = rows[most - 1] ?? '';
        while (last.includes(' ') && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(' '));
        rows[most - 1] = `${last.replace(/[,;:.।]$/, '')}…`;
      }
      return rows.map((row) => line(row, hand, size));
    },
  };
}
