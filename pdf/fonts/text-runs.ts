import { Font } from '@react-pdf/renderer';
import { printedScripts, scriptOfLetter } from '#contract/core/scripts.ts';
import { DISPLAY_FAMILIES, FACES, familiesOf, TEXT_FAMILIES } from './faces.ts';

/** The parts of an opened font that drawing by hand needs. */
export interface OpenFont {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: string[]): { positions: { xAdvance: number }[] };
}

/** Font settings of a text. */
export interface Lettering {
  /** `text` is Anek, `display` is Tiro (one weight). */
  family: 'text' | 'display';
  /** In points. */
  size: number;
  weight?: 400 | 600;
}

/** A run of text in one font, with its width in points. */
export interface LetterRun {
  font: OpenFont;
  text: string;
  width: number;
}

/** Tabular figures, so that columns of numbers line up. */
export const FEATURES = ['tnum'];

/** A part of a text in one script. */
interface ScriptRun {
  /** Null before the first letter, and for Latin. */
  script: string | null;
  text: string;
}

/** Splits a text where the script changes. Figures and signs stay with the letters before them. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const letter = scriptOfLetter(character);
    const script = letter ? (letter.script === 'Latin' ? null : letter.script) : (last?.script ?? null);
    if (last && last.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

/** Returns the scripts of a text beside those of our own words, whose faces are always open. */
export function scriptsIn(text: string): string[] {
  const others = printedScripts.filter(({ script }) => FACES.some((face) => face.script === script));
  return others.filter(({ letter }) => letter.test(text)).map(({ script }) => script);
}

const stacks = new Map<string, OpenFont[]>();

function stackOf({ family, weight = 400 }: Lettering, script: string | null): OpenFont[] {
  const key = `${family} ${weight} ${script}`;
  const known = stacks.get(key);
  if (known) return known;
  const families = familiesOf(script, family === 'text' ? TEXT_FAMILIES : DISPLAY_FAMILIES);
  const fonts = families.flatMap((fontFamily) => {
    const fontWeight = family === 'text' ? weight : 400;
    const data = Font.getFont({ fontFamily, fontWeight })?.data;
    return data ? [data as unknown as OpenFont] : [];
  });
  if (fonts.length === families.length) stacks.set(key, fonts);
  return fonts;
}

const isSpace = (character: string) => character === ' ' || character === '\u00a0';

/** Splits `text` into runs, each in the first font that has its characters. Empty before the fonts are open. */
export function runsOf(text: string, lettering: Lettering): LetterRun[] {
  const parts: { font: OpenFont; text: string }[] = [];
  for (const run of scriptRuns(text)) {
    const fonts = stackOf(lettering, run.script);
    for (const character of run.text) {
      const point = character.codePointAt(0) ?? 0;
      const last = parts.at(-1);
      if (last && isSpace(character)) {
        last.text += character;
        continue;
      }
      const font = fonts.find((one) => one.hasGlyphForCodePoint(point));
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else parts.push({ font, text: character });
    }
  }
  return parts.map((part) => {
    const { positions } = part.font.layout(part.text, FEATURES);
    const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { ...part, width: (advance * lettering.size) / part.font.unitsPerEm };
  });
}

/** Returns the width of `text` in points. */
export function widthOf(text: string, lettering: Lettering): number {
  return runsOf(text, lettering).reduce((sum, { width }) => sum + width, 0);
}

/** Cuts text to `width` points with an ellipsis. */
export function shorten(text: string, width: number, lettering: Lettering): string {
  if (widthOf(text, lettering) <= width) return text;
  const graphemes = [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 1 && widthOf(`${graphemes.join('')}…`, lettering) > width) graphemes.pop();
  return `${graphemes.join('').trimEnd()}…`;
}

/** Letters of two parts, around the letter that they are spoken after: the parts are what a reader finds and copies. */
const inParts = /[\u0980-\u0d7f]+/g;

/**
 * Removes the characters that no open font has (an emoji, a mark of direction), so that user text never prints as
 * boxes.
 */
export function printable(text: string): string {
  const has = ({ script, text: run }: ScriptRun) => {
    const fonts = [
      ...stackOf({ family: 'text', size: 1 }, script),
      ...stackOf({ family: 'display', size: 1 }, script),
    ];
    return [...run].filter((one) => fonts.some((font) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)));
  };
  const plain = text
    .normalize('NFC')
    .replaceAll('\u200b', '')
    .replaceAll(inParts, (letters) => letters.normalize('NFD'));
  return scriptRuns(plain).flatMap(has).join('').replaceAll(/\s+/g, ' ').trim();
}
