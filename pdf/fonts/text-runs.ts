import { Font } from '@react-pdf/renderer';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from './faces.ts';

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

const stacks = new Map<string, OpenFont[]>();

function stackOf({ family, weight = 400 }: Lettering): OpenFont[] {
  const key = `${family}${weight}`;
  const known = stacks.get(key);
  if (known) return known;
  const families = family === 'text' ? TEXT_FAMILIES : DISPLAY_FAMILIES;
  const fonts = families.flatMap((fontFamily) => {
    const fontWeight = family === 'text' ? weight : 400;
    const data = Font.getFont({ fontFamily, fontWeight })?.data;
    return data ? [data as unknown as OpenFont] : [];
  });
  if (fonts.length > 0) stacks.set(key, fonts);
  return fonts;
}

const isSpace = (character: string) => character === ' ' || character === '\u00a0';

/** Splits `text` into runs, each in the first font that has its characters. Empty before the fonts are open. */
export function runsOf(text: string, lettering: Lettering): LetterRun[] {
  const fonts = stackOf(lettering);
  const parts: { font: OpenFont; text: string }[] = [];
  for (const character of text) {
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

/** Removes the characters that no font has (a name in Tamil, an emoji), so that user text never prints as boxes. */
export function printable(text: string): string {
  const fonts = [...stackOf({ family: 'text', size: 1 }), ...stackOf({ family: 'display', size: 1 })];
  const has = (character: string) =>
    fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...text.normalize('NFC')].filter(has).join('').replaceAll(/\s+/g, ' ').trim();
}
